/** What a college's own calculator said, entered below our range: bad input, doubts, a reload, changing and removing. */
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { findBarriersInBothThemes } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { savedPlan } from "../../../test/support/savedPlan.ts";

const austin = 228778;
const path = "/colleges/the-university-of-texas-at-austin";
const now = "2026-11-27T12:00:00";

const ask = page.getByRole("button", { name: /Used its net price calculator/ });
const amount = page.getByLabelText("What the calculator said you would pay for a year");
const year = page.getByLabelText("For which school year");
const save = page.getByRole("button", { name: "Save", exact: true });
const said = page.getByText(/own calculator said \$/).first();

const readKept = () => browserPlanStore().getState().plan.calculatorPrices[austin];

async function openForm(): Promise<void> {
  await openScreen(path, { now, plan: savedPlan() });
  await ask.click();
  await expect.element(amount).toHaveFocus();
}

describe("entering it", () => {
  beforeEach(openForm);

  test("the form says which line to take, and links to the calculator with the federal rule", async () => {
    await expect
      .element(page.getByText(/If loans or work-study are subtracted too, add them back/))
      .toBeVisible();
    await expect.element(page.getByText(/Federal law requires colleges/)).toBeVisible();
    await expect.element(page.getByRole("link", { name: /Open the college’s calculator/ })).toBeVisible();
    expect(await findBarriersInBothThemes()).toEqual([]);
  });

  test.each([
    ["", "Enter the amount the calculator gave you"],
    ["about twenty", "Use digits"],
    ["-500", "can’t be below zero"],
    ["400,000", "Enter the price of one year"],
  ])("%j is answered, and nothing is lost or kept", async (typed, answer) => {
    await amount.fill(typed);
    await save.click();
    await expect.element(page.getByRole("alert").filter({ hasText: answer })).toBeVisible();
    await expect.element(amount).toHaveValue(typed);
    await expect.element(amount).toHaveFocus();
    expect(readKept()).toBeUndefined();
  });

  test("more than the published price is asked about, and kept if it stays", async () => {
    await amount.fill("$95,000");
    await save.click();
    await expect.element(page.getByText(/is more than the published price of/)).toBeVisible();
    expect(readKept()).toBeUndefined();
    await page.getByRole("button", { name: "Keep $95,000" }).click();
    await expect.element(page.getByText(/The figure is above our range/)).toBeVisible();
    expect(readKept()).toEqual({ amountUsd: 95_000, fallYear: null, enteredOn: "2026-11-27" });
  });
});

test("with the keyboard alone: entered, shown with its day and year, kept over a reload, changed, removed", async () => {
  await openForm();
  await userEvent.keyboard("17.5k{Tab}");
  await expect.element(year).toHaveFocus();
  await year.selectOptions("2026-27");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(said).toBeVisible();
  expect(readKept()).toEqual({ amountUsd: 17_500, fallYear: 2026, enteredOn: "2026-11-27" });

  await reopenScreen();
  await expect
    .element(said)
    .toHaveTextContent(
      "The University of Texas at Austin’s own calculator said $17,500 a year for 2026-27: the whole cost, less grants and scholarships. You entered it on November 27, 2026.",
    );
  // Beside our range, on its scale, and heard there.
  await expect.element(page.getByText("Its own calculator: $17,500 for 2026-27")).toBeVisible();
  await expect
    .element(page.getByRole("img", { name: /Its own calculator said \$17,500/ }))
    .toBeInTheDocument();
  await expect
    .element(page.getByText(/is within the \$18,000 a year you can pay|more than the \$18,000/))
    .toBeVisible();
  expect(await findBarriersInBothThemes()).toEqual([]);

  const change = page.getByRole("button", { name: /^Change the figure from/ });
  await change.click();
  await expect.element(amount).toHaveValue("17,500");
  await expect.element(year).toHaveValue("2026");
  await amount.fill("21000");
  await save.click();
  await expect.element(page.getByText("Its own calculator: $21,000 for 2026-27")).toBeVisible();
  await expect.element(change).toHaveFocus();

  await page.getByRole("button", { name: /^Remove it from/ }).click();
  await expect.element(ask).toHaveFocus();
  expect(readKept()).toBeUndefined();
});
