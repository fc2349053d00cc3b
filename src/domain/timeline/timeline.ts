/** What a timeline is asked with, what it is built from, and what it says. Days are YYYY-MM-DD on the family's calendar. */
import type { Deadline, DeadlineRound } from "#domain/college/details.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";

export const situations = [
  "firstGeneration",
  "athlete",
  "portfolio",
  "homeschool",
  "fosterOrHomeless",
  "undocumentedOrMixedStatus",
  "disabilityServices",
  "militaryFamily",
  "communityCollegeFirst",
] as const;
export type Situation = (typeof situations)[number];

/** How a student means to apply to one college. */
export const applicationPlans = [
  "earlyDecision1",
  "earlyDecision2",
  "earlyAction",
  "restrictiveEarlyAction",
  "regularDecision",
  "rolling",
  "uc",
  "csu",
] as const;
export type ApplicationPlan = (typeof applicationPlans)[number];

export const testPlans = ["sat", "act", "ap", "ib"] as const;
export type TestPlan = (typeof testPlans)[number];

export const aidForms = ["fafsa", "cssProfile", "stateForm"] as const;
export type AidForm = (typeof aidForms)[number];

export const taskPeople = ["student", "parent", "counselor"] as const;
export type TaskPerson = (typeof taskPeople)[number];

/** Graduation years that a timeline can be made for, from the year of `today` on: the oldest class still in its last summer to today's eighth grade. */
export const graduationYearLimits = { earliest: 2020, latest: 2045 } as const;

/** What the family tells the generator, beyond profile, colleges and situations. Kept in the plan; null is not yet said. */
export type TimelineSetup = {
  /** The year of high school graduation; null follows the grade in the profile. */
  graduationYear: number | null;
  tests: readonly TestPlan[] | null;
  aidForms: readonly AidForm[] | null;
};
export const emptyTimelineSetup: TimelineSetup = { graduationYear: null, tests: null, aidForms: null };

/** Tasks that only a situation brings have ids that begin so: a tick on one would tell the situation. */
export const privateTaskStart = "situation";
export function isPrivateTask(taskId: string): boolean {
  return taskId.startsWith(privateTaskStart);
}

/** What the family did to a task, generated or its own; null where the rule's word stands. */
export type TaskMark = {
  /** The day it was ticked off. */
  doneOn: Day | null;
  isDropped: boolean;
  title: string | null;
  due: Day | null;
  who: TaskPerson | null;
};
export const emptyTaskMark: TaskMark = { doneOn: null, isDropped: false, title: null, due: null, who: null };

/** A task that the family added by hand. Its mark stands under `own.<id>`. */
export type OwnTask = {
  /** Letters and digits, at most 32. */
  id: string;
  title: string;
  due: Day | null;
  who: TaskPerson;
  unitId: number | null;
};

// ---------------------------------------------------------------- templates

/** The school year of grade g of class C runs from August of C - 13 + g to July of the next; grade 13 begins the August after graduation. */
export type SchoolGrade = 9 | 10 | 11 | 12 | 13;

export type DateRule =
  /** A window of a school year; `to` may be the month of `from`. Months 1-12. With `closes` it is over when its school year is, even for a must. */
  | { kind: "months"; grade: SchoolGrade; from: number; to: number; closes?: true }
  /** Days after (negative: before) an event of the class's calendar. */
  | { kind: "event"; eventId: string; days: number }
  /** Days after (negative: before) the application deadline of the college. */
  | { kind: "deadline"; days: number }
  /** Days after (negative: before) the sitting of the test. */
  | { kind: "sitting"; days: number }
  /** Days after (negative: before) the day the student must answer the college: May 1 unless the plan says otherwise. */
  | { kind: "reply"; days: number };

export type TaskArea =
  | "school"
  | "activities"
  | "tests"
  | "list"
  | "visits"
  | "letters"
  | "essays"
  | "applications"
  | "aid"
  | "scholarships"
  | "decision"
  | "summer";

/** "measured": a study or survey found it. "published": the rule of who runs it. "practice": what counselors usually do. */
export type EvidenceGrade = "measured" | "published" | "practice";

export type TaskTemplate = {
  /**
   * Stable for ever: ticks hang on it. Lower case first, letters and digits, at most 40. With `only.situations` it
   * begins with `privateTaskStart`.
   */
  id: string;
  area: TaskArea;
  /** The first owes it; the others help. */
  who: readonly [TaskPerson, ...TaskPerson[]];
  /** Imperative, at most 70 characters. `{college}` and `{test}` are filled in. */
  title: string;
  /** One or two sentences: why it matters, and what to do. */
  why: string;
  evidence: { grade: EvidenceGrade; source: Source | null };
  /** Templates that come before; those that do not apply to this student are skipped. */
  needs: readonly string[];
  effortMinutes: number;
  when: DateRule;
  /** "must": an offer, money or a place is lost without it. "could": the first to drop in a full month. */
  weight: "must" | "should" | "could";
  /** "application": once for each college and round applied to. "test": for each test planned. "chosen": only for the college accepted. */
  per: "student" | "application" | "test" | "chosen";
  /** All that are given must hold; an absent one always holds. */
  only?: {
    situations?: readonly Situation[];
    plans?: readonly ApplicationPlan[];
    tests?: readonly TestPlan[];
    aidForms?: readonly AidForm[];
    homeStates?: readonly StateCode[];
    /** "selective": colleges that choose among those who apply, not those that take everyone. */
    admission?: "selective";
    /** Holds when none of these is given. */
    notSituations?: readonly Situation[];
  };
  /** Of no use once a college is accepted for good: "always", or unless the student waits for another on a waitlist. */
  untilChosen?: "always" | "unlessWaitlisted";
  /** A path of ours where it is done, such as "/tools/fafsa-calculator". */
  to?: string;
  /** Stands in the list of what this college still needs between acceptance and the first class. */
  isMelt?: boolean;
};

