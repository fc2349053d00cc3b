/** FAFSA answers in real Chromium: prices of plan and calculator use their income and Pell Grant, and say so; nothing is sent. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { formatShownRange } from "#components/price/shownPrice.ts";
import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { reasonKeys } from "#domain/aid/fafsaFlowFamily.ts";
import type { AidAnswers } from "#domain/aid/households.ts";
import { type PriceInput, estimatePrice } from "#domain/price/band.ts";
import { toEntryYear } from "#domain/price/growth.ts";
import { loadColleges } from "#server/colleges.ts";
import { open } from "./open.ts";

const colleges = loadColleges(join(import.meta.dirname, "../../data"));
const harold = 144209;
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

async function readExpectedRange(page: Page, answers: AidAnswers | null): Promise<string> {
  const college = colleges.byUnitId(harold);
  const estimate = answers === null ? null : estimateAid(answers, "IL");
  if (college === null || (answers !== null && estimate === null)) throw new Error("expected a price by aid");
  const day = await page.evaluate(() => new Date().toISOString().slice(0, 10));
  const family: PriceInput = {
    familyIncomeUsd: estimate?.bracketIncomeUsd ?? typedUsd,
    familySize: 4,
    homeState: "IL",
    livingPlan: "offCampus",
    ...(estimate === null ? {} : { aid: estimate }),
  };
  const band = estimatePrice(college, family, { entryYear: toEntryYear(12, day) });
  if (band === null) throw new Error("expected a band");
  return formatShownRange(band);
}

async function take(page: Page, answers: AidAnswers): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.json",
    mimeType: "application/json",
    buffer: Buffer.from(makePlanFile(answers)),
  });
  await page.getByRole("heading", { name: "Your list: 1 college" }).waitFor();
}

describe("FAFSA answers", () => {
  test("decide income and grant of every price, say so, and stay on the device", async () => {
    const sent: string[] = [];
    const { page, close } = await open("/my-plan", {
      prepare: async (opened) => {
        opened.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
      },
    });
    await take(page, aid);
    const range = await readExpectedRange(page, aid);
    expect(range).not.toBe(await readExpectedRange(page, null));
    await page.getByText("Prices use the income of your FAFSA answers, $47,321 a year.").waitFor();
    await page
      .getByRole("row", { name: /Harold Washington/ })
      .getByText(range, { exact: true })
      .first()
      .waitFor();

    await page.goto(new URL(`/college-cost-calculator?college=${harold}`, inject("address")).href);
    const board = page.getByRole("region", { name: /The first year/ });
    await board.getByText(range, { exact: true }).waitFor();
    await page.getByText("They count on a Pell Grant of $7,395 for 2027-28.").first().waitFor();
    await page.getByText("The $90,000 that you typed is kept, and not used.").first().waitFor();
    expect(await page.getByLabel("Family income a year").inputValue()).toBe("90,000");
    await page.getByText("Where this comes from").first().click();
    await page.getByText("The income that decides your bracket, from your FAFSA answers").waitFor();
    await page.getByText("Your Pell Grant, a year at full time").waitFor();
    expect(sent.filter((text) => /47,?321/.test(text))).toEqual([]);
    await close();
  });

  test("without them the calculator offers to find them, and prices go by the typed income", async () => {
    const { page, close } = await open("/my-plan");
    await take(page, {});
    const range = await readExpectedRange(page, null);
    await page
      .getByRole("row", { name: /Harold Washington/ })
      .getByText(range, { exact: true })
      .first()
      .waitFor();
    const link = page.getByRole("link", { name: "Open the FAFSA calculator" });
    expect(await link.getAttribute("href")).toBe("/tools/fafsa-calculator");
    await close();
  });
});
