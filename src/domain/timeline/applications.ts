/** What a college's application plan means in dates: its round, its deadline, and how far that can be trusted. */
import type { Deadline, DeadlineRound } from "#domain/college/details.ts";
import type { StateCode } from "#domain/college/states.ts";
import { addDays, type Day, findLastDayOfMonth } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";
import { formatCycle, findSeniorClass } from "./classYear.ts";
import { findDeadlineClass, moveByYears } from "./nextCycle.ts";
import { findPublicSystem } from "./publicSystems.ts";
import type { ApplicationPlan, DateBasis, TimelineCollege } from "./timeline.ts";
import type { EventLookup } from "./timelineRules.ts";

export type Application = {
  college: TimelineCollege;
  /** The family's plan, or the round that is taken where it said none. */
  plan: ApplicationPlan;
  basis: DateBasis;
  /** Null when rolling or not known. */
  deadline: Day | null;
  /** What tasks are reckoned from: the deadline, or for rolling admission the end of a month; null where not known. */
  aim: Day | null;
  isRolling: boolean;
  /** False when dates of this college are known, but none for this plan. */
  isOffered: boolean;
  /** Not yet sent, as far as the plan says. */
  isToSend: boolean;
  /** To send, and its deadline is behind. */
  isOver: boolean;
  /** Rounds of this college that can still be applied in, when this one is over. */
  openRounds: readonly DeadlineRound[];
};

export type ApplicationsContext = {
  graduationYear: number;
  homeState: StateCode | null;
  today: Day;
  eventFor: EventLookup;
};

/** One for each college that has not said no, in the order given; a college named twice counts once. */
export function buildApplications(
  colleges: readonly TimelineCollege[],
  deadlines: readonly Deadline[],
  context: ApplicationsContext,
): Application[] {
  const wanted = new Map(colleges.map((college) => [college.unitId, college]));
  const rowsByCollege = new Map<number, Row[]>();
  for (const deadline of deadlines) {
    if (!wanted.has(deadline.unitId)) continue;
    const rows = rowsByCollege.get(deadline.unitId) ?? [];
    rows.push(toDeadlineRow(deadline, context.graduationYear));
    rowsByCollege.set(deadline.unitId, rows);
  }
  return [...wanted.values()]
    .filter(({ status }) => status !== "denied")
    .map((college) => buildApplication(college, rowsByCollege.get(college.unitId) ?? [], context));
}

/** A deadline as it stands for the class asked: published for it, or carried over from another. */
type Row = {
  round: DeadlineRound;
  day: Day | null;
  isRolling: boolean;
  isPublished: boolean;
  checkedOn: Day;
  source: Source;
};

function toDeadlineRow({ round, date, isRolling, asOf }: Deadline, graduationYear: number): Row {
  const rowClass = findDeadlineClass(date, asOf);
  const years = graduationYear - rowClass;
  return {
    round,
    day: date === null ? null : moveByYears(date, years),
    isRolling,
    isPublished: years === 0,
    checkedOn: asOf,
    source: {
      id: "deadlines",
      title: "Application rounds and deadlines, as the colleges published them",
      year: formatCycle(rowClass),
      url: null,
    },
  };
}

function buildApplication(
  college: TimelineCollege,
  rows: readonly Row[],
  context: ApplicationsContext,
): Application {
  const { graduationYear, today } = context;
  const system = findPublicSystem(college.unitId);
  const plan = chooseApplicationPlan(college, rows, system);
  const row = chooseRow(plan, rows, college, context);
  const isSystemPlan = plan === "uc" || plan === "csu";
  const isMisplaced = isSystemPlan && plan !== system;
  const basis = isMisplaced ? makeUnknownBasis(graduationYear) : findDateBasis(plan, row, context);
  const isRolling = !isMisplaced && (row === null ? plan === "rolling" && rows.length === 0 : row.isRolling);
  const isToSend = college.status === "considering" || college.status === "applying";
  const deadline = basis.date;
  const isOver = isToSend && deadline !== null && deadline < today;
  return {
    college,
    plan,
    basis,
    deadline,
    isRolling,
    isToSend,
    isOver,
    aim: isRolling ? findRollingAim(college, graduationYear, today) : deadline,
    isOffered: !isMisplaced && (isSystemPlan || row !== null || rows.length === 0),
    openRounds: isOver
      ? rows.filter(({ day, isRolling: rolls }) => rolls || (day !== null && day >= today)).map(getRound)
      : [],
  };
}

