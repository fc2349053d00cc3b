/** A picture's SVG as PNG. All letters are outlines already, so that the machine's own fonts play no part. */
import { renderAsync } from "@resvg/resvg-js";
import { encodePalettePng } from "./palettePng.ts";

/** Changed where the same SVG would come out differently. */
export const rendererVersion = "resvg 2.6.2, palette 1";

export async function renderSvg(svg: string): Promise<Buffer> {
  return encodePalettePng(await renderAsync(svg, { font: { loadSystemFonts: false } }));
}
