// Six short cues in one family: wood, coin, bell and cloth, made by the browser itself. Off until wished.

import { prefs } from "./prefs.svelte.ts";

type Cue = "draw" | "bid" | "sold" | "coins" | "turn" | "day";

/** What is heard in a moment of the scene. */
const CUES: Readonly<Record<string, Cue>> = {
  draw: "draw",
  load: "draw",
  discard: "draw",
  bid: "bid",
  price: "bid",
  sold: "sold",
  sail: "coins",
  pay: "coins",
  bonus: "coins",
  "line-up": "day",
  harbour: "day",
  turn: "turn",
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let lastDay = 0;

/** A sound that begins at once and dies away. Times in seconds, pitches in hertz. */
interface Strike {
  at?: number;
  lasts: number;
  loud: number;
}

function envelope(
  audio: AudioContext,
  out: AudioNode,
  { at = 0, lasts, loud }: Strike,
  attack: number,
): GainNode {
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(out);
  return gain;
}

/** A tone that may fall: strings of a bell, a coin, the body of a piece of wood. */
function tone(
  audio: AudioContext,
  out: AudioNode,
  pitch: number,
  strike: Strike,
  fall = 1,
  kind: OscillatorType = "sine",
): void {
  const start = audio.currentTime + (strike.at ?? 0);
  const source = audio.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(pitch * fall, start + strike.lasts);
  source.connect(envelope(audio, out, strike, 0.004));
  source.start(start);
  source.stop(start + strike.lasts + 0.02);
}

/** Filtered noise: cloth if it swells, the crack of wood if it does not. */
function rustle(audio: AudioContext, out: AudioNode, pitch: number, strike: Strike, attack: number): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const start = audio.currentTime + (strike.at ?? 0);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  source.connect(filter).connect(envelope(audio, out, strike, attack));
  source.start(start, Math.random() * 0.5);
  source.stop(start + strike.lasts + 0.02);
}

function knock(audio: AudioContext, out: AudioNode, pitch: number, loud: number, at = 0): void {
  tone(audio, out, pitch, { at, lasts: 0.12, loud }, 0.6, "triangle");
  rustle(audio, out, pitch * 5, { at, lasts: 0.035, loud: loud * 0.7 }, 0.002);
}

function bell(audio: AudioContext, out: AudioNode, pitch: number, loud: number, at = 0): void {
  // The partials of a small bell.
  for (const [part, share, lasts] of [
    [1, 1, 1.1],
    [2.01, 0.5, 0.8],
    [2.76, 0.3, 0.5],
    [5.4, 0.12, 0.25],
  ] as const)
    tone(audio, out, pitch * part, { at, lasts, loud: loud * share });
}

const PLAY: Readonly<Record<Cue, (audio: AudioContext, out: AudioNode) => void>> = {
  draw: (audio, out) => {
    rustle(audio, out, 2400, { lasts: 0.22, loud: 0.22 }, 0.08);
    knock(audio, out, 420, 0.12, 0.2);
  },
  bid: (audio, out) => knock(audio, out, 520, 0.3),
  sold: (audio, out) => {
    knock(audio, out, 190, 0.6);
    knock(audio, out, 165, 0.45, 0.14);
  },
  coins: (audio, out) => {
    for (const [pitch, at] of [
      [3100, 0],
      [3700, 0.06],
      [3350, 0.13],
    ] as const) {
      tone(audio, out, pitch, { at, lasts: 0.16, loud: 0.08 });
      tone(audio, out, pitch * 1.52, { at, lasts: 0.1, loud: 0.05 });
    }
  },
  turn: (audio, out) => {
    bell(audio, out, 660, 0.16);
    bell(audio, out, 880, 0.14, 0.14);
  },
  day: (audio, out) => {
    bell(audio, out, 330, 0.3);
    bell(audio, out, 247, 0.25, 0.45);
  },
};

/** Plays what belongs to a moment, if the reader wants sound and the moment has one. */
export function sound(moment: string): void {
  const cue = CUES[moment];
  if (!cue || !prefs.sound || document.hidden) return;
  try {
    context ??= new AudioContext();
    // The bell of the day's end rings once, though harbours are counted one after the other.
    if (cue === "day" && context.currentTime - lastDay < 10 && lastDay > 0) return;
    if (cue === "day") lastDay = context.currentTime;
    // Browsers start a context only after a click; until then it stays silent.
    void context.resume();
    const out = context.createGain();
    out.gain.value = prefs.volume;
    out.connect(context.destination);
    PLAY[cue](context, out);
  } catch {
    // A device without sound: the page works without it.
  }
}
