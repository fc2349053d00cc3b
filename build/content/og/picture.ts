/** One picture for sharing as SVG: what kind of page it is, its title, and a drawing, 1200 x 630. */
import { colors, drawTassel } from "./drawings.ts";
import { fitText, drawLine } from "./textOutlines.ts";

export const pictureSize = { width: 1200, height: 630 } as const;

const left = 76;
const title = {
  width: 640,
  height: 290,
  lines: 4,
  lineHeight: 1.14,
  sizes: [72, 66, 60, 54, 48, 42],
} as const;
const titleMiddle = 364;

export const pictureWords = { name: "Tassel", promise: "Every number with its year and source" } as const;

/** Throws where the title fits at no size, or holds a letter that the typeface does not. */
export function drawPicture(page: { label: string; title: string; drawing: string }): string {
  const { size, lines } = fitText(page.title, "serif", title);
  const first = titleMiddle - ((lines.length - 1) * size * title.lineHeight) / 2 + size * 0.32;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureSize.width} ${pictureSize.height}">`,
    `<rect width="${pictureSize.width}" height="${pictureSize.height}" fill="${colors.paper}"/>`,
    page.drawing,
    `<g transform="translate(${left - 6} 0) scale(0.6)">${drawTassel(colors.accent)}</g>`,
    drawLine(pictureWords.name, left + 56, 92, { typeface: "serif", size: 44, color: colors.ink }),
    drawLine(page.label, left, 182, { typeface: "sans", size: 29, color: colors.accentText }),
    ...lines.map((line, at) =>
      drawLine(line, left, first + at * size * title.lineHeight, {
        typeface: "serif",
        size,
        color: colors.ink,
      }),
    ),
    drawLine(pictureWords.promise, left, 574, { typeface: "sans", size: 27, color: colors.inkSoft }),
    "</svg>",
  ].join("");
}
