/** The plan in real Chromium: taken along as a file and brought back, refused files, two tabs, printing, erasing. */
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { findBarriers } from "./accessible.ts";
import { type OpenOptions, open } from "./open.ts";

const austin = 228778;
const berkeley = 110635;

/** A plan file as another device would have saved it. */
function makePlanFile(change: { version?: number; gpa?: unknown; note?: string } = {}): string {
  const stamp = "2026-11-20T10:00:00.000Z";
  const college = (unitId: number, note: string) => ({ unitId, addedAt: stamp, status: "considering", note });
  return JSON.stringify({
    format: "tassel-plan",
    version: change.version ?? 1,
    exportedAt: stamp,
    scopes: ["plan", "money", "notes", "essay"],
    plan: {
      schemaVersion: 1,
      id: "otherdevice",
      createdAt: stamp,
      studentName: null,
      profile: { gradeYear: 12, gpa: change.gpa ?? 3.6, satTotal: 1250, homeState: "TX" },
      money: { payPerYearUsd: 18_000, familyIncomeUsd: 62_000 },
      colleges: [college(austin, change.note ?? "Visit in March"), college(berkeley, "")],
    },
  });
}

async function choose(page: Page, content: string, name = "plan.json"): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
}

async function openWithPlan(options: OpenOptions = {}) {
  const opened = await open("/my-plan", options);
  await choose(opened.page, makePlanFile());
  await opened.page.getByRole("heading", { name: "Your list: 2 colleges" }).waitFor();
  return opened;
}

function setClockToDeadlines(page: Page): Promise<void> {
  return page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
}

describe("a family's plan", () => {
  test("is saved as a file, erased, and comes back whole from the file", async () => {
    const { page, close } = await openWithPlan();
    await page.getByLabel("Where you are with The University of Texas at Austin").selectOption("applied");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save a copy as a file" }).click();
    const saved = await text(await (await download).createReadStream());

    await page.goto(new URL("/your-data", inject("address")).href);
    await page.getByRole("button", { name: "Erase everything on this device" }).click();
    await page.getByRole("button", { name: "Erase it all" }).click();
    await page.getByText("Everything is erased").waitFor();
    await page.getByText("Nothing about you", { exact: true }).waitFor();

    await page.goto(new URL("/my-plan", inject("address")).href);
    await page.getByRole("heading", { name: "A plan starts with three questions" }).waitFor();
    await choose(page, saved);
    await page.getByRole("heading", { name: "Your list: 2 colleges" }).waitFor();
    const status = page.getByLabel("Where you are with The University of Texas at Austin");
    expect(await status.inputValue()).toBe("applied");
    expect(await page.getByText("Visit in March").count()).toBeGreaterThan(0);
    await page.getByText("plans like yours get at least one yes you can pay for").waitFor();
    await close();
  });

  test.each([
    ["cut off", makePlanFile().slice(0, 300), "This file is cut off"],
    ["of another kind", "Dear diary", "This file is not a plan file"],
    ["of another program", '{"name":"something else"}', "This file was not saved by Tassel as a plan"],
    ["of a newer version", makePlanFile({ version: 99 }), "saved by a newer version of Tassel"],
    [
      "with a grade that cannot be",
      makePlanFile({ gpa: "A+" }),
      "One entry in this file cannot be right: profile.gpa",
    ],
  ])("loses nothing to a file %s", async (_, content, sentence) => {
    const { page, close } = await openWithPlan();
    await choose(page, content);
    await page.getByText(sentence).waitFor();
    await page.getByText("Your plan is as it was.").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Your list: 2 colleges" }).waitFor();
    await close();
  });

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

  test("shows the next steps of the timeline; a tick stays where it stands and is kept", async () => {
    // A senior ten days before the deadlines of Austin and Berkeley.
    const { page, close } = await openWithPlan({ prepare: setClockToDeadlines });
    const steps = page.getByRole("region", { name: "Next steps" });
    const boxes = steps.getByRole("checkbox");
    await boxes.first().waitFor();
    const getDone = async () => Number(/^(\d+) of \d+ steps?/m.exec(await steps.innerText())?.[1]);
    const first = await boxes.first().evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? "");
    expect(first).not.toBe("");
    expect(await getDone()).toBe(0);

    await boxes.first().focus();
    await page.keyboard.press("Space");
    await page.getByText(`Ticked off: ${first}`, { exact: true }).waitFor();
    expect(await boxes.first().isChecked()).toBe(true);
    expect(await boxes.first().evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await getDone()).toBe(1);
    expect(await findBarriers(page, "#main")).toEqual([]);

    await page.reload();
    await boxes.first().waitFor();
    expect(await steps.getByRole("checkbox", { name: first }).count()).toBe(0);
    expect(await getDone()).toBe(1);
    await close();
  });

  test("names a timeline where no class is known, and the bare deadlines meanwhile", async () => {
    const { page, close } = await open("/my-plan");
    await choose(page, makePlanFile().replace('"gradeYear":12', '"gradeYear":null'));
    const steps = page.getByRole("region", { name: "Next steps" });
    await steps.getByRole("link", { name: "Make a timeline" }).waitFor();
    expect(await steps.getByRole("checkbox").count()).toBe(0);
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

  test("moves the weights of the match for the whole plan", async () => {
    const { page, close } = await open("/methodology");
    const price = page.getByRole("slider", { name: "Price" });
    await price.focus();
    await price.press("End");
    await page.getByRole("button", { name: "Back to Tassel’s weights" }).click();
    expect(await price.inputValue()).toBe("3");
    await close();
  });
});
