/** The page about essays and the timeline say the same of every college: whether it asks for essays, and how many. */
import { describe, expect, test } from "vitest";
import { toTaskRequirements } from "#domain/college/requirementTable.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import { countOwnEssays, findMainEssay } from "#domain/timeline/essayDemand.ts";
import type { TimelineInput } from "#domain/timeline/timeline.ts";
import { makeTimelineCollege, makeTimelineInput } from "../../../test/fixtures/timelineFixture.ts";
import { timelineStudents } from "../../../test/fixtures/timelineStudents.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { countAskedEssays } from "./askedEssays.ts";
import { listEssays } from "./listEssays.ts";

const students = timelineStudents(200);
const { summaries, detailsOf, requirementsOf } = loadShippedColleges();

function listFor(input: TimelineInput) {
  return listEssays({ ...input, essays: [] });
}

function isLeft({ state }: { state: string }): boolean {
  return state !== "done" && state !== "dropped";
}

test("a college's own essays are counted on both, or on neither", () => {
  let compared = 0;
  for (const input of students) {
    const timeline = buildTimeline(input);
    if (timeline.applicant === "transfer") continue;
    for (const group of listFor(input).groups) {
      if (group.kind !== "college" || group.due?.isToSend !== true || group.due.isOver) continue;
      const college = input.colleges.find(({ unitId }) => unitId === group.unitId);
      if (college === undefined) continue;
      expect(group.progress.asked, college.name).toBe(countOwnEssays({ college, plan: group.due.plan }));
      const hasTask = timeline.tasks.some(({ id }) => id === `appSupplement.${group.unitId}`);
      if (group.progress.asked > 0) expect(hasTask, college.name).toBe(true);
      if (!hasTask) expect(group.progress.asked, college.name).toBe(0);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test("the main essay is open on both, or on neither", () => {
  let compared = 0;
  for (const input of students) {
    const timeline = buildTimeline(input);
    const isOver = timeline.mode === "melt" || timeline.grade !== 12;
    if (timeline.applicant !== "highSchool" || isOver) continue;
    const groups = listFor(input).groups.filter((group) => group.kind === "platform");
    const main = groups.find(({ platform }) => platform === "commonApp");
    const task = timeline.tasks.find(({ id }) => id === "essayFinal");
    const isOnPage = main !== undefined && main.progress.finished < main.progress.asked;
    if (task !== undefined && isLeft(task) && task.stillOpen) {
      expect(isOnPage, JSON.stringify(input.colleges.map(({ name, status }) => [name, status]))).toBe(true);
      compared += 1;
    }
    if (main !== undefined && main.mainEssay === "notAsked") expect(task).toBeUndefined();
  }
  expect(compared).toBeGreaterThan(5);
});

function collegeAsked(unitId: number, status: "applying" | "applied" = "applying") {
  const { name, state } = summaries.find((one) => one.unitId === unitId) ?? {
    name: "?",
    state: "OH" as const,
  };
  const requirements = toTaskRequirements(requirementsOf(unitId), countAskedEssays(unitId));
  return makeTimelineCollege({ unitId, name, state, status, requirements });
}

function plan(...colleges: ReturnType<typeof collegeAsked>[]): TimelineInput {
  const deadlines = colleges.flatMap(({ unitId }) => detailsOf(unitId).deadlines);
  return makeTimelineInput({ today: "2026-10-01", graduationYear: 2027, colleges, deadlines });
}

describe("what a shared application is said to serve", () => {
  test.each([
    ["Baylor", 223_232],
    ["Miami University", 204_024],
    ["Dayton", 202_480],
  ])("%s has an entry in the Common App's grid, so it takes it", (_, unitId) => {
    const main = listFor(plan(collegeAsked(unitId))).groups[0];
    expect(main).toMatchObject({ platform: "commonApp", colleges: [{ unitId, use: "recorded" }] });
  });

  test("an essay that no college wants is not counted, and one that went out is finished", () => {
    const unasked = summaries.find(({ unitId, hasOpenAdmission }) => {
      const told = requirementsOf(unitId);
      return hasOpenAdmission === false && told !== null && told.essay === null;
    });
    const only = plan(collegeAsked(unasked?.unitId ?? 0));
    expect(listFor(only).groups[0]).toMatchObject({ mainEssay: "notAsked", progress: { asked: 0 } });
    const sent = plan(collegeAsked(202_480, "applied"), collegeAsked(204_024));
    expect(listFor(sent).groups[0]).toMatchObject({ mainEssay: "sent", progress: { asked: 1, finished: 1 } });
    expect(findMainEssay([{ college: collegeAsked(204_024), plan: "regularDecision", isToSend: true }])).toBe(
      "toWrite",
    );
  });
});

test("the essays that a list leaves too little time for are those of the page", () => {
  const rice = 227_757;
  const input = { ...plan(collegeAsked(rice)), today: "2026-12-20" };
  const asked = listFor(input).groups.reduce((sum, { progress }) => sum + progress.asked, 0);
  const conflict = buildTimeline(input).conflicts.find(({ code }) => code === "essaysOverWeeks");
  expect(conflict).toMatchObject({ essays: asked });
});
