/** What a test of a screen asks of the browser around its document. */
import type { BrowserCommand } from "vitest/node";

export const emulateColorScheme: BrowserCommand<[scheme: "light" | "dark"]> = async ({ page }, scheme) => {
  await page.emulateMedia({ colorScheme: scheme });
};
