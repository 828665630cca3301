// Lines of different buyers have different dashes, so that colour is not needed.
export const DASH = ["none", "9 4", "3 4", "14 3 3 3", "2 4", "20 5"];
