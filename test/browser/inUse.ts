/** Waiting for the app to have a page, and going on in it by its own links. */
import type { Page } from "playwright-core";

/** In use: React has taken the page over, and links are answered without a new page. */
export async function running(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["app"] === "running");
}

/** Every block of a written page that comes alive late is React's now; one that is far from what is seen never will be. */
export async function lateBlocksAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-late] > *")].every((one) =>
      Object.keys(one).some((key) => key.startsWith("__reactFiber")),
    ),
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
