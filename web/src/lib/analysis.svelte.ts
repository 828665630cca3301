// An analysis by the server: its progress, then its result.

import { post } from "./api.ts";
import type { Analysis, AnalysisNow, RecordBody } from "./messages.ts";
import { troubleOf } from "./trouble.ts";

export type Source = { table: string } | { record: RecordBody };

const AGAIN_MS = 250; // the server itself waits for a moment before it answers

export class Judging {
  state = $state<"idle" | "running" | "done">("idle");
  done = $state(0);
  plies = $state(0);
  analysis = $state.raw<Analysis | null>(null);
  trouble = $state("");
  #closed = false;

  constructor(readonly source: Source) {}

  async start(): Promise<void> {
    if (this.state !== "idle") return;
    this.state = "running";
    this.trouble = "";
    try {
      while (!this.#closed && !this.analysis) {
        const now = await this.#ask();
        this.done = now.done;
        this.plies = now.plies;
        this.analysis = now.analysis;
        if (!now.analysis) await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.state = this.analysis ? "done" : "idle";
    }
  }

  close(): void {
    this.#closed = true;
  }

  #ask(): Promise<AnalysisNow> {
    const { source } = this;
    if ("table" in source) return post<AnalysisNow>(`/tables/${source.table}/analysis`);
    return post<AnalysisNow>("/records/analysis", source.record);
  }
}
