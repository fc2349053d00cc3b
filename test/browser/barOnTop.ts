/** The bar on top in tests: its menus, and whose they are. */
import type { Page } from "playwright-core";
import { desktop, open } from "./open.ts";

/** The labels of the menus that stand open. */
export function openMenus(page: Page): Promise<(string | null)[]> {
  return page
    .locator("header details[open] > summary")
    .evaluateAll((all) => all.map((one) => one.textContent));
}

/** Menus close by script only once the app has taken the page over: the watchers come after that. */
export async function watchBar(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
}

/** A page on a wide screen, watched over. */
export async function openDesktop(path = "/", options: Parameters<typeof open>[1] = {}) {
  const opened = await open(path, { viewport: desktop, ...options });
  await watchBar(opened.page);
  return opened;
}
