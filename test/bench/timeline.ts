/**
 * Measures how long a timeline takes, by number of colleges, in Node and in Chromium, with the real
 * deadlines.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { bundle } from "./bundle.ts";
import { median } from "./measure.ts";
import { timelineBench } from "./timelineEntry.ts";

const sizes = [5, 10, 20, 40] as const;
const runs = 60;

export type TimelineFigures = {
  where: "Node" | "Chromium";
  bySize: { colleges: number; tasks: number; medianMs: number; worstMs: number; shownMs: number }[];
};

export async function measureTimeline(rootFolder: string): Promise<TimelineFigures[]> {
  const table = readFileSync(join(rootFolder, "data", "deadlines.csv"), "utf8");
  const inNode = timelineBench(table, sizes, runs).map(figuresOf);
  const code = await bundle(rootFolder, "timelineEntry.ts", "timeline");
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const timed = await page.evaluate(
      ([text, counts, times]) => globalThis.tasselTimeline(text, counts, times),
      [table, sizes, runs] as const,
    );
    return [
      { where: "Node", bySize: inNode },
      { where: "Chromium", bySize: timed.map(figuresOf) },
    ];
  } finally {
    await browser.close();
  }
}

function figuresOf({ colleges, tasks, timesMs, shownMs }: ReturnType<typeof timelineBench>[number]) {
  return {
    colleges,
    tasks,
    medianMs: median(timesMs),
    worstMs: Math.max(...timesMs),
    shownMs: median(shownMs),
  };
}
