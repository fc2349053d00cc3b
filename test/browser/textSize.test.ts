/** The browser's own text size, up to twice the usual: the header and the pages of a plan hold, on a phone and a desk. */
import { expect, inject, test } from "vitest";
import { open } from "./open.ts";

test.each([
  [390, 24],
  [390, 32],
  [1280, 24],
  [1280, 32],
])(
  "at %i px with text of %i px, nothing of the header or a plan's page stands outside",
  async (width, size) => {
    const { page, close } = await open("/", { viewport: { width, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
    for (const path of ["/", "/my-plan", "/essays"]) {
      await page.goto(new URL(path, inject("address")).href);
      await page.locator("h1").first().waitFor();
      const right = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth,
        header: Math.max(
          ...[...document.querySelectorAll("header a, header summary, header button")].map((one) =>
            one.checkVisibility() ? one.getBoundingClientRect().right : 0,
          ),
        ),
      }));
      // The home page's pictures of prices are wider than a phone at twice the size.
      if (path !== "/") expect(right.page, path).toBeLessThanOrEqual(width);
      expect(right.header, path).toBeLessThanOrEqual(width);
    }
    await close();
  },
);
