/**
 * Which labels of a chart are drawn, and where, so that no two overlap. A prerendered chart does not know its width, so
 * labels are fitted to the narrowest it can have, and again to two wider ones; the style sheet chooses.
 */

export type Anchor = "start" | "middle" | "end";
/** A label at a place of its axis, 0 to 100: centered on it where it fits, or as `anchor` says. */
export type AxisLabel = { at: number; text: string; anchor?: Anchor };
export type FittedLabel = AxisLabel & { anchor: Anchor };

/** The least widths of a plot in pixels: on a phone of 320 pixels, and in containers from Tailwind's `@xs` and `@md` on. */
export const plotWidths = [184, 256, 370] as const;

/** What the axes take of a chart's height, in pixels. */
export const axesHeight = 34;

/** Free space between two labels, in pixels: less would read as one text. */
const gap = 8;

/** Widths of the font’s bold characters with tabular figures, in units of the font size; the rest as wide as a figure. */
const characterWidths: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[MWmw%@]/, 0.98],
  [/[A-HKN-VX-Z]/, 0.8],
  [/[ ,.:;'’il|Ij]/, 0.3],
  [/[-()f/rst]/, 0.47],
];

/** Never less than the text takes, in the unit of `size`. */
export function estimateWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) {
    width += characterWidths.find(([pattern]) => pattern.test(character))?.[1] ?? 0.64;
  }
  return width * size;
}

/**
 * The labels of an axis that fit side by side at this width: all, or every second, third, … from the first. Labels that
 * would stick out of the frame by more than `overhang` pixels start or end at their place instead of being centered on it.
 */
export function fitAxisLabels(
  labels: readonly AxisLabel[],
  options: { width: number; size: number; overhang?: number },
): FittedLabel[] {
  const { width, size, overhang = 0 } = options;
  const anchored = labels.map((label) => ({ ...label, anchor: findAnchor(label, width, size, overhang) }));
  for (let stride = 1; stride < anchored.length; stride += 1) {
    const kept = anchored.filter((_, index) => index % stride === 0);
    const areFree = kept.every((label, index) => {
      const next = kept[index + 1];
      return (
        next === undefined || findEdges(next, width, size).left - findEdges(label, width, size).right >= gap
      );
    });
    if (areFree) return kept;
  }
  return anchored.slice(0, 1);
}

function findAnchor({ at, text, anchor }: AxisLabel, width: number, size: number, overhang: number): Anchor {
  if (anchor !== undefined) return anchor;
  const half = estimateWidth(text, size) / 2;
  const place = (at / 100) * width;
  if (place - half < -overhang) return "start";
  return place + half > width + overhang ? "end" : "middle";
}

/** Where a label begins and ends, in pixels from the left edge of the plot. */
export function findEdges(label: FittedLabel, width: number, size: number): { left: number; right: number } {
  const place = (label.at / 100) * width;
  const long = estimateWidth(label.text, size);
  const left = label.anchor === "start" ? place : label.anchor === "end" ? place - long : place - long / 2;
  return { left, right: left + long };
}

/** A text beside a point, both places 0 to 100, `y` from the top. */
export type PointLabel = { x: number; y: number; text: string };
export type PlacedLabel = PointLabel & { side: "above" | "below" };

/** Distance from a point to the middle of its label, in pixels. */
export const labelDistance = 15;

/**
 * Labels above or below their points, clear of each other and of all points; one that fits nowhere is left out, so the
 * important ones come first. Wider plots only move labels apart, so what fits at `width` fits at every greater one.
 */
export function placeLabels(
  labels: readonly PointLabel[],
  points: readonly { x: number; y: number }[],
  frame: { width: number; height: number; size: number },
): PlacedLabel[] {
  const { width, height, size } = frame;
  const placed: { label: PlacedLabel; box: Box }[] = [];
  for (const label of labels) {
    const options = (["above", "below"] as const).map((side) => {
      const half = estimateWidth(label.text, size) / 2 + gap / 2;
      const middle = (label.y / 100) * height + (side === "above" ? -labelDistance : labelDistance);
      const x = (label.x / 100) * width;
      const box = { left: x - half, right: x + half, top: middle - size / 2, bottom: middle + size / 2 };
      return { label: { ...label, side }, box };
    });
    const free = options.find(
      ({ box }) =>
        box.top >= -size / 2 &&
        box.bottom <= height &&
        placed.every((other) => !areOverlapping(box, other.box)) &&
        points.every((point) => !isCovered(point, box, width, height)),
    );
    if (free !== undefined) placed.push(free);
  }
  return placed.map(({ label }) => label);
}

type Box = { left: number; right: number; top: number; bottom: number };

function areOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** With room for the dot drawn at the point. */
function isCovered(point: { x: number; y: number }, box: Box, width: number, height: number): boolean {
  const [x, y] = [(point.x / 100) * width, (point.y / 100) * height];
  return x > box.left && x < box.right && y > box.top - 4 && y < box.bottom + 4;
}

/** A round label some pixels away from its point. */
export type OffsetLabel = { x: number; y: number; right: number; down: number };

/**
 * Round labels of `size` pixels near their points, moved only as far as needed to stay apart and inside, at every width
 * of the plot from the least to the greatest.
 */
export function spreadLabels(
  points: readonly { x: number; y: number }[],
  size: number,
  frame: { widths: readonly [least: number, greatest: number]; height: number },
): OffsetLabel[] {
  const placed: OffsetLabel[] = [];
  for (const { x, y } of points) {
    const options = rings.map((ring) => ({ x, y, right: ring.right * size, down: ring.down * size }));
    const inside = options.filter((option) => isInside(option, size, frame));
    const free = inside.find((one) => placed.every((other) => areApart(one, other, size, frame)));
    placed.push(free ?? inside[0] ?? { x, y, right: 0, down: 0 });
  }
  return placed;
}

/** Degrees from "right"; those between the eight main directions are tried after them. */
const mainDirections = [-45, -90, 0, -135, 45, 180, 90, 135];
const between = [
  [20, 70],
  [110, 160],
].flatMap((pair) => [...pair.map((degrees) => -degrees), ...pair]);

/** Offsets to try, nearest first: up and right before down and left. */
const rings = [1, 1.4, 2, 2.8, 3.6, 4.6, 5.7, 6.8].flatMap((radius) =>
  [...mainDirections, ...between].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { right: round(Math.cos(angle) * radius), down: round(Math.sin(angle) * radius) };
  }),
);

type Frame = Parameters<typeof spreadLabels>[2];

function isInside({ x, y, right, down }: OffsetLabel, size: number, { widths, height }: Frame): boolean {
  const top = (y / 100) * height + down;
  const isTall = top >= size / 2 && top <= height - size / 2;
  return (
    isTall &&
    widths.every((width) => (x / 100) * width + right >= size / 2 && (x / 100) * width + right <= width)
  );
}

/** Both grow apart or together in a straight line as the plot widens, so their least distance is where they cross or at an end. */
function areApart(one: OffsetLabel, other: OffsetLabel, size: number, { widths, height }: Frame): boolean {
  const down = ((one.y - other.y) / 100) * height + one.down - other.down;
  const across = widths.map((width) => ((one.x - other.x) / 100) * width + one.right - other.right);
  const doCross = Math.min(...across) < 0 && Math.max(...across) > 0;
  const nearest = doCross ? 0 : Math.min(...across.map(Math.abs));
  return Math.hypot(nearest, down) >= size;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
