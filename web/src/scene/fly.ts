// Lets pieces go from where they lie to other places of the scene.

const EASE = "cubic-bezier(0.4, 0.1, 0.3, 1)";
/** Each piece starts a little after the one before, as a part of the whole time. */
const LAG = 0.12;

/** Each piece goes to the place with its number, and takes its size. */
export function fly(pieces: readonly Element[], places: readonly Element[], ms: number): void {
  if (ms <= 0) return;
  pieces.forEach((piece, i) => {
    const place = places[i];
    if (!place) return;
    const [from, to] = [piece.getBoundingClientRect(), place.getBoundingClientRect()];
    const dx = to.left + to.width / 2 - (from.left + from.width / 2);
    const dy = to.top + to.height / 2 - (from.top + from.height / 2);
    const delay = LAG * ms * i;
    piece.animate(
      [
        { transform: "none" },
        {
          transform: `translate(${dx * 0.5}px, ${dy * 0.5 - from.height * 0.15}px) scale(${(1 + to.width / from.width) / 2})`,
          offset: 0.5,
        },
        { transform: `translate(${dx}px, ${dy}px) scale(${to.width / from.width})` },
      ],
      { duration: ms - delay, delay, easing: EASE, fill: "both" },
    );
  });
}
