/** Renders an SVG as PNG. All text is outlines already, so the machine's fonts do not matter. */
import { renderAsync } from "@resvg/resvg-js";
import { palettePng } from "./palettePng.ts";

/** Change this when the same SVG would render differently. */
export const rendererVersion = "resvg 2.6.2, palette 1";

export async function drawn(svg: string): Promise<Buffer> {
  return palettePng(await renderAsync(svg, { font: { loadSystemFonts: false } }));
}
