/** Measures how long reading a draft and merging two texts take in Chromium, with the real index. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { bundle } from "./bundle.ts";
import { median } from "./measure.ts";

const runs = 40;
const slowdown = 4;

export type EssaysFigures = {
  slowdown: number;
  firstMs: number;
  medianMs: number;
  slowedMs: number;
  mergeMs: number;
};

export async function measureEssays(rootFolder: string): Promise<EssaysFigures> {
  const code = await bundle(rootFolder, "essaysEntry.ts", "essays");
  const index = readFileSync(join(rootFolder, "dist", "reference", "college-index.json"), "utf8");
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    await page.evaluate((text) => globalThis.tasselEssays.load(text), index);
    const [firstMs = Number.NaN, ...timesMs] = await page.evaluate(
      (count) => globalThis.tasselEssays.read(count),
      runs,
    );
    const mergesMs = await page.evaluate((count) => globalThis.tasselEssays.merge(count), runs);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const slowed = await page.evaluate((count) => globalThis.tasselEssays.read(count), runs);
    return {
      slowdown,
      firstMs,
      medianMs: median(timesMs),
      slowedMs: median(slowed),
      mergeMs: median(mergesMs),
    };
  } finally {
    await browser.close();
  }
}
