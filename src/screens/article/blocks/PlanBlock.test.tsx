/** A story plan is fully prerendered, before any script runs. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { StoryPlanData } from "#content/parts/storyPlan.ts";
import { PrerenderedPath } from "#ui/router.tsx";
import PlanBlock from "./PlanBlock.tsx";
import PlanBlockOpening from "./PlanBlockOpening.tsx";

const tech = { name: "Michigan Technological University", slug: "michigan-technological-university" };
const delta = { name: "Delta College", slug: "delta-college" };

const sample: StoryPlanData = {
  studentName: "Maya (story, January)",
  asOf: "2027-01-17",
  isExample: true,
  answers: {
    gpa: 3.6,
    satTotal: null,
    payPerYearUsd: 13_000,
    familyIncomeUsd: 71_900,
    aid: { awardYear: "2027-28", sai: -554, pellUsd: 6_475, isPellAssumed: true },
  },
  colleges: [
    {
      ...tech,
      city: "Houghton",
      state: "MI",
      miles: 329,
      status: "admitted",
      applicationPlan: "earlyAction",
      label: "safety",
      chance: { kind: "estimate", share: 0.92, low: 0.76, high: 0.97 },
      price: { lowUsd: 3_616, middleUsd: 8_200, highUsd: 12_784, stickerUsd: 39_671 },
    },
    {
      ...delta,
      city: "University Center",
      state: "MI",
      miles: null,
      status: "considering",
      applicationPlan: null,
      label: "unknown",
      chance: { kind: "unknown" },
      price: null,
    },
  ],
  changes: {
    since: "2026-11-21",
    added: [delta],
    dropped: [],
    done: ["Read your SAT scores"],
    moved: [{ ...tech, status: "admitted" }],
    relabeled: [{ ...tech, from: "target", to: "safety" }],
    budgetChanged: [{ ...tech, from: "noBudget", to: "within" }],
    told: ["payPerYearUsd", "aid"],
  },
  balance: {
    reaches: 0,
    middles: 0,
    safeties: 1,
    unknown: 1,
    missing: { reaches: 1, middles: 3, safeties: 1 },
  },
  tasks: [
    {
      id: "a",
      title: "Open the portal",
      due: "2027-01-24",
      standing: "computed",
      unitId: 171128,
      college: tech,
    },
    { id: "b", title: "Ask for the day", due: null, standing: "ask", unitId: 169521, college: delta },
  ],
  offers: [{ ...tech, costUsd: 34_152, giftUsd: 27_965, netPriceUsd: 6_187, loanUsd: 5_500 }],
  file: "{}",
};

function renderBlock(data: unknown): string {
  return renderToStaticMarkup(
    <PrerenderedPath value="/maya-story-december-january">
      <PlanBlock data={data} />
    </PrerenderedPath>,
  );
}

const extractText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll("&#x27;", "'");

describe("a story plan without scripts", () => {
  test("reads data from when a label stood for admission and price", () => {
    const { budgetChanged: _, ...changes } = sample.changes ?? {};
    const former = {
      ...sample,
      changes: { ...changes, relabeled: [{ ...tech, from: "likelyPriceNotSafe", to: "safety" }] },
      colleges: sample.colleges.map((college) => ({ ...college, label: "likelyPriceNotSafe" })),
    };
    expect(extractText(renderBlock(former))).toContain(
      "Delta College University Center, MI Considering Safety",
    );
  });

  test.each([
    ["its day, and that the month is an example", "The plan on January 17, 2027 This is an example."],
    ["an answer that was not given", "SAT not given yet"],
    ["an index below zero", "−554"],
    ["that the grant is assumed", "Pell amounts for that year are not published"],
    ["status and round", "Admitted, early action"],
    [
      "both marks, chance and range",
      "Safety Within budget Chance: About 9 in 10, range 75% or more, before the decision",
    ],
    ["the price and the published one", "$3,600 to $12,800 a year sticker price $39,671"],
    ["a budget that the price now fits", "Budget Michigan Technological University: now within budget"],
    ["a chance that nobody can give", "Chance: No estimate, because too little is published"],
    ["a price that nobody can give", "No price estimate"],
    ["what came and what is new of the answers", "New answers what the family can pay and the FAFSA answers"],
    ["a label that changed", "target, now safety"],
    ["what was done", "1 task done Read your SAT scores"],
    [
      "what the balance lacks",
      "To balance the list, add 1 financial safety, 3 targets or likely schools, and 1 reach.",
    ],
    [
      "a task with its college and day",
      "Michigan Technological University: Open the portal January 24, 2027, suggested",
    ],
    ["a task without a day", "Check with the college : Delta College"],
    ["the offer as a row", "Michigan Technological University $34,152 $27,965 $6,187 $5,500"],
    ["how it is opened", "named “Maya (story, January)”. Your own plan does not change."],
  ])("says %s", (_, words) => {
    expect(extractText(renderBlock(sample))).toContain(words);
  });

  test("leads to each college, and its button waits for the page to come alive", () => {
    const html = renderBlock(sample);
    expect(html).toContain('href="/colleges/michigan-technological-university"');
    expect(html).toContain('href="/colleges/delta-college#deadlines"');
    expect(html).toMatch(/<button[^>]*disabled[^>]*>Open this plan in the tools/);
    expect(html).not.toContain("style=");
  });

  test("before the device's storage was read nothing can be opened", () => {
    const html = renderToStaticMarkup(<PlanBlockOpening studentName="Maya (story, January)" file="{}" />);
    expect(html).toMatch(/<button[^>]*disabled[^>]*>Open this plan in the tools/);
    expect(extractText(html)).not.toContain("You are looking at");
  });

  test("a part of another release is said, not shown in pieces", () => {
    expect(extractText(renderBlock({ ...sample, colleges: "none" }))).toContain("Reload to see it.");
  });
});
