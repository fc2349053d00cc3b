/** A picture's SVG as PNG. All letters are outlines already, so that the machine's own fonts play no part. */
import { renderAsync } from "@resvg/resvg-js";
import { palettePng } from "./palettePng.ts";

/** Changed where the same SVG would come out differently. */
export const rendererVersion = "resvg 2.6.2, palette 1";

export async function drawn(svg: string): Promise<Buffer> {
  return palettePng(await renderAsync(svg, { font: { loadSystemFonts: false } }));
}
