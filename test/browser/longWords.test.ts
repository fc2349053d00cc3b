/** Long words and names, as people type them, on narrow phones: no page scrolls sideways for them. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { settled } from "./inUse.ts";
import { open } from "./open.ts";

/** 60 letters without a space, and 36 of the widest. */
const sampleName = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis";
const sampleWord = "W".repeat(36);

const sampleStamp = "2026-11-20T10:00:00.000Z";
const sampleCollege = (unitId: number) => ({
  unitId,
  addedAt: sampleStamp,
  status: "applying",
  applicationPlan: null,
  note: `${sampleWord} ${sampleName}`,
});
const samplePlan = JSON.stringify({
  format: "tassel-plan",
  version: 1,
  exportedAt: sampleStamp,
  scopes: ["plan", "money", "notes", "essay"],
  plan: {
    schemaVersion: 1,
    id: "longwords",
    createdAt: sampleStamp,
    studentName: sampleName,
    profile: { gradeYear: 12, gpa: 3.6, satTotal: 1250, homeState: "TX" },
    money: { payPerYearUsd: 18_000, familyIncomeUsd: 62_000 },
    colleges: [sampleCollege(228778), sampleCollege(110635)],
    ownTasks: [
      {
        id: "longtask",
        title: `${sampleWord} ${sampleName}`,
        due: "2026-12-01",
        who: "student",
        unitId: null,
      },
    ],
    essays: [
      {
        id: "longessay",
        promptId: null,
        ownPrompt: { unitId: null, text: `${sampleWord} ${sampleName}`, limit: null },
        addedAt: sampleStamp,
        title: sampleName,
        status: "drafting",
        outline: sampleName,
        notes: {},
        texts: [],
        versionNames: {},
        seen: {},
      },
    ],
  },
});

const paths = [
  "/my-plan",
  "/timeline-success",
  "/application-timeline",
  "/essays",
  "/your-data",
  "/offers",
  "/compare",
  "/college-cost-calculator",
  "/college-match-quiz",
  "/college-visit-planner",
  "/counselor",
  `/colleges?q=${sampleWord}`,
  `/help?q=${sampleWord}`,
  `/college-match-quiz?college=${sampleWord}`,
  `/${sampleName}`,
];

test("nothing that was typed makes a page wider than a phone of 320 or 390 px", async () => {
  const { page, close } = await open("/my-plan", {
    serviceWorkers: "block",
    viewport: { width: 320, height: 700 },
    expectedErrors: ["404"],
  });
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.json",
    mimeType: "application/json",
    buffer: Buffer.from(samplePlan),
  });
  await page.getByRole("heading", { level: 1, name: new RegExp(sampleName) }).waitFor();
  const tooWide: string[] = [];
  for (const path of paths) {
    await page.goto(new URL(path, inject("address")).href);
    await settled(page);
    // What is folded may be as wide as what is not.
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll("main details")) folded.setAttribute("open", "");
    });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const over = await measureOverflow(page);
      if (over > 0) tooWide.push(`${path} at ${width} px by ${over} px`);
    }
  }
  expect(tooWide).toEqual([]);
  await close();
});

function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
