/** Drawings next to the title of a sharing picture: a state with its colleges, or one for the kind of page. */
import { geoAlbersUsa, geoEquirectangular } from "d3-geo";
import { usStatePathsFine } from "#components/map/usStatePathsFine.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";

/** The light theme colors of src/ui/tokens.css, which an SVG rendered here cannot read. */
export const colors = {
  paper: "#f4f1e9",
  ink: "#14262a",
  inkSoft: "#3b4849",
  accent: "#0d564e",
  accentSoft: "#d2e6de",
  accentText: "#08473f",
  support: "#f0b134",
  supportSoft: "#f8e6bf",
  deep: "#0e3f3a",
  onDeep: "#f6f1e3",
  onDeepSoft: "#cfe2da",
  lineStrong: "#79735f",
} as const;

/** The right side of the picture. */
export const panel = { x: 784, width: 416, height: 630 } as const;

export type College = { latitude: number | null; longitude: number | null; isFourYear: boolean };

/** us-atlas's own projection, at the scale of the detailed paths (build/drawUsMap.ts). */
const projection = geoAlbersUsa().scale(2_600).translate([975, 610]);
const stateBox = { width: 344, height: 470 };

/** Puerto Rico is not on the map of the states, so its colleges alone draw it: a degree is as many pixels as there. */
const islands = geoEquirectangular().scale(2_600).center([-66.4, 18.2]).translate([975, 610]);

/** The state's outline with a dot per college, larger for four-year colleges. */
export function drawState(state: StateCode, colleges: readonly College[]): string {
  const path = usStatePathsFine[stateNames[state]] ?? null;
  const project = path === null ? islands : projection;
  const points = colleges.flatMap(({ latitude, longitude }) => {
    const point = latitude === null || longitude === null ? null : project([longitude, latitude]);
    return point === null ? [] : [point];
  });
  const { left, top, right, bottom } = path === null ? findExtent(points) : findBounds(path);
  const scale = Math.min(stateBox.width / (right - left), stateBox.height / (bottom - top));
  const x = panel.x + panel.width / 2 - (scale * (left + right)) / 2;
  const y = panel.height / 2 - (scale * (top + bottom)) / 2;
  const dots = colleges
    .toSorted((one, other) => Number(one.isFourYear) - Number(other.isFourYear))
    .map(({ latitude, longitude, isFourYear }) => {
      const point = latitude === null || longitude === null ? null : project([longitude, latitude]);
      if (point === null) return "";
      const place = `cx="${roundCoordinate(x + scale * point[0])}" cy="${roundCoordinate(y + scale * point[1])}"`;
      return isFourYear
        ? `<circle ${place} r="5.5" fill="${colors.support}"/>`
        : `<circle ${place} r="3.2" fill="${colors.onDeepSoft}"/>`;
    });
  const shape =
    path === null
      ? ""
      : `<path transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)}) scale(${scale.toFixed(4)})" d="${path}" fill="${colors.accent}"/>`;
  return `${drawGround(colors.deep)}${shape}${dots.join("")}`;
}

