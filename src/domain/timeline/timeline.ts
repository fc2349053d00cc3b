/** The timeline's types: its input, its templates, and its output. Days are YYYY-MM-DD on the family's calendar. */
import type { FloorStatus } from "#domain/admission/checkFloor.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { TaskRequirements } from "#domain/college/requirementTable.ts";
import type { DeadlineRound, PreferredRound } from "#domain/college/rounds.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";
import type { DueKind, TaskReason } from "./taskReason.ts";

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

/** How a student plans to apply to one college. */
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

/** Graduation years we build timelines for, relative to today's year: from the class in its last summer to today's eighth grade. */
export const graduationYearLimits = { earliest: 2020, latest: 2045 } as const;

/** What someone who has finished high school applies as; stored in the plan. */
export const studyPaths = ["firstYear", "transfer"] as const;
export type StudyPath = (typeof studyPaths)[number];

/** Whom a task is for: a student in high school, a first-year applicant who has finished it, a transfer applicant. */
export const applicantKinds = ["highSchool", "graduate", "transfer"] as const;
export type ApplicantKind = (typeof applicantKinds)[number];

/** What the family tells the generator besides profile, colleges and situations. Stored in the plan; null is unanswered. */
export type TimelineSetup = {
  /** The high school graduation year; null derives it from the grade in the profile. */
  graduationYear: number | null;
  tests: readonly TestPlan[] | null;
  aidForms: readonly AidForm[] | null;
  /** Asked only after high school. */
  path: StudyPath | null;
  /** When such a student wants to start, "fall2027" or "spring2027"; null is the next fall. */
  startTerm: string | null;
};
export const emptyTimelineSetup: TimelineSetup = {
  graduationYear: null,
  tests: null,
  aidForms: null,
  path: null,
  startTerm: null,
};

/** Ids of tasks that exist only for a situation start with this, because marking one reveals the situation. */
export const privateTaskStart = "situation";
export function isPrivateTask(taskId: string): boolean {
  return taskId.startsWith(privateTaskStart);
}

/** What the family changed on a task, generated or their own; null keeps the rule's value. */
export type TaskMark = {
  /** The day it was checked off. */
  doneOn: Day | null;
  isDropped: boolean;
  title: string | null;
  due: Day | null;
  who: TaskPerson | null;
};
export const emptyTaskMark: TaskMark = { doneOn: null, isDropped: false, title: null, due: null, who: null };

/** A task the family added. Its mark is stored under `own.<id>`. */
export type OwnTask = {
  /** Letters and digits, at most 32. */
  id: string;
  title: string;
  due: Day | null;
  who: TaskPerson;
  unitId: number | null;
};

/** The school year of grade g for class C runs from August of C - 13 + g to the next July; grade 13 starts the August after graduation. */
export type SchoolGrade = 9 | 10 | 11 | 12 | 13;

export type DateRule =
  /** A range of months in a school year; `to` may equal `from`. Months 1-12. With `closes`, it ends with the school year even if required. */
  | { kind: "months"; grade: SchoolGrade; from: number; to: number; closes?: true }
  /** Days after (negative: before) an event in the class's calendar. */
  | { kind: "event"; eventId: string; days: number }
  /** Days after (negative: before) the college's application deadline. */
  | { kind: "deadline"; days: number }
  /** Days after (negative: before) a date of the college beside its deadline, such as the one for its scholarships. */
  | { kind: "collegeDate"; round: PreferredRound; days: number }
  /** Days after (negative: before) the test date. */
  | { kind: "sitting"; days: number }
  /** Days after (negative: before) the reply deadline: May 1 unless the plan says otherwise. */
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

/** "measured": a study or survey found it. "published": the organization's own rule. "practice": common counseling advice. */
export type EvidenceGrade = "measured" | "published" | "practice";

