/** Measures how long planning a campus trip takes in a worker in Chromium, by number of stops. */
import { chromium } from "playwright-core";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { bundle } from "./bundle.ts";
import { median } from "./measure.ts";
import type { VisitsAnswered } from "./visitsEntry.ts";

const runs = 15;

export type VisitsFigures = {
  stops: number;
  medianMs: number;
  worstMs: number;
  firstMs: number;
  gapShare: number;
};

export async function measureVisits(
  rootFolder: string,
  sizes: readonly number[],
): Promise<readonly VisitsFigures[]> {
  const code = await bundle(rootFolder, "visitsEntry.ts", "visits");
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    const figures: VisitsFigures[] = [];
    for (const stops of sizes) {
      const { timesMs, gapShare } = await page.evaluate(planInWorker, { code, stops, runs });
      figures.push({
        stops,
        medianMs: median(timesMs),
        worstMs: Math.max(...timesMs),
        firstMs: timesMs[0] ?? Number.NaN,
        gapShare,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. Each size gets a new worker, so that the first run is a cold one. */
function planInWorker(asked: { code: string; stops: number; runs: number }): Promise<VisitsAnswered> {
  const worker = new Worker(URL.createObjectURL(new Blob([asked.code], { type: "text/javascript" })));
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", (event: MessageEvent<VisitsAnswered>) => {
      worker.terminate();
      resolve(event.data);
    });
    worker.addEventListener("error", (event) => reject(new Error(event.message)));
    worker.postMessage({ stops: asked.stops, runs: asked.runs }, { transfer: [] });
  });
}
