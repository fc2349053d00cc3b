/** The cost calculator in real Chromium: colleges by nickname, figures equal to the rule's, the keyboard alone, bad addresses. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { formatShownRange } from "#components/price/shownPrice.ts";
import { estimatePrice } from "#domain/price/band.ts";
import { toEntryYear } from "#domain/price/growth.ts";
import { loadColleges } from "#server/colleges.ts";
import { desktop, open } from "./open.ts";

const colleges = loadColleges(join(import.meta.dirname, "../../data"));
const austin = 228778;
const mizzou = 178396;

/** The band as the rule gives it for the answers typed below, in the words of the screen. */
async function readExpectedRange(page: Page, unitId: number): Promise<string> {
  const college = colleges.byUnitId(unitId);
  if (college === null) throw new Error(`no college ${unitId}`);
  const day = await page.evaluate(() => new Date().toISOString().slice(0, 10));
  const family = {
    familyIncomeUsd: 60_000,
    familySize: null,
    homeState: "TX",
    livingPlan: "onCampus",
  } as const;
  const band = estimatePrice(college, family, { entryYear: toEntryYear(null, day) });
  return band === null ? "" : formatShownRange(band);
}

/** The picker's own list: the browser's lists of choices have options too. */
function addFirstFound(page: Page) {
  return page.getByRole("listbox", { name: "Colleges found" }).getByRole("option").first();
}

async function answerQuestions(page: Page): Promise<void> {
  await page.getByLabel("Family income a year").fill("60,000");
  await page.getByLabel("What your family can pay a year").fill("$9,000");
  await page.getByLabel("ZIP code, or your state").fill("Texas");
}

describe("the cost calculator", () => {
  test("two colleges chosen by nickname show the rule's figures, and a reload keeps them", async () => {
    const opened = await open("/college-cost-calculator");
    const { page } = opened;
    await answerQuestions(page);
    const search = page.getByRole("combobox", { name: "Find a college" });
    await search.fill("UT Austin");
    await addFirstFound(page).click();
    await search.fill("Mizzou");
    await addFirstFound(page).click();
    await page.getByRole("heading", { name: "Side by side" }).waitFor();
    const board = page.getByRole("region", { name: /The first year/ });
    for (const unitId of [austin, mizzou]) {
      await board.getByText(await readExpectedRange(page, unitId), { exact: true }).waitFor();
    }
    expect(new URL(page.url()).search).toBe(`?college=${austin}&college=${mizzou}`);
    expect(new URL(page.url()).hash).toBe("");

    await page.reload();
    await page.getByRole("heading", { name: "Side by side" }).waitFor();
    await board.getByText(await readExpectedRange(page, mizzou), { exact: true }).waitFor();
    expect(await page.getByLabel("Family income a year").inputValue()).toBe("60,000");
    await opened.close();
  });

  test("the keyboard alone chooses a college and opens its working", async () => {
    const opened = await open("/college-cost-calculator", { viewport: desktop });
    const { page } = opened;
    await page.getByRole("combobox", { name: "Find a college" }).focus();
    await page.keyboard.type("ut austin");
    await addFirstFound(page).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "The University of Texas at Austin", level: 3 }).waitFor();
    await page.getByText("Where this comes from").first().focus();
    await page.keyboard.press("Enter");
    await page.getByText("The middle of the band").first().waitFor();
    await page
      .getByRole("button", { name: /^Remove The University of Texas at Austin/ })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await page.getByText("No college chosen yet").waitFor();
    await opened.close();
  });

  test("an address with unknown colleges says so, and shows the good one", async () => {
    const opened = await open(`/college-cost-calculator?college=999999&college=harvard&college=${austin}`);
    const { page } = opened;
    await page.getByText("No college in the federal data has the number 999999.").waitFor();
    await page.getByText("“harvard” is not a college’s number.").waitFor();
    await page.getByRole("heading", { name: "The University of Texas at Austin", level: 3 }).waitFor();
    await opened.close();
  });

  test("answers that cannot be right are said at the field and stay as typed", async () => {
    const opened = await open(`/college-cost-calculator?college=${austin}`);
    const { page } = opened;
    await page.getByLabel("Family income a year").fill("-5");
    await page.getByLabel("What your family can pay a year").fill("lots");
    await page.getByLabel("ZIP code, or your state").fill("Atlantis");
    await page.getByLabel("Family size").fill("0");
    await page.getByLabel("Family size").blur();
    await page.getByText("An amount below $0 cannot be right here.").waitFor();
    await page.getByText("Use figures only, such as 18,000.").waitFor();
    await page.getByText("We do not know a state of that name.").waitFor();
    await page.getByText("A family has at least 1 person.").waitFor();
    expect(await page.getByLabel("Family income a year").inputValue()).toBe("-5");
    expect(await page.getByLabel("What your family can pay a year").inputValue()).toBe("lots");
    await opened.close();
  });

  test("nothing scrolls sideways on the narrowest phone", async () => {
    const opened = await open(`/college-cost-calculator?college=${austin}&college=${mizzou}`, {
      viewport: { width: 320, height: 700 },
    });
    const { page } = opened;
    await page.getByRole("heading", { name: "Side by side" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await opened.close();
  });
});
