/** Turns a template's rule into dates: when a task makes sense, its deadline, and how certain both are. */
import { type Day, findLastDayOfMonth, toDay } from "#lib/dates.ts";
import type { AdmissionEvent, Sitting } from "./admissionDates.ts";
import type { Application } from "./applications.ts";
import { findLastTimelineDay, findSchoolYearStart, formatCycle, listSchoolYearMonths } from "./classYear.ts";
import type { DayAdder } from "./dayAdder.ts";
import type { SittingChoice } from "./sittingChoice.ts";
import type { ApplicationPlan, DateBasis, DateConfidence, TaskTemplate } from "./timeline.ts";
import type { EventLookup } from "./timelineRules.ts";

export type TaskDates = {
  from: Day | null;
  due: Day | null;
  /** The day after which it is no longer possible; null if unknown. */
  last: Day | null;
  /** The day before which it is not possible, such as the day a form opens; null if unknown. */
  earliest: Day | null;
  standing: DateConfidence;
  basis: DateBasis;
  /** Takes place on its date, like an exam. */
  isFixed: boolean;
};

export type DatesContext = {
  graduationYear: number;
  today: Day;
  eventFor: EventLookup;
  plus: DayAdder;
  /** The task's college; for a general task, the one with the next deadline. */
  application: Application | null;
  choice: SittingChoice | null;
  /** The plan used to apply to the college the student chose. */
  chosenPlan: ApplicationPlan | null;
};

/** Tasks that count back from a date appear four weeks before they are due. */
const leadDays = 28;

/** Null if the rule depends on something this student does not have: a deadline without a college, an unknown event. */
export function findTaskDates(template: TaskTemplate, context: DatesContext): TaskDates | null {
  const { when } = template;
  switch (when.kind) {
    case "months":
      return findMonthDates(template, when, context);
    case "event": {
      const event = context.eventFor(when.eventId);
      const dates = event === null ? null : findEventDates(event, when.days, "event", context);
      return dates === null ? null : keepOpen(template, dates, context);
    }
    case "deadline":
      return context.application === null ? null : findDeadlineDates(context.application, when.days, context);
    case "collegeDate":
      return findCollegeDates(when, context);
    case "sitting":
      return findSittingDates(template, when.days, context);
    case "reply":
    default:
      return findReplyDates(template, when.days, context);
  }
}

/** Required tasks stay open beyond their school year until graduation; all others end with it. */
function findMonthDates(
  { weight }: TaskTemplate,
  rule: Extract<TaskTemplate["when"], { kind: "months" }>,
  { graduationYear, plus }: DatesContext,
): TaskDates {
  const { from, due } = listSchoolYearMonths(graduationYear, rule.grade, rule.from, rule.to);
  const grade = weight === "must" && rule.grade < 12 && rule.closes !== true ? 12 : rule.grade;
  const last = plus(findSchoolYearStart(graduationYear, grade + 1), -1);
  const basis = makeBasis({ code: "months", standing: "month" });
  return { from, due, last, earliest: null, standing: "month", basis, isFixed: false };
}

function findEventDates(
  event: AdmissionEvent,
  days: number,
  code: "event" | "reply",
  { graduationYear, plus }: DatesContext,
): TaskDates | null {
  const { id: eventId, standing, source, cycle } = event;
  const basis = makeBasis({ code, eventId, date: event.date, standing, source, cycle });
  const window = getEventWindow(event);
  if (window === null) {
    const asked = { ...basis, standing: "ask" as const };
    return {
      from: null,
      due: null,
      last: null,
      earliest: null,
      standing: "ask",
      basis: asked,
      isFixed: false,
    };
  }
  const { first, end } = window;
  const isBeginning = beginnings.has(eventId);
  const ownConfidence = days === 0 ? standing : "computed";
  const shown = standing === "month" ? "month" : ownConfidence;
  const lastOfAll = findLastTimelineDay(graduationYear);
  // Money that runs out has no last day: file in the month the forms open, or as soon after it as you can.
  if (eventId === "stateAid" && standing === "month") {
    return {
      from: first,
      due: end,
      last: lastOfAll,
      earliest: first,
      standing: shown,
      basis,
      isFixed: false,
    };
  }
  if (days < 0) {
    // If only a month is known, its first day is the safe one to meet, and it is certainly over only after its last day.
    const due = plus(first, days);
    const last = standing === "month" ? end : first;
    return {
      from: plus(due, -leadDays),
      due,
      last,
      earliest: null,
      standing: shown,
      basis,
      isFixed: false,
    };
  }
  if (days === 0 && !isBeginning) {
    const isWindow = first !== end;
    return {
      from: isWindow ? first : plus(end, -leadDays),
      due: end,
      last: end,
      earliest: isWindow ? first : null,
      standing: shown,
      basis,
      isFixed: isWindow,
    };
  }
  const due = plus(isBeginning ? first : end, days);
  // A task for something that opens in a month is not due before the month ends.
  const dueInMonth = standing === "month" && due < end ? end : due;
  return {
    from: first,
    due: dueInMonth,
    last: dueInMonth > lastOfAll ? null : lastOfAll,
    earliest: first,
    standing: shown,
    basis,
    isFixed: false,
  };
}

/** Events that open something or deliver it, rather than close it. */
const beginnings: ReadonlySet<string> = new Set([
  "fafsaOpens",
  "fafsaRenewal",
  "cssOpens",
  "baseYearStarts",
  "commonAppOpens",
  "ucOpens",
  "ucFilingOpens",
  "csuOpens",
  "csuFilingOpens",
  "apScores",
  "apScores11",
  "apScores10",
  "ibResults",
  "earlyAnswers",
  "regularAnswers",
  "questBridgeFinalists",
  "questBridgeMatch",
  "firstClass",
]);

