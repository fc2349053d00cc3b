/**
 * Measures what a visitor downloads from a real page load: scripts until the page works and after that, styles, fonts
 * and data.
 */
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";

export type WeightFigures = {
  path: string;
  /** All that has come when the page works. */
  scriptKb: number;
  /** For what waits until then, such as the engine. */
  laterScriptKb: number;
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
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset["app"] !== "running") return;
        observer.disconnect();
        performance.mark("running");
      }).observe(document, { subtree: true, attributeFilter: ["data-app"] });
    });
    const page = await context.newPage();
    const sum = { styleKb: 0, fontKb: 0, dataKb: 0 };
    const scripts: { url: string; kb: number }[] = [];
    const reading: Promise<void>[] = [];
    page.on("response", (response) => {
      reading.push(
        response
          .body()
          .then(async (body) => {
            const type = response.headers()["content-type"] ?? "";
            const gzipKb = gzipSync(body, { level: 9 }).byteLength / 1000;
            if (type.includes("javascript")) scripts.push({ url: response.url(), kb: gzipKb });
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
    const first = new Set(
      await page.evaluate(() => {
        const running = performance.getEntriesByName("running")[0]?.startTime ?? 0;
        const files = performance.getEntriesByType("resource");
        return files.filter((file) => file.responseEnd < running).map((file) => file.name);
      }),
    );
    const add = (isFirst: boolean) =>
      scripts.reduce((kb, script) => (first.has(script.url) === isFirst ? kb + script.kb : kb), 0);
    figures.push({ path, ...sum, scriptKb: add(true), laterScriptKb: add(false) });
    await context.close();
  }
  await browser.close();
  return figures;
}
