/** Renders an SVG as PNG. All text is outlines already, so the machine's fonts do not matter. */
import { renderAsync } from "@resvg/resvg-js";
import { encodePalettePng } from "./palettePng.ts";

/** Change this when the same SVG would render differently. */
export const rendererVersion = "resvg 2.6.2, palette 1";

export async function renderSvg(svg: string): Promise<Buffer> {
  return encodePalettePng(await renderAsync(svg, { font: { loadSystemFonts: false } }));
}
