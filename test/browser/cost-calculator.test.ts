/** The cost calculator in real Chromium: two colleges side by side on the narrowest phone. */
import { expect, test } from "vitest";
import { open } from "./open.ts";

const austin = 228778;
const mizzou = 178396;

test("nothing scrolls sideways on the narrowest phone", async () => {
  const opened = await open(`/college-cost-calculator?college=${austin}&college=${mizzou}`, {
    viewport: { width: 320, height: 700 },
  });
  const { page } = opened;
  await page.getByRole("heading", { name: "Side by side" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await opened.close();
});
