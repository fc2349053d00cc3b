/** Builds the timeline's input from a plan. */
import { findScorePolicy, type ScorePolicy } from "#domain/admission/scorePolicy.ts";
import { testRequirementFall } from "#domain/admission/testRequirements.ts";
import { type AidAnswers, toAidKey } from "#domain/answers/households.ts";
import { type AnswerId, type AnswerSource, readAnswer } from "#domain/answers/readAnswer.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { AidForm, TimelineCollege, TimelineInput, TransferRecord } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import type { Plan } from "./plan.ts";

/** The default when the family has not said which aid forms they file: the one nearly all federal and state aid requires. */
const defaultAidForms: readonly AidForm[] = ["fafsa"];

/** The class, from the year or the grade, whichever was said last; null if neither is known. */
export function findGraduationYear(plan: AnswerSource, today: Day): number | null {
  return readAnswer(plan, "graduationYear", { today }).value;
}

/** Whom a list is for, as the timeline and the page about essays read it: what was said, or what follows from it. */
export function readApplicant(
  plan: AnswerSource,
  today: Day,
): Pick<TimelineInput, "homeState" | "path" | "startTerm"> & { graduationYear: number | null } {
  const read = <Id extends AnswerId>(id: Id) => readAnswer(plan, id, { today }).value;
  return {
    graduationYear: read("graduationYear"),
    homeState: read("homeState"),
    path: read("path"),
    startTerm: read("startTerm"),
  };
}

/** Federal aid is for citizens and eligible noncitizens. Null without an answer, or where the reader may not see money. */
function readCanFile(aid: AidAnswers): boolean | null {
  const answer = aid[toAidKey("student", "citizenship")];
  return answer === undefined ? null : answer !== "neither";
}

/**
 * Null until the class is known. A unitId that is not in the data set is skipped: there is nothing to date it by, and the
 * list reports that it is gone.
 */
export function buildTimelineInput(
  plan: Plan,
  collegeOf: (unitId: number) => CollegeSummary | null,
  deadlines: readonly Deadline[],
  today: Day,
): TimelineInput | null {
  const read = <Id extends AnswerId>(id: Id) => readAnswer(plan, id, { today }).value;
  const { graduationYear, ...applicant } = readApplicant(plan, today);
  if (graduationYear === null) return null;
  const listed = new Set(plan.colleges.map(({ unitId }) => unitId));
  return {
    ...applicant,
    graduationYear,
    colleges: listTimelineColleges(plan, collegeOf, graduationYear),
    deadlines: deadlines.filter(({ unitId }) => listed.has(unitId)),
    tests: read("tests") ?? [],
    hasScore: read("satTotal") !== null || read("actComposite") !== null,
    aidForms: read("aidForms") ?? defaultAidForms,
    situations: plan.situations,
    marks: plan.taskMarks,
    ownTasks: plan.ownTasks,
    today,
    canFileFafsa: readCanFile(plan.aid),
    transfer: readTransfer(plan, collegeOf),
    isVeteran: read("isVeteran"),
    isVeteranDependent: read("isVeteranDependent"),
  };
}

function readTransfer(
  plan: AnswerSource,
  collegeOf: (unitId: number) => CollegeSummary | null,
): TransferRecord | null {
  const { value } = readAnswer(plan, "transfer");
  if (value === null) return null;
  const college = value.unitId === null ? null : collegeOf(value.unitId);
  return {
    college: college === null ? null : { name: college.name, state: college.state },
    credits: value.credits,
    hasDegree: value.degree !== "none",
  };
}

/** What a policy means for the task to send scores. */
const taskPolicies: Readonly<Record<ScorePolicy["kind"], TimelineCollege["testPolicy"]>> = {
  required: "required",
  flexible: "required",
  paaOrSat: "required",
  byProgram: "considered",
  byGrades: "considered",
  sometimes: "considered",
  recommended: "considered",
  optional: "considered",
  notRead: "notConsidered",
  unknown: null,
};

/** The plan's colleges as the timeline reads them, without those that are not in the data set or take no first-years. */
export function listTimelineColleges(
  { colleges }: Pick<Plan, "colleges">,
  collegeOf: (unitId: number) => CollegeSummary | null,
  entryYear: number = testRequirementFall,
): TimelineCollege[] {
  return colleges.flatMap(({ unitId, status, applicationPlan }) => {
    const college = collegeOf(unitId);
    if (college === null || college.changeStatus === "takesNoFirstYears") return [];
    const { name, state, hasOpenAdmission } = college;
    const testPolicy = taskPolicies[findScorePolicy(college, entryYear).kind];
    return [{ unitId, name, state, status, plan: applicationPlan, testPolicy, hasOpenAdmission }];
  });
}
