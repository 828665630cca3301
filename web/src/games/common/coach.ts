// What the coach knows about tokens that both auction games share.

/** While lots are drawn, the group has no fair price yet. */
export const isAboutGroup = (token: string): boolean => token !== "draw" && token !== "stop";

export const isNumber = (token: string): boolean => /^\d+$/.test(token);
