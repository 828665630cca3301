/** The wide composition, if there is room for the open drawer at the side. */
export const WIDE = "(min-aspect-ratio: 5/4) and (min-height: 520px) and (min-width: 1000px)";
