/** A plan with a list, and its timeline opened in real Chromium on a day that stands still. */
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { goTo } from "./inUse.ts";
import { type OpenOptions, type OpenPage, open } from "./open.ts";

export const austin = 228778;
export const rice = 227757;
export const duke = 198419;
export const today = "2026-11-21";

export type Listed = { unitId: number; applicationPlan?: string; status?: string };

/** A page opened anew reads its plan and its rules first. */
export const slowly = { timeout: 20_000 };

export const seniorList: readonly Listed[] = [
  { unitId: duke, applicationPlan: "earlyDecision1", status: "applied" },
  { unitId: rice, applicationPlan: "regularDecision" },
  { unitId: austin },
  { unitId: 110635, applicationPlan: "uc" },
  { unitId: 131159 },
  { unitId: 164465 },
  { unitId: 190150 },
  { unitId: 186131 },
];

/** Forty colleges of which deadlines are known. */
export async function listFortyColleges(): Promise<Listed[]> {
  const reply = await fetch(new URL("/api/application-timeline", inject("address")));
  const { deadlines } = (await reply.json()) as { deadlines: { unitId: number }[] };
  return [...new Set(deadlines.map(({ unitId }) => unitId))].slice(0, 40).map((unitId) => ({ unitId }));
}

export function makePlanFile(graduationYear: number | null, list: readonly Listed[]): string {
  const stamp = "2026-11-20T10:00:00.000Z";
  return JSON.stringify({
    format: "tassel-plan",
    version: 1,
    exportedAt: stamp,
    scopes: ["plan", "money", "notes", "essay"],
    plan: {
      schemaVersion: 1,
      id: "otherdevice",
      createdAt: stamp,
      studentName: null,
      profile: { homeState: "TX" },
      money: {},
      colleges: list.map((one) => ({
        addedAt: stamp,
        status: "applying",
        applicationPlan: null,
        note: "",
        ...one,
      })),
      timeline: { graduationYear, tests: ["sat"], aidForms: ["fafsa", "cssProfile"] },
    },
  });
}

/** The day stands still, so that the test says the same next year. */
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
    buffer: Buffer.from(makePlanFile(graduationYear, list)),
  });
  await page.getByRole("heading", { name: /^Your list: / }).waitFor();
  // By the plan's own link: a new document could begin before the plan has been written.
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
