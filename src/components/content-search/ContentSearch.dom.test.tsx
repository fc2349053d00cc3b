/** The search over guides, help and tools on the help page: by keyboard, where nothing is found, where its words do not come. */
import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { stubApi } from "../../../test/dom/stubApi.ts";

// All written pages are read once, which no test is to wait for.
beforeAll(() => fetch("/api/content-search"), 120_000);

const field = page.getByLabelText("Search guides, help and tools");

test("arrow keys go through what is found, and back from a page it is still there", async () => {
  await openScreen("/help");
  await field.fill("early decison");
  const found = page.getByRole("list", { name: "Pages found" }).getByRole("link");
  await expect.element(found.first()).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(found.first()).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(field).toHaveFocus();
  // A phone's search key: first the results, then the page.
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => window.location.pathname).toBe("/help/early-decision-vs-regular-decision");
  window.history.back();
  await expect.element(found.first()).toBeVisible();
  await expect.element(field).toHaveValue("early decison");
});

test("what is nowhere leads on to questions, colleges and people", async () => {
  await openScreen("/help?q=zzyzxq");
  await expect.element(page.getByText("Nothing found for “zzyzxq”")).toBeVisible();
  for (const name of ["Search colleges", "Questions and answers", "Ask us"]) {
    await expect.element(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();
  }
});

test("words that do not come are said to be missing, and another try brings them", async () => {
  const restore = stubApi("GET /api/content-search", { status: 404 });
  await openScreen("/help");
  await field.fill("fafsa");
  await expect.element(page.getByText("The search could not be loaded")).toBeVisible();
  restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("list", { name: "Pages found" })).toBeVisible();
});

test.each(["light", "dark"] as const)("is accessible with results, %s", async (colorScheme) => {
  await openScreen("/help?q=fafsa", { colorScheme });
  await expect.element(page.getByRole("list", { name: "Pages found" })).toBeVisible();
  expect(await findBarriers("main")).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(390);
});
