/** The guide to paying for college: its sheets by typing, figures that cannot be right, choices, and the plan. */
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { blur, focusOn } from "../../../test/dom/actions.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { apiRequests } from "../../../test/dom/stubApi.ts";

const path = "/college-financial-planning-guide";

const findSheet = (name: string) =>
  page.getByCss("section").filter({ has: page.getByRole("heading", { level: 2, name }) });

describe("the guide to paying for college", () => {
  test("works out both repayment plans as a family types, and sends nothing", async () => {
    await openScreen(path);
    const part = findSheet("Paying it back: two plans");
    await expect.element(part.getByText("RAP starts at").first()).toBeVisible();
    const askedBefore = apiRequests().length;
    const income = part.getByLabelText("Income in the first year");
    await part.getByLabelText("Debt when payments begin").fill("27,000");
    await income.fill("60,000");
    await part.getByLabelText("Dependents on your tax return").fill("1");
    await part.getByLabelText("Raise per year").fill("0");
    // 5% of 60,000 is 250 a month, less 50 for one dependent.
    await expect.element(part.getByText("$200").first()).toBeVisible();
    const row = part.getByRole("row", { name: "Forgiven at the end" });
    await expect.element(row.getByRole("cell", { name: "$0" }).first()).toBeVisible();

    // The least payment: 10 off the debt a month for 360 months leaves 23,400.
    await income.fill("9,000");
    await expect.element(row.getByRole("cell", { name: "$23,400" })).toBeVisible();
    await part.getByText("Year by year").click();
    await expect
      .element(part.getByRole("row", { name: /^30 / }).getByRole("cell", { name: "$23,400" }))
      .toBeVisible();

    await part.getByLabelText("Debt when payments begin").fill("0");
    await expect.element(part.getByText("You owe nothing").first()).toBeVisible();
    expect(apiRequests().slice(askedBefore)).toEqual([]);
    expect(window.location.search + window.location.hash).toBe("");
  });

  test("a wrong figure keeps its text, says what is wrong, and hides the result until it is right", async () => {
    await openScreen(path);
    const part = findSheet("Save a little each month");
    const monthly = part.getByLabelText("Monthly savings");
    const missing = part.getByText("The result will appear again when every field");
    for (const [wrong, sentence] of [
      ["a lot", "Use numbers only"],
      ["3,5", "Use numbers only"],
      ["-20", "Enter $0 or more."],
      ["1e12", "Use numbers only"],
      ["999999999999", "This number is more than $10,000,000"],
    ] as const) {
      await monthly.fill(wrong);
      await blur(monthly);
      await expect.element(part.getByText(sentence)).toBeVisible();
      await expect.element(missing).toBeVisible();
      await expect.element(monthly).toHaveValue(wrong);
    }
    await monthly.fill("");
    await expect.element(missing).toBeVisible();
    await monthly.fill("150");
    await part.getByLabelText("Growth per year").fill("0");
    await part.getByLabelText("Years until college").fill("10");
    // 500 and 120 deposits of 150.
    await expect.element(part.getByText("$18,500").first()).toBeVisible();
    await expect.element(missing).not.toBeInTheDocument();
  });

  test("the choices change the result: whose account, which return, which student", async () => {
    await openScreen(path);
    const plan529 = findSheet("529 plans and how they count");
    await plan529.getByText("The student’s savings account").first().click();
    await expect.element(plan529.getByText("At most 20% of it").first()).toBeVisible();

    const credits = findSheet("Money back at tax time");
    await credits.getByLabelText("Income of the person who claims the student").fill("85,000");
    await expect
      .element(credits.getByText("At this income, you can claim 50% of each credit."))
      .toBeVisible();
    await credits.getByText("Married filing jointly").click();
    await expect
      .element(credits.getByText("At this income, you can claim 100% of each credit."))
      .toBeVisible();
    await credits.getByText("Later, or single courses").click();
    await expect.element(credits.getByText("It can only lower tax you owe.").first()).toBeVisible();

    const limits = findSheet("The student’s federal loan");
    await limits.getByText("Independent, or parents denied").click();
    await expect.element(limits.getByText("$45,000").first()).toBeVisible();
    await expect
      .element(
        limits
          .getByText("Ask the financial aid office before you count on the limits for independent students.")
          .first(),
      )
      .toBeVisible();

    const work = findSheet("Work, and how it affects aid");
    await work.getByLabelText("Hours per week").fill("40");
    await work.getByLabelText("Weeks per year").fill("50");
    // 28,000 earned; half of what is above 12,220.
    await expect.element(work.getByText("$7,890").first()).toBeVisible();
    await work.getByText("Federal Work-Study", { exact: true }).last().click();
    await expect.element(work.getByText("subtracted before the index").first()).toBeVisible();
  });

  test("begins with what the plan says the family can pay, in a line that changes it for every tool", async () => {
    await openScreen("/college-cost-calculator");
    await page.getByLabelText("What your family can pay a year").fill("11,000");
    await expect.element(page.getByText("About $917 a month.")).toBeVisible();
    const kept = () => browserPlanStore().getState().plan.money;
    await expect.poll(() => kept().payPerYearUsd).toBe(11_000);
    await reopenScreen(path);
    const order = findSheet("Which money to use first");
    const known = order.getByRole("button", { name: "Change: Can pay $11,000 a year" });
    await expect
      .element(order.getByText("This comes from your plan and includes student work."))
      .toBeVisible();
    await expect.element(order.getByLabelText("Earned from work during the year")).toHaveValue("0");
    await focusOn(known);
    await userEvent.keyboard("{Enter}");
    const own = order.getByLabelText("What your family can pay a year");
    await expect.element(own).toHaveValue("11,000");
    await own.fill("30,000");
    await expect.element(order.getByText("The year is covered.").first()).toBeVisible();
    await expect.poll(() => kept().payPerYearUsd).toBe(30_000);

    // Not known yet: asked with the sheet's other figures, and kept as well.
    const credits = findSheet("Money back at tax time");
    const income = credits.getByLabelText("Income of the person who claims the student");
    await income.fill("3,6");
    await blur(income);
    await expect.element(credits.getByText("Use numbers only, such as 18,000.")).toBeVisible();
    await expect.element(income).toHaveValue("3,6");
    expect(kept().familyIncomeUsd).toBeNull();
    await income.fill("85k");
    await expect.poll(() => kept().familyIncomeUsd).toBe(85_000);
    await expect
      .element(credits.getByText("At this income, you can claim 50% of each credit."))
      .toBeVisible();
    await reopenScreen();
    await expect
      .element(findSheet("Money back at tax time").getByRole("button", { name: "Change: Income $85,000" }))
      .toBeVisible();
  });
});
