import { isAboutGroup, isNumber } from "../common/coach.ts";
import type { CoachWords } from "../manifest.ts";

export const coach: CoachWords = {
  token: (t, how, token, name) =>
    isNumber(token)
      ? t(`${how}-bid`, { name, n: Number(token) })
      : t(how === "did" ? `did-${token}` : `best-${token}`, { name }),
  isAboutGroup,
  // A bid costs something only if it is too high.
  isUnfair: (token, fair) => isNumber(token) && Number(token) > fair,
};
