/** Turns a college's application plan into dates: the round, its deadline, and how certain it is. */
import type { Deadline } from "#domain/college/deadline.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { type DeadlineRound, isPreferredRound } from "#domain/college/rounds.ts";
import type { StateCode } from "#domain/college/states.ts";
import { addDays, type Day, findLastDayOfMonth, toDay } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";
import type { Applicant } from "./applicant.ts";
import { findSeniorClass, formatCycle } from "./classYear.ts";
import { findDeadlineClass, moveByYears } from "./nextCycle.ts";
import type { ApplicationPlan, DateBasis, TimelineCollege } from "./timeline.ts";
import type { EventLookup } from "./timelineRules.ts";

export type Application = {
  college: TimelineCollege;
  /** The family's plan, or the default round if they chose none. */
  plan: ApplicationPlan;
  /** Of the date tasks count back from: the priority date while it is ahead, otherwise the deadline. */
  basis: DateBasis;
  deadline: Day | null; // Null for rolling admission or if unknown.
  isExpected: boolean; // The deadline is another cycle's, or is to be checked.
  /**
   * The date tasks count back from: a priority date that is still ahead, otherwise the deadline, or a month's end for
   * rolling admission or an unknown date.
   */
  aim: Day | null;
  /** Answers come as applications come in, whether or not it ends on a known day in summer. */
  isRolling: boolean;
  /** The college has a date, but we do not know it: `aim` is when such dates usually are, until the college is asked. */
  isUndated: boolean;
  /** Of the college, beside its deadline: for scholarships, honors, the deposit. */
  otherDates: readonly DateBasis[];
  /** False if dates are known for this college, but none for this plan. */
  isOffered: boolean;
  /** Not submitted yet, as far as the plan knows. */
  isToSend: boolean;
  /** Not submitted, and the deadline has passed. */
  isOver: boolean;
  /** The family has not said how they apply, and more than one round is still open. */
  hasRoundToChoose: boolean;
  /** Rounds of this college that are still open, if this one is over. */
  openRounds: readonly DeadlineRound[];
};

/** Whether this college has said yes or still may: one whose dates have all passed before the student applied does not. */
export function canStillAnswer(one: Pick<Application, "isToSend" | "isOver" | "openRounds">): boolean {
  return !one.isToSend || !one.isOver || one.openRounds.length > 0;
}

export type ApplicationsContext = {
  graduationYear: number;
  homeState: StateCode | null;
  today: Day;
  eventFor: EventLookup;
  /** Without it, a student in high school. */
  applicant?: Applicant;
  /** The day the family means to apply to a college, if they wrote one in. */
  ownDays?: (unitId: number) => Day | null;
};

/** One per college that has not denied the student, in the given order; duplicates are ignored. */
export function buildApplications(
  colleges: readonly TimelineCollege[],
  deadlines: readonly Deadline[],
  context: ApplicationsContext,
): Application[] {
  const wanted = new Map(colleges.map((college) => [college.unitId, college]));
  const rowsByCollege = new Map<number, Row[]>();
  for (const deadline of deadlines) {
    // The published dates are for first-year students who start in the fall.
    if (!wanted.has(deadline.unitId) || !isFirstYearInFall(context)) continue;
    const rows = rowsByCollege.get(deadline.unitId) ?? [];
    rows.push(toDeadlineRow(deadline, context.graduationYear));
    rowsByCollege.set(deadline.unitId, rows);
  }
  // Restrictive early action elsewhere forbids most other early rounds.
  const maySendEarly = !colleges.some(
    ({ plan, status }) => plan === "restrictiveEarlyAction" && status !== "denied",
  );
  return [...wanted.values()]
    .filter(({ status }) => status !== "denied")
    .map((college) =>
      buildApplication(college, rowsByCollege.get(college.unitId) ?? [], { ...context, maySendEarly }),
    );
}

type ListContext = ApplicationsContext & {
  /** No plan of the list forbids early action at another college. */
  maySendEarly: boolean;
};

