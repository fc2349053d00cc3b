/**
 * Measures what a visitor downloads before a page works: scripts and styles by gzip size, from a real page
 * load.
 */
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";

export type WeightFigures = {
  path: string;
  scriptKb: number;
  styleKb: number;
  fontKb: number;
  dataKb: number;
};

/**
 * Loads each page with an empty cache and adds up the responses, recompressed with gzip 9; data by brotli as
 * sent.
 */
export async function measureWeight(address: string, paths: readonly string[]): Promise<WeightFigures[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const figures: WeightFigures[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    // A device with data saving on, so that prefetching for other pages is not counted.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
    });
    const page = await context.newPage();
    const sum = { scriptKb: 0, styleKb: 0, fontKb: 0, dataKb: 0 };
    const reading: Promise<void>[] = [];
    page.on("response", (response) => {
      reading.push(
        response
          .body()
          .then(async (body) => {
            const type = response.headers()["content-type"] ?? "";
            const gzipKb = gzipSync(body, { level: 9 }).byteLength / 1000;
            if (type.includes("javascript")) sum.scriptKb += gzipKb;
            else if (type.includes("css")) sum.styleKb += gzipKb;
            else if (type.includes("font")) sum.fontKb += body.byteLength / 1000;
            else if (response.url().includes("/api/")) {
              sum.dataKb += (await response.request().sizes()).responseBodySize / 1000;
            }
          })
          .catch(() => undefined),
      );
    });
    await page.goto(`${address}${path}`, { waitUntil: "networkidle" });
    await Promise.all(reading);
    figures.push({ path, ...sum });
    await context.close();
  }
  await browser.close();
  return figures;
}
