// The board of examples in rules and tour; a table gets its board from the server.

export const GOLD = 5;
/** Florins by distance from the middle, on the default tracks. */
export const FIELD_BONUS = [0, 0, 0, 10, 20];
