/** Where the parts of a trip's map stand: how far it is zoomed, discs pushed apart, and town names where there is room. */

export type MapStop = { x: number; y: number; label: string };
/** The part of the map that is shown, in the map's own units. */
export type MapView = { x: number; y: number; width: number; height: number };
export type Box = { left: number; top: number; right: number; bottom: number };

export type PlacedStop = {
  /** Where the place is, in pixels of the picture. */
  atX: number;
  atY: number;
  /** Where its disc stands: beside the place where discs would lie on each other. */
  x: number;
  y: number;
  /** Null where the name would lie on something: the list beside the map has it. */
  label: { box: Box; text: string } | null;
};

export type TripMapLayout = { view: MapView; pixelsPerUnit: number; radius: number; stops: PlacedStop[] };

/** The picture's own pixels: about one of the screen's on a phone. */
export const pictureSize = { width: 360, height: 280 } as const;
export const labelHeight = 17;
/** At most this wide a letter of the map's type is, on average. */
const letterWidth = 7.2;

const margin = 34;
/** Nearer than this many map units across (about 140 miles) the outlines show their corners. */
const narrowestView = 24;
const gap = 2;
const pushes = 200;

export function layOutTrip(places: readonly MapStop[]): TripMapLayout {
  const view = viewOf(places);
  const pixelsPerUnit = pictureSize.width / view.width;
  const radius = places.length > 20 ? 9 : 11;
  const at = places.map(({ x, y }) => ({
    x: (x - view.x) * pixelsPerUnit,
    y: (y - view.y) * pixelsPerUnit,
  }));
  const discs = pushApart(at, radius);
  const labels = placeLabels(discs, places, radius);
  const stops = discs.map((disc, index) => ({
    atX: at[index]?.x ?? disc.x,
    atY: at[index]?.y ?? disc.y,
    x: disc.x,
    y: disc.y,
    label: labels[index] ?? null,
  }));
  return { view, pixelsPerUnit, radius, stops };
}

/** All places with a margin around them, in the picture's proportions, and never nearer than the outlines bear. */
function viewOf(places: readonly MapStop[]): MapView {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const acrossPixels = pictureSize.width - 2 * margin;
  const downPixels = pictureSize.height - 2 * margin;
  const unitsPerPixel = Math.max(
    (Math.max(...xs) - left) / acrossPixels,
    (Math.max(...ys) - top) / downPixels,
    narrowestView / pictureSize.width,
  );
  const width = unitsPerPixel * pictureSize.width;
  const height = unitsPerPixel * pictureSize.height;
  const middleX = (left + Math.max(...xs)) / 2;
  const middleY = (top + Math.max(...ys)) / 2;
  return { x: middleX - width / 2, y: middleY - height / 2, width, height };
}

type Point = { x: number; y: number };

/** Each pair that is too near is pushed apart by half of what is missing, until none is; places on one spot go different ways. */
function pushApart(at: readonly Point[], radius: number): Point[] {
  const discs = at.map(({ x, y }, index) => {
    const turn = index * 2.399963;
    return { x: x + Math.cos(turn) * 0.01, y: y + Math.sin(turn) * 0.01 };
  });
  const apart = 2 * radius + gap;
  for (let push = 0; push < pushes; push += 1) {
    let isStill = true;
    for (const [index, one] of discs.entries()) {
      for (const other of discs.slice(index + 1)) {
        const across = other.x - one.x;
        const down = other.y - one.y;
        const distance = Math.hypot(across, down);
        if (distance >= apart - 0.01 || distance === 0) continue;
        isStill = false;
        const half = (apart - distance) / 2 / distance;
        one.x -= across * half;
        one.y -= down * half;
        other.x += across * half;
        other.y += down * half;
      }
    }
    for (const disc of discs) {
      disc.x = Math.min(Math.max(disc.x, radius + gap), pictureSize.width - radius - gap);
      disc.y = Math.min(Math.max(disc.y, radius + gap), pictureSize.height - radius - gap);
    }
    if (isStill) break;
  }
  return discs;
}

/** One after the other, each on the first free side; a town that has its name nearby is not named again. */
function placeLabels(discs: readonly Point[], places: readonly MapStop[], radius: number) {
  const taken: Box[] = discs.map(({ x, y }) => ({
    left: x - radius,
    top: y - radius,
    right: x + radius,
    bottom: y + radius,
  }));
  const named = new Set<string>();
  return discs.map((disc, index): PlacedStop["label"] => {
    const text = places[index]?.label ?? "";
    if (text === "" || named.has(text)) return null;
    const box = sides(disc, text.length * letterWidth, radius).find(
      (side) => isInPicture(side) && taken.every((other) => !overlaps(side, other)),
    );
    if (box === undefined) return null;
    taken.push(box);
    named.add(text);
    return { box, text };
  });
}

function sides(disc: Point, width: number, radius: number): Box[] {
  const near = radius + 3;
  const half = labelHeight / 2;
  const boxAt = (left: number, top: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + labelHeight,
  });
  return [
    boxAt(disc.x + near, disc.y - half),
    boxAt(disc.x - near - width, disc.y - half),
    boxAt(disc.x - width / 2, disc.y + near),
    boxAt(disc.x - width / 2, disc.y - near - labelHeight),
    boxAt(disc.x + near * 0.6, disc.y + near * 0.6),
    boxAt(disc.x + near * 0.6, disc.y - near * 0.6 - labelHeight),
    boxAt(disc.x - near * 0.6 - width, disc.y + near * 0.6),
    boxAt(disc.x - near * 0.6 - width, disc.y - near * 0.6 - labelHeight),
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

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
