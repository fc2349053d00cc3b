/** The timeline in print and for everyone: one printed sheet, accessibility, narrow phones. */
import { describe, expect, test } from "vitest";
import { seniorList } from "../support/timelinePlan.ts";
import { findBarriers } from "./accessible.ts";
import { findSection, openRow, openTimeline } from "./timelinePage.ts";

describe("a senior on November 21", () => {
  test("prints it on one sheet", async () => {
    const { page, close } = await openTimeline(2027, seniorList);
    const letter = { format: "Letter" } as const;
    await page.emulateMedia({ media: "print" });
    await page.getByText("What must be done. Printed on November 21, 2026.", { exact: false }).waitFor();
    expect(countPages(await page.pdf(letter))).toBe(1);
    await page.emulateMedia({ media: "screen" });
    await page.getByText("The next three months").click();
    await page.emulateMedia({ media: "print" });
    expect(countPages(await page.pdf(letter))).toBe(1);
    await close();
  });

  test.each(["light", "dark"] as const)(
    "has no barrier that axe finds, and fits 320 px, %s",
    async (colorScheme) => {
      const { page, close } = await openTimeline(2027, seniorList, { colorScheme });
      await openRow(page, "Send the application to The University of Texas at Austin");
      await findSection(page, "What can be dropped").click();
      await findSection(page, "The picture in words").click();
      expect(await findBarriers(page)).toEqual([]);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await close();
    },
  );
});

function countPages(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
