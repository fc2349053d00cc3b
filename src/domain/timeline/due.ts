/**
 * What is due: hard dates alone, each with what is still missing from this student. A college, a state or a test sets such a
 * day, and something closes on it; advice never stands here.
 */
import { programDates } from "#domain/aid/programDates.ts";
import { countDaysBetween, type Day } from "#lib/dates.ts";
import { type Application, canStillAnswer } from "./applications.ts";
import { asksForMainEssay } from "./essayDemand.ts";
import type { DueKind } from "./taskReason.ts";
import type { DueItem, EssayWork, TimelineCollege, TimelineInput, TimelineTask } from "./timeline.ts";

type Hard = { kind: DueKind; takes: readonly string[] };

/** A task that the family added and gave a day. */
const ownDay: Hard = { kind: "own", takes: [] };

/** What an application takes; letters, transcripts and scores come from others, so they are first, and what each needs before it. */
const ofApplication = [
  "appNoScore",
  "appNomination",
  "appLetters",
  "appInvites",
  "appTranscript",
  "appScores",
  "appAsks",
  "appRestriction",
  "appBindingPrice",
  "appAgreement",
  "situationArtUpload",
  "appSupplement",
  "essayFinal",
  "transferTranscripts",
  "transferLetters",
  "transferEssay",
];
const ofFafsa = ["aidAccounts", "aidPapers", "fafsaFile", "fafsaConsent"];

const hardTasks: ReadonlyMap<string, Hard> = new Map<string, Hard>([
  ["appSubmit", { kind: "application", takes: ofApplication }],
  [
    "ucSubmit",
    { kind: "application", takes: ["ucAccount", "ucQuestions", "transferUcQuestions", "ucFeeWaiver"] },
  ],
  ["ucAddCampus", { kind: "application", takes: [] }],
  ["csuSubmit", { kind: "application", takes: ["csuAccount", "csuCampuses"] }],
  ["appScholarshipDate", { kind: "scholarship", takes: ofApplication }],
  ["appHonorsDate", { kind: "honors", takes: ofApplication }],
  ["stateAidFafsa", { kind: "stateMoney", takes: ofFafsa }],
  ["stateAidForms", { kind: "stateMoney", takes: ofFafsa }],
  ["stateFormFile", { kind: "stateMoney", takes: ["aidPapers"] }],
  ["calGrantGrades", { kind: "stateMoney", takes: [] }],
  ["registerSat", { kind: "test", takes: [] }],
  ["registerAct", { kind: "test", takes: [] }],
  ["chooseCollege", { kind: "reply", takes: ["compareOffers"] }],
  ["deposit", { kind: "reply", takes: [] }],
  ...programDates
    .filter(({ step }) => step !== "admission" && step !== "nomination")
    .map(({ id, step }): [string, Hard] => [
      id,
      { kind: "stateMoney", takes: /fafsa/i.test(step) ? ofFafsa : [] },
    ]),
]);

const systems: Readonly<Record<string, "uc" | "csu">> = {
  ucSubmit: "uc",
  ucAddCampus: "uc",
  csuSubmit: "csu",
};

/** The system that a task applies to with one application for all campuses. */
export function findSystem({ templateId }: Pick<TimelineTask, "templateId">): "uc" | "csu" | null {
  return systems[templateId ?? ""] ?? null;
}

type Listed = Pick<Application, "college" | "plan" | "isToSend" | "isOver" | "openRounds">;

