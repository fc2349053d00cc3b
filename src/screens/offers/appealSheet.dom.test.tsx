/** Asking for more aid: the sheet stands ready with both offers where a similar college offers more. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Offer } from "#domain/offers/offer.ts";
import { exportPlan } from "#domain/plan/exchange.ts";
import { makeEmptyPlan, scopes } from "#domain/plan/plan.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";

const plainLine = { source: "unknown", isRenewable: null } as const;

test("the sheet for the aid office takes the better offer of a similar college by itself, with the income we know", async () => {
  const make = (id: string, unitId: number, collegeName: string, grantUsd: number): Offer => ({
    id,
    unitId,
    collegeName,
    academicYear: "2027-28",
    lines: [
      { ...plainLine, label: "Cost of attendance", kind: "totalCost", amountUsd: 90_000 },
      { ...plainLine, label: "Grant", kind: "grant", amountUsd: grantUsd },
    ],
    practices: {},
  });
  const plan = makeEmptyPlan("storedPlan0000000000a1", "2026-11-21T08:00:00.000Z");
  const offers = [
    make("o1", 216_597, "Villanova University", 50_000),
    make("o2", 164_924, "Boston College", 42_000),
  ];
  const money = { ...plan.money, familyIncomeUsd: 98_000, payPerYearUsd: 30_000 };
  await openScreen("/offers", {
    plan: exportPlan({ ...plan, offers, money }, "2026-11-21T09:00:00.000Z", scopes),
  });
  await expect.element(page.getByText("The cheapest offer we can be sure of")).toBeVisible();
  await page.getByRole("button", { name: "Make the fact sheet" }).click();
  const sheet = page.getByRole("article", { name: "Facts for the financial aid office" });
  await expect
    .element(
      sheet.getByText(
        "With $8,000 more in gift aid a year, Boston College would cost us the same as Villanova University.",
      ),
    )
    .toBeVisible();
  await expect
    .element(sheet.getByRole("row", { name: "Net price, first year $48,000 $40,000" }))
    .toBeVisible();
  await expect.element(sheet.getByText("$18,000", { exact: true })).toBeVisible();

  const asked = page.getByText("What has changed, or what don’t the forms show?").first();
  await asked.click();
  await page.getByText("A parent or the student lost a job").first().click();
  await expect.element(page.getByLabelText("Yearly income before")).toHaveValue("98,000");
  await page.getByLabelText("Yearly income now").fill("61,000");
  await expect.element(sheet.getByText("$37,000", { exact: true })).toBeVisible();
  // Left out on purpose, it stays out.
  await page.getByText("A better offer from a similar college").first().click();
  await expect.element(sheet.getByText("Villanova University")).not.toBeInTheDocument();
  await reopenScreen();
  await page.getByRole("button", { name: "Make the fact sheet" }).click();
  await expect.element(sheet.getByText("$48,000", { exact: true })).toBeVisible();
  await expect.element(sheet.getByText("Villanova University")).not.toBeInTheDocument();
});
