/** The plan in real Chromium: two tabs, print, narrow phones, accessibility. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { savedPlan } from "../support/savedPlan.ts";
import { findBarriers } from "./accessible.ts";
import { type OpenOptions, open } from "./open.ts";

async function choose(page: Page, content: string, name = "plan.json"): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
}

async function openWithPlan(options: OpenOptions = {}) {
  const opened = await open("/my-plan", options);
  await choose(opened.page, savedPlan());
  await opened.page.getByRole("heading", { name: "Your list: 2 colleges" }).waitFor();
  return opened;
}

describe("a family's plan", () => {
  test("is the same in two tabs", async () => {
    const { page, close } = await openWithPlan();
    const other = await page.context().newPage();
    await other.goto(new URL("/my-plan", inject("address")).href);
    await other.getByRole("heading", { name: "Your list: 2 colleges" }).waitFor();
    await other
      .getByRole("button", { name: "Remove University of California-Berkeley from my plan" })
      .click();
    await page.getByRole("heading", { name: "Your list: 1 college" }).waitFor();
    await other.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("heading", { name: "Your list: 2 colleges" }).waitFor();
    await close();
  });

  test.each(["light", "dark"] as const)("has no barrier that axe finds, %s", async (colorScheme) => {
    const { page, close } = await openWithPlan();
    await page.emulateMedia({ colorScheme });
    await page.getByRole("button", { name: "Find safeties for me" }).click();
    expect(await findBarriers(page)).toEqual([]);
    await close();
  });

  test("prints on one page", async () => {
    const { page, close } = await openWithPlan();
    const pdf = await page.pdf({ format: "Letter" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    await close();
  });

  test("does not widen the page at 320 px", async () => {
    const { page, close } = await openWithPlan();
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ["/my-plan", "/your-data", "/methodology"]) {
      await page.goto(new URL(path, inject("address")).href);
      await page.locator("h1").waitFor();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, path).toBe(0);
    }
    await close();
  });
});

describe("the methodology page", () => {
  test("is whole before any script runs", async () => {
    const { page, close } = await open("/methodology", { javaScriptEnabled: false });
    const text = await page.locator("main").innerText();
    expect(text).toContain("36 of 36");
    expect(text).toContain("College Scorecard");
    await close();
  });
});
