/** Measures Lighthouse's mobile scores for a page of the running server. */
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { freePort, median } from "./measure.ts";

export const lighthouseRuns = 5;

export type LighthouseFigures = {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** One a run. */
  totalBlockingMs: number[];
  largestContentfulPaintMs: number[];
  cumulativeLayoutShift: number[];
};

/** Scores are medians of five runs per page, each with an empty cache, on Lighthouse's simulated slow phone. */
export async function* measureLighthouse(
  address: string,
  paths: readonly string[],
): AsyncGenerator<LighthouseFigures, void> {
  const port = await freePort();
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    for (const path of paths) yield await measurePage(`${address}${path}`, path, port);
  } finally {
    await browser.close();
  }
}

async function measurePage(url: string, path: string, port: number): Promise<LighthouseFigures> {
  const results: Result[] = [];
  for (let run = 0; run < lighthouseRuns; run += 1) {
    const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse on ${path}: ${runtimeError.message}`);
    results.push(result.lhr);
  }
  const scoreOf = (category: string) =>
    Math.round(100 * median(results.map((result) => result.categories[category]?.score ?? 0)));
  const figuresOf = (audit: string) =>
    results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN);
  const failing = Object.values(results[0]?.audits ?? {}).filter(
    (audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === "binary",
  );
  for (const audit of failing) console.log(`  ${path}: ${audit.id}: ${audit.title}`);
  return {
    path,
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    bestPractices: scoreOf("best-practices"),
    seo: scoreOf("seo"),
    totalBlockingMs: figuresOf("total-blocking-time"),
    largestContentfulPaintMs: figuresOf("largest-contentful-paint"),
    cumulativeLayoutShift: figuresOf("cumulative-layout-shift"),
  };
}
