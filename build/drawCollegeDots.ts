/** Draws every college of the U.S. once as a map of dots, from the data set (`node build/drawCollegeDots.ts`). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { geoAlbersUsa } from "d3-geo";
import { loadColleges } from "#server/colleges.ts";

/** us-atlas's projection at 480 x 300; a dot every 6 units, in rows set off by half a step like bricks. */
const projection = geoAlbersUsa().scale(640).translate([240, 150]);
const step = 6;
const rowHeight = 5.2;

const root = join(import.meta.dirname, "..");
const counts = new Map<string, number>();
for (const { latitude, longitude } of loadColleges(join(root, "data")).summaries) {
  if (latitude === null || longitude === null) continue;
  const point = projection([longitude, latitude]);
  if (point === null) continue;
  const row = Math.round(point[1] / rowHeight);
  const shift = row % 2 === 0 ? 0 : step / 2;
  const x = Math.round((point[0] - shift) / step) * step + shift;
  const cell = `${x} ${Math.round(row * rowHeight)}`;
  counts.set(cell, (counts.get(cell) ?? 0) + 1);
}

/** One path a size: dots are strokes of no length with round ends. */
function drawDotPath(least: number, most: number): string {
  const cells = [...counts].filter(([, count]) => count >= least && count <= most).map(([cell]) => cell);
  return cells
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((cell) => `M${cell}h0`)
    .join("");
}

const out = join(root, "src", "components", "illustration", "collegeDotPaths.ts");
writeFileSync(
  out,
  `/** Made by build/drawCollegeDots.ts from the positions in the College Scorecard (public domain), on a field of 480 x 300. */
export const collegeDotPaths = {
  one: ${JSON.stringify(drawDotPath(1, 1))},
  few: ${JSON.stringify(drawDotPath(2, 5))},
  some: ${JSON.stringify(drawDotPath(6, 15))},
  many: ${JSON.stringify(drawDotPath(16, Number.POSITIVE_INFINITY))},
};
`,
);
