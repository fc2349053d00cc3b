/** Town names beside their discs: as many as there is room for, and off the lines where they can be. */

/** The picture's own pixels: about one of the screen's on a phone. */
export const pictureSize = { width: 360, height: 280 } as const;
export const labelHeight = 17;

export type Box = { left: number; top: number; right: number; bottom: number };
export type Point = { x: number; y: number };
export type Line = { one: Point; other: Point };
/** `anchor` is the edge of the box that is next to the disc. */
export type PlacedLabel = { box: Box; text: string; anchor: "start" | "middle" | "end" };

/** At most this wide a letter of the map's type is, on average. */
const letterWidth = 7.2;
/** The names that found no room go first in the next round. */
const rounds = 5;

type Side = { box: Box; anchor: PlacedLabel["anchor"] };
type Placing = {
  labels: readonly (PlacedLabel | null)[];
  taken: readonly Box[];
  named: number;
  crossed: number;
};

/** A town that has its name nearby is not named again. */
export function placeLabels(
  discs: readonly Point[],
  names: readonly string[],
  radius: number,
  lines: readonly Line[],
): Pick<Placing, "labels" | "taken"> {
  let order = names.flatMap((name, index) => (name === "" || names.indexOf(name) !== index ? [] : [index]));
  let best = placeInOrder(order, discs, names, radius, lines);
  for (let round = 1; round < rounds && best.named < order.length; round++) {
    const { labels } = best;
    order = order.toSorted((one, other) => Number(labels[one] !== null) - Number(labels[other] !== null));
    const next = placeInOrder(order, discs, names, radius, lines);
    if (next.named > best.named || (next.named === best.named && next.crossed < best.crossed)) best = next;
    else break;
  }
  return best;
}

function placeInOrder(
  order: readonly number[],
  discs: readonly Point[],
  names: readonly string[],
  radius: number,
  lines: readonly Line[],
): Placing {
  const taken: Box[] = discs.map(({ x, y }) => ({
    left: x - radius,
    top: y - radius,
    right: x + radius,
    bottom: y + radius,
  }));
  const labels: (PlacedLabel | null)[] = discs.map(() => null);
  let named = 0;
  let crossed = 0;
  for (const index of order) {
    const disc = discs[index];
    const text = names[index] ?? "";
    if (disc === undefined) continue;
    let chosen: { side: Side; crossings: number } | null = null;
    for (const side of buildSides(disc, text.length * letterWidth, radius)) {
      if (!isInPicture(side.box) || taken.some((other) => isOverlapping(side.box, other))) continue;
      const crossings = lines.filter((line) => isCrossed(side.box, line)).length;
      if (chosen === null || crossings < chosen.crossings) chosen = { side, crossings };
    }
    if (chosen === null) continue;
    taken.push(chosen.side.box);
    labels[index] = { ...chosen.side, text };
    named += 1;
    crossed += chosen.crossings;
  }
  return { labels, taken, named, crossed };
}

function buildSides(disc: Point, width: number, radius: number): Side[] {
  const near = radius + 3;
  const askew = near * 0.6;
  const half = labelHeight / 2;
  const at = (left: number, top: number, anchor: Side["anchor"]): Side => ({
    box: { left, top, right: left + width, bottom: top + labelHeight },
    anchor,
  });
  return [
    at(disc.x + near, disc.y - half, "start"),
    at(disc.x - near - width, disc.y - half, "end"),
    at(disc.x - width / 2, disc.y + near, "middle"),
    at(disc.x - width / 2, disc.y - near - labelHeight, "middle"),
    at(disc.x + askew, disc.y + askew, "start"),
    at(disc.x + askew, disc.y - askew - labelHeight, "start"),
    at(disc.x - askew - width, disc.y + askew, "end"),
    at(disc.x - askew - width, disc.y - askew - labelHeight, "end"),
  ];
}

function isInPicture(box: Box): boolean {
  return (
    box.left >= 2 &&
    box.top >= 2 &&
    box.right <= pictureSize.width - 2 &&
    box.bottom <= pictureSize.height - 2
  );
}

/** Whether a line runs through a box: the part of it between the box's edges, across and then down, is not empty. */
function isCrossed(box: Box, { one, other }: Line): boolean {
  let from = 0;
  let to = 1;
  for (const [start, length, low, high] of [
    [one.x, other.x - one.x, box.left, box.right],
    [one.y, other.y - one.y, box.top, box.bottom],
  ] as const) {
    if (length === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [near, far] = [(low - start) / length, (high - start) / length];
    from = Math.max(from, Math.min(near, far));
    to = Math.min(to, Math.max(near, far));
  }
  return from < to;
}

export function isOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
