/** The college search and a college's page in a real browser: by keyboard alone, across reload and back, without script. */
import { expect, inject, test } from "vitest";
import { settled } from "./inUse.ts";
import { desktop, open } from "./open.ts";

/** A list comes once the index has loaded and been laid out. */
const patience = { timeout: 20_000 };

test("a college is found by its nickname and opened by keyboard alone", async () => {
  const opened = await open("/colleges");
  const { page } = opened;
  await page.getByLabel("Search by name").focus();
  await page.keyboard.type("mizzou");
  await page.getByText("1 college for “mizzou”").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/colleges/university-of-missouri-columbia");
  await page.getByRole("heading", { level: 1, name: "University of Missouri-Columbia" }).waitFor();
  await page.waitForFunction(() => document.title.includes("University of Missouri-Columbia"));
  await opened.close();
});

test("arrow keys go from the field through the list and back", async () => {
  const opened = await open("/colleges");
  const { page } = opened;
  const field = page.getByLabel("Search by name");
  await field.fill("texas");
  await page.getByText(/colleges for “texas”/).waitFor();
  await field.press("ArrowDown");
  const rows = page.locator("[data-college-link]");
  await page.keyboard.press("ArrowDown");
  expect(await rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await field.inputValue()).toBe("");
  await opened.close();
});

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

test("a state chosen from the start opens its list from the top, and back leads to the start again", async () => {
  const opened = await open("/colleges");
  const { page } = opened;
  await page.getByRole("link", { name: /^Wyoming \d+ colleges$/ }).click();
  await page.getByRole("button", { name: "Remove filter: Wyoming" }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole("heading", { name: "Start with a state" }).waitFor();
  await opened.close();
});

test("ten thousand characters are searched without a hang and said to be too many", async () => {
  const opened = await open("/colleges");
  const { page } = opened;
  const text = "college ".repeat(1_250);
  await page.getByLabel("Search by name").fill(text);
  await page.getByText("That is longer than any college’s name.").waitFor();
  expect(await page.getByLabel("Search by name").inputValue()).toBe(text);
  expect(new URL(page.url()).search).toBe("");
  await opened.close();
});

test("where nothing is found, what to try is offered and works", async () => {
  const opened = await open("/colleges?q=swarthmore&state=TX");
  const { page } = opened;
  await page.getByText("Nothing found for “swarthmore”").waitFor();
  await page.getByRole("button", { name: "Search without the filters" }).click();
  await page.getByRole("link", { name: "Swarthmore College" }).waitFor();
  await opened.close();
});

test("a part of the address that means nothing is named, and the rest applies", async () => {
  const opened = await open("/colleges?q=rice&state=TX&size=huge");
  const { page } = opened;
  await page.getByText("could not be read as a filter").waitFor();
  await page.getByRole("link", { name: "Rice University" }).waitFor();
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
