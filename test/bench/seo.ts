/**
 * Measures the administrators' search dashboard on the built site: the rules over every address in this process, and the
 * page itself in a browser on a slowed processor.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { siteFindingKinds, siteReportSchema } from "#contract/siteReport.ts";
import { setRoles } from "#server/account/store.ts";
import { countPageView } from "#server/pageViews/store.ts";
import type { Store } from "#server/store/store.ts";
import { makeSeo } from "../../src/screens/admin-seo-dashboard/sampleReport.ts";
import {
  findRows,
  joinRows,
  noFilter,
  type SeoFilter,
  sorts,
} from "../../src/screens/admin-seo-dashboard/seoRules.ts";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { insertAccount, signInToServer, toStorageState } from "../support/insertedSession.ts";
import { serveBuilt } from "../support/testSite.ts";
import { freePort, median } from "./measure.ts";

export const seoSlowdown = 4;
const email = "operator@example.org";
const tries = 3;

export type SeoFigures = {
  addresses: number;
  /** Filter and sort, over every order, finding and a typed word: median and worst. */
  medianMs: number;
  worstMs: number;
  /** In the browser at `seoSlowdown`: from opening the address to the list, and from a choice to the new list. */
  interactiveMs: number;
  filterMs: number;
};

export async function measureSeo(outFolder: string): Promise<SeoFigures> {
  const rules = measureRules(outFolder);
  const port = await freePort();
  const site = await serveBuilt(outFolder, { port, publicUrl: `http://127.0.0.1:${port}` });
  try {
    return { ...rules, ...(await measurePage(site.address, site.store)) };
  } finally {
    await site.server.close();
  }
}

function measureRules(outFolder: string) {
  const text = readFileSync(join(outFolder, "reference", "site-report.json"), "utf8");
  const report = siteReportSchema.parse(JSON.parse(text));
  const views = report.pages.map(({ path }, at) => ({
    path,
    weeks: Array.from({ length: 13 }, (_, week) => (at * week) % 97),
  }));
  const rows = joinRows(report, makeSeo({ views }));
  const filters: SeoFilter[] = [
    ...sorts.map((sort) => ({ ...noFilter, sort })),
    ...siteFindingKinds.map((finding) => ({ ...noFilter, finding })),
    ...["u", "un", "university", "college planning"].map((typed) => ({ ...noFilter, text: typed })),
  ];
  const times = filters.flatMap((filter) =>
    Array.from({ length: 10 }, () => {
      const startedAt = performance.now();
      findRows(rows, filter);
      return performance.now() - startedAt;
    }),
  );
  return { addresses: rows.length, medianMs: median(times), worstMs: Math.max(...times) };
}

async function measurePage(address: string, store: Store) {
  await insertAccount(store.database, email);
  await setRoles(store.database, email, ["Administrator"]);
  await countPageView(store.database, "/pricing", new Date());
  const session = await signInToServer(address, email);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const opened: number[] = [];
  const filtered: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: "block",
      storageState: toStorageState(address, session),
    });
    const page = await context.newPage();
    const slowed = await page.context().newCDPSession(page);
    await slowed.send("Emulation.setCPUThrottlingRate", { rate: seoSlowdown });
    await page.goto(`${address}/admin/seo-dashboard`, { waitUntil: "commit" });
    await page.locator("tr[data-index]").first().waitFor();
    opened.push(await page.evaluate(() => performance.now()));
    filtered.push(await measureFilter(page));
    await context.close();
  }
  await browser.close();
  return { interactiveMs: median(opened), filterMs: median(filtered) };
}

/** From choosing the colleges' pages to the frame that shows them. */
async function measureFilter(page: Page): Promise<number> {
  await page.evaluate(() => {
    const list = document.querySelector("table");
    const status = document.querySelector("main [role=status]");
    addEventListener(
      "change",
      () => {
        const startedAt = performance.now();
        const before = status?.textContent;
        const observer = new MutationObserver(() => {
          if (status?.textContent === before || list === null) return;
          observer.disconnect();
          requestAnimationFrame(() => Object.assign(window, { filterMs: performance.now() - startedAt }));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  await page.getByRole("combobox", { name: "Kind of page" }).selectOption("college");
  const measured = await page.waitForFunction(() => Reflect.get(window, "filterMs") as number | undefined);
  return Number(await measured.jsonValue());
}
