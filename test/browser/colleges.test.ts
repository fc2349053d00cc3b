/** The college search in real Chromium, across a reload and the way back from a college's page. */
import { expect, inject, test } from "vitest";
import { desktop, open } from "./open.ts";
import { countPdfPages } from "./pdf.ts";

/** Large and small, public and private, two and four years, with and without a Common Data Set. */
const samplePrinted = [
  "rice-university",
  "the-university-of-texas-at-austin",
  "harvard-university",
  "university-of-california-berkeley",
  "austin-community-college-district",
  "oberlin-college",
  "ohio-state-university-main-campus",
  "reed-college",
  "university-of-michigan-ann-arbor",
  "santa-monica-college",
];

/** A list appears once the index has loaded and been processed. */
const patience = { timeout: 20_000 };

test("filters and the place in the list survive a reload and the way back from a college", async () => {
  const opened = await open("/colleges", { viewport: desktop, serviceWorkers: "block" });
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
  await page.getByRole("heading", { name: "Where it is" }).waitFor();
  await page.getByRole("button", { name: `Save ${name} to my plan` }).click();
  await page.getByText(`${name} is in your plan.`).first().waitFor();
  await page.goBack();
  await expect.poll(() => rows.count(), patience).toBe(40);
  await expect.poll(() => page.evaluate(() => window.scrollY), patience).toBe(scrolled);

  await page.reload();
  await page.getByRole("button", { name: "Remove filter: Texas" }).waitFor();
  await expect.poll(() => rows.count(), patience).toBe(40);
  await expect.poll(() => page.evaluate(() => window.scrollY), patience).toBe(scrolled);
  await opened.close();
});

test("a college's page prints on two sheets, whatever is published about it", async () => {
  const { page, close } = await open("/colleges", { viewport: desktop, serviceWorkers: "block" });
  const counts: Record<string, number> = {};
  for (const slug of samplePrinted) {
    await page.goto(new URL(`/colleges/${slug}`, inject("address")).href, { waitUntil: "load" });
    counts[slug] = countPdfPages(await page.pdf({ format: "Letter" }));
  }
  expect(
    Object.values(counts).filter((pages) => pages > 2),
    JSON.stringify(counts),
  ).toEqual([]);
  await close();
});
