/** The timeline of a senior on paper, on one sheet, and on narrow phones. */
import { expect, test } from "vitest";
import { planFile, seniorList, today } from "../support/timelinePlan.ts";
import { goTo } from "./inUse.ts";
import { open } from "./open.ts";
import { countPdfPages } from "./pdf.ts";

test("a senior's timeline prints on one sheet, whatever is opened, and fits 320 px", async () => {
  const { page, close } = await open("/my-plan", {
    serviceWorkers: "block",
    prepare: (page) => page.clock.setFixedTime(new Date(`${today}T12:00:00`)),
  });
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.json",
    mimeType: "application/json",
    buffer: Buffer.from(planFile(2027, seniorList)),
  });
  // Through the plan's own link: a full page load could start before the plan has been written.
  await page.locator('main a[href="/timeline-success"]').first().waitFor();
  await goTo(page, "/timeline-success");
  const row = page
    .getByRole("region", { name: "Every task" })
    .getByRole("listitem")
    .filter({ hasText: "Submit your application to The University of Texas at Austin" })
    .first();
  await page.getByRole("tab", { name: "By month" }).click();
  await page
    .getByRole("region", { name: "Every task" })
    .locator("summary")
    .filter({ hasText: /^(November|December) 2026/ })
    .first()
    .waitFor();
  for (const month of ["November 2026", "December 2026"]) {
    await page
      .getByRole("region", { name: "Every task" })
      .locator("summary")
      .filter({ hasText: new RegExp(`^${month}`) })
      .click();
  }
  await row.waitFor();
  await page.emulateMedia({ media: "print" });
  await page.getByText("What must be done. Printed on November 21, 2026.", { exact: false }).waitFor();
  expect(countPdfPages(await page.pdf({ format: "Letter" }))).toBe(1);

  await page.emulateMedia({ media: "screen" });
  await page.getByText("The next three months").click();
  await row.locator("summary").click();
  for (const name of ["What you can skip", "The year as a table"]) {
    await page
      .locator("summary")
      .filter({ hasText: new RegExp(`^${name}`) })
      .click();
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.emulateMedia({ media: "print" });
  expect(countPdfPages(await page.pdf({ format: "Letter" }))).toBe(1);
  await close();
});
