/** Helpers that wait for hydration and navigate through the app's own links. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Walking the whole page in every animation frame, as Playwright polls by default, would slow the page itself. */
const wholePagePolling = [undefined, { polling: 100 }] as const;

/** For `prepare`: each message stays until the test answers it, however slow the machine, as while the window is not looked at. */
export function holdMessages(page: Page): Promise<unknown> {
  return page.context().addInitScript(() => {
    document.hasFocus = () => false;
  });
}

/** Hydrated: React runs the page, and links navigate without a full page load. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["app"] === "running");
}

/**
 * Everything the page loads to render has arrived: React has hydrated every element except the lazy blocks,
 * no placeholders remain, fonts are loaded, and the last watchers have started.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const isTakenOver = (element: Element): boolean => {
        const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
        if (key === undefined) return false;
        const props: unknown = Reflect.get(element, key);
        if (typeof props === "object" && props !== null && "dangerouslySetInnerHTML" in props) return true;
        return element.matches("[data-late]") || [...element.children].every(isTakenOver);
      };
      // An article's tool loads once it is near what is seen; until then its placeholder is all there is to it.
      const isToolFarBelow = (placeholder: Element): boolean =>
        placeholder.closest("[data-tool]") !== null &&
        placeholder.getBoundingClientRect().top > window.innerHeight + 800;
      const parts = [...(document.getElementById("root")?.children ?? [])];
      return (
        document.documentElement.dataset["app"] === "running" &&
        sessionStorage.getItem("tassel-journey") !== null &&
        document.fonts.status === "loaded" &&
        [...document.querySelectorAll("main [role=status] .animate-pulse")].every(isToolFarBelow) &&
        parts.every(isTakenOver)
      );
    },
    ...wholePagePolling,
  );
}

/**
 * The service worker has cached this page and every script it has loaded so far, so that it opens without the
 * server.
 */
export async function untilVisitKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const resources = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const needed = [window.location.pathname, ...resources.filter((path) => path.startsWith("/assets/"))];
    const kept = await Promise.all(needed.map((path) => caches.match(path)));
    return kept.every((answer) => answer !== undefined);
  });
}

/**
 * Every lazy block of an article near the viewport is hydrated; one far away never will be, except where `places` says that
 * the page counts every block as near.
 */
export async function waitForLateBlocks(page: Page, places: "seen" | "everywhere" = "seen"): Promise<void> {
  await page.waitForFunction(
    (isEverywhere) =>
      [...document.querySelectorAll("[data-late] > *")].every((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const isAwaited = isEverywhere || (bottom > 0 && top < window.innerHeight);
        return !isAwaited || Object.keys(one).some((key) => key.startsWith("__reactFiber"));
      }),
    places === "everywhere",
    { polling: 100 },
  );
}

/** Clicks a link on the page; the document stays the same. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const link = [...document.querySelectorAll("a")].find((one) => one.getAttribute("href") === path);
    if (link === undefined) throw new Error(`No link to ${path}.`);
    link.click();
  }, path);
}

export async function waitForFocusOn(page: Page, text: string): Promise<void> {
  await page.waitForFunction((text) => document.activeElement?.textContent === text, text);
}

/** Stops the page's clock, which must have been installed; `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  // Ahead of the page's own time, which runs on until the clock is paused.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
}

/** Resolves once the device has stored a command of this kind; leaving the page earlier may lose it. */
export async function waitForPlanCommand(page: Page, kind: string): Promise<void> {
  const kinds = () =>
    page.evaluate(async () => {
      // Opening it before the app has created it would create a different one.
      if (!(await indexedDB.databases()).some(({ name }) => name === "tassel")) return [];
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const opening = indexedDB.open("tassel");
        opening.addEventListener("success", () => done(opening.result));
        opening.addEventListener("error", () => failed(new Error("It was not opened.")));
      });
      const commands = await new Promise<{ kind: string }[]>((done) => {
        const asked = database.transaction("commands").objectStore("commands").getAll();
        asked.addEventListener("success", () => done(asked.result));
      });
      database.close();
      return commands.map((command) => command.kind);
    });
  await expect.poll(kinds).toContain(kind);
}

/** Opens the months of the timeline, where every task has a row of its own. */
export async function unfoldMonths(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "By month" }).click();
  const folded = page.getByRole("region", { name: "Every task" }).locator("details:not([open]) > summary");
  await folded.first().waitFor();
  await folded.evaluateAll((summaries) => {
    for (const summary of summaries) if (summary instanceof HTMLElement) summary.click();
  });
}