/** A deadline for this class: published for it, or carried over from another. */
type Row = {
  round: DeadlineRound;
  day: Day | null;
  isRolling: boolean;
  /** The last day of rolling admission, after the day by which colleges want an answer. */
  isLate: boolean;
  doubt: DateBasis["doubt"];
  source: Source;
};

function toDeadlineRow(deadline: Deadline, graduationYear: number): Row {
  const { round, date, isRolling, confidence } = deadline;
  const rowClass = findDeadlineClass(deadline);
  const years = graduationYear - rowClass;
  const day = date === null ? null : moveByYears(date, years);
  const ownDoubt = confidence === "check" ? "check" : undefined;
  return {
    round,
    day,
    isRolling,
    isLate: regularRounds.includes(round) && day !== null && day > toDay(graduationYear, 5, 1),
    doubt: years === 0 ? ownDoubt : "otherCycle",
    source: toSource(deadline, formatCycle(rowClass)),
  };
}

function toSource({ source = "list", url = null }: Deadline, year: string): Source {
  return { id: "deadlines", title: sourceTitles[source], year, url };
}

const sourceTitles: Readonly<Record<NonNullable<Deadline["source"]>, string>> = {
  list: "Application rounds and deadlines, as the colleges published them",
  collegePage: "Application dates on the college’s page",
  commonAppGrid: "Common App requirements grid",
};

function buildApplication(college: TimelineCollege, all: readonly Row[], context: ListContext): Application {
  const { graduationYear, today } = context;
  const system = findPublicSystem(college.unitId);
  const rows = all.filter(({ round }) => !isPreferredRound(round));
  const plan = chooseApplicationPlan(
    context.applicant?.kind === "transfer" ? { ...college, plan: null } : college,
    rows,
    system,
    context,
  );
  const row = chooseRow(plan, rows, college, context);
  const isSystemPlan = plan === "uc" || plan === "csu";
  const isMisplaced = isSystemPlan && plan !== system;
  const basis = isMisplaced ? makeUnknownBasis(graduationYear) : findDateBasis(plan, row, context);
  const isUnlistedRolling = row === null && plan === "rolling" && rows.length === 0;
  const isRolling = !isMisplaced && (row === null ? isUnlistedRolling : row.isRolling || row.isLate);
  const isToSend = college.status === "considering" || college.status === "applying";
  const deadline = basis.date;
  const isOver = isToSend && deadline !== null && deadline < today;
  const own = context.ownDays?.(college.unitId) ?? null;
  const isUndated = isToSend && !isRolling && deadline === null && own === null;
  const target = findTarget(plan, deadline, all, context);
  return {
    college,
    plan,
    basis: target ?? basis,
    deadline,
    isExpected: basis.standing === "expected",
    isRolling,
    isUndated,
    isToSend,
    isOver,
    aim:
      target?.date ??
      (isRolling
        ? findRollingAim(college, deadline, context)
        : (deadline ?? own ?? (isUndated ? findUsualAim(plan, context) : null))),
    isOffered:
      !isMisplaced && (isSystemPlan || row !== null || rows.length === 0 || isUnknownRegular(plan, rows)),
    hasRoundToChoose: college.plan === null && countOpenRounds(rows, college, context) > 1,
    openRounds: isOver
      ? rows.filter(({ day, isRolling: rolls }) => rolls || (day !== null && day >= today)).map(getRound)
      : [],
    otherDates: all
      .filter(({ round }) => isPreferredRound(round) && round !== "priority")
      .map((other) => toBasis(other, graduationYear)),
  };
}

/** Early decision, early action and the like; the last day of a round is no round of its own. */
function countOpenRounds(
  rows: readonly Row[],
  college: TimelineCollege,
  { homeState, today }: ApplicationsContext,
): number {
  const open = rows.filter(
    ({ round, day, isRolling }) =>
      isForState(round, college.state, homeState) && (isRolling || (day !== null && day >= today)),
  );
  const plans = Object.entries(roundsByPlan).filter(
    ([plan]) => plan !== "rolling" && plan !== "uc" && plan !== "csu",
  );
  return plans.filter(([, rounds]) => open.some(({ round }) => rounds.includes(round))).length;
}

