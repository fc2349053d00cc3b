/** The tools inside help articles at the built site: as they were sent, and a visit-day sheet on paper. */
import { describe, expect, inject, test } from "vitest";
import { toolArticles } from "../support/toolArticles.ts";
import { waitForHydration } from "./inUse.ts";
import { desktop, open } from "./open.ts";
import { countPdfPages } from "./pdf.ts";

describe("in the page as it was sent", () => {
  test.each(toolArticles)("%s stands in %s with its name and a page that does more", async (name, slug) => {
    const html = await (await fetch(new URL(`/help/${slug}`, inject("address")))).text();
    const frame = new RegExp(`<section[^>]*data-tool="${name}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";
    expect(frame).toMatch(/<h3[^>]*>[^<]{10,}<\/h3>/);
    expect(frame).toContain("The tool opens here once the page has loaded.");
    expect(frame).toMatch(/<a [^>]*href="\/[a-z-]+/);
    expect(frame).not.toContain("style=");
  });
});

describe("on paper", () => {
  test("a visit-day sheet prints alone on one page", async () => {
    const { page, close } = await open("/help/campus-visit-planning", {
      viewport: desktop,
      serviceWorkers: "block",
      prepare: async (page) => {
        // The day the articles were written for.
        await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
        await page.addInitScript(() => {
          window.print = () => undefined;
        });
      },
    });
    await waitForHydration(page);
    const tool = page.locator('[data-tool="visitDay"]');
    await tool.scrollIntoViewIfNeeded();
    const field = tool.locator('input[role="combobox"]');
    await field.fill("Kenyon College");
    await tool.locator('[role="listbox"] [role="option"]').first().waitFor();
    await field.press("Enter");
    await tool.getByLabel("Day of the visit").fill("2027-03-13");
    await tool.getByText("For this college:").first().waitFor();
    await tool.getByLabel("Your notes from the day").fill("Warm, small, far from the airport.");
    await tool.getByLabel("Your notes from the day").blur();
    await tool.getByRole("button", { name: "Print the sheet" }).click();
    expect(countPdfPages(await page.pdf({ format: "Letter" }))).toBe(1);
    await close();
  });
});
