import { isAboutGroup, isNumber } from "../common/coach.ts";
import type { CoachWords } from "../manifest.ts";

export const coach: CoachWords = {
  token: (t, how, token, name) =>
    isNumber(token) ? t(`${how}-bid`, { name, n: Number(token) }) : t(`${how}-${token}`, { name }),
  isAboutGroup,
  // A low bid can win nothing, but it costs nothing either.
  isUnfair: (token, fair) => isNumber(token) && Number(token) > fair,
};
