/** The guide to paying for college in real Chromium: complete without scripts, and printed. */
import { describe, expect, test } from "vitest";
import { desktop, open } from "./open.ts";

const path = "/college-financial-planning-guide";
const sections = 9;

describe("the guide to paying for college", () => {
  test("without scripts every section is there with its worked example, and the contents lead to it", async () => {
    const opened = await open(path, { viewport: desktop, javaScriptEnabled: false });
    const { page } = opened;
    // Chromium shows it only if scripts are disabled in its settings, not if a test blocks them.
    expect(await page.locator("main noscript").textContent()).toContain("Scripts are off in this browser");
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    expect(await links.count()).toBe(sections);
    for (const link of await links.all()) {
      const href = (await link.getAttribute("href")) ?? "";
      expect(await page.locator(`section${href}`).count(), href).toBe(1);
    }
    expect(await page.getByText("$27,000").count()).toBeGreaterThan(0);
    expect(await page.getByText("RAP begins at").count()).toBe(1);
    await opened.close();
  });

  test("prints its text and sheets without the contents list", async () => {
    const opened = await open(path, { viewport: desktop });
    const { page } = opened;
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("navigation", { name: "On this page" }).count()).toBe(0);
    await page.getByRole("heading", { name: "The two plans side by side" }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(desktop.width);
    await opened.close();
  });
});
