/**
 * What the product answers for a sample plan: the pictures on marketing pages are drawn from it. The engine is asked as a
 * screen asks it, with the data that ships, so a picture says what the tool would say.
 */

import { type AllColleges, openColleges } from "#client/colleges/allColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import type { CounselorReply, DraftReadingReply, Ranked, StudentQuestion } from "#client/engine/engine.ts";
import { toFile } from "#client/engine/jsonFile.ts";
import { sampleStudent, workedList } from "#components/marketing/workedExample.ts";
import { buildListView, type ListView } from "#components/plan-list/useListView.ts";
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import { usualStanding } from "#domain/aid/standing.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { RequirementTable } from "#domain/college/requirementTable.ts";
import { exampleDrafts, examplePrompt } from "#domain/essays/workedExample.ts";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import type { TaskPerson } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";

/** What the samples are worked out from: the data set as browsers get it. */
export type SampleData = {
  collegeIndex: unknown;
  deadlines: readonly Deadline[];
  requirements: RequirementTable;
};

/** A Monday in the fall of senior year. */
export const sampleDay: Day = "2026-10-05";
/** Asked in the picture of the counselor. */
const sampleQuestion = "When is UT Austin due?";

export type SampleAnswers = {
  plan: Plan;
  all: AllColleges;
  deadlines: readonly Deadline[];
  /** One for each college of the plan, in its order. */
  rows: readonly Ranked[];
  prices: readonly StudyPrice[];
  list: ListView;
  /** The student's own timeline, and as a parent reads it. */
  timeline: ReadyTimeline;
  parentTimeline: ReadyTimeline;
  counselor: { question: string; reply: CounselorReply };
  draft: { text: string; reading: DraftReadingReply };
};

export async function answerForSample(data: SampleData): Promise<SampleAnswers> {
  const all = openColleges(await askEngine("index")(toFile(data.collegeIndex)));
  const plan = buildSamplePlan(all);
  const unitIds = plan.colleges.map(({ unitId }) => unitId);
  const { entryYear } = sampleStudent;
  const student: StudentQuestion = {
    release: all.release,
    profile: plan.profile,
    money: plan.money,
    aid: null,
    standing: usualStanding,
    majors: null,
    weights: plan.matchWeights,
    entryYear,
    growthShare: null,
    today: sampleDay,
  };
  const ranked = await askEngine("ranked")({ student, unitIds });
  const rows = ranked.filter((row) => row !== null);
  const priced = await askEngine("price")({
    release: all.release,
    unitIds,
    family: toPriceInput(plan.profile, plan.money, null),
    options: { entryYear, growthShare: null, today: sampleDay },
    years: null,
  });
  const [draft] = exampleDrafts;
  if (draft === undefined) throw new Error("There is no example draft.");
  return {
    plan,
    all,
    deadlines: data.deadlines,
    rows,
    prices: priced.flatMap(({ study }) => study ?? []),
    list: buildListView(plan, all, { of: (unitId) => rows.find(({ college }) => college.unitId === unitId) }),
    timeline: await askTimeline(data, plan, all, "student"),
    parentTimeline: await askTimeline(data, plan, all, "parent"),
    counselor: {
      question: sampleQuestion,
      reply: await askEngine("counselor")({
        release: all.release,
        question: sampleQuestion,
        previous: null,
        chosen: null,
        plan,
        majors: null,
        deadlines: data.deadlines,
        today: sampleDay,
      }),
    },
    draft: {
      text: draft.text,
      reading: await askEngine("draft")({
        release: null,
        text: draft.text,
        prompt: examplePrompt,
        unitId: null,
        otherUnitIds: [],
      }),
    },
  };
}

/** The student of the other examples, in the fall of senior year with five colleges. */
function buildSamplePlan(all: AllColleges): Plan {
  const at = `${sampleDay}T12:00:00.000Z`;
  const { gpa, satTotal, homeState, familyIncomeUsd, payPerYearUsd } = sampleStudent;
  return {
    ...makeEmptyPlan("sample", at),
    profile: { ...emptyProfile, gradeYear: 12, gpa, satTotal, homeState },
    money: { ...emptyMoney, familyIncomeUsd, payPerYearUsd },
    colleges: workedList.map(({ path, name }) => {
      const college = all.bySlug.get(path.slice("/colleges/".length));
      if (college === undefined) throw new Error(`${name} is not in the data set.`);
      return {
        unitId: college.unitId,
        addedAt: at,
        status: "applying",
        applicationPlan: null,
        note: "",
      };
    }),
  };
}

async function askTimeline(
  { deadlines, requirements }: SampleData,
  plan: Plan,
  all: AllColleges,
  reader: TaskPerson,
): Promise<ReadyTimeline> {
  const timeline = await askEngine("timeline")({
    release: all.release,
    plan,
    deadlines,
    requirements,
    today: sampleDay,
    reader,
  });
  if (timeline === null) throw new Error("The sample plan has no timeline.");
  return {
    status: "ready",
    timeline,
    plan,
    today: sampleDay,
    getCollege: (unitId) => all.byUnitId.get(unitId) ?? null,
  };
}
