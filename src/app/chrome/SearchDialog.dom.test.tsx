/** The search over any page: by its key, by its sign in the bar, and closed again. */
import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { desktop, openScreen } from "../../../test/dom/openScreen.tsx";

// All written pages are read once, which no test is to wait for.
beforeAll(() => fetch("/api/content-search"), 120_000);

test("opens by “/”, finds colleges and pages, and closes by Escape and by a choice", async () => {
  await openScreen("/pricing", { viewport: desktop, isWholeApp: true });
  const dialog = page.getByRole("dialog", { name: "Search Tassel" });
  await userEvent.keyboard("/");
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("ohio state");
  await expect.element(dialog.getByRole("list", { name: "Pages found" })).toBeVisible();
  await expect.element(dialog.getByRole("list", { name: "Colleges found" })).toBeVisible();
  expect(await findBarriers("dialog")).toEqual([]);
  await dialog.getByRole("link", { name: /^Ohio State University-Main Campus/ }).click();
  await expect.poll(() => window.location.pathname).toMatch(/^\/colleges\/./);
  await expect.element(dialog).not.toBeInTheDocument();
});
