/** The prerendered aid finder and its text. */
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createQueryClient } from "#client/query/queryClient.ts";
import { guideStates } from "#content/guideStates.ts";
import { allStatePrograms, stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { describeAmount, getDue } from "#domain/aid/payWords.ts";
import { describeCondition, describeYours, needTexts } from "#domain/aid/ruleWords.ts";
import { needCodes } from "#domain/aid/stateProgram.ts";
import { checkStatePrograms, emptyStateAidInput } from "#domain/aid/statePrograms.ts";
import { type Condition } from "#domain/eligibility/condition.ts";
import AidFinder from "./AidFinder.tsx";
import { countResults, sortResults } from "./groups.ts";

/** Those with a guide, and those that have no page of their own yet. */
const states = new Set([...Object.values(guideStates), ...allStatePrograms.map(({ state }) => state)]);

describe.each([...states])("the finder of %s, before the page runs", (state) => {
  const programs = stateProgramsOf(state);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(true)}>
      <AidFinder data={{ seniorClass: 2027, asOf: "2026-11-21", programs }} state={state} />
    </QueryClientProvider>,
  );

  test("each program stands there with its agency, and none has been judged", () => {
    expect(html.match(/<h4 class="font-serif/g)).toHaveLength(programs.length + countGroupHeadings(html));
    for (const { url } of programs) expect(html).toContain(`href="${url}"`);
    for (const word of ["Likely yes", "Maybe", "No, by these answers"]) expect(html).not.toContain(word);
  });

  test("the questions are not there before, no box can be ticked, and nothing to open shows where nothing runs", () => {
    expect(html).not.toMatch(/<(?:fieldset|select)\b/);
    for (const [box] of html.matchAll(/<input[^>]*>/g)) expect(box).toContain('disabled=""');
    if (programs.length > 0) expect(html).toMatch(/<details[^>]*noscript:hidden/);
  });

  test("it holds no inline style and no empty word", () => {
    expect(html).not.toMatch(/ style=|undefined|NaN|\[object/);
  });
});

test("before the page runs, a program closed to the class says so, and not that it is for later ones", () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(true)}>
      <AidFinder
        data={{ seniorClass: 2027, asOf: "2026-11-27", programs: stateProgramsOf("NV") }}
        state="NV"
      />
    </QueryClientProvider>,
  );
  expect(html).toContain("Too late to apply: the deadline was October 31, 2026");
  expect(html).toContain("This deadline has passed.");
  expect(html).not.toContain("2028 or later");
});

test("a day of an earlier year that has passed is not said to be this year's", () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(true)}>
      <AidFinder
        data={{ seniorClass: 2027, asOf: "2026-11-27", programs: stateProgramsOf("VT") }}
        state="VT"
      />
    </QueryClientProvider>,
  );
  expect(html).toContain("This is an earlier year’s date, and it has passed.");
  expect(html).not.toContain("This deadline has passed.");
});

test("a rule from a page without a date does not claim the year it was read in", () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(true)}>
      <AidFinder
        data={{ seniorClass: 2027, asOf: "2026-11-27", programs: stateProgramsOf("PR") }}
        state="PR"
      />
    </QueryClientProvider>,
  );
  expect(html).toContain("Rules on an undated page, read in 2026, from one source");
  expect(html).not.toContain("Rules as of 2026");
});

const noneClosed = new Map<string, string>();

/** Counts the headings of the question groups. */
function countGroupHeadings(html: string): number {
  return html.match(/<h4 class="font-serif text-xl text-accent-text"/g)?.length ?? 0;
}

