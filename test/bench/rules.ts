/** Measures how long matching and searching take in Chromium, with the real index. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { engineWork, sampleQueries as queries } from "#domain/performance/sampleWork.ts";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { bundle } from "./bundle.ts";
import { median } from "./measure.ts";

const runs = 60;
const { slowdown } = engineWork.search;
export type RulesFigures = {
  colleges: number;
  decodeMs: number;
  matchMs: { times1: number; times2: number; times10: number; first: number };
  repriceMs: { median: number; worst: number };
  search: { prepareMs: number; medianMs: number; worstMs: number; slowdown: number };
};

export async function measureRules(rootFolder: string): Promise<RulesFigures> {
  const code = await bundle(rootFolder, "rulesEntry.ts", "rules");
  const index = readFileSync(join(rootFolder, "dist", "reference", "college-index.json"), "utf8");
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const loaded = await page.evaluate((text) => globalThis.tasselRules.load(text), index);
    const times1 = await page.evaluate((count) => globalThis.tasselRules.match(1, count), runs);
    const times2 = await page.evaluate((count) => globalThis.tasselRules.match(2, count), runs / 2);
    const times10 = await page.evaluate((count) => globalThis.tasselRules.match(10, count), runs / 6);
    const reprice = await page.evaluate((count) => globalThis.tasselRules.reprice(count), runs);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const typed = await page.evaluate((texts) => globalThis.tasselRules.keystrokes(texts), queries);
    return {
      colleges: loaded.colleges,
      decodeMs: loaded.decodeMs,
      matchMs: {
        times1: median(times1),
        times2: median(times2),
        times10: median(times10),
        first: times1[0] ?? Number.NaN,
      },
      repriceMs: { median: median(reprice), worst: Math.max(...reprice) },
      search: {
        prepareMs: typed.prepareMs,
        medianMs: median(typed.strokesMs),
        worstMs: Math.max(...typed.strokesMs),
        slowdown,
      },
    };
  } finally {
    await browser.close();
  }
}
