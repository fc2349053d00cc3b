/** Every page of the site on the narrowest phone: without barriers, never sideways, light and dark. */
import { describe, expect, test } from "vitest";
import { findBarriers } from "./accessible.ts";
import { everywhere, listExpectedErrors } from "./everyPage.ts";
import { open } from "./open.ts";

describe.each(everywhere)("%s", (path) => {
  test("is accessible and fits a 320 px screen, light and dark", async () => {
    const { page, close } = await open(path, {
      viewport: { width: 320, height: 700 },
      // What it keeps for later has tests of its own.
      serviceWorkers: "block",
      expectedErrors: listExpectedErrors(path),
    });
    await page.waitForLoadState("networkidle");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${path} scrolls sideways in ${colorScheme}`).toBeLessThanOrEqual(320);
      expect(await findBarriers(page), colorScheme).toEqual([]);
    }
    await close();
  });
});
