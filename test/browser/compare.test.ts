/** The comparison in real Chromium: figures of the data set, one printed page. */
import { expect, test } from "vitest";
import { formatUsd } from "#lib/format.ts";
import { loadShippedColleges } from "../support/shippedColleges.ts";
import { open } from "./open.ts";
import { countPdfPages } from "./pdf.ts";

const colleges = loadShippedColleges();
const four = [228778, 178396, 166683, 108232];
const address = `/compare?${four.map((unitId) => `college=${unitId}`).join("&")}`;

test("four colleges stand side by side with the figures of the data set, and print on one page", async () => {
  const { page, close } = await open(address, { serviceWorkers: "block" });
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: /Debt at graduation/ }) });
  for (const [index, unitId] of four.entries()) {
    const debtUsd = colleges.recordOf(unitId)?.medianDebtUsd ?? null;
    const expected = debtUsd === null ? "not published" : formatUsd(debtUsd);
    await row.getByRole("cell").nth(index).getByText(expected).waitFor();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByText("Early action", { exact: false }).first().waitFor();
  const margin = { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" };
  expect(countPdfPages(await page.pdf({ format: "Letter", margin }))).toBe(1);
  await close();
});
