import { isAboutGroup, isNumber } from "../common/coach.ts";
import type { CoachWords } from "../manifest.ts";

export const coach: CoachWords = {
  token(t, how, token, name) {
    if (isNumber(token)) return t(`${how}-price`, { name, n: Number(token) });
    const [holds, harbour] = token.split("@");
    if (harbour === undefined) return t(how === "did" ? `did-${token}` : `best-${token}`, { name });
    return t(`${how}-load`, { name, holds: Number(holds), harbour: t(`harbour-${harbour}`) });
  },
  isAboutGroup,
  // A price can be too low as well: the other player then buys too cheaply.
  isUnfair: (token, fair) => isNumber(token) && Number(token) !== fair,
};
