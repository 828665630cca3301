// Time as the live connection uses it. Tests pass their own.

export interface Clock {
  /** Milliseconds on a clock that never jumps. */
  now(): number;
  /** Calls `then` after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, then: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export const sleep = (clock: Clock, ms: number): Promise<void> =>
  new Promise((done) => {
    clock.after(ms, done);
  });