describe("words of the rules", () => {
  const leaves = (condition: Condition): Condition[] => (condition.kind === "all" ? [] : [condition]);
  const conditions = allStatePrograms.flatMap(({ conditions, state }) =>
    conditions.flatMap(leaves).map((condition) => ({ condition, state })),
  );

  test("every condition is said in a sentence of its own", () => {
    expect(conditions.length).toBeGreaterThan(80);
    for (const { condition, state } of conditions) {
      for (const familySize of [null, 4]) {
        expect(describeCondition(condition, state, familySize)).toMatch(/^[A-Z][^{}]{8,}$/);
        expect(describeCondition(condition, state, familySize)).not.toMatch(/undefined|NaN/);
      }
    }
  });

  test("every need is said", () => {
    for (const code of needCodes) expect(needTexts[code]([24, 36], "Ohio")).toMatch(/^[A-Z0-9].{10,}$/);
  });

  test.each([
    [
      { kind: "atMost", fact: "sai", value: 6_500, isAbout: true, year: "2025-26" },
      "Student Aid Index of about 6,500 or less (2025-26 limit)",
    ],
    [{ kind: "gpa", value: 3, rule: "own" }, "GPA of 3.0 or higher, as the state calculates it"],
    [
      { kind: "poverty", percent: 130 },
      "Income up to $41,795 for a family of 4 (130% of the 2025 federal poverty guideline)",
    ],
    [{ kind: "atMost", fact: "monthsToStart", value: 72 }, "You start college within 6 years of high school"],
  ] as const satisfies readonly (readonly [Condition, string])[])("%j", (condition, expected) => {
    expect(describeCondition(condition, "OH", 4)).toBe(expected);
  });

  test("the family's own figure stands beside the line", () => {
    const line = { kind: "atMost", fact: "sai", value: 3_750 } as const;
    expect(describeYours(line, emptyStateAidInput)).toBeNull();
    expect(describeYours(line, { ...emptyStateAidInput, sai: { low: -1_500, high: -1_500 } })).toBe(
      "yours: −1,500",
    );
    expect(describeYours(line, { ...emptyStateAidInput, sai: { low: 100, high: 900 } })).toBe(
      "yours: between 100 and 900",
    );
  });

  test("amounts in words", () => {
    expect(describeAmount({ kind: "usd", bound: "upTo", usd: 5_429, per: "semester", year: "2025-26" })).toBe(
      "Up to $5,429 a semester",
    );
    expect(
      describeAmount({
        kind: "covers",
        what: "tuitionAndFees",
        share: 0.75,
        isLastDollar: false,
        year: "2027",
      }),
    ).toBe("75% of tuition and fees");
    expect(describeAmount({ kind: "range", fromUsd: 400, toUsd: 3_000, per: "year", year: "2026-27" })).toBe(
      "$400 to $3,000 a year",
    );
  });

  test.each([
    [
      "a day published for the class",
      { kind: "day", month: 10, day: 1, yearsAfter: 0, publishedFor: [2027] },
      2027,
      "October 1, 2027",
      "published",
    ],
    [
      "the same day, a class later",
      { kind: "day", month: 10, day: 1, yearsAfter: 0, publishedFor: [2027] },
      2028,
      "October 1, 2028",
      "expected",
    ],
    [
      "a day of the year after",
      { kind: "day", month: 6, day: 30, yearsAfter: 1, publishedFor: [] },
      2027,
      "June 30, 2028",
      "expected",
    ],
    [
      "an old day",
      { kind: "lastKnown", date: "2024-06-03", awardYear: "2024-25" },
      2027,
      "We have no newer date; for 2024-25, it was June 3, 2024",
      "last",
    ],
  ] as const)("until when: %s", (_name, when, graduationYear, text, status) => {
    const deadline = when.kind === "day" ? { ...when, publishedFor: [...when.publishedFor] } : when;
    expect(getDue(deadline, graduationYear)).toMatchObject({ text, standing: status });
  });
});

describe("order and counts", () => {
  const programs = stateProgramsOf("OH");
  const told = {
    ...emptyStateAidInput,
    isResident: true,
    sai: { low: 100, high: 100 },
    incomeUsd: 20_000,
    classRankTopPercent: 40,
  };
  const results = checkStatePrograms(told, programs);

  test("the likely come first, the no's last", () => {
    const statuses = sortResults(results, results, noneClosed).map(({ standing: status }) => status);
    expect(statuses).toEqual(["meets", "cannotTell", "cannotTell", "doesNotMeet"]);
    expect(countResults(results, noneClosed)).toEqual({ meets: 1, mayMeet: 0, open: 2, no: 1 });
  });

  test("a program closed to the class is last and counts as not clear, whatever the answers are", () => {
    const closed = new Map([[results[0]?.program.id ?? "", "2026-10-31"]]);
    expect(sortResults(results, results, closed).at(-1)).toBe(results[0]);
    expect(Object.values(countResults(results, closed)).reduce((sum, one) => sum + one, 0)).toBe(
      results.length,
    );
    const all = new Map(results.map(({ program }) => [program.id, "2026-10-31"]));
    expect(countResults(results, all)).toEqual({ meets: 0, mayMeet: 0, open: results.length, no: 0 });
  });

  test("a box that is ticked leaves the order as it was", () => {
    const ticked = checkStatePrograms({ ...told, confirmed: ["veteranFamily"] }, programs);
    expect(sortResults(ticked, results, noneClosed).map(({ program }) => program.id)).toEqual(
      sortResults(results, results, noneClosed).map(({ program }) => program.id),
    );
  });
});
