/** The cost calculator: colleges by nickname, figures equal to the rule's, FAFSA answers, the keyboard alone, bad addresses. */
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadColleges } from "#client/colleges/loadColleges.ts";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { reasonKeys } from "#domain/aid/dependency.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { estimatePrice, type PriceInput } from "#domain/price/band.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { choosePlanFile, focusOn } from "../../../test/dom/actions.ts";
import { desktop, openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { apiRequests } from "../../../test/dom/stubApi.ts";

const path = "/college-cost-calculator";
const austin = 228778;
const mizzou = 178396;
const harold = 144209;

const board = page.getByRole("region", { name: /The first year/ });
const sideBySide = page.getByRole("heading", { name: "Side by side" });
const income = page.getByLabelText("Yearly family income");
const canPay = page.getByLabelText("What your family can pay a year");
const home = page.getByLabelText("ZIP code, or your state");
const search = page.getByRole("combobox", { name: "Find a college" });
/** The picker's own list: the browser's lists of choices have options too. */
const firstFound = page.getByRole("listbox", { name: "Colleges found" }).getByRole("option").first();
const austinHeading = page.getByRole("heading", { name: "The University of Texas at Austin", level: 3 });

async function findCollege(unitId: number): Promise<CollegeSummary> {
  const { byUnitId } = await loadColleges();
  const college = byUnitId.get(unitId);
  if (college === undefined) throw new Error(`no college ${unitId}`);
  return college;
}

/** The band as the rule gives it, in the words of the screen. */
async function readExpectedRange(
  unitId: number,
  family: PriceInput,
  gradeYear: number | null,
): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const band = estimatePrice(await findCollege(unitId), family, {
    entryYear: toEntryYear(gradeYear, today),
  });
  if (band === null) throw new Error("expected a band");
  return formatShownRange(band);
}

describe("the cost calculator", () => {
  const typed = {
    familyIncomeUsd: 60_000,
    familySize: null,
    homeState: "TX",
    livingPlan: "onCampus",
  } as const;

  test("two colleges chosen by nickname show the rule's figures, and a reload keeps them", async () => {
    await openScreen(path);
    await income.fill("60,000");
    await canPay.fill("$9,000");
    await home.fill("Texas");
    await search.fill("UT Austin");
    await firstFound.click();
    await search.fill("Mizzou");
    await firstFound.click();
    await expect.element(sideBySide).toBeVisible();
    for (const unitId of [austin, mizzou]) {
      const range = await readExpectedRange(unitId, typed, null);
      await expect.element(board.getByText(range, { exact: true }).first()).toBeVisible();
    }
    expect(window.location.search).toBe(`?college=${austin}&college=${mizzou}`);
    expect(window.location.hash).toBe("");

    // The narrowest phone.
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBe(320);

    await reopenScreen();
    await expect.element(sideBySide).toBeVisible();
    const range = await readExpectedRange(mizzou, typed, null);
    await expect.element(board.getByText(range, { exact: true }).first()).toBeVisible();
    await expect.element(income).toHaveValue("60,000");
  });

  test("the keyboard alone chooses a college and opens its working", async () => {
    await openScreen(path, { viewport: desktop });
    await focusOn(search);
    await userEvent.keyboard("ut austin");
    await expect.element(firstFound).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");
    await expect.element(austinHeading).toBeVisible();
    await focusOn(page.getByText("Where this comes from").first());
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("The middle of the range").first()).toBeVisible();
    await focusOn(page.getByRole("button", { name: /^Remove The University of Texas at Austin/ }).first());
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("No colleges chosen yet")).toBeVisible();
  });

  test("an address with unknown colleges says so, and shows the good one", async () => {
    await openScreen(`${path}?college=999999&college=harvard&college=${austin}`);
    await expect
      .element(page.getByText("No college in the federal data has the number 999999."))
      .toBeVisible();
    await expect.element(page.getByText("“harvard” is not a college number.")).toBeVisible();
    await expect.element(austinHeading).toBeVisible();
  });

  test("colleges saved or compared elsewhere are offered, and one press adds them", async () => {
    await openScreen(path);
    browserPlanStore().give({ kind: "addCollege", unitId: austin });
    browserPlanStore().give({ kind: "addCollege", unitId: harold });
    await reopenScreen(`${path}?college=${austin}`);
    await expect.element(austinHeading).toBeVisible();
    await page.getByRole("button", { name: /^Add .*Harold Washington/ }).click();
    await expect.element(page.getByRole("heading", { name: /Harold Washington/ }).first()).toBeVisible();
    await expect.element(page.getByText("Colleges you looked at")).not.toBeInTheDocument();
  });

  test("answers that cannot be right are said at the field and stay as typed", async () => {
    await openScreen(`${path}?college=${austin}`);
    await income.fill("-5");
    await canPay.fill("lots");
    await home.fill("Atlantis");
    await page.getByLabelText("Family size").fill("0");
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByText("Enter 0 or more.")).toBeVisible();
    await expect.element(page.getByText("Use numbers only, such as 18,000.")).toBeVisible();
    await expect.element(page.getByText("We don’t recognize that state.")).toBeVisible();
    await expect.element(page.getByText("A family has at least 1 person.")).toBeVisible();
    await expect.element(income).toHaveValue("-5");
    await expect.element(canPay).toHaveValue("lots");
  });
});

