/** A college that takes no first-years is recommended nowhere, and one that goes on still is: lists, tables, trips, search, counselor. */
import { describe, expect, test } from "vitest";
import { listStateColleges } from "#authoring/stateColleges.ts";
import { collegeChanges, findMergedInto } from "#domain/college/changes.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { suggestColleges } from "#domain/college/suggestColleges.ts";
import { answerReading } from "#domain/counselor/answerReading.ts";
import type { CounselorReading, CounselorTool } from "#domain/counselor/counselor.ts";
import { buildFirstList } from "#domain/match/firstList.ts";
import { type MatchQuestion, matchColleges } from "#domain/match/matchColleges.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { buildTimelineInput } from "#domain/plan/timelineInput.ts";
import { prepareSearch, searchColleges } from "#domain/search/collegeSearch.ts";
import { createFilter } from "#domain/search/createFilter.ts";
import { noFilters } from "#domain/search/filters.ts";
import { listNearby } from "#domain/search/orderForStart.ts";
import { isOfVisitKind, visitKinds } from "#domain/visits/withinHours.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const colleges = loadShippedColleges();
const { summaries, byUnitId } = colleges;
const today = "2026-11-26";
const search = prepareSearch(summaries);

const changed = collegeChanges.map(({ unitId }): CollegeSummary => {
  const college = byUnitId(unitId);
  if (college === null) throw new Error(`No college ${unitId}.`);
  return college;
});
const gone = changed.filter(({ changeStatus }) => changeStatus === "takesNoFirstYears");
const staying = changed.filter(({ changeStatus, isRanked }) => changeStatus === "news" && isRanked);
const byName = ({ name, unitId }: CollegeSummary): [string, number] => [name, unitId];

/** A student who lives at the college's gate and could get in: if anybody is shown it, they are. */
function makeNeighbor({ state, latitude, longitude, level }: CollegeSummary): MatchQuestion {
  const profile: Profile = {
    ...emptyProfile,
    gradeYear: 12,
    gpa: 3.2,
    homeState: state,
    homeLatitude: latitude,
    homeLongitude: longitude,
    levels: [level === "twoYear" ? "twoYear" : "fourYear"],
  };
  const money = { ...emptyMoney, payPerYearUsd: 40_000, familyIncomeUsd: 90_000, familySize: 4 };
  return { profile, money, aid: null, majors: null, entryYear: 2027, today };
}

function answer(tool: CounselorTool, unitId: number, fields: Partial<CounselorReading> = {}) {
  const reading: CounselorReading = {
    tool,
    entities: [{ kind: "college", unitId }],
    measure: null,
    round: null,
    residency: null,
    change: null,
    ...fields,
  };
  const plan = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);
  const college = byUnitId(unitId);
  return answerReading({ boundary: null, reading, others: [], namesLeftOut: 0, language: "en" }, "", {
    colleges: summaries,
    byUnitId: new Map(summaries.map((one) => [one.unitId, one])),
    deadlines: colleges.deadlinesOf(unitId),
    majors: null,
    plan: {
      ...plan,
      profile: { ...plan.profile, ...(college === null ? {} : makeNeighbor(college).profile) },
    },
    today,
  });
}

test("both kinds are there to be told apart", () => {
  expect(gone.length).toBeGreaterThan(25);
  expect(staying.length).toBeGreaterThanOrEqual(7);
});

