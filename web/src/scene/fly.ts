// Lets pieces go from where they lie to other places of the scene.

interface Spot {
  x: number;
  y: number;
}

const EASE = "cubic-bezier(0.4, 0.1, 0.3, 1)";
/** Each piece starts a little after the one before, as a part of the whole time. */
const LAG = 0.12;

/** Each piece goes to the place with its number, and takes its size. Returns a function that lets all of them lie
 where they belong again: the page may draw the next pieces with the same elements. */
export function fly(pieces: readonly Element[], places: readonly Element[], ms: number): () => void {
  const flights: Animation[] = [];
  pieces.forEach((piece, i) => {
    const place = places[i];
    if (!place || ms <= 0) return;
    const [from, to] = [piece.getBoundingClientRect(), place.getBoundingClientRect()];
    const dx = to.left + to.width / 2 - (from.left + from.width / 2);
    const dy = to.top + to.height / 2 - (from.top + from.height / 2);
    const delay = LAG * ms * i;
    const flight = piece.animate(
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
    flights.push(flight);
  });
  return () => flights.forEach((flight) => flight.cancel());
}

const middle = (box: DOMRect, base: DOMRect) => ({
  x: box.left + box.width / 2 - base.left,
  y: box.top + box.height / 2 - base.top,
});

function add(scene: Element, name: string, text: string): HTMLElement {
  const element = document.createElement("span");
  element.className = name;
  element.dataset["flight"] = name;
  element.textContent = text;
  element.setAttribute("aria-hidden", "true");
  scene.append(element);
  return element;
}

const discard = (element: HTMLElement, flight: Animation): void => {
  flight.finished.finally(() => element.remove()).catch(() => undefined);
};

/** An amount goes from a purse to the place where it is offered. That place stays empty until it arrives
 (`data-awaits` in scene.css). */
export function toss(from: Element, to: Element, text: string, ms: number): void {
  const scene = from.closest(".scene");
  if (!scene || ms <= 0) return;
  const base = scene.getBoundingClientRect();
  const [a, b] = [from, to].map((one) => middle(one.getBoundingClientRect(), base)) as [Spot, Spot];
  const coin = add(scene, "flying-bid", text);
  const at = ({ x, y }: Spot, more: string) => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - Math.min(40, Math.abs(a.y - b.y) * 0.12) };
  to.setAttribute("data-awaits", "");
  const flight = coin.animate(
    [
      { transform: at(a, "scale(0.5)"), opacity: 0.2 },
      { transform: at(half, "scale(1.25)"), opacity: 1, offset: 0.55 },
      { transform: at(b, "scale(0.8)"), opacity: 1 },
    ],
    { duration: ms, easing: EASE, fill: "both" },
  );
  flight.finished.finally(() => to.removeAttribute("data-awaits")).catch(() => undefined);
  discard(coin, flight);
}

/** How many coins stand for an amount: enough to be seen, few enough to be cheap. */
const coinsFor = (florins: number): number => Math.min(6, 1 + Math.floor(florins / 4));

/** Coins go from one place of the scene to another, and the amount rises where they arrive. `gain` false: it is
 paid away, and no amount is shown. */
export function payOut(from: Element, to: Element, florins: number, ms: number, gain = true): void {
  const scene = from.closest(".scene");
  if (!scene || ms <= 0) return;
  const base = scene.getBoundingClientRect();
  const a = from.getBoundingClientRect();
  const start = middle(a, base);
  const end = middle(to.getBoundingClientRect(), base);
  const n = coinsFor(florins);
  const lag = (ms * 0.35) / n;
  for (let i = 0; i < n; i++) {
    const coin = add(scene, "flying-coin", "");
    const [dx, dy] = [Math.cos(i * 2.4), Math.sin(i * 2.4)].map((way) => way * Math.min(a.height, 24) * 0.5);
    const [x, y] = [start.x + dx!, start.y + dy!];
    const bow = Math.min(90, Math.abs(end.x - x) * 0.2 + 24);
    const flight = coin.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.4 },
        {
          transform: `translate(${(x + end.x) / 2}px, ${(y + end.y) / 2 - bow}px) scale(1.15)`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(${end.x}px, ${end.y}px) scale(0.8)`, opacity: 1 },
      ],
      { duration: ms * 0.65, delay: lag * i, easing: EASE, fill: "both" },
    );
    discard(coin, flight);
  }
  if (!gain) return;
  const label = add(scene, "flying-sum", `+${florins}`);
  const at = `translate(${end.x}px, ${end.y}px) translate(-50%, -50%)`;
  const rise = label.animate(
    [
      { transform: `${at} scale(0.5)`, opacity: 0 },
      { transform: `${at} translateY(-60%) scale(1.1)`, opacity: 1, offset: 0.2 },
      { transform: `${at} translateY(-90%)`, opacity: 1, offset: 0.75 },
      { transform: `${at} translateY(-130%)`, opacity: 0 },
    ],
    { duration: Math.max(ms * 3, 900), delay: ms * 0.5, fill: "both" },
  );
  discard(label, rise);
}
