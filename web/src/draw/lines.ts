// Lines of the buyers differ by dashes as their counters do by patterns.
export const DASH = ["none", "9 4", "3 4", "14 3 3 3", "2 4", "20 5"];
