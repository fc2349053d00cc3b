/** Which part of the map of the U.S. a picture shows, so that a home and a college in one state do not fall on one spot. */

/** A field of the map, in its own units. */
export type MapFrame = { x: number; y: number; width: number; height: number };

export const mapSize = { width: 488, height: 305 } as const;

/** Closer than this, about 600 miles across, neighbors that tell a reader where it is are left out. */
const leastWidth = 110;
/** Of the frame's width, between the outermost places and its edge. */
const margin = 0.18;

/** The smallest frame of the map's proportions with all places in it, within the map; the whole map where there is none. */
export function frameAround(places: readonly { x: number; y: number }[]): MapFrame {
  if (places.length === 0) return { x: 0, y: 0, ...mapSize };
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const proportion = mapSize.width / mapSize.height;
  const needed = Math.max(right - left, (bottom - top) * proportion) / (1 - 2 * margin);
  const width = Math.min(mapSize.width, Math.max(leastWidth, needed));
  const height = width / proportion;
  return {
    x: place((left + right) / 2, width, mapSize.width),
    y: place((top + bottom) / 2, height, mapSize.height),
    width: round(width),
    height: round(height),
  };
}

/** Where a stretch around `middle` begins that stays within the whole. */
function place(middle: number, length: number, whole: number): number {
  return round(Math.min(whole - length, Math.max(0, middle - length / 2)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
