// Which places pay more, as lists to read: "5, 6, 7" and "5, 10, 20".

export function bonusList(bonus: readonly number[]): { levels: string; florins: string } {
  const paid = bonus.flatMap((florins, level) => (florins ? [{ level, florins }] : []));
  return {
    levels: paid.map(({ level }) => level).join(", "),
    florins: paid.map(({ florins }) => florins).join(", "),
  };
}