/** The plan that was said. Else the system's own, the regular round, rolling where that is how the college takes all. */
function chooseApplicationPlan(
  { plan, hasOpenAdmission }: TimelineCollege,
  rows: readonly Row[],
  system: "uc" | "csu" | null,
): ApplicationPlan {
  if ((plan === null || plan === "regularDecision") && system !== null) return system;
  if (plan !== null && plan !== "regularDecision") return plan;
  const regular = rows.filter(({ round }) => regularRounds.includes(round));
  if (regular.some(({ day }) => day !== null)) return "regularDecision";
  if (regular.some(({ isRolling }) => isRolling)) return "rolling";
  return plan === null && rows.length === 0 && hasOpenAdmission === true ? "rolling" : "regularDecision";
}

const regularRounds: readonly DeadlineRound[] = ["regularDecision", "regularDecisionFinal"];

const roundsByPlan: Readonly<Record<ApplicationPlan, readonly DeadlineRound[]>> = {
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

/** Of several dates of one plan the next that is still open, else the last; of a student's own state where it matters. */
function chooseRow(
  plan: ApplicationPlan,
  rows: readonly Row[],
  college: TimelineCollege,
  { homeState, today }: ApplicationsContext,
): Row | null {
  const fitting = rows
    .filter((row) => roundsByPlan[plan].includes(row.round) && isForState(row.round, college.state, homeState))
    .filter((row) => (plan === "rolling") === row.isRolling && (row.isRolling || row.day !== null))
    .toSorted((a, b) => toDayText(a.day).localeCompare(toDayText(b.day)));
  return fitting.find((row) => row.isRolling || toDayText(row.day) >= today) ?? fitting.at(-1) ?? null;
}

/** Without a home state both dates stand, and the earlier is taken. */
function isForState(round: DeadlineRound, collegeState: StateCode, homeState: StateCode | null): boolean {
  if (homeState === null) return true;
  if (round === "earlyActionInState") return collegeState === homeState;
  return round === "earlyActionOutOfState" ? collegeState !== homeState : true;
}

function findDateBasis(
  plan: ApplicationPlan,
  row: Row | null,
  { graduationYear, eventFor }: ApplicationsContext,
): DateBasis {
  const cycle = formatCycle(graduationYear);
  // The systems' own rule knows which weekends move their day; a campus's row of another year does not.
  const event = plan === "uc" || plan === "csu" ? eventFor(`${plan}Deadline`) : null;
  if (
    event?.date &&
    (row === null || (!row.isPublished && (plan === "uc" || row.day?.slice(5) === "11-30")))
  ) {
    const { id, date, standing, source, checkedOn } = event;
    return {
      code: "deadline",
      eventId: id,
      round: "regularDecision",
      date,
      standing,
      source,
      checkedOn,
      cycle,
    };
  }
  if (row === null) return makeUnknownBasis(graduationYear);
  return {
    code: "deadline",
    eventId: null,
    round: row.round,
    date: row.day,
    standing: row.isPublished ? "published" : "expected",
    source: row.source,
    checkedOn: row.checkedOn,
    cycle,
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
    checkedOn: null,
    cycle: formatCycle(graduationYear),
  };
}

/** Days that letters and a transcript need. */
const lateStartDays = 28;

/**
 * Rolling admission has no deadline, but places and money run down: the end of October, or of March where everyone is
 * taken. Who is later has four weeks, to the end of the month. Null once the class is out of school.
 */
function findRollingAim({ hasOpenAdmission }: TimelineCollege, graduationYear: number, today: Day): Day | null {
  if (findSeniorClass(today) > graduationYear) return null;
  const usual =
    hasOpenAdmission === true ? findLastDayOfMonth(graduationYear, 3) : findLastDayOfMonth(graduationYear - 1, 10);
  if (today <= usual) return usual;
  const later = addDays(today, lateStartDays);
  return findLastDayOfMonth(Number(later.slice(0, 4)), Number(later.slice(5, 7)));
}

function getRound({ round }: Row): DeadlineRound {
  return round;
}

function toDayText(day: Day | null): string {
  return day ?? "";
}
