/**
 * Measures a change to a prefetched page on a slow phone: from clicking its link to the paint of its heading.
 */
import { chromium, type Page } from "playwright-core";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { median } from "./measure.ts";

/** The CPU slowdown factor relative to this machine. */
export const cpuSlowdown = 4;
const tries = 5;

const changes = [
  { from: "/", to: "/features" },
  { from: "/", to: "/pricing" },
  { from: "/pricing", to: "/contact" },
] as const;

export type RouteChangeFigures = { from: string; to: string; medianMs: number; worstMs: number };

/**
 * Each attempt is a fresh visit: the page idles until its predictions have loaded, then the link is hovered
 * and clicked.
 */
export async function measureRouteChanges(address: string): Promise<RouteChangeFigures[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const figures: RouteChangeFigures[] = [];
  for (const { from, to } of changes) {
    const times: number[] = [];
    for (let count = 0; count < tries; count += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await page.goto(`${address}${from}`, { waitUntil: "networkidle" });
      times.push(await changeMs(page, to));
      await context.close();
    }
    figures.push({ from, to, medianMs: median(times), worstMs: Math.max(...times) });
  }
  await browser.close();
  return figures;
}

async function changeMs(page: Page, to: string): Promise<number> {
  // The watchers run once the page has recorded where it is; hovering over the link is sure to prefetch its
  // page.
  await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
  await page.locator(`footer a[href="${to}"]`).first().hover();
  await untilFetched(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const took = await page.evaluate(
    (to) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`);
        const before = document.querySelector("h1");
        if (link === null || before === null) {
          reject(new Error(`No link to ${to}, or no heading.`));
          return;
        }
        const observer = new MutationObserver(() => {
          const heading = document.querySelector("main h1");
          if (heading === null || heading === before || window.location.pathname !== to) return;
          observer.disconnect();
          // Painted: its frame has started, and the task after that frame runs.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => resolve(performance.now() - start));
            port1.start();
            port2.postMessage(null);
          });
        });
        observer.observe(document.body, { childList: true, subtree: true });
        const start = performance.now();
        link.click();
      }),
    to,
  );
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return took;
}

/** Nothing was requested for half a second: prefetching is done, and the page is idle. */
async function untilFetched(page: Page): Promise<void> {
  const countOf = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  let before = -1;
  let now = await countOf();
  while (now !== before) {
    before = now;
    await page.waitForTimeout(500);
    now = await countOf();
  }
}
