/** Where the parts of a trip's map stand: how far it is zoomed, discs pushed apart, and town names where there is room. */

import { type Box, isOverlapping, type PlacedLabel, pictureSize, placeLabels } from "./tripMapLabels.ts";

export type MapStop = { x: number; y: number; label: string };
/** The part of the map that is shown, in the map's own units. */
export type MapView = { x: number; y: number; width: number; height: number };
/** From one stop to another, by their places in the list. */
export type MapLeg = { from: number; to: number };
export type PlacedStop = {
  /** Where the place is, in pixels of the picture. */
  atX: number;
  atY: number;
  /** Where its disc stands: beside the place where discs would lie on each other. */
  x: number;
  y: number;
  /** Null where the name would lie on something: the list beside the map has it. */
  label: PlacedLabel | null;
};

export type TripMapLayout = {
  view: MapView;
  pixelsPerUnit: number;
  radius: number;
  stops: PlacedStop[];
  /** How long some round number of miles is, where the map is near enough for that to say something and has room for it. */
  scale: { miles: number; pixels: number; box: Box } | null;
};

/** Miles across one of the map's units, in the lower 48 states: the earth's radius over the projection's scale. */
const milesAUnit = 3959 / 650;
const scaleMiles = [200, 100, 50, 20, 10] as const;
const longestScale = 90;

const margin = 34;
/** Nearer than this many map units across (about 140 miles) the outlines show their corners. */
const narrowestView = 24;
const gap = 2;
const pushes = 200;

/** `hasScale` is false where Alaska or Hawaii is shown: they are drawn at a scale and place of their own. */
export function layOutTripMap(
  places: readonly MapStop[],
  ways: readonly MapLeg[] = [],
  hasScale = true,
): TripMapLayout {
  const view = calculateView(places);
  const pixelsPerUnit = pictureSize.width / view.width;
  const radius = places.length > 20 ? 9 : 11;
  const at = places.map(({ x, y }) => ({
    x: (x - view.x) * pixelsPerUnit,
    y: (y - view.y) * pixelsPerUnit,
  }));
  const discs = separatePlaces(at, radius);
  const lines = ways.flatMap(({ from, to }) => {
    const [one, other] = [discs[from], discs[to]];
    return one === undefined || other === undefined ? [] : [{ one, other }];
  });
  const names = places.map(({ label }) => label);
  const { labels, taken } = placeLabels(discs, names, radius, lines);
  const stops = discs.map((disc, index) => ({
    atX: at[index]?.x ?? disc.x,
    atY: at[index]?.y ?? disc.y,
    x: disc.x,
    y: disc.y,
    label: labels[index] ?? null,
  }));
  return { view, pixelsPerUnit, radius, stops, scale: hasScale ? calculateScale(pixelsPerUnit, taken) : null };
}

/** In the first lower corner that is free. */
function calculateScale(pixelsPerUnit: number, taken: readonly Box[]): TripMapLayout["scale"] {
  const pixelsAMile = pixelsPerUnit / milesAUnit;
  const miles = scaleMiles.find((count) => count * pixelsAMile <= longestScale);
  if (miles === undefined) return null;
  const pixels = miles * pixelsAMile;
  if (pixels < longestScale / 3) return null;
  const top = pictureSize.height - 32;
  const width = Math.max(pixels, 60);
  const boxes = [10, pictureSize.width - 10 - width].map((left) => ({
    left,
    top,
    right: left + width,
    bottom: pictureSize.height - 8,
  }));
  const box = boxes.find((one) => taken.every((other) => !isOverlapping(one, other)));
  return box === undefined ? null : { miles, pixels, box };
}

/** All places with a margin around them, in the picture's proportions, and never nearer than the outlines bear. */
function calculateView(places: readonly MapStop[]): MapView {
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
function separatePlaces(at: readonly Point[], radius: number): Point[] {
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
