// Lines of the log that tell one thing in several steps become one line.

import type { LogLine } from "../games/manifest.ts";

export interface Told {
  id: string;
  /** The step that a replay shows; null for lines of the table itself. */
  ply: number | null;
  /** When it happened. */
  at: number;
  line: LogLine | null;
}

/** Oldest first, as is the result. A draft takes in the drafts that follow; a final line takes its place. The line
 keeps its id and its place, so the log is not seen to move. */
export function joined(lines: readonly Told[]): Told[] {
  const found: Told[] = [];
  for (const told of lines) {
    const { line } = told;
    if (!line) continue;
    const last = found.at(-1);
    const open = last?.line?.stage === "draft" && last.line.seat === line.seat ? last : null;
    if (!open?.line || !line.stage) {
      found.push(told);
      continue;
    }
    const pieces = line.stage === "draft" ? [...open.line.pieces, ...line.pieces] : line.pieces;
    found[found.length - 1] = { ...told, id: open.id, line: { ...line, pieces } };
  }
  return found;
}
