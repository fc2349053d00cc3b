/** Measures what a letter costs while an essay is written on a slow phone: the page's own script for each key. */
import { type CDPSession, chromium, type Page } from "playwright-core";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { median } from "./measure.ts";
import { cpuSlowdown } from "./routeChange.ts";

export const typingRuns = 5;
/** Half of them in the middle of the text, half at its end. */
const keys = "and then the kettle clicked off, and nobody said ";
const words = 650;

export type TypingFigures = {
  /** The own script of a key: its 95th percentile in each run. */
  p95Ms: readonly number[];
  medianMs: number;
  /** The median of style and layout together, which the browser does with each key. */
  layoutMs: number;
};

export async function measureEssayTyping(address: string): Promise<TypingFigures> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const runs: Key[][] = [];
  try {
    for (let run = 0; run < typingRuns; run += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      runs.push(await measureRun(await context.newPage(), address));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return {
    p95Ms: runs.map((run) => percentile95(run.map(({ scriptMs }) => scriptMs))),
    medianMs: median(runs.flat().map(({ scriptMs }) => scriptMs)),
    layoutMs: median(runs.flat().map(({ layoutMs }) => layoutMs)),
  };
}

type Key = { scriptMs: number; layoutMs: number };

async function measureRun(page: Page, address: string): Promise<Key[]> {
  await page.goto(`${address}/essays`);
  await page.getByRole("button", { name: "Add your own prompt" }).click();
  await page.getByLabel("The prompt").fill("Tell us about a place that matters to you.");
  await page.getByLabel("Limit", { exact: true }).fill(String(words));
  await page.getByRole("button", { name: "Add the prompt and start writing" }).click();
  const area = page.getByLabel("Your essay", { exact: true });
  const text = makeText();
  await area.fill(text);
  await page.getByText("Saved on this device").waitFor();
  const session = await page.context().newCDPSession(page);
  // Time of the page's own thread: what else this machine does is not counted.
  await session.send("Performance.setTimeDomain", { timeDomain: "threadTicks" });
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const measured: Key[] = [];
  for (const at of [Math.floor(text.length / 2), text.length + keys.length]) {
    await area.evaluate((element, position) => {
      if (element instanceof HTMLTextAreaElement) element.setSelectionRange(position, position);
    }, at);
    for (const key of keys) measured.push(await measureKey(page, session, key));
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return measured;
}

async function measureKey(page: Page, session: CDPSession, key: string): Promise<Key> {
  await settle(page);
  const before = await readMetrics(session);
  await page.keyboard.press(key === " " ? "Space" : key);
  await settle(page);
  const after = await readMetrics(session);
  return { scriptMs: after.scriptMs - before.scriptMs, layoutMs: after.layoutMs - before.layoutMs };
}

/** Two frames and an idle moment later, everything a key has set off has run, but for saving after a pause. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );
}

async function readMetrics(session: CDPSession): Promise<Key> {
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    scriptMs: 1_000 * seconds("ScriptDuration"),
    layoutMs: 1_000 * (seconds("LayoutDuration") + seconds("RecalcStyleDuration")),
  };
}

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN;
}

function makeText(): string {
  const sentence =
    "My grandmother kept a notebook of prices beside the register, and I learned to read from it.";
  const count = sentence.split(" ").length;
  const sentences = Array.from({ length: Math.floor((words - 60) / count) }, () => sentence);
  return sentences.map((one, index) => (index % 6 === 5 ? `${one}\n\n` : `${one} `)).join("");
}
