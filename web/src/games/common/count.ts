// A scored stage as a count: one row after another is paid out, each florin with its source.

export interface Cell {
  florins: number;
  bonus: number; // the part of `florins` that a level or field adds
  note: number | null; // cargo value, level or field that earned it
}

export interface Row {
  key: string; // message that names it
  commodity: string | null;
  noteKey: string; // message for `note`
  cells: Cell[]; // by seat
}

export interface Count {
  before: number[];
  rows: Row[];
  after: number[];
}
