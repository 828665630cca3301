// The board and the buyers of examples in rules and tour; a table gets its board from the server.

export const EXAMPLE_NAMES = ["Anna", "Bruno", "Carla", "Dario"];
export const GOLD = 10;
/** Florins by level. */
export const LEVEL_BONUS = [0, 0, 0, 0, 0, 5, 10, 20];
