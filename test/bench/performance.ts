/**
 * `npm run performance [-- address]`, for development: the performance test of /admin/performance-test from the command
 * line, with the project's own Chromium for what needs a browser. The server must be running; the result is stored.
 */
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import type { Measure, Measurement } from "#domain/performance/measurements.ts";
import { rounds } from "#domain/performance/measurements.ts";
import { openStore } from "#server/openStore.ts";
import { type MoreMeasurements, measurePerformance } from "#server/operators/measurePerformance.ts";
import { readSettings } from "#server/settings.ts";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { bundle } from "./bundle.ts";
import type { TimeEngine } from "./performanceEntry.ts";

const paths = ["/", "/colleges", "/colleges/the-university-of-texas-at-austin"] as const;
const viewport = { width: 412, height: 870 };
const settleMs = 1_000;

async function run(words: readonly string[]): Promise<number> {
  const [address, ...rest] = words;
  if (rest.length > 0) {
    console.error("Write one address of this machine, or none: npm run performance -- http://127.0.0.1:3000");
    return 2;
  }
  const read = readSettings();
  const opened = read.ok ? await openStore(read.value, () => new Date()) : read;
  if (!read.ok || !opened.ok) {
    console.error(!read.ok ? read.problem : !opened.ok ? opened.problem : "");
    return 1;
  }
  try {
    const { isOk, text } = await measurePerformance({
      database: opened.value.database,
      settings: read.value,
      address: address ?? null,
      now: () => new Date(),
      more: measureWithChromium,
    });
    (isOk ? process.stdout : process.stderr).write(text);
    return isOk ? 0 : 1;
  } finally {
    await opened.value.close();
  }
}

type Visit = { lcp: number | null; cls: number; longTasks: number; bytes: number; inp: number | null };

const measureWithChromium: MoreMeasurements = async (origin) => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const measurements: Measurement[] = [];
    const add = (group: Measurement["group"], name: string, measure: Measure, values: (number | null)[]) => {
      const samples = values.filter((value) => value !== null);
      if (samples.length > 0) measurements.push({ group, name, measure, samples });
    };
    for (const path of paths) {
      const [cold, warm, opened]: [Visit[], Visit[], (number | null)[]] = [[], [], []];
      for (let round = 0; round < rounds; round += 1) {
        // A fresh context has nothing stored.
        const context = await browser.newContext({ viewport });
        try {
          cold.push(await visit(context, `${origin}${path}`));
          await untilKept(context, `${origin}${path}`);
          warm.push(await visit(context, `${origin}${path}`));
          await context.setOffline(true);
          opened.push((await visit(context, `${origin}${path}`)).lcp);
        } finally {
          await context.close();
        }
      }
      for (const [name, visits] of [
        [`${path}, first visit`, cold],
        [`${path}, next visit`, warm],
      ] as const) {
        for (const measure of ["lcp", "inp", "cls", "longTasks", "bytes"] as const) {
          add(
            "pages",
            name,
            measure,
            visits.map((one) => one[measure]),
          );
        }
      }
      add("offline", `${path}, network off`, "lcp", opened);
    }
    return { device: "Command line with Chromium", measurements: [...measurements, ...(await timeEngine())] };
  } finally {
    await browser.close();
  }

  async function timeEngine(): Promise<Measurement[]> {
    const root = dirname(dirname(import.meta.dirname));
    const code = await bundle(root, "performanceEntry.ts", "performance");
    const table = await readFile(`${root}/data/deadlines.csv`, "utf8");
    const index = await (await fetch(`${origin}/api/college-cost-calculator`)).text();
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const time = ([indexText, deadlines]: readonly [string, string]) => {
      const timeEngine: TimeEngine = globalThis.tasselEngine;
      return timeEngine(indexText, deadlines);
    };
    return page.evaluate(time, [index, table] as const);
  }
};

/** One load of a page, with one real press of a key, as the browser's own entries tell it. */
async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(settleMs);
    await page.keyboard.press("Tab");
    await page.waitForTimeout(200);
    return await readEntries(page);
  } finally {
    await page.close();
  }
}

function readEntries(page: Page): Promise<Visit> {
  return page.evaluate(async () => {
    const read = (type: string, options: object = {}) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const entries: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
        observer.observe({ type, buffered: true, ...options });
        setTimeout(() => {
          observer.disconnect();
          resolve(entries);
        }, 50);
      });
    const numberOf = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name) ?? 0);
    const [paints, shifts, tasks, events, first] = await Promise.all([
      read("largest-contentful-paint"),
      read("layout-shift"),
      read("longtask"),
      read("event", { durationThreshold: 16 }),
      // Reported however short it was.
      read("first-input"),
    ]);
    const pressed = [...events, ...first].filter((entry) => numberOf(entry, "interactionId") > 0);
    const files = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ];
    return {
      lcp: paints?.at(-1)?.startTime ?? null,
      cls: shifts.reduce((sum, entry) => sum + numberOf(entry, "value"), 0),
      longTasks: tasks.reduce((sum, { duration }) => sum + Math.max(duration - 50, 0), 0),
      bytes: files.reduce((sum, file) => sum + numberOf(file, "transferSize"), 0) / 1_000,
      inp: pressed.length === 0 ? null : Math.max(...pressed.map(({ duration }) => duration)),
    };
  });
}

/** The service worker has installed what it keeps, and the page is among it. */
async function untilKept(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: "load" });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      for (let tries = 0; tries < 200; tries += 1) {
        if (navigator.serviceWorker.controller !== null && (await caches.match(location.pathname))) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
  } finally {
    await page.close();
  }
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));
