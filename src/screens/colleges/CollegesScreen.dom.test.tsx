/** The college search: by name and keyboard, by state and filter, what is too long, and where nothing is found. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../../test/dom/openScreen.tsx";

const field = page.getByLabelText("Search by name");

test("a college is found by its nickname and opened by keyboard alone", async () => {
  await openScreen("/colleges");
  await field.click();
  await userEvent.keyboard("mizzou");
  await expect.element(page.getByText("1 college for “mizzou”")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("heading", { level: 1, name: "University of Missouri-Columbia" }))
    .toBeVisible();
  expect(window.location.pathname).toBe("/colleges/university-of-missouri-columbia");
  await expect.poll(() => document.title).toContain("University of Missouri-Columbia");
});

test("arrow keys go from the field through the list and back", async () => {
  await openScreen("/colleges");
  await field.fill("texas");
  await expect.element(page.getByText(/colleges for “texas”/)).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.keyboard("{ArrowDown}");
  const rows = page.getByCss("[data-college-link]");
  await expect.element(rows.nth(1)).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveValue("");
});
