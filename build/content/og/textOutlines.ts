/** Text as outlines: the site's own typefaces, wrapped and sized to fit a box, as SVG paths that need no font to draw. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

export type Typeface = "serif" | "sans";

const files: Readonly<Record<Typeface, string>> = {
  serif: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
  sans: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
};

const loaded = new Map<Typeface, Font>();

function loadFont(typeface: Typeface): Font {
  const known = loaded.get(typeface);
  if (known !== undefined) return known;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(files[typeface])));
  if (!("layout" in font)) throw new Error(`${files[typeface]} holds several fonts.`);
  loaded.set(typeface, font);
  return font;
}

export type TextStyle = { typeface: Typeface; size: number; color: string };

type Shape = { width: number; letters: readonly { path: string; x: number; y: number }[] };

/** In the typeface's own units, by typeface and text: pictures share most of their words. */
const shapes = new Map<string, Shape>();

function shapeText(text: string, typeface: Typeface): Shape {
  const key = `${typeface} ${text}`;
  const known = shapes.get(key);
  if (known !== undefined) return known;
  const { glyphs, positions, advanceWidth } = loadFont(typeface).layout(text);
  let at = 0;
  const letters = glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`A letter of “${text}” is not in the typeface.`);
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const x = at + xOffset;
    at += xAdvance;
    return { path: glyph.path.toSVG(), x, y: yOffset };
  });
  const shape = { width: advanceWidth, letters };
  shapes.set(key, shape);
  return shape;
}

/** Width in pixels. */
export function measureWidth(text: string, { typeface, size }: Omit<TextStyle, "color">): number {
  const space = shapeText(" ", typeface).width;
  const parts = text.split(" ");
  const width = parts.reduce((sum, part) => sum + shapeText(part, typeface).width, space * (parts.length - 1));
  return (width * size) / loadFont(typeface).unitsPerEm;
}

/**
 * One line with its baseline at `y`. The files open at their lightest usual weight, and their weights cannot be varied
 * in this format: an outline of the same color makes the letters as strong as the site's.
 */
export function drawLine(text: string, x: number, y: number, { typeface, size, color }: TextStyle): string {
  const { unitsPerEm } = loadFont(typeface);
  const space = shapeText(" ", typeface).width;
  const scale = size / unitsPerEm;
  let at = 0;
  const paths = text.split(" ").flatMap((part) => {
    const { letters, width } = shapeText(part, typeface);
    const start = at;
    at += width + space;
    return letters.map(({ path, x, y }) => `<path transform="translate(${start + x} ${y})" d="${path}"/>`);
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}" stroke="${color}" stroke-width="${unitsPerEm * 0.02}">${paths.join("")}</g>`;
}

/** `lineHeight` is of the size. */
export type Box = {
  width: number;
  height: number;
  lines: number;
  lineHeight: number;
  sizes: readonly number[];
};

/** The largest of the sizes at which the text fits the box, and its lines. Throws where it fits at none. */
export function fitText(text: string, typeface: Typeface, box: Box): { size: number; lines: string[] } {
  for (const size of box.sizes) {
    const lines = wrapText(text, { typeface, size }, box.width);
    const isWide = lines.some((line) => measureWidth(line, { typeface, size }) > box.width);
    const isHigh = lines.length > box.lines || lines.length * size * box.lineHeight > box.height;
    if (!isWide && !isHigh) return { size, lines };
  }
  throw new Error(`“${text}” fits its picture at no size.`);
}

/** As few lines as the width allows, and those as even as they can be. */
function wrapText(text: string, style: Omit<TextStyle, "color">, width: number): string[] {
  const fewest = wrapGreedily(text, style, width);
  // A narrower box with as many lines has no short last one.
  for (let share = 0.6; share < 1; share += 0.05) {
    const lines = wrapGreedily(text, style, width * share);
    if (lines.length === fewest.length) return lines;
  }
  return fewest;
}

function wrapGreedily(text: string, style: Omit<TextStyle, "color">, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measureWidth(longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
