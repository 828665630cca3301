/** A row of a breakdown. */
export interface Row {
  label: string;
  florins: number;
  /** The sum of all rows before it. */
  sum?: boolean;
}

/** The rows that bring anything, then their sum. */
export const summed = (rows: readonly Row[], label: string, from = 0): Row[] => {
  const shown = rows.filter(({ florins }) => florins !== 0);
  return [
    ...shown,
    { label, florins: from + shown.reduce((all, { florins }) => all + florins, 0), sum: true },
  ];
};
