/** How we calculate every number: with its figures, without them, and the page's own controls. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focusOn } from "../../../test/dom/actions.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { stubApi } from "../../../test/dom/stubApi.ts";

const rules = page.getByCss("#chance");
const figures = page.getByCss("#chance-test");
const failed = page.getByText("The rules below are complete without them.");

test("moves the weights of the match for the whole plan", async () => {
  await openScreen("/methodology");
  const price = page.getByRole("slider", { name: "Price" });
  await focusOn(price);
  await userEvent.keyboard("{End}");
  await page.getByRole("button", { name: "Back to Tassel’s weights" }).click();
  await expect.element(price).toHaveValue("3");
});

test("shows the data set and the tests of the rules once they are loaded", async () => {
  await openScreen("/methodology");
  await expect.element(figures).toBeVisible();
  await expect.element(page.getByCss("#data")).toBeVisible();
  await expect.element(page.getByCss("#price-test")).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  expect(await findBarriers()).toEqual([]);
});

test("folds what only some readers want: 24 phone screens at most, and a fold shows its figures as cards", async () => {
  await openScreen("/methodology");
  await expect.element(figures).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeLessThan(24 * 844);
  const table = page.getByRole("region", { name: "The figures it uses" });
  await expect.element(table).not.toBeInTheDocument();
  await page.getByText("The figures it uses", { exact: true }).click();
  await expect.element(table).toBeVisible();
  const cell = page.getByCss("td[data-column='Value']").first().element();
  expect(getComputedStyle(cell, "::before").content).toBe('"Value"');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test("stays complete in its rules where the figures are refused, and asks again", async () => {
  const repair = stubApi("GET /api/page-data/*", { status: 403 });
  await openScreen("/methodology");
  await expect.element(failed).toBeVisible();
  await expect.element(rules).toBeVisible();
  await expect.element(figures).not.toBeInTheDocument();
  repair();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(figures).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test("says so where the figures came damaged", async () => {
  await openScreen("/methodology", { pageData: { path: "/methodology", value: { sources: 7 } } });
  await expect.element(failed).toBeVisible();
  await expect.element(rules).toBeVisible();
  await expect.element(figures).not.toBeInTheDocument();
});
