/** The search over guides, help and tools: on the help page and over any page, by keyboard, with nothing found, without its words. */
import { beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { desktop, openScreen } from "../../../test/dom/openScreen.tsx";
import { stubApi } from "../../../test/dom/stubApi.ts";

// All written pages are read once, which no test is to wait for.
beforeAll(() => fetch("/api/content-search"), 120_000);

const field = page.getByLabelText("Search guides, help and tools");

test("arrow keys go through what is found, and back from a page it is still there", async () => {
  await openScreen("/help");
  await field.fill("early decison");
  const found = page.getByRole("group", { name: "Pages found" }).getByRole("link");
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

test("a question that families ask gets its short answer, and nothing else does", async () => {
  await openScreen("/help");
  const answer = page.getByRole("region", { name: "Short answer" });
  await field.fill("does our house count on the fafsa");
  await expect.element(answer).toBeVisible();
  await expect.element(answer.getByText(/home/).first()).toBeVisible();
  await expect.element(answer.getByRole("link")).toBeVisible();
  expect(await findBarriers("main")).toEqual([]);
  await field.fill("house fafsa");
  await expect.element(answer).not.toBeInTheDocument();
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
  await expect.element(page.getByText("We couldn’t load the search")).toBeVisible();
  restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("group", { name: "Pages found" })).toBeVisible();
});

test.each(["light", "dark"] as const)("is accessible with results, %s", async (colorScheme) => {
  await openScreen("/help?q=fafsa", { colorScheme });
  await expect.element(page.getByRole("group", { name: "Pages found" })).toBeVisible();
  expect(await findBarriers("main")).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(390);
});

describe("over any page", () => {
  const sign = page.getByCss("header [data-site-search]:visible");
  const dialog = page.getByRole("dialog", { name: "Search Tassel" });

  test("opens by “/”, finds colleges and pages, and closes by Escape and by a choice", async () => {
    await openScreen("/pricing", { viewport: desktop, isWholeApp: true, isMountedOnce: true });
    await userEvent.keyboard("/");
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await sign.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("ohio state");
    await expect.element(dialog.getByRole("group", { name: "Pages found" })).toBeVisible();
    await expect.element(dialog.getByRole("list", { name: "Colleges found" })).toBeVisible();
    expect(await findBarriers("dialog")).toEqual([]);
    await dialog.getByRole("link", { name: /^Ohio State University Columbus/ }).click();
    await expect.poll(() => window.location.pathname).toMatch(/^\/colleges\//);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("what asks for many colleges leads to the list with its filters", async () => {
    await openScreen("/pricing", { viewport: desktop, isWholeApp: true, isMountedOnce: true });
    await sign.click();
    await userEvent.keyboard("cheap nursing schools texas");
    const first = dialog.getByRole("list", { name: "Colleges found" }).getByRole("link").first();
    await expect
      .element(first)
      .toHaveTextContent("Colleges by filter: Health and nursing, Texas, lowest price first");
    await first.click();
    await expect.poll(() => window.location.search).toBe("?state=TX&major=51&sort=price");
    await expect.element(page.getByRole("button", { name: /Texas/ }).first()).toBeVisible();
  });

  test("a territory without a guide leads to its colleges, and says what we don’t have and who does", async () => {
    await openScreen("/pricing", { isWholeApp: true, isMountedOnce: true });
    await userEvent.keyboard("/");
    await userEvent.keyboard("guam grants");
    const first = dialog.getByRole("region", { name: "Guam" }).getByRole("link").first();
    await expect.element(first).toHaveAttribute("href", "/colleges?state=GU");
    await expect.element(dialog.getByText("We don’t have a guide to Guam")).toBeVisible();
    await expect
      .element(dialog.getByRole("link", { name: /^FAFSA deadlines by state/ }))
      .toHaveAttribute("href", "https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines");
    expect(dialog.getByRole("heading", { name: "State guides" }).elements()).toEqual([]);
    expect(await findBarriers("dialog")).toEqual([]);
    await first.click();
    await expect.poll(() => window.location.search).toBe("?state=GU");
  });

  test("from the phone's menu; closed, the focus is back at the menu", async () => {
    await openScreen("/", { isWholeApp: true, isMountedOnce: true });
    await page.getByCss("header summary:visible").click();
    await sign.click();
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close the search" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.tagName).toBe("SUMMARY");
  });
});
