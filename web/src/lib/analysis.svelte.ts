// An analysis by the server: its progress, then its result.

import { get, peek, post, Refusal } from "./api.ts";
import type { Analysis, AnalysisNow, PracticeMark, Problem, RecordBody, Review } from "./messages.ts";
import { troubleOf } from "./trouble.ts";

/** `over`: the game is finished, and its analysis is kept. */
export type Source = { table: string; over: boolean } | { record: RecordBody };

const AGAIN_MS = 250; // the server itself waits for a moment before it answers

export class Judging {
  state = $state<"idle" | "running" | "done">("idle");
  done = $state(0);
  plies = $state(0);
  analysis = $state.raw<Analysis | null>(null);
  /** Where the coach helped. */
  practice = $state.raw<readonly PracticeMark[]>([]);
  trouble = $state("");
  /** Why the server refused it. */
  refused = $state<Problem["error"] | null>(null);
  #closed = false;

  /** `guest`: without an identity. */
  constructor(
    readonly source: Source,
    readonly guest = false,
  ) {}

  async start(): Promise<void> {
    if (this.state !== "idle") return;
    this.state = "running";
    this.trouble = "";
    try {
      while (!this.#closed && !this.analysis) {
        const now = await this.#ask();
        this.done = now.done;
        this.plies = now.plies;
        if ("practice" in now) this.practice = now.practice;
        this.analysis = now.analysis;
        if (!now.analysis) await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
    } catch (error) {
      this.trouble = troubleOf(error);
      if (error instanceof Refusal) this.refused = error.problem.error;
    } finally {
      this.state = this.analysis ? "done" : "idle";
    }
  }

  close(): void {
    this.#closed = true;
  }

  #ask(): Promise<AnalysisNow | Review> {
    const { source } = this;
    if ("table" in source) {
      if (source.over) return (this.guest ? peek : get)<Review>(`/tables/${source.table}/review`);
      return post<AnalysisNow>(`/tables/${source.table}/analysis`);
    }
    return post<AnalysisNow>("/records/analysis", source.record);
  }
}
