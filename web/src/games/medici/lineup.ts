// Ships in the order of their cargo: where each of them goes.

/** How far each ship moves, in pixels, in the order of `ships`. `seats` are their seats, `sorted` the same seats in
 the order that is wanted. In one row the ships keep their distances, whatever their widths. */
export function lineUp(
  ships: readonly Element[],
  seats: readonly number[],
  sorted: readonly number[],
): { x: number; y: number }[] {
  const boxes = ships.map((ship) => ship.getBoundingClientRect());
  const middle = ({ left, width, top, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const isRow = boxes.every((box) => Math.abs(box.bottom - boxes[0]!.bottom) < 4);
  if (!isRow)
    return boxes.map((box, i) => {
      const place = middle(boxes[sorted.indexOf(seats[i]!)] ?? box);
      const own = middle(box);
      return { x: place.x - own.x, y: place.y - own.y };
    });
  const gap = (boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0);
  let left = boxes[0]?.left ?? 0;
  const target = new Map<number, number>();
  for (const seat of sorted) {
    target.set(seat, left);
    left += (boxes[seats.indexOf(seat)]?.width ?? 0) + gap;
  }
  return boxes.map((box, i) => ({ x: (target.get(seats[i]!) ?? box.left) - box.left, y: 0 }));
}
