/** Draws the states of the U.S. once as SVG paths (`node build/drawUsMap.ts`), so that no map data is sent to a browser. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/** us-atlas is drawn for 975 x 610. Half of that keeps every state's shape at phone width; four times as fine bears looking at one state. */
const drawings = [
  { file: "usStatePaths.ts", name: "usStatePaths", field: "488 x 305", scale: 0.5 },
  { file: "usStatePathsFine.ts", name: "usStatePathsFine", field: "1950 x 1220", scale: 2 },
];
const folder = join(import.meta.dirname, "..", "src", "components", "map");

type Atlas = Topology<{ states: GeometryCollection<{ name: string }> }>;

const atlasFile = createRequire(import.meta.url).resolve("us-atlas/states-albers-10m.json");
// The package's own published file, of the shape it documents.
const atlas = JSON.parse(readFileSync(atlasFile, "utf8")) as Atlas;

for (const { file, name: exportName, field, scale } of drawings) {
  const paths = feature(atlas, atlas.objects.states).features.flatMap(({ geometry, properties }) => {
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
    const path = drawPath(geometry, scale);
    return path === "" ? [] : [`  ${JSON.stringify(properties.name)}: ${JSON.stringify(path)},`];
  });
  writeFileSync(
    join(folder, file),
    `/** Made by build/drawUsMap.ts from us-atlas (U.S. Census Bureau, public domain): states on a field of ${field}. */\nexport const ${exportName}: Readonly<Record<string, string>> = {\n${paths.toSorted().join("\n")}\n};\n`,
  );
}

function drawPath(geometry: Polygon | MultiPolygon, scale: number): string {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap((rings) => rings.map((ring) => drawRing(ring, scale))).join("");
}

/** Whole pixels, relative moves, straight runs once: islands smaller than a pixel fall away. */
function drawRing(ring: readonly (readonly number[])[], scale: number): string {
  const points: [number, number][] = [];
  for (const [x = 0, y = 0] of ring) {
    const point: [number, number] = [Math.round(x * scale), Math.round(y * scale)];
    const last = points.at(-1);
    if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) points.push(point);
  }
  const [first] = points;
  if (first === undefined || points.length < 4) return "";
  let text = `M${first[0]} ${first[1]}l`;
  let previous = first;
  for (const point of points.slice(1, -1)) {
    text += `${separateNumbers(point[0] - previous[0])}${separateNumbers(point[1] - previous[1])}`;
    previous = point;
  }
  return `${text}z`;
}

function separateNumbers(step: number): string {
  return step < 0 ? String(step) : ` ${step}`;
}
