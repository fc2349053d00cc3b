/** Cuts both typefaces down to the letters and weights that pages draw (`node build/drawFonts.ts`), into src/ui/fonts. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkit";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const typefaces = [
  { family: "Newsreader Variable", name: "newsreader" },
  { family: "Figtree Variable", name: "figtree" },
] as const;

/** What nearly every page needs: ASCII, the marks of set text, and the letters of Spanish names. */
export const coreLetters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0‘’“”–—…•·×÷−§áéíñóúüÉÑ`;

/** The weights that styles ask for: text at 400 to headings at 600, and 700 where a browser sets bold by itself. */
const weights = { wght: { min: 400, max: 700, default: 400 } };

export type FontFile = { name: string; bytes: Buffer };

type Part = { family: string; file: string; codes: readonly number[] };
type FontDisplay = "swap" | "optional";

const wideOnly =
  "/* A phone's lines break elsewhere in the fallback, so there a font that comes late waits for the next page (decision 75). */";

/**
 * All of src/ui/fonts: of each typeface a file of the core letters and one of the rest, which a browser fetches only for
 * a page that draws one of them, the style sheet that says so, and the licenses.
 */
export async function drawFonts(): Promise<readonly FontFile[]> {
  const drawn = await Promise.all(typefaces.map(drawTypeface));
  const writeFaces = (display: FontDisplay) =>
    drawn.flatMap(({ parts }) => parts.map((part) => writeFace(part, display))).join("\n");
  const wide = writeFaces("swap").replace(/^(?=.)/gm, "  ");
  const faces = `${writeFaces("optional")}\n${wideOnly}\n@media print, (min-width: 1024px) {\n${wide}}\n`;
  return [
    ...drawn.flatMap((typeface) => typeface.files),
    { name: "faces.css", bytes: Buffer.from(`/* Written by build/drawFonts.ts. */\n\n${faces}`) },
  ];
}

async function drawTypeface({ family, name }: (typeof typefaces)[number]) {
  const folder = `@fontsource-variable/${name}`;
  const source = readFileSync(require.resolve(`${folder}/files/${name}-latin-wght-normal.woff2`));
  const font = create(source);
  if (!("characterSet" in font)) throw new Error(`${name} holds several fonts.`);
  const codes = font.characterSet.filter((code) => code >= 0x20).toSorted((a, b) => a - b);
  const isCore = (code: number) => coreLetters.includes(String.fromCodePoint(code));
  const parts = [
    { family, file: `${name}-rest.woff2`, codes: codes.filter((code) => !isCore(code)) },
    { family, file: `${name}-core.woff2`, codes: codes.filter(isCore) },
  ];
  const files = await Promise.all(
    parts.map(async (part) => ({
      name: part.file,
      bytes: await subsetFont(source, String.fromCodePoint(...part.codes), {
        targetFormat: "woff2",
        variationAxes: weights,
      }),
    })),
  );
  const license = readFileSync(join(dirname(require.resolve(`${folder}/package.json`)), "LICENSE"));
  return {
    files: [...files, { name: `${name}-license.txt`, bytes: license }],
    parts,
  };
}

function writeFace({ family, file, codes }: Part, display: FontDisplay): string {
  const lines = [
    `font-family: "${family}";`,
    "font-style: normal;",
    `font-weight: ${weights.wght.min} ${weights.wght.max};`,
    `font-display: ${display};`,
    `src: url("./${file}") format("woff2");`,
    `unicode-range:\n    ${writeRanges(codes)};`,
  ];
  return `@font-face {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
}

/** Ascending code points as CSS writes them: "U+20-7E, U+A0". */
function writeRanges(codes: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run?.last === code - 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const toHex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => `U+${toHex(first)}${last === first ? "" : `-${toHex(last)}`}`)
    .join(", ");
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(import.meta.dirname, "../src/ui/fonts");
  for (const { name, bytes } of await drawFonts()) {
    writeFileSync(join(folder, name), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
}
