/** Helpers for the top bar's menus. */
import type { Page } from "playwright-core";

/** The labels of the open menus. */
export function openMenus(page: Page): Promise<(string | null)[]> {
  return page
    .locator("header details[open] > summary")
    .evaluateAll((all) => all.map((one) => one.textContent));
}

/** Menus can be closed by script only once the app has hydrated the page: the watchers start after that. */
export async function watchBar(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
}