describe("FAFSA answers", () => {
  const typedUsd = 90_000;
  /** A couple enrolling in fall 2027 whose income gives the maximum grant; the questions after it are still open. */
  const aid: AidAnswers = {
    "student.start": "fall2027",
    "student.citizenship": "citizen",
    ...Object.fromEntries(Object.values(reasonKeys).map((key) => [key, false])),
    "student.parents": "marriedToEachOther",
    "first.filingStatus": "mfj",
    "first.agi": 47_321,
    "student.familySize": 4,
  };

  function makePlanFile(answers: AidAnswers): string {
    const stamp = "2026-11-20T10:00:00.000Z";
    return JSON.stringify({
      format: "tassel-plan",
      version: 1,
      exportedAt: stamp,
      scopes: ["plan", "money", "notes", "essay"],
      plan: {
        schemaVersion: 1,
        id: "otherdevice",
        createdAt: stamp,
        studentName: null,
        profile: { gradeYear: 12, homeState: "IL", livingPlan: "offCampus" },
        money: { familyIncomeUsd: typedUsd },
        aid: answers,
        colleges: [{ unitId: harold, addedAt: stamp, status: "considering", note: "" }],
      },
    });
  }

  function readHaroldRange(answers: AidAnswers | null): Promise<string> {
    const estimate = answers === null ? null : estimateAid(answers, "IL");
    if (answers !== null && estimate === null) throw new Error("expected a price by aid");
    const family: PriceInput = {
      familyIncomeUsd: estimate?.bracketIncomeUsd ?? typedUsd,
      familySize: 4,
      homeState: "IL",
      livingPlan: "offCampus",
      ...(estimate === null ? {} : { aid: estimate }),
    };
    return readExpectedRange(harold, family, 12);
  }

  async function openMyPlan(answers: AidAnswers): Promise<void> {
    await openScreen("/my-plan");
    await choosePlanFile(page.getByCss('input[type="file"]'), makePlanFile(answers));
    await expect.element(page.getByRole("heading", { name: "Your list: 1 college" })).toBeVisible();
  }

  async function expectInPlan(range: string): Promise<void> {
    await page.getByText("Price of each college", { exact: true }).click();
    const row = page.getByRole("row", { name: /Harold Washington/ });
    await expect.element(row.getByText(range, { exact: true }).first()).toBeInTheDocument();
  }

  test("decide income and grant of every price, say so, and stay on the device", async () => {
    await openMyPlan(aid);
    const range = await readHaroldRange(aid);
    expect(range).not.toBe(await readHaroldRange(null));
    await expect
      .element(page.getByText("Prices use the income from your FAFSA answers, $47,321 a year."))
      .toBeVisible();
    await expectInPlan(range);

    await reopenScreen(`${path}?college=${harold}`);
    await expect.element(board.getByText(range, { exact: true }).first()).toBeVisible();
    await expect
      .element(page.getByText("They include a Pell Grant of $7,395 for 2027-28.").first())
      .toBeVisible();
    await expect
      .element(page.getByText("We kept the $90,000 you entered, but we’re not using it.").first())
      .toBeVisible();
    await expect.element(income).toHaveValue("90,000");
    await page.getByText("Where this comes from").first().click();
    await expect
      .element(page.getByText("The income that decides your bracket, from your FAFSA answers"))
      .toBeVisible();
    await expect.element(page.getByText("Your Pell Grant, for a year of full-time study")).toBeVisible();
    expect(JSON.stringify(apiRequests())).not.toMatch(/47,?321/);
  });

  test("without them the calculator offers to find them, and prices go by the typed income", async () => {
    await openMyPlan({});
    await expectInPlan(await readHaroldRange(null));
    await expect
      .element(page.getByRole("link", { name: "Open the FAFSA calculator" }))
      .toHaveAttribute("href", "/tools/fafsa-calculator");
  });
});