// ---------------------------------------------------------------- asking

export type TimelineCollege = {
  unitId: number;
  name: string;
  state: StateCode;
  status: "considering" | "applying" | "applied" | "admitted" | "denied" | "waitlisted" | "enrolled";
  /** Null takes the regular round, or rolling, where it is known. */
  plan: ApplicationPlan | null;
  testPolicy: "required" | "considered" | "notConsidered" | null;
  hasOpenAdmission: boolean | null;
};

export type TimelineInput = {
  /** The year of high school graduation. */
  graduationYear: number;
  colleges: readonly TimelineCollege[];
  deadlines: readonly Deadline[];
  tests: readonly TestPlan[];
  aidForms: readonly AidForm[];
  situations: readonly Situation[];
  homeState: StateCode | null;
  marks: Readonly<Record<string, TaskMark>>;
  ownTasks: readonly OwnTask[];
  today: Day;
};

// ---------------------------------------------------------------- answering

/**
 * How far a date can be trusted. "published": in a source for this cycle. "expected": from another year's pattern.
 * "computed": reckoned back from a published or expected date. "month": no day is known, only the time of year.
 * "ask": not known; the college is asked. "own": the family's own date.
 */
export type DateConfidence = "published" | "expected" | "computed" | "month" | "ask" | "own";

/** The date a task hangs on, as it was published or is expected. */
export type DateBasis = {
  code: "deadline" | "event" | "sitting" | "reply" | "months";
  /** The event's id, for words. */
  eventId: string | null;
  round: DeadlineRound | null;
  /** Null where only a month is known, or nothing. */
  date: Day | null;
  standing: "published" | "expected" | "month" | "ask";
  source: Source | null;
  /** The day the date was read. */
  checkedOn: Day | null;
  /** The admission year it belongs to: "2026-27". */
  cycle: string | null;
};

export type TaskState = "done" | "dropped" | "past" | "urgent" | "open" | "later";

export type TimelineTask = {
  /** `<template>`, `<template>.<unitId>` (per application and chosen), `<template>.<test>`, or `own.<id>`. */
  id: string;
  templateId: string | null;
  isOwn: boolean;
  /** As the family edited it, or the template's with names filled in. */
  title: string;
  why: string | null;
  area: TaskArea | null;
  who: TaskPerson;
  helpers: readonly TaskPerson[];
  unitId: number | null;
  /** The first day it makes sense, and the last to do it well; null where not known. */
  from: Day | null;
  due: Day | null;
  /** The day the rule would give, where the task was moved: to today or later, or before what waits for it. */
  movedFrom?: Day | null;
  standing: DateConfidence;
  basis: DateBasis | null;
  /** Ids of tasks of this timeline that come before. */
  needs: readonly string[];
  effortMinutes: number | null;
  weight: "must" | "should" | "could";
  /** "past": its day is over and it is not ticked; `stillOpen` says whether it can still be done. */
  state: TaskState;
  stillOpen: boolean;
  evidence: TaskTemplate["evidence"] | null;
  to: string | null;
  isEdited: boolean;
  isMelt: boolean;
  doneOn: Day | null;
};

export type TimelineConflict =
  | { code: "twoEarlyDecisions"; unitIds: readonly number[] }
  | { code: "restrictiveWithEarly"; unitId: number; otherUnitIds: readonly number[] }
  | { code: "bindingBeforeAid"; unitId: number; deadline: Day; aidKnown: Day }
  | { code: "scoresTooLate"; unitId: number; test: "sat" | "act"; deadline: Day; scoresOn: Day }
  | { code: "noSittingLeft"; unitId: number; test: "sat" | "act" }
  | { code: "essaysOverWeeks"; essays: number; weeks: number; until: Day }
  | { code: "roundNotOffered"; unitId: number; plan: ApplicationPlan }
  | { code: "deadlineOver"; unitId: number; deadline: Day; stillOpen: readonly DeadlineRound[] };

export type Timeline = {
  graduationYear: number;
  /** The award year of the first FAFSA: "2027-28". */
  awardYear: string;
  /** The cycle of applications: "2026-27". */
  cycle: string;
  /** The grade today: 8 and less is before high school, 13 after it. */
  grade: number;
  /** Between an acceptance and the first class: `tasks` with `isMelt` are what is shown first. */
  mode: "year" | "melt";
  meltUnitId: number | null;
  /** Those with a day by their day, then by month, then without; generated and own. Done and dropped ones included. */
  tasks: readonly TimelineTask[];
  conflicts: readonly TimelineConflict[];
  /** Of tasks whose day has come or comes within a week: how many are ticked. Never a score. */
  progress: { done: number; due: number };
};