export type TaskTemplate = {
  /**
   * Never changes, because marks refer to it. Lowercase first, letters and digits, at most 40. With `only.situations` it
   * starts with `privateTaskStart`.
   */
  id: string;
  area: TaskArea;
  /** The first is responsible; the others help. */
  who: readonly [TaskPerson, ...TaskPerson[]];
  /** Imperative, at most 70 characters. `{college}`, `{test}` and `{colleges}` are placeholders. */
  title: string;
  /** One or two sentences: why it matters, and what to do. */
  why: string;
  /** Title and reason speak to the student. What another reader is told instead, where that would sound wrong. */
  forms?: Partial<Record<Exclude<TaskPerson, "student">, { title?: string; why?: string }>>;
  /** Title and reason once no test that one can still register for comes before the college's date. */
  tooLate?: { title: string; why: string };
  scoreRequired?: { title: string; why: string }; // Where the college requires an SAT or ACT score.
  evidence: { grade: EvidenceGrade; source: Source | null };
  /** Templates that come first; those that do not apply to this student are skipped. */
  needs: readonly string[];
  effortMinutes: number;
  when: DateRule;
  /** "must": missing it costs an admission, money or a place. "could": the first to skip in a busy month. */
  weight: "must" | "should" | "could";
  /** "application": once per college and round. "test": once per planned test. "chosen": only for the accepted college. */
  per: "student" | "application" | "test" | "chosen";
  /** All given conditions must hold; an absent one always holds. */
  only?: {
    situations?: readonly Situation[];
    plans?: readonly ApplicationPlan[];
    tests?: readonly TestPlan[];
    aidForms?: readonly AidForm[];
    homeStates?: readonly StateCode[];
    /**
     * "choosing": colleges that choose among applicants; "selective": with an application of their own, so not UC or CSU.
     * A task done once is for a list with such a college, or an empty one. "open": a list of open-admission colleges
     * alone. "undated": some college's date is unknown.
     */
    admission?: "choosing" | "selective" | "open" | "undated";
    /** Without it: students in high school, and graduates unless the task belongs to 9th to 11th grade. */
    applicants?: readonly ApplicantKind[];
    bothTests?: true; // Planned: whoever named one has chosen.
    /** How the list turned out: several colleges admitted and none is chosen, every one said no, one is accepted for good. */
    outcome?: "undecided" | "refused" | "enrolled";
    someSent?: true; // One application serves several campuses, and it is sent for some of them.
    untested?: true; // Without a score, and without an SAT or ACT ahead that could bring one.
    scored?: true; // With a score, or with one ahead.
    term?: "fall" | "spring"; // In which a graduate or transfer student starts.
    after?: string; // Holds once this event has passed: a second round matters after the first.
    /** The rule applies only to students in none of these situations. */
    notSituations?: readonly Situation[];
    /**
     * Who serves or served: the student, as a veteran; a parent or spouse; "notStudent" for those who would start to
     * serve. Until the family says, all but a veteran's hold.
     */
    service?: "student" | "family" | "notStudent";
  };
  isOverWithDay?: boolean; // Gone with its day, unless the family touched it: most students never needed it.
  /** So many days before its day it presses; two weeks where omitted. */
  pressesDays?: number;
  /** No longer useful once a college is accepted for good: "always", or unless the student is on another's waitlist. */
  untilChosen?: "always" | "unlessWaitlisted";
  /** A path on this site for doing it, such as "/tools/fafsa-calculator". */
  to?: string;
  /** Which of the student's essays it is about, and how far they have to be for it to be done. */
  essays?: { of: EssaySubject; until: "started" | "drafted" | "finished" };
  /** Included in the list of what the college still needs between acceptance and the first class. */
  isMelt?: boolean;
};

/** "main": the personal essay of a shared application. "uc": the UC questions. "college": one college's own questions. */
export type EssaySubject = "main" | "uc" | "college";

/** How far the student is with the essays of one subject, from the plan. */
export type EssayWork = {
  subject: EssaySubject;
  unitId: number | null; // Set for "college".
  essayIds: readonly string[]; // At least one.
  isStarted: boolean;
  /** All that every applicant answers is ready for a reader, or further. */
  isDrafted: boolean;
  isFinished: boolean;
};

export type TimelineCollege = {
  unitId: number;
  name: string;
  state: StateCode;
  status: "considering" | "applying" | "applied" | "admitted" | "denied" | "waitlisted" | "enrolled";
  plan: ApplicationPlan | null; // Null uses the regular round, or rolling, if known.
  testPolicy: "required" | "considered" | "notConsidered" | null;
  hasOpenAdmission: boolean | null;
  /** What it told of its first-year application; null where it told nothing, absent for another reader. */
  requirements?: TaskRequirements | null;
};

/** The college a transfer student comes from, and what was earned there. */
export type TransferRecord = {
  /** Null if it is not said, or not in the data set; then it promises nothing by its state either. */
  college: { name: string; state: StateCode } | null;
  credits: number | null;
  hasDegree: boolean;
};

export type TimelineInput = {
  /** The high school graduation year. */
  graduationYear: number;
  colleges: readonly TimelineCollege[];
  deadlines: readonly Deadline[];
  tests: readonly TestPlan[];
  hasScore?: boolean; // An SAT or ACT score is in the plan. Absent: not for this reader.
  aidForms: readonly AidForm[];
  situations: readonly Situation[];
  homeState: StateCode | null;
  marks: Readonly<Record<string, TaskMark>>;
  ownTasks: readonly OwnTask[];
  today: Day;
  path?: StudyPath | null;
  startTerm?: string | null;
  /** False: by the family's own answer, no FAFSA for this student. Absent or null: not asked, or not for this reader. */
  canFileFafsa?: boolean | null;
  /** What a transfer student brings along. Absent or null: not said. */
  transfer?: TransferRecord | null;
  /** Served and was discharged; a child or spouse of someone who serves or served. Absent or null: not said. */
  isVeteran?: boolean | null;
  isVeteranDependent?: boolean | null;
  reader?: TaskPerson; // Whom the texts speak to; absent: the student.
  essays?: readonly EssayWork[]; // Absent: no essays yet, or not for this reader.
  ruledOut?: ReadonlySet<string>; // Tasks of state programs that the family's answers rule out.
  belowMinimum?: ReadonlyMap<number, FloorStatus>; // Colleges whose published minimum is above what was told.
};

