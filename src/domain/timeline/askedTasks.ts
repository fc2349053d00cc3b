/**
 * Which tasks a college's own records call for: letters, essays, reports and scores exist where one is asked for, and one
 * "check what it asks for" where nobody told. Without the records, for another reader, the usual tasks stand.
 */
import type { TaskRequirements } from "#domain/college/requirementTable.ts";
import { describeLetters } from "#domain/college/requirementWords.ts";
import { nominationAcademies } from "#facts/admission/specialAdmission.ts";
import { findLatest } from "#facts/fact.ts";
import { type Application, canStillAnswer } from "./applications.ts";
import { findMainEssay } from "./essayDemand.ts";
import type { TaskTemplate, TimelineCollege, TimelineTask } from "./timeline.ts";

type Ask = (told: TaskRequirements | null, college: TimelineCollege) => boolean;

const asksForLetters: Ask = (told) => told !== null && describeLetters(told) !== null;

/** UNITIDs of the academies that take nobody without a nomination. */
const nominating: ReadonlySet<number> = new Set(findLatest<readonly number[]>(nominationAcademies).value);

const asks: Readonly<Record<string, Ask>> = {
  appAsks: (told) => told === null,
  appLetters: asksForLetters,
  appInvites: asksForLetters,
  appSupplement: (told) => told?.writing === true,
  appMidYear: (told) => told?.midYearReport === true,
  // No record says which colleges have their own form; the portal's checklist does.
  appSelfReport: () => false,
  appScores: (_told, { testPolicy }) => testPolicy === "required" || testPolicy === "considered",
};

export function isAskedFor({ id }: Pick<TaskTemplate, "id">, college: TimelineCollege): boolean {
  // What a college requires of scores is known without the record of its application.
  if (id === "appNoScore") return college.testPolicy === "required";
  if (id === "appScores" && college.testPolicy === "notConsidered") return false;
  if (id === "appNomination") return nominating.has(college.unitId);
  if (college.requirements === undefined) return id !== "appAsks";
  return asks[id]?.(college.requirements, college) ?? true;
}

/** Done once for all colleges that want a letter. */
const forLetters: ReadonlySet<string> = new Set(["askTeachers", "factSheet", "ferpaChoice", "thankWriters"]);

/** Done once for all colleges that want the personal essay of a shared application. */
const forMainEssay: ReadonlySet<string> = new Set(["essayMoments", "essayDraft", "essayFinal"]);

/** Of no use once every application of the list is sent, or too late to send. */
const forApplying: ReadonlySet<string> = new Set([
  "finalList",
  "essayMoments",
  "essayDraft",
  "essayFinal",
  "activityText",
  "commonAppAccount",
  "applicationFeeWaivers",
  "meritDates",
]);

/** Settled by whoever has applied somewhere. */
const beforeApplying = "transferGoal";

/**
 * False only where nothing is left to send, or every college of the list told what it asks for and none asks for this. An
 * empty list may become any until answers are due.
 */
export function isAskedByAny(
  { id, area, weight }: Pick<TaskTemplate, "id" | "area" | "weight">,
  live: readonly Application[],
  isAfterReply: boolean,
): boolean {
  // Without an offer when answers are due there is none to compare; a list that is still empty has no months to be settled.
  const isOffered = live.some(
    ({ college }) => college.status === "admitted" || college.status === "enrolled",
  );
  if (isAfterReply && !isOffered && area === "decision" && weight === "must") return false;
  if (live.length > 0 && !live.some(canStillAnswer) && area === "decision" && weight === "must") return false;
  if (live.length === 0) return !isAfterReply || !forApplying.has(id);
  if (forApplying.has(id) && !live.some(({ isToSend, isOver }) => isToSend && !isOver)) return false;
  if (id === beforeApplying && live.some(({ isToSend }) => !isToSend)) return false;
  if (id === "finalList" && isListSettled(live)) return false;
  if (forMainEssay.has(id)) return findMainEssay(live) === "toWrite";
  if (!forLetters.has(id)) return true;
  return live.some(
    ({ college }) => college.requirements == null || asksForLetters(college.requirements, college),
  );
}

/** Whoever says that they apply has decided whether, and where one round is open also how. */
export function isDecided(
  { id }: Pick<TaskTemplate, "id">,
  { college, hasRoundToChoose }: Application,
): boolean {
  return id === "appDecide" && college.status === "applying" && !hasRoundToChoose;
}

/** Fewer than these are no list yet, however far it is. */
const leastOfList = 4;

/** The student has begun to send applications, or means to apply to every college on the list. */
function isListSettled(live: readonly Application[]): boolean {
  const isSettled =
    live.some(({ isToSend }) => !isToSend) || live.every(({ college }) => college.status !== "considering");
  return isSettled && live.length >= leastOfList;
}

/** Asked of every college, or for every list, up to release 0.2.0. */
const onceAskedOfAll = [
  "appDecide",
  "appLetters",
  "appInvites",
  "appSupplement",
  "appMidYear",
  "appSelfReport",
  "appScores",
];

/** The tasks that a plan had up to release 0.2.0 and has no longer: whatever was made from them then may have to end. */
export function listUnaskedIds(tasks: readonly TimelineTask[], unitIds: readonly number[]): string[] {
  const asked = new Set(tasks.map(({ id }) => id));
  const ofColleges = unitIds.flatMap((unitId) => onceAskedOfAll.map((id) => `${id}.${unitId}`));
  return [...ofColleges, ...forLetters, ...forApplying].filter((id) => !asked.has(id));
}