/** Our rows may name the early rounds alone; a regular round that is not among them is unknown, not missing. */
function isUnknownRegular(plan: ApplicationPlan, rows: readonly Row[]): boolean {
  const isRegular = plan === "regularDecision" || plan === "rolling";
  return isRegular && !rows.some(({ round }) => regularRounds.includes(round));
}

/** The college's priority date: what to aim for in its regular or rolling round, as long as it is ahead. */
function findTarget(
  plan: ApplicationPlan,
  deadline: Day | null,
  rows: readonly Row[],
  { graduationYear, today }: ApplicationsContext,
): DateBasis | null {
  if (plan !== "regularDecision" && plan !== "rolling") return null;
  const row = rows.find(({ round }) => round === "priority");
  if (row === undefined || row.day === null || row.day < today) return null;
  return deadline !== null && deadline <= row.day ? null : toBasis(row, graduationYear);
}

/**
 * The chosen plan. Otherwise the system's own, early action while it is open, as it binds nobody, the regular round, or
 * rolling if that is the college's only way.
 */
function chooseApplicationPlan(
  { plan, hasOpenAdmission, state }: TimelineCollege,
  rows: readonly Row[],
  system: "uc" | "csu" | null,
  { homeState, today, maySendEarly }: ListContext,
): ApplicationPlan {
  if ((plan === null || plan === "regularDecision") && system !== null) return system;
  if (plan !== null && plan !== "regularDecision") return plan;
  const isEarlyOpen = rows.some(
    ({ round, day }) =>
      roundsByPlan.earlyAction.includes(round) &&
      isForState(round, state, homeState) &&
      day !== null &&
      day >= today,
  );
  if (plan === null && maySendEarly && isEarlyOpen) return "earlyAction";
  const regular = rows.filter(({ round }) => regularRounds.includes(round));
  if (regular.some(({ day, isLate }) => day !== null && !isLate)) return "regularDecision";
  if (regular.length > 0) return "rolling";
  return plan === null && rows.length === 0 && hasOpenAdmission === true ? "rolling" : "regularDecision";
}

const regularRounds: readonly DeadlineRound[] = ["regularDecision", "regularDecisionFinal"];

/** The published rounds that each application plan may mean. */
export const roundsByPlan: Readonly<Record<ApplicationPlan, readonly DeadlineRound[]>> = {
  earlyDecision1: ["earlyDecision1", "earlyDecision"],
  earlyDecision2: ["earlyDecision2"],
  earlyAction: [
    "earlyAction",
    "earlyActionInState",
    "earlyActionOutOfState",
    "earlyAction1",
    "earlyAction2",
    "earlyAction3",
    "earlyAction4",
  ],
  restrictiveEarlyAction: ["restrictiveEarlyAction"],
  regularDecision: regularRounds,
  rolling: regularRounds,
  uc: regularRounds,
  csu: regularRounds,
};

/** If a plan has several dates, the next open one, otherwise the last; by home state where it matters. */
function chooseRow(
  plan: ApplicationPlan,
  rows: readonly Row[],
  college: TimelineCollege,
  { homeState, today }: ApplicationsContext,
): Row | null {
  const fitting = rows
    .filter(
      (row) => roundsByPlan[plan].includes(row.round) && isForState(row.round, college.state, homeState),
    )
    .filter((row) => (plan === "rolling" ? row.isRolling || row.isLate : row.day !== null))
    .toSorted((a, b) => toDayText(a.day).localeCompare(toDayText(b.day)));
  return fitting.find((row) => row.isRolling || toDayText(row.day) >= today) ?? fitting.at(-1) ?? null;
}

/** Without a home state both dates are possible, and the earlier is used. */
function isForState(round: DeadlineRound, collegeState: StateCode, homeState: StateCode | null): boolean {
  if (homeState === null) return true;
  if (round === "earlyActionInState") return collegeState === homeState;
  return round === "earlyActionOutOfState" ? collegeState !== homeState : true;
}