function getEventWindow({ date, lastDay, month }: AdmissionEvent): { first: Day; end: Day } | null {
  if (date !== null) return { first: date, end: lastDay ?? date };
  if (month === null) return null;
  return { first: toDay(month.year, month.month, 1), end: findLastDayOfMonth(month.year, month.month) };
}

function findDeadlineDates(
  { aim, deadline, basis, isRolling, isUndated }: Application,
  days: number,
  { graduationYear, plus }: DatesContext,
): TaskDates {
  if (aim === null) {
    return {
      from: null,
      due: null,
      last: findLastTimelineDay(graduationYear),
      earliest: null,
      standing: "ask",
      basis,
      isFixed: false,
    };
  }
  const due = plus(aim, days);
  const isAfter = days > 0;
  const ownConfidence = days === 0 ? basis.standing : "computed";
  return {
    from: isAfter ? aim : plus(due, -leadDays),
    due,
    last: isAfter || deadline === null ? findLastTimelineDay(graduationYear) : deadline,
    earliest: null,
    standing: isUndated || (isRolling && basis.date !== aim) ? "month" : ownConfidence,
    basis,
    isFixed: false,
  };
}

/** Null if the college has no such date, as most have not. */
function findCollegeDates(
  { round, days }: Extract<TaskTemplate["when"], { kind: "collegeDate" }>,
  { application, plus }: DatesContext,
): TaskDates | null {
  const basis = application?.otherDates.find((other) => other.round === round);
  if (basis?.date == null) return null;
  const due = plus(basis.date, days);
  const standing = days === 0 ? basis.standing : "computed";
  return {
    from: plus(due, -leadDays),
    due,
    last: basis.date,
    earliest: null,
    standing,
    basis,
    isFixed: false,
  };
}

/** Registering and taking the test: registration has published deadlines, and the late one (with a fee) is used once the first has passed. */
function findSittingDates(template: TaskTemplate, days: number, context: DatesContext): TaskDates | null {
  const { choice, plus } = context;
  if (choice === null) return null;
  const sitting = choice.sitting ?? choice.lastSitting;
  if (sitting === null) return null;
  const basis = toSittingBasis(sitting);
  const isMonth = sitting.standing === "month";
  if (isRegistration(template)) {
    const isLate = sitting.registerBy < context.today;
    const due = isLate ? sitting.lateBy : sitting.registerBy;
    const standing = isLate ? sitting.standings.lateBy : sitting.standings.registerBy;
    return {
      from: plus(due, -leadDays),
      due,
      last: sitting.lateBy,
      earliest: null,
      standing,
      basis,
      isFixed: false,
    };
  }
  const due = plus(sitting.date, days);
  const computed = isMonth ? "month" : "computed";
  const isAfter = days > 0;
  const sittingOrScores = isAfter ? sitting.scoresOn : sitting.date;
  const lastBefore = -days > leadDays ? plus(sitting.date, -weeksOfPractice) : sitting.date;
  return {
    from: isAfter ? sitting.scoresOn : plus(due, -leadDays),
    due,
    last: isAfter ? findLastTimelineDay(context.graduationYear) : lastBefore,
    earliest: days < 0 ? null : sittingOrScores,
    standing: days === 0 ? sitting.standing : computed,
    basis,
    isFixed: days === 0,
  };
}

/** Days before a test in which weeks of practice no longer fit. */
const weeksOfPractice = 21;

export function isRegistration({ id, when }: TaskTemplate): boolean {
  return when.kind === "sitting" && /register/i.test(id);
}

function toSittingBasis({ date, standing, source, cycle }: Sitting): DateBasis {
  return makeBasis({ code: "sitting", date, standing, source, cycle });
}

/**
 * Usually May 1. After a binding early decision the college sets the date, some weeks after its decision, so only the
 * following month is known: January for the first round and February for the second.
 */
function findReplyDates(template: TaskTemplate, days: number, context: DatesContext): TaskDates | null {
  const { graduationYear, eventFor, chosenPlan } = context;
  const month = days > 0 || chosenPlan === null ? undefined : bindingReplyMonth[chosenPlan];
  if (month !== undefined) {
    const due = findLastDayOfMonth(graduationYear, month);
    const basis = makeBasis({ code: "reply", standing: "ask", cycle: formatCycle(graduationYear) });
    return {
      from: toDay(graduationYear, month, 1),
      due,
      last: findLastTimelineDay(graduationYear),
      earliest: null,
      standing: "month",
      basis,
      isFixed: false,
    };
  }
  const event = eventFor("replyDay");
  const dates = event === null ? null : findEventDates(event, days, "reply", context);
  return dates === null ? null : keepOpen(template, dates, context);
}

/** A college may allow more time, and what it requires stays required after the date. */
function keepOpen(
  { per, only }: TaskTemplate,
  dates: TaskDates,
  { graduationYear }: DatesContext,
): TaskDates {
  const last = findLastTimelineDay(graduationYear);
  return (per !== "chosen" && only?.outcome === undefined) || dates.last === null || dates.last >= last
    ? dates
    : { ...dates, last };
}

const bindingReplyMonth: Partial<Record<ApplicationPlan, number>> = { earlyDecision1: 1, earlyDecision2: 2 };

function makeBasis(known: Partial<DateBasis> & Pick<DateBasis, "code" | "standing">): DateBasis {
  return {
    eventId: null,
    round: null,
    date: null,
    source: null,
    cycle: null,
    ...known,
  };
}
