/**
 * College search and a college's page in real Chromium: across reload and back, without scripts, and
 * hydrated.
 */
import { expect, inject, test } from "vitest";
import { settled } from "./inUse.ts";
import { desktop, open } from "./open.ts";

/** A list appears once the index has loaded and been processed. */
const patience = { timeout: 20_000 };

test("filters and the place in the list survive a reload and the way back from a college", async () => {
  const opened = await open("/colleges", { viewport: desktop });
  const { page } = opened;
  const rows = page.locator("[data-college-link]");
  await expect.poll(() => rows.count(), patience).toBe(20);
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await page.getByText("Public", { exact: true }).click();
  await page.getByRole("button", { name: "Remove filter: Public" }).waitFor();
  expect(new URL(page.url()).search).toBe("?state=TX&control=public");
  await page.getByRole("button", { name: /^Show .* more$/ }).click();
  await expect.poll(() => rows.count(), patience).toBe(40);
  const far = rows.nth(30);
  await far.scrollIntoViewIfNeeded();
  const name = await far.textContent();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(2_000);

  await far.click();
  await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
  await page.goBack();
  await expect.poll(() => rows.count(), patience).toBe(40);
  await expect.poll(() => page.evaluate(() => window.scrollY), patience).toBe(scrolled);

  await page.reload();
  await page.getByRole("button", { name: "Remove filter: Texas" }).waitFor();
  await expect.poll(() => rows.count(), patience).toBe(40);
  await expect.poll(() => page.evaluate(() => window.scrollY), patience).toBe(scrolled);
  await opened.close();
});

test("a college's page says its figures without any script", async () => {
  const opened = await open("/colleges/the-university-of-texas-at-austin", {
    javaScriptEnabled: false,
  });
  const { page } = opened;
  const text = await page.locator("main").innerText();
  for (const words of ["$19,857", "$12,553", "entered fall 2018", "December 1, 2026", "Travis County"]) {
    expect(text).toContain(words);
  }
  await opened.close();
});

test("a college's page comes alive without a word from the console, with its map", async () => {
  const opened = await open("/colleges/the-university-of-texas-at-austin");
  const { page } = opened;
  await page.getByRole("img", { name: /Map of the United States/ }).waitFor();
  await page.getByRole("button", { name: "Save The University of Texas at Austin to my plan" }).click();
  await page.getByText("The University of Texas at Austin is in your plan.").first().waitFor();
  await opened.close();
});

test("a college that none is answers 404 with a page that says so, also after it has come alive", async () => {
  const path = "/colleges/no-such-college";
  const response = await fetch(new URL(path, inject("address")));
  expect(response.status).toBe(404);
  const opened = await open(path, { expectedErrors: ["404"] });
  const { page } = opened;
  await page.getByRole("heading", { level: 1, name: "There is no page here" }).waitFor();
  await settled(page);
  await page.getByRole("heading", { level: 1, name: "There is no page here" }).waitFor();
  await opened.close();
});
