/** A plan with a list, and its timeline opened in real Chromium on a fixed day. */
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { type Listed, planFile, today } from "../support/timelinePlan.ts";
import { goTo } from "./inUse.ts";
import { type OpenOptions, type OpenPage, open } from "./open.ts";

/** A newly opened page first reads its plan and its rules. */
export const slowly = { timeout: 20_000 };

/** Forty colleges with known deadlines. */
export async function listFortyColleges(): Promise<Listed[]> {
  const reply = await fetch(new URL("/api/application-timeline", inject("address")));
  const { deadlines } = (await reply.json()) as { deadlines: { unitId: number }[] };
  return [...new Set(deadlines.map(({ unitId }) => unitId))].slice(0, 40).map((unitId) => ({ unitId }));
}

/** The date is fixed, so that the test gives the same result next year. */
export async function openTimeline(
  graduationYear: number,
  list: readonly Listed[],
  options: OpenOptions & { on?: string } = {},
): Promise<OpenPage> {
  const { on = today, prepare, ...rest } = options;
  const opened = await open("/my-plan", {
    ...rest,
    prepare: async (page) => {
      await page.clock.setFixedTime(new Date(`${on}T12:00:00`));
      await prepare?.(page);
    },
  });
  const { page } = opened;
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.json",
    mimeType: "application/json",
    buffer: Buffer.from(planFile(graduationYear, list)),
  });
  await page.getByRole("heading", { name: /^Your list: / }).waitFor();
  // Through the plan's own link: a full page load could start before the plan has been written.
  await page.locator('main a[href="/timeline-success"]').first().waitFor();
  await goTo(page, "/timeline-success");
  await page.getByText(/Today is /).waitFor();
  return opened;
}

export const findSection = (page: Page, name: string) =>
  page.locator("summary").filter({ hasText: new RegExp(`^${name}`) });
export const findEveryTask = (page: Page) => page.getByRole("region", { name: "Every task" });
export const findRow = (page: Page, title: string) =>
  findEveryTask(page).getByRole("listitem").filter({ hasText: title }).first();

export async function openRow(page: Page, title: string): Promise<void> {
  await findRow(page, title).locator("summary").click();
}