/** A checklist: a help article to work through. */
export function drawHelp(): string {
  const lines = [0, 1, 2, 3].map((line) => {
    const y = 232 + line * 62;
    const tick =
      line < 3
        ? `<path d="m${panel.x + 121} ${y} 9 10 17-20" stroke="${colors.onDeep}" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
        : "";
    const box = `<rect x="${panel.x + 114}" y="${y - 18}" width="36" height="36" rx="10" fill="${line < 3 ? colors.accent : colors.accentSoft}"/>`;
    const words = `<path d="M${panel.x + 172} ${y - 6}h${118 - (line % 2) * 26}M${panel.x + 172} ${y + 10}h${76 + (line % 3) * 14}" stroke="${colors.lineStrong}" stroke-width="5" stroke-linecap="round"/>`;
    return `${box}${tick}${words}`;
  });
  return [
    drawGround(colors.accentSoft),
    `<ellipse cx="${panel.x + 208}" cy="524" rx="176" ry="18" fill="${colors.accent}" opacity="0.16"/>`,
    `<path d="M${panel.x + 84} 112h250l14 406H${panel.x + 70}Z" fill="${colors.onDeep}"/>`,
    `<rect x="${panel.x + 148}" y="92" width="120" height="46" rx="12" fill="${colors.accent}"/>`,
    `<path d="M${panel.x + 114} 176h120" stroke="${colors.accent}" stroke-width="10" stroke-linecap="round"/>`,
    ...lines,
    drawPencil(),
  ].join("");
}

/** An open book with a chart: a longer article with figures. */
export function drawBlog(): string {
  const x = panel.x + 208;
  const bars = [78, 118, 64, 150].map(
    (height, at) =>
      `<rect x="${x + 34 + at * 32}" y="${424 - height}" width="20" height="${height}" rx="5" fill="${at === 3 ? colors.support : colors.accent}"/>`,
  );
  const rows = Array.from({ length: 7 }, (_, row) => {
    const width = row === 6 ? 64 : 124 - (row % 3) * 14;
    return `<path d="M${x - 156} ${236 + row * 31}h${width}" stroke="${colors.lineStrong}" stroke-width="5" stroke-linecap="round" opacity="${row === 0 ? 1 : 0.65}"/>`;
  });
  return [
    drawGround(colors.supportSoft),
    `<ellipse cx="${x}" cy="492" rx="190" ry="18" fill="${colors.ink}" opacity="0.12"/>`,
    `<path d="M${x} 196c-44-26-116-30-186-18v296c70-12 142-8 186 18 44-26 116-30 186-18V178c-70-12-142-8-186 18Z" fill="${colors.accent}"/>`,
    `<path d="M${x} 186c-44-26-110-30-174-18v288c64-12 130-8 174 18Z" fill="${colors.onDeep}"/>`,
    `<path d="M${x} 186c44-26 110-30 174-18v288c-64-12-130-8-174 18Z" fill="#fdfcf9"/>`,
    ...rows,
    `<path d="M${x + 26} 424h140" stroke="${colors.lineStrong}" stroke-width="4" stroke-linecap="round"/>`,
    ...bars,
    `<path d="M${x + 34} 236h96M${x + 34} 258h60" stroke="${colors.lineStrong}" stroke-width="5" stroke-linecap="round" opacity="0.65"/>`,
  ].join("");
}

/** A wall calendar at night with days crossed off: one chapter of a year. `done` of the 28 days have passed. */
export function drawStory(done: number): string {
  const days = Array.from({ length: 28 }, (_, day) => {
    const at = `cx="${panel.x + 116 + (day % 7) * 31}" cy="${318 + Math.floor(day / 7) * 42}"`;
    if (day === done) return `<circle ${at} r="12" fill="${colors.support}"/>`;
    return `<circle ${at} r="8" fill="${day < done ? colors.accent : colors.accentSoft}"/>`;
  });
  const stars = [
    [58, 84],
    [120, 58],
    [392, 160],
    [60, 560],
    [372, 520],
    [250, 54],
    [24, 250],
    [392, 330],
  ].map(
    ([x = 0, y = 0]) =>
      `<circle cx="${panel.x + x}" cy="${y}" r="3.2" fill="${colors.onDeepSoft}" opacity="0.8"/>`,
  );
  return [
    drawGround(colors.deep),
    ...stars,
    `<circle cx="${panel.x + 318}" cy="98" r="34" fill="${colors.support}"/>`,
    `<circle cx="${panel.x + 303}" cy="88" r="32" fill="${colors.deep}"/>`,
    `<rect x="${panel.x + 76}" y="186" width="264" height="300" rx="22" fill="${colors.onDeep}"/>`,
    `<path d="M${panel.x + 76} 208a22 22 0 0 1 22-22h220a22 22 0 0 1 22 22v60H${panel.x + 76}Z" fill="${colors.accent}"/>`,
    `<path d="M${panel.x + 142} 168v40M${panel.x + 274} 168v40" stroke="${colors.support}" stroke-width="12" stroke-linecap="round"/>`,
    `<path d="M${panel.x + 150} 240h116" stroke="${colors.onDeep}" stroke-width="9" stroke-linecap="round"/>`,
    ...days,
  ].join("");
}

/** The tassel itself, hanging from the top edge (components/illustration/Tassel.tsx, larger). */
export function drawTool(): string {
  return [
    drawGround(colors.deep),
    `<g transform="translate(${panel.x + 208 - 78} 0) scale(2.6)">${drawTassel(colors.onDeep)}</g>`,
  ].join("");
}

/**
 * A list as the tools draw one: for each college its chance of ten and its price, with what the family can pay as
 * a mark on each. No college and no figure is named, so nothing here can be taken for one.
 */
export function drawList(): string {
  const colleges = [
    { name: 150, sure: 8, maybe: 1, from: 0.12, to: 0.34 },
    { name: 196, sure: 5, maybe: 3, from: 0.28, to: 0.52 },
    { name: 118, sure: 2, maybe: 3, from: 0.5, to: 0.86 },
  ];
  const [left, width] = [panel.x + 58, 300];
  const rows = colleges.map(({ name, sure, maybe, from, to }, row) => {
    const y = 128 + row * 136;
    const dots = Array.from({ length: 10 }, (_, at) => {
      const fill = at < sure ? colors.onDeep : at < sure + maybe ? colors.support : "none";
      return `<circle cx="${left + 9 + at * 31.3}" cy="${y + 42}" r="9" fill="${fill}" stroke="${fill === "none" ? colors.onDeepSoft : fill}" stroke-width="2"/>`;
    });
    const [low, high] = [left + width * from, left + width * to].map(roundCoordinate);
    return [
      `<path d="M${left} ${y}h${name}" stroke="${colors.onDeep}" stroke-width="11" stroke-linecap="round"/>`,
      ...dots,
      `<path d="M${left} ${y + 80}h${width}" stroke="${colors.accentSoft}" stroke-width="3" stroke-linecap="round" opacity="0.45"/>`,
      `<path d="M${low} ${y + 80}H${high}" stroke="${colors.onDeepSoft}" stroke-width="9"/>`,
      `<circle cx="${low}" cy="${y + 80}" r="11" fill="${colors.onDeepSoft}"/>`,
      `<circle cx="${high}" cy="${y + 80}" r="11" fill="${colors.onDeepSoft}"/>`,
      `<path d="M${left + width * 0.42} ${y + 62}v36" stroke="${colors.support}" stroke-width="6" stroke-linecap="round"/>`,
    ].join("");
  });
  return [drawGround(colors.deep), ...rows].join("");
}

/** In a 60 x 190 area. */
export function drawTassel(band: string): string {
  return [
    `<path d="M30 0v70" stroke="${colors.support}" stroke-width="4" fill="none"/>`,
    `<circle cx="30" cy="74" r="9" fill="${colors.support}"/>`,
    `<path d="M20 88c0-7 4-11 10-11s10 4 10 11v7H20Z" fill="${colors.support}"/>`,
    `<rect x="18" y="93" width="24" height="8" rx="3" fill="${band}"/>`,
    `<path d="M19 101h22l5 80c-4 3-8-2-11 2-3 4-7 0-10 2-3 1-7-4-11-4Z" fill="${colors.support}"/>`,
    '<path d="m24 104-3 74M29 104l-2 78M34 104l2 76M38 104l4 72" stroke="#2a1d02" stroke-width="1.2" stroke-linecap="round" opacity="0.4" fill="none"/>',
  ].join("");
}

function drawPencil(): string {
  return [
    `<g transform="translate(${panel.x + 292} 330) rotate(35)">`,
    `<rect x="-11" y="0" width="22" height="140" fill="${colors.support}"/>`,
    `<rect x="-11" y="-20" width="22" height="20" rx="6" fill="${colors.deep}"/>`,
    `<path d="M-11 140h22l-11 30Z" fill="${colors.onDeep}" stroke="${colors.support}" stroke-width="2"/>`,
    `<path d="m-4 159 4 11 4-11Z" fill="${colors.ink}"/></g>`,
  ].join("");
}

function drawGround(color: string): string {
  return `<rect x="${panel.x}" width="${panel.width}" height="${panel.height}" fill="${color}"/>`;
}

function findExtent(points: readonly (readonly [number, number])[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** For a path of absolute starts and relative straight lines, as build/drawUsMap.ts writes them. */
function findBounds(path: string): { left: number; top: number; right: number; bottom: number } {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of path.split("z")) {
    const [start, steps = ""] = ring.split("l");
    const numbers = (text = "") => (text.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = numbers(start);
    if (x === undefined || y === undefined) continue;
    const moves = [0, 0, ...numbers(steps)];
    for (let at = 0; at < moves.length; at += 2) {
      x += moves[at] ?? 0;
      y += moves[at + 1] ?? 0;
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
  }
  return bounds;
}

function roundCoordinate(value: number): number {
  return Math.round(value * 10) / 10;
}
