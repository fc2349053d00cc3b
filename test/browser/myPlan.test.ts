/** The plan in real Chromium: two tabs, print, narrow phones. */
import { expect, inject, test } from "vitest";
import { savedPlan } from "../support/savedPlan.ts";
import { austin, planFile, rice } from "../support/timelinePlan.ts";
import { goTo, holdMessages } from "./inUse.ts";
import { open, phone } from "./open.ts";
import { countPdfPages } from "./pdf.ts";

test("a family's plan is the same in two tabs, prints on one page, and fits 320 px", async () => {
  const { page, close } = await open("/my-plan", { serviceWorkers: "block", prepare: holdMessages });
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.json",
    mimeType: "application/json",
    buffer: Buffer.from(savedPlan()),
  });
  const findList = (count: string) => page.getByRole("heading", { name: `Your list: ${count}` });
  await findList("2 colleges").waitFor();
  const other = await page.context().newPage();
  await other.goto(new URL("/my-plan", inject("address")).href);
  await other.getByRole("button", { name: "Remove University of California-Berkeley from my plan" }).click();
  await findList("1 college").waitFor();
  await other.getByRole("button", { name: "Undo" }).click();
  await findList("2 colleges").waitFor();
  await other.close();

  expect(countPdfPages(await page.pdf({ format: "Letter" }))).toBe(1);

  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/my-plan", "/your-data", "/methodology"]) {
    if (path !== "/my-plan") await goTo(page, path);
    await page.waitForURL(`**${path}`);
    await page.locator("h1").filter({ hasNotText: "Loading" }).waitFor();
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, path).toBe(0);
  }
  await close();
});

test("UT Austin's date of December 1 is in a phone's first screen on November 26, wherever a family looks, and moves nothing", async () => {
  const { page, close } = await open("/my-plan", {
    serviceWorkers: "block",
    prepare: async (one) => {
      await one.clock.setFixedTime(new Date("2026-11-26T18:00:00Z"));
      await holdMessages(one);
    },
  });
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.json",
    mimeType: "application/json",
    buffer: Buffer.from(planFile(2027, [{ unitId: austin }, { unitId: rice }])),
  });
  const date = page
    .locator("main")
    .getByText(/^Dec 1(?:,|$)/)
    .first();
  await date.waitFor();
  for (const path of ["/my-plan", "/timeline-success", "/", "/colleges/the-university-of-texas-at-austin"]) {
    await page.goto(new URL(path, inject("address")).href);
    await date.waitFor();
    const box = await date.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), path).toBeLessThanOrEqual(phone.height);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift, path).toBeLessThanOrEqual(0.01);
  }
  await close();
});
