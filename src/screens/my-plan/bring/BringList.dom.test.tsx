/** A family's list from elsewhere: pasted, asked about, added beside what the plan has, and undone. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { findBarriersInBothThemes } from "../../../../test/dom/findBarriers.ts";
import { openScreen } from "../../../../test/dom/openScreen.tsx";
import { stubApi } from "../../../../test/dom/stubApi.ts";

const list = [
  "College\tRound\tStatus\tMerit",
  "UT Austin\tEA\tsubmitted\t$5k",
  "Wheaton College\tRD\tmaybe\t",
  "Blackburn Institute of Marine Wizardry\t\t\t",
].join("\n");

test("a pasted list is checked, answered, added and taken back", async () => {
  await openScreen("/my-plan");
  await page.getByRole("link", { name: "Bring your list" }).first().click();
  await page.getByLabelText("Your list", { exact: true }).fill(list);
  await page.getByRole("button", { name: "Read my list" }).click();
  await expect.element(page.getByRole("heading", { name: "Ready to add: 1 college" })).toBeVisible();
  await expect.element(page.getByText("One name we couldn’t match")).toBeVisible();
  await expect.element(page.getByText(/One name still needs your answer/)).toBeVisible();
  expect(await findBarriersInBothThemes()).toEqual([]);

  await page.getByText("Wheaton, IL").click();
  await page.getByRole("button", { name: "Add 2 colleges" }).click();
  await expect.element(page.getByRole("heading", { name: "Your list: 2 colleges" })).toBeVisible();
  await expect
    .element(page.getByLabelText("Your status at The University of Texas at Austin"))
    .toHaveValue("applied");
  expect(page.getByText(/Merit: \$5k/).elements().length).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("link", { name: "Bring your list" }).first()).toBeVisible();
});

test("without a network the list is read, and its dates are said to be missing and not unknown", async () => {
  stubApi("GET /api/application-timeline", () => Promise.reject(new TypeError("Failed to fetch")));
  await openScreen("/my-plan");
  await page.getByRole("link", { name: "Bring your list" }).first().click();
  await page.getByLabelText("Your list", { exact: true }).fill("College\tRound\nUT Austin\tEA");
  await page.getByRole("button", { name: "Read my list" }).click();
  await expect.element(page.getByText(/Application dates haven’t loaded/)).toBeVisible();
  expect(page.getByText(/date not known/).elements()).toEqual([]);
});

test("what can’t be read says what to do, and the plan stays", async () => {
  await openScreen("/my-plan");
  await page.getByRole("link", { name: "Bring your list" }).first().click();
  await page.getByLabelText("Your list", { exact: true }).fill("https://docs.example.com/spreadsheets/d/1");
  await page.getByRole("button", { name: "Read my list" }).click();
  await expect.element(page.getByText(/This is a link to a sheet, and we can’t open links/)).toBeVisible();
  await expect.element(page.getByText("Your plan hasn’t changed.")).toBeVisible();
});
