/** The comparison in real Chromium: figures of the data set, what differs, one printed page, an empty start. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatUsd } from "#lib/format.ts";
import { loadColleges } from "#server/colleges.ts";
import { open } from "./open.ts";

const colleges = loadColleges(join(import.meta.dirname, "../../data"));
const four = [228778, 178396, 166683, 108232];
const address = `/compare?${four.map((unitId) => `college=${unitId}`).join("&")}`;

describe("the comparison", () => {
  test("four colleges stand side by side with the figures of the data set", async () => {
    const opened = await open(address);
    const { page } = opened;
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: /Owe at graduation/ }) });
    for (const [index, unitId] of four.entries()) {
      const debtUsd = colleges.recordOf(unitId)?.medianDebtUsd ?? null;
      const expected = debtUsd === null ? "not published" : formatUsd(debtUsd);
      await row.getByRole("cell").nth(index).getByText(expected).waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await opened.close();
  });

  test("only what differs can be shown, and a college can be taken out", async () => {
    const opened = await open("/compare?college=228778&college=178396");
    const { page } = opened;
    const setting = page.getByRole("rowheader", { name: /^Setting/ });
    await setting.waitFor();
    await page.getByRole("button", { name: "Only what differs" }).click();
    await page.getByText(/the same for all and hidden/).waitFor();
    expect(await setting.count()).toBe(0);
    await page
      .getByRole("button", { name: "Take University of Missouri-Columbia out of the comparison" })
      .click();
    await page.getByText("Add another college to see how they differ.").waitFor();
    expect(new URL(page.url()).search).toBe("?college=228778");
    await opened.close();
  });

  test("four colleges print on one page", async () => {
    const opened = await open(address);
    const { page } = opened;
    await page.getByRole("rowheader", { name: /Owe at graduation/ }).waitFor();
    await page.getByText("Early action", { exact: false }).first().waitFor();
    const pdf = await page.pdf({
      format: "Letter",
      margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" },
    });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await opened.close();
  });

  test("an empty comparison invites to choose", async () => {
    const opened = await open("/compare");
    const { page } = opened;
    await page.getByText("Nothing to compare yet").waitFor();
    await page.getByRole("combobox", { name: "Find a college" }).waitFor();
    await opened.close();
  });
});
