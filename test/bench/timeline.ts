/** How long a timeline takes, by colleges, in Node and in Chromium, with the real deadlines. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build } from "vite";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { median } from "./measure.ts";
import { timelineBench } from "./timelineEntry.ts";

const sizes = [5, 10, 20, 40] as const;
const runs = 60;

export type TimelineFigures = {
  where: "Node" | "Chromium";
  bySize: { colleges: number; tasks: number; medianMs: number; worstMs: number }[];
};

export async function measureTimeline(rootFolder: string): Promise<TimelineFigures[]> {
  const table = readFileSync(join(rootFolder, "data", "deadlines.csv"), "utf8");
  const inNode = timelineBench(table, sizes, runs).map(figuresOf);
  const code = await bundle(rootFolder);
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

function figuresOf({ colleges, tasks, timesMs }: ReturnType<typeof timelineBench>[number]) {
  return { colleges, tasks, medianMs: median(timesMs), worstMs: Math.max(...timesMs) };
}

/** One script of the rules, built as the product's own are. */
async function bundle(rootFolder: string): Promise<string> {
  const built = await build({
    root: rootFolder,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      lib: { entry: join(rootFolder, "test/bench/timelineEntry.ts"), formats: ["iife"], name: "timeline" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error("The bench's bundle was not made.");
  return output.output[0].code;
}