/**
 * How certain a date is. "published": official for this cycle. "expected": from another year's pattern.
 * "computed": counted back from a published or expected date. "month": only the time of year is known.
 * "ask": unknown, ask the college. "own": the family's own date.
 */
export type DateConfidence = "published" | "expected" | "computed" | "month" | "ask" | "own";

/** The date a task depends on, as published or expected. */
export type DateBasis = {
  code: "deadline" | "event" | "sitting" | "reply" | "months";
  /** The event's id, for its wording. */
  eventId: string | null;
  round: DeadlineRound | null;
  /** Null if only a month is known, or nothing. */
  date: Day | null;
  standing: "published" | "expected" | "month" | "ask";
  source: Source | null;
  /** The admission cycle it belongs to: "2026-27". */
  cycle: string | null;
  /** Why a college's date is only expected: it is another cycle's, named by `source.year`, or it needs checking. */
  doubt?: "otherCycle" | "check";
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
  /** The first sensible day, and the last to do it well; null if unknown. */
  from: Day | null;
  due: Day | null;
  /** The original date, if the task was moved: to today or later, or before what depends on it. */
  movedFrom?: Day | null;
  standing: DateConfidence;
  basis: DateBasis | null;
  /** Ids of tasks in this timeline that come first. */
  needs: readonly string[];
  effortMinutes: number | null;
  weight: "must" | "should" | "could";
  /** "past": its date has passed and it is not checked off; `stillOpen` says whether it is still possible. */
  state: TaskState;
  stillOpen: boolean;
  evidence: TaskTemplate["evidence"] | null;
  to: string | null; // A path on this site for doing it: of the template, or the student's essay.
  isEdited: boolean;
  isMelt: boolean;
  doneOn: Day | null;
  /** Absent where nothing presses. */
  reason?: TaskReason;
};

export type DueItem = {
  task: TimelineTask; // The task that is done by then.
  kind: DueKind;
  unitId: number | null; // Null where it is not one college's.
  system: "uc" | "csu" | null; // One application for all campuses of a system.
  /** The listed campuses that this one application goes to. */
  campuses: readonly number[];
  day: Day;
  daysLeft: number; // 0 is today.
  isExpected: boolean; // It is another year's date, or to be checked.
  basis: DateBasis | null; // Null for a day of the family's own.
  /** Tasks that it takes and that are not checked off, what takes longest to arrive first. */
  missing: readonly TimelineTask[];
  isScoreOpen: boolean; // The college requires an SAT or ACT score, and none is there or can still come.
  isScoreOptional: boolean; // It reads one, and requires none.
  belowMinimum: FloorStatus | null; // Of an application: its published minimum is above what was told.
  essays: EssayWork | null; // How far the student is with this college's; null if not asked for, or not begun here.
  /** Of the application; null if it is free, or nobody told. */
  fee: { usd: number; waiver: "accepted" | "usOnly" | "notAccepted" | null } | null;
};

type LateFor = { unitId: number; deadline: Day; isExpected: boolean }; // Of the deadline.

export type TimelineConflict =
  | { code: "twoEarlyDecisions"; unitIds: readonly number[] }
  | { code: "restrictiveWithEarly"; unitId: number; otherUnitIds: readonly number[] }
  | { code: "bindingBeforeAid"; unitId: number; deadline: Day; aidKnown: Day }
  | { code: "scoresTooLate"; test: "sat" | "act"; scoresOn: Day; colleges: readonly LateFor[] }
  | { code: "noSittingLeft"; unitIds: readonly number[]; test: "sat" | "act" }
  | { code: "essaysOverWeeks"; essays: number; weeks: number; until: Day }
  | { code: "roundNotOffered"; unitId: number; plan: ApplicationPlan }
  | {
      code: "deadlineOver";
      unitId: number;
      deadline: Day;
      stillOpen: readonly DeadlineRound[];
      /** Set if the date was only expected, so that the round may still be open. */
      isExpected?: true;
    };

export type Timeline = {
  graduationYear: number;
  applicant: ApplicantKind;
  /** The year of the fall the student starts in, or of the spring; the graduation year for a high school student. */
  entryYear: number;
  entryTerm: "fall" | "spring";
  /** The award year of the first FAFSA: "2027-28". */
  awardYear: string;
  /** The application cycle: "2026-27". */
  cycle: string;
  /** Today's grade: 8 or less before high school, 13 after it. */
  grade: number;
  /** Between acceptance and the first class, `tasks` with `isMelt` are shown first. */
  mode: "year" | "melt";
  meltUnitId: number | null;
  /** Sorted by day, then month, then undated; generated and own. Includes done and skipped tasks. */
  tasks: readonly TimelineTask[];
  /** Hard dates still ahead, by day. */
  due: readonly DueItem[];
  /** A senior's colleges still to apply to, by id, without a last day, those applied to first: we know none, they take students until they are full, or everyone. */
  open: { undated: readonly number[]; untilFull: readonly number[]; openToAll: readonly number[] };
  conflicts: readonly TimelineConflict[];
  /** Of this week's most pressing tasks and those checked off before: how many are done. Never a score. */
  progress: { done: number; due: number };
};