function findDateBasis(
  plan: ApplicationPlan,
  row: Row | null,
  { graduationYear, eventFor, applicant }: ApplicationsContext,
): DateBasis {
  const cycle = formatCycle(graduationYear);
  // The UC and CSU rule knows which weekends move the deadline; a campus's row from another year does not.
  const isSystemPlan = (plan === "uc" || plan === "csu") && applicant?.term !== "spring";
  const event = isSystemPlan ? eventFor(`${plan}Deadline`) : null;
  if (
    event?.date &&
    (row === null || (row.doubt !== undefined && (plan === "uc" || row.day?.slice(5) === "11-30")))
  ) {
    const { id, date, standing, source } = event;
    return {
      code: "deadline",
      eventId: id,
      round: "regularDecision",
      date,
      standing,
      source,
      cycle,
    };
  }
  return row === null ? makeUnknownBasis(graduationYear) : toBasis(row, graduationYear);
}

function toBasis({ round, day, doubt, source }: Row, graduationYear: number): DateBasis {
  return {
    code: "deadline",
    eventId: null,
    round,
    date: day,
    standing: doubt === undefined ? "published" : "expected",
    source,
    cycle: formatCycle(graduationYear),
    ...(doubt !== undefined && { doubt }),
  };
}

function makeUnknownBasis(graduationYear: number): DateBasis {
  return {
    code: "deadline",
    eventId: null,
    round: null,
    date: null,
    standing: "ask",
    source: null,
    cycle: formatCycle(graduationYear),
  };
}

/** Days that letters and a transcript take. */
const lateStartDays = 28;

/**
 * Rolling admission has no deadline, but places and money run out: aim for the end of October, or March for open
 * admission. Later than that, aim four weeks ahead, at the month's end, and never past its last day. Null once the class
 * has left school.
 */
function findRollingAim(
  { hasOpenAdmission }: TimelineCollege,
  deadline: Day | null,
  context: ApplicationsContext,
): Day | null {
  const { graduationYear, today } = context;
  if (deadline !== null && deadline < today) return deadline;
  const usual =
    hasOpenAdmission === true
      ? findLastDayOfMonth(graduationYear, 3)
      : findLastDayOfMonth(graduationYear - 1, 10);
  const aim = findAimFrom(isForSpring(context) ? toDay(graduationYear - 1, 10, 31) : usual, context);
  return deadline !== null && aim !== null && deadline < aim ? deadline : aim;
}

/**
 * When an unknown date usually falls: early rounds on November 1, regular ones on January 1, fall transfer dates from
 * March on, spring ones from October on.
 */
function findUsualAim(plan: ApplicationPlan, context: ApplicationsContext): Day | null {
  const { graduationYear: year, applicant } = context;
  const isEarly = plan === "earlyDecision1" || plan === "earlyAction" || plan === "restrictiveEarlyAction";
  if (isForSpring(context)) return findAimFrom(toDay(year - 1, 10, 15), context);
  if (applicant?.kind === "transfer") return findAimFrom(toDay(year, 3, 1), context);
  return findAimFrom(isEarly ? toDay(year - 1, 11, 1) : toDay(year, 1, 1), context);
}

/** The usual day, or four weeks ahead, at the month's end; for a start in spring within two weeks. */
function findAimFrom(usual: Day, context: ApplicationsContext): Day | null {
  const { graduationYear, today } = context;
  if (findSeniorClass(today) > graduationYear) return null;
  if (today <= usual) return usual;
  if (isForSpring(context)) return addDays(today, springNoticeDays);
  const later = addDays(today, lateStartDays);
  return findLastDayOfMonth(Number(later.slice(0, 4)), Number(later.slice(5, 7)));
}

const springNoticeDays = 14;

function isForSpring({ applicant }: ApplicationsContext): boolean {
  return applicant?.term === "spring";
}

function isFirstYearInFall(context: ApplicationsContext): boolean {
  return context.applicant?.kind !== "transfer" && !isForSpring(context);
}

function getRound({ round }: Row): DeadlineRound {
  return round;
}

function toDayText(day: Day | null): string {
  return day ?? "";
}
