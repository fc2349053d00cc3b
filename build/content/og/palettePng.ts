/** A drawing of few colors as a PNG with a palette: a third of the size that all four bytes of every point would take. */
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const deflateAsync = promisify(deflate);

const paletteSize = 256;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export type Picture = {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each point, row by row; all of them opaque. */
  pixels: Uint8Array;
};

type Color = { red: number; green: number; blue: number };

/** The 256 colors that most points have; blends at the edges of letters that are rarer take the nearest of them. */
export async function encodePalettePng({ width, height, pixels }: Picture): Promise<Buffer> {
  // A copy begins where four bytes can be read as one number.
  const points = new Uint32Array(new Uint8Array(pixels).buffer);
  const counts = countColors(points);
  const common = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, paletteSize)
    .map(([color]) => color);
  const palette = common.map(toColor);
  const places = new Map(common.map((color, place) => [color, place]));
  for (const color of counts.keys()) {
    if (!places.has(color)) places.set(color, findNearest(palette, toColor(color)));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a point, of a palette.
  header.set([8, 3, 0, 0, 0], 8);
  // The highest level takes seven times as long for a tenth of the size.
  const data = await deflateAsync(toIndexed(points, width, places), { level: 6 });
  return Buffer.concat([
    signature,
    makeChunk("IHDR", header),
    makeChunk("PLTE", Buffer.from(palette.flatMap(({ red, green, blue }) => [red, green, blue]))),
    makeChunk("IDAT", data),
    makeChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** By color how many points have it. Neighbors are mostly alike, so that few of them are looked up. */
function countColors(points: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let color = points[0] ?? 0;
  let run = 0;
  // By index: an iterator of so many points takes three times as long.
  for (let index = 0; index < points.length; index += 1) {
    const next = points[index] ?? 0;
    if (next !== color) {
      counts.set(color, (counts.get(color) ?? 0) + run);
      color = next;
      run = 0;
    }
    run += 1;
  }
  return counts.set(color, (counts.get(color) ?? 0) + run);
}

/** The place of each point's color; each row begins with a byte that says it is not filtered. */
function toIndexed(points: Uint32Array, width: number, places: ReadonlyMap<number, number>): Buffer {
  const rows = Buffer.alloc(points.length + points.length / width);
  let color = points[0] ?? 0;
  let place = places.get(color) ?? 0;
  let at = 0;
  for (let index = 0; index < points.length; index += 1) {
    if (index % width === 0) at += 1;
    const next = points[index] ?? 0;
    if (next !== color) {
      color = next;
      place = places.get(color) ?? 0;
    }
    rows[at] = place;
    at += 1;
  }
  return rows;
}

function findNearest(palette: readonly Color[], color: Color): number {
  let best = 0;
  let nearestDistance = Number.POSITIVE_INFINITY;
  let place = 0;
  for (const { red, green, blue } of palette) {
    const distance = (color.red - red) ** 2 + (color.green - green) ** 2 + (color.blue - blue) ** 2;
    if (distance < nearestDistance) {
      nearestDistance = distance;
      best = place;
    }
    place += 1;
  }
  return best;
}

/** The bytes as they stand in memory, whichever end this machine begins with. */
function toColor(color: number): Color {
  const [red = 0, green = 0, blue = 0] = new Uint8Array(Uint32Array.of(color).buffer);
  return { red, green, blue };
}

function makeChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