describe("a college that takes no first-years", () => {
  test.each(gone.map(byName))("%s is on no list of a student who lives beside it", (_name, unitId) => {
    const question = makeNeighbor(byUnitId(unitId) as CollegeSummary); // It is in the data set: see above.
    const { rows, first } = matchColleges(summaries, question);
    expect(rows.map(({ college }) => college.unitId)).not.toContain(unitId);
    expect(first.placedBy.has(unitId)).toBe(false);
    expect(buildFirstList(rows, question.profile, question.money).placedBy.has(unitId)).toBe(false);
  });

  test.each(gone.map(byName))("%s is in no state's table, no trip and no suggestion", (name, unitId) => {
    const college = byUnitId(unitId) as CollegeSummary; // As above.
    const { state, latitude, longitude } = college;
    expect(listStateColleges({ state, colleges }).map((one) => one.unitId)).not.toContain(unitId);
    expect(visitKinds.filter((kind) => isOfVisitKind(college, kind))).toEqual([]);
    if (latitude !== null && longitude !== null) {
      const near = listNearby(summaries, { latitude, longitude });
      expect(near.map((one) => one.college.unitId)).not.toContain(unitId);
    }
    const suggested = suggestColleges(summaries, [college], state);
    expect(suggested.colleges).not.toContain(college);
    const inState = searchColleges(search, "", { limit: 6_000, states: [state] });
    const inCity = searchColleges(search, `colleges in ${college.city}`, { limit: 6_000 });
    for (const { hits } of [inState, inCity]) expect(hits.map((hit) => hit.unitId)).not.toContain(unitId);
    // By its name it is found, and its page says what happened; a merged one leads to the college it is part of.
    const named = searchColleges(search, name, { limit: 5 }).hits.map((hit) => hit.unitId);
    expect(named).toContain(findMergedInto(unitId) ?? unitId);
  });

  test.each(gone.map(byName))("%s has no date, no task and no chance in an answer", (name, unitId) => {
    expect(colleges.deadlinesOf(unitId)).toEqual([]);
    for (const tool of ["chance", "price", "match", "whatIf", "deadlines"] as const) {
      const { text, facts } = answer(tool, unitId);
      expect(text, tool).toContain(`${name} takes no new first-years.`);
      expect(facts, tool).toEqual([]);
    }
    const added = answer("proposeChange", unitId, { change: { kind: "addCollege", unitId } });
    expect(added.parts.filter(({ kind }) => kind === "change")).toEqual([]);
    const plan = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);
    const entry = {
      unitId,
      addedAt: plan.createdAt,
      status: "applying",
      applicationPlan: null,
      note: "",
    } as const;
    const input = buildTimelineInput(
      { ...plan, profile: { ...plan.profile, gradeYear: 12 }, colleges: [entry] },
      byUnitId,
      [],
      today,
    );
    expect(input?.colleges).toEqual([]);
  });

  test("no list that the counselor makes has one", () => {
    const states = [...new Set(gone.map(({ state }) => state))];
    const names = gone.map(({ name }) => name);
    for (const state of states) {
      const { text, parts } = answer("searchColleges", 0, { entities: [{ kind: "state", state }] });
      expect(names.filter((name) => text.includes(name))).toEqual([]);
      expect(JSON.stringify(parts)).not.toMatch(new RegExp(gone.map(({ unitId }) => unitId).join("|")));
    }
  });
});

describe("a college that goes on", () => {
  test.each(staying.map(byName))(
    "%s is ranked for a student who lives beside it, with its news",
    (_name, unitId) => {
      const question = makeNeighbor(byUnitId(unitId) as CollegeSummary); // As above.
      const { rows } = matchColleges(summaries, question);
      expect(rows.map(({ college }) => college.unitId)).toContain(unitId);
      const accepts = createFilter(noFilters, { offersMajor: null, isWithinPrice: null });
      expect(accepts(byUnitId(unitId) as CollegeSummary)).toBe(true);
      expect(answer("chance", unitId).text).toMatch(/What’s new at /);
    },
  );
});

test("a plan full of closed colleges keeps them, without odds or tasks", () => {
  const question = makeNeighbor(gone[0] as CollegeSummary); // There are more than 25.
  const admittedTo = new Set(gone.map(({ unitId }) => unitId));
  const { rows, first } = matchColleges(summaries, { ...question, admittedTo });
  expect(rows.filter(({ college }) => admittedTo.has(college.unitId))).toEqual([]);
  expect(first.placedBy.size).toBeGreaterThan(0);
});
