/** Waiting for the app to have a page, and going on in it by its own links. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Looking at every element is too much to do in each frame, which is when Playwright looks by default. */
const wholePagePolling = [undefined, { polling: 100 }] as const;

/** In use: React has taken the page over, and links are answered without a new page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["app"] === "running");
}

/**
 * Nothing is left that the page loads to show itself: React has taken over every element but the blocks that come alive
 * late, no placeholder stands for something to come, the fonts are in, and the watchers that start last have started.
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
      const parts = [...(document.getElementById("root")?.children ?? [])];
      return (
        document.documentElement.dataset["app"] === "running" &&
        sessionStorage.getItem("tassel-journey") !== null &&
        document.fonts.status === "loaded" &&
        document.querySelector("main [role=status] .animate-pulse") === null &&
        parts.every(isTakenOver)
      );
    },
    ...wholePagePolling,
  );
}

/** The service worker has kept this page and every script it has loaded so far, so that it opens without the server. */
export async function untilVisitKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const resources = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const needed = [window.location.pathname, ...resources.filter((path) => path.startsWith("/assets/"))];
    const kept = await Promise.all(needed.map((path) => caches.match(path)));
    return kept.every((answer) => answer !== undefined);
  });
}

/** Every block of a written page that comes alive late is React's now; one that is far from what is seen never will be. */
export async function waitForLateBlocks(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("[data-late] > *")].every((one) =>
        Object.keys(one).some((key) => key.startsWith("__reactFiber")),
      ),
    ...wholePagePolling,
  );
}

/** By a link that stands on the page; the document stays the same. */
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

/** Stops the page's clock, which must have been installed; it goes on by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  // Ahead of the page's own time, which goes on until the clock stands.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
}

/** Resolves once the device has kept a command of this kind; a page that is left before may take it along. */
export async function waitForPlanCommand(page: Page, kind: string): Promise<void> {
  const kinds = () =>
    page.evaluate(async () => {
      // Opened before the app has made it, it would be another one.
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