/** By day; the next one of every kind first. Only what can still be met. */
export function listDue(
  tasks: readonly TimelineTask[],
  {
    applications,
    essays = [],
    plansTest = true,
    belowMinimum = new Map(),
    today,
  }: {
    applications: readonly Listed[];
    essays?: readonly EssayWork[];
    /** The student takes the SAT or the ACT, so that sending scores is a task. */
    plansTest?: boolean;
    belowMinimum?: TimelineInput["belowMinimum"];
    today: Day;
  },
): DueItem[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const collegeOf = new Map(applications.map(({ college }) => [college.unitId, college]));
  const answering = applications.filter(canStillAnswer).map(({ college }) => college);
  const items = tasks.flatMap((task): DueItem[] => {
    const hard = findHard(task);
    if (hard === null || !isToDo(task)) return [];
    const { unitId, basis } = task;
    const day = findHardDay(task, hard.kind);
    if (day === null || day < today || !isInReach(hard.kind, countDaysBetween(today, day))) return [];
    const college = unitId === null ? undefined : collegeOf.get(unitId);
    // Nobody answers a college before one is on the list, and one that admits everyone holds no place until May.
    if (hard.kind === "reply" && !(college === undefined ? answering : [college]).some(choosesStudents))
      return [];
    // Whoever has applied is considered.
    if (
      college !== undefined &&
      isAppliedTo(college) &&
      (hard.kind === "scholarship" || hard.kind === "honors")
    )
      return [];
    const told = college?.requirements ?? null;
    const isApplying = hard.kind === "application";
    const system = findSystem(task);
    const campuses = applications
      .filter(({ plan, college }) => system !== null && plan === system && !isAppliedTo(college))
      .map(({ college }) => college.unitId);
    return [
      {
        task,
        kind: hard.kind,
        unitId,
        system,
        campuses,
        day,
        daysLeft: countDaysBetween(today, day),
        isExpected: basis !== null && basis.standing !== "published",
        basis,
        missing: hard.takes.flatMap((id) => {
          if (id === "essayFinal" && college !== undefined && !asksForMainEssay(college)) return [];
          const own = unitId === null ? undefined : byId.get(`${id}.${unitId}`);
          const needed = own ?? byId.get(id);
          return needed !== undefined && isToDo(needed) ? [needed] : [];
        }),
        isScoreOpen: isApplying && college?.testPolicy === "required" && !plansTest,
        isScoreOptional: college?.testPolicy === "considered",
        belowMinimum: isApplying ? findBelow(unitId === null ? campuses : [unitId], belowMinimum) : null,
        essays: isApplying
          ? (essays.find((work) => work.subject === "college" && work.unitId === unitId) ?? null)
          : null,
        fee:
          isApplying && told !== null && told.feeUsd !== null && told.feeUsd > 0
            ? { usd: told.feeUsd, waiver: told.feeWaiver }
            : null,
      },
    ];
  });
  return items.toSorted((a, b) =>
    a.day === b.day ? (a.task.id < b.task.id ? -1 : 1) : a.day < b.day ? -1 : 1,
  );
}

/** Of one application, whether it misses a minimum at every campus that it goes to; "close" if one campus is only close. */
function findBelow(
  unitIds: readonly number[],
  below: NonNullable<TimelineInput["belowMinimum"]>,
): DueItem["belowMinimum"] {
  const found = unitIds.map((unitId) => below.get(unitId) ?? null);
  if (found.length === 0 || found.includes(null)) return null;
  return found.includes("close") ? "close" : "missed";
}

function findHard({ isOwn, templateId }: TimelineTask): Hard | null {
  return isOwn ? ownDay : (hardTasks.get(templateId ?? "") ?? null);
}

function isAppliedTo({ status }: TimelineCollege): boolean {
  return status !== "considering" && status !== "applying";
}

function choosesStudents({ hasOpenAdmission }: TimelineCollege): boolean {
  return hasOpenAdmission !== true;
}

/** The day that closes what a task is for, whether it is done or not; null for everything that is advice. */
export function findDueDay(task: TimelineTask): { kind: DueKind; day: Day } | null {
  const hard = findHard(task);
  const day = hard === null ? null : findHardDay(task, hard.kind);
  return hard === null || day === null ? null : { kind: hard.kind, day };
}

function isToDo({ state, stillOpen }: TimelineTask): boolean {
  return state !== "done" && state !== "dropped" && stillOpen;
}

/** Dates of a year that no school publishes yet say nothing to a ninth grader; a junior can enroll in a state's program today. */
const farthestDays = { reply: 365, stateMoney: 400, test: 240, other: 730 } as const;

function isInReach(kind: DueKind, days: number): boolean {
  if (kind === "own") return true;
  return (
    days <=
    (kind === "reply" || kind === "stateMoney" || kind === "test" ? farthestDays[kind] : farthestDays.other)
  );
}

/** Registration closes on the task's own day, weeks before the test; a month alone is no day. */
function findHardDay({ due, standing, basis }: TimelineTask, kind: DueKind): Day | null {
  if (kind === "own") return due;
  if (kind === "test") return standing === "published" || standing === "expected" ? due : null;
  if (basis === null || (basis.standing !== "published" && basis.standing !== "expected")) return null;
  return basis.date;
}
