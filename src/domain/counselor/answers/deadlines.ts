/** Application dates of colleges: each with how it is known. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { publications } from "#domain/college/publications.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import { type DeadlineRound, isPreferredRound } from "#domain/college/rounds.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { describeDay, isDeadlineCertain } from "#domain/timeline/deadlineWords.ts";
import { findDeadlineClass, toThisCycle } from "#domain/timeline/nextCycle.ts";
import type { Day } from "#lib/dates.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, AnswerSource, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  dropRepeats,
  findEntity,
  joinDrafts,
  joinWords,
  listAskedColleges,
  listPlanColleges,
  lowerFirst,
  makeDraft,
  toCollegePath,
} from "../draft.ts";
import { links, words } from "../words.ts";
import { answerAidDates, tellStateDate } from "./aidDates.ts";
import { answerStatePrograms } from "./statePrograms.ts";

/** The rounds a student means by one: "early decision" is either of its dates. */
const families: readonly (readonly DeadlineRound[])[] = [
  ["earlyDecision", "earlyDecision1", "earlyDecision2"],
  [
    "earlyAction",
    "earlyActionInState",
    "earlyActionOutOfState",
    "earlyAction1",
    "earlyAction2",
    "earlyAction3",
    "earlyAction4",
    "restrictiveEarlyAction",
  ],
  ["regularDecision", "regularDecisionFinal"],
  ["priority"],
  ["scholarshipPriority"],
  ["honors"],
  ["deposit"],
];

const mostColleges = 4;
const mostComing = 3;

export function answerDeadlines(reading: CounselorReading, context: AnswerContext): Draft {
  if (reading.measure === "aidDate") return answerAidDates(reading, context);
  const named = listAskedColleges(reading, context);
  if (named.length > 0) {
    const drafts = named.slice(0, mostColleges).map((college) => tellDeadlines(college, reading, context));
    const dates = joinDrafts(drafts);
    return addParts(dates, named.slice(0, mostColleges), reading.round);
  }
  if (findEntity(reading, "program") !== null) return answerStatePrograms(reading, context);
  const state = findEntity(reading, "state");
  if (state !== null) return tellStateDate(state.state, context);
  const planned = listPlanColleges(context);
  if (planned.length === 0) return words.whichCollege();
  return addParts(tellComing(planned, reading.round, context), planned, reading.round);
}

function addParts(draft: Draft, colleges: readonly CollegeSummary[], round: DeadlineRound | null): Draft {
  if (draft.kind === "dont-know") return draft;
  return {
    ...draft,
    sources: dropRepeats(draft.sources),
    parts: [{ kind: "deadlines", unitIds: colleges.map(({ unitId }) => unitId), round }, ...draft.parts],
  };
}

function tellDeadlines(college: CollegeSummary, reading: CounselorReading, context: AnswerContext): Draft {
  const { name } = college;
  const { round } = reading;
  const { deadlines } = context;
  if (deadlines === null) return makeDraft(words.dataMissing, { kind: "dont-know", parts: [links.plan] });
  const all = pickResidency(
    deadlines.filter(({ unitId }) => unitId === college.unitId),
    findResidency(college, reading, context),
  );
  if (all.length === 0) {
    return makeDraft(`I have no application dates for ${name}. Its admission page has them.`, {
      kind: "dont-know",
      parts: [{ kind: "link", to: toCollegePath(college), label: name }],
    });
  }
  const wanted = round === null ? all.filter((one) => !isPreferredRound(one.round)) : pickRound(all, round);
  const shown = wanted.length > 0 ? wanted : all;
  const told = shown.map((deadline) => tellDate(college, deadline, context.today));
  const dates = joinWords(told.map(({ phrase }) => phrase));
  const lead =
    wanted.length > 0 || round === null
      ? shown.some((one) => isPreferredRound(one.round))
        ? `${name}: ${dates}.`
        : `${name} takes applications for ${dates}.`
      : `I have no ${getRoundName(round)
          .toLowerCase()
          .replace(/ date$/, "")} date for ${name}. It lists ${dates}.`;
  const bindings = shown.some(({ isBinding }) => isBinding)
    ? " Early decision is binding: if you are admitted, you must enroll."
    : "";
  const answer = sayWhether(reading, wanted, context);
  // Who is late for one round may be in time for the next.
  const next = isOver(wanted, context) && answer !== "" ? tellNextDate(college, reading, context) : null;
  const after = next === null ? "" : ` ${next.text}`;
  const text = `${answer}${lead}${bindings}${describeDoubt(shown)}${describeClass(shown, context)}${after}`;
  return makeDraft(text, {
    facts: [...told.map(({ fact }) => fact), ...(next?.facts ?? [])],
    sources: [...shown.map(toSource), ...(next?.sources ?? [])],
  });
}

/** Where the student comes from, if the question or the plan says it. */
function findResidency(
  { state }: CollegeSummary,
  { residency }: CounselorReading,
  { plan }: AnswerContext,
): CounselorReading["residency"] {
  const { homeState } = plan.profile;
  if (residency !== null || homeState === null) return residency;
  return homeState === state ? "resident" : "nonresident";
}

/** A round for residents only, or for others only, is no date of everybody else. */
function pickResidency(
  all: readonly Deadline[],
  residency: CounselorReading["residency"],
): readonly Deadline[] {
  if (residency === null) return all;
  const others = residency === "resident" ? /OutOfState$/ : /InState$/;
  return all.filter(({ round }) => !others.test(round));
}

/** The last of these days has passed. */
function isOver(deadlines: readonly Deadline[], { today }: AnswerContext): boolean {
  return (
    deadlines.length > 0 &&
    deadlines.every((one) => {
      const { date } = toThisCycle(one);
      return date !== null && date < today;
    })
  );
}

/** "Can I still apply", "is it too late", "does it have early decision": of a date each says what its yes or no means. */
function sayWhether(
  { asksWhether, details }: CounselorReading,
  wanted: readonly Deadline[],
  context: AnswerContext,
): string {
  if (asksWhether === undefined) return "";
  const isLate = isOver(wanted, context);
  const isOpen = wanted.length > 0 && !isLate;
  if (asksWhether === "opposite") {
    if (isOpen) return "No, it is not too late. ";
    return isLate ? "Yes, the day to apply has passed. " : "";
  }
  if (details?.asksIfOpen === true) {
    if (isOpen) return "Yes, you can still apply. ";
    return isLate ? "No, the day to apply has passed. " : "";
  }
  return details?.asksIfOffered === true && wanted.length > 0 ? "Yes. " : "";
}

function pickRound(all: readonly Deadline[], round: DeadlineRound): readonly Deadline[] {
  const exact = all.filter((one) => one.round === round);
  if (exact.length > 0) return exact;
  const family = families.find((rounds) => rounds.includes(round)) ?? [];
  return all.filter((one) => family.includes(one.round));
}

/** "regular decision by January 15, 2027", or "about" that day where this year's is not published. */
function tellDate(
  { unitId }: CollegeSummary,
  deadline: Deadline,
  today: Day,
): { phrase: string; fact: AnswerFact } {
  const { date, cycle } = toThisCycle(deadline);
  const round = lowerFirst(getRoundName(deadline.round)).replace(/, (.+)$/, " ($1)");
  const fact: AnswerFact = {
    ref: `${unitId}.${deadline.round}`,
    kind: "date",
    subject: unitId,
    text: /^(About|Rolling)\b/.test(describeDay(deadline))
      ? lowerFirst(describeDay(deadline))
      : describeDay(deadline),
    year: cycle ?? "",
  };
  if (date === null) return { phrase: `${round}, ${fact.text}`, fact };
  return { phrase: `${round} by ${fact.text}${date < today ? " (passed)" : ""}`, fact };
}

/** One sentence for all the dates: how they are known. */
function describeDoubt(deadlines: readonly Deadline[]): string {
  const uncertain = deadlines.filter((one) => !isDeadlineCertain(one));
  const [first] = deadlines;
  if (uncertain.length === 0) {
    return first?.cycle === undefined
      ? " Confirm it on the college’s page."
      : ` Published for ${first.cycle}.`;
  }
  const lastCycle = uncertain.filter(({ confidence }) => confidence === "lastCycle");
  const dated = lastCycle.find(({ date }) => date !== null);
  if (dated?.cycle !== undefined) {
    return ` “About” means the college’s date for ${dated.cycle}, moved ahead one year, so check this year’s with the college.`;
  }
  const [rolling] = lastCycle;
  if (rolling?.cycle !== undefined) {
    return ` Admission was rolling in ${rolling.cycle}. There may be a date this year, so check with the college.`;
  }
  return " I could not confirm every date, so check with the college.";
}

/** A younger student applies in a later cycle. */
function describeClass(deadlines: readonly Deadline[], { plan, today }: AnswerContext): string {
  const [first] = deadlines;
  const year = findGraduationYear(plan, today);
  if (first === undefined || year === null) return "";
  return year > findDeadlineClass(toThisCycle(first))
    ? " You will apply in a later year, so expect dates near these and check them then."
    : "";
}

function toSource({ url = null, source = "list", cycle, asOf }: Deadline): AnswerSource {
  const title =
    source === "commonAppGrid"
      ? "Common App requirements grid"
      : url === null
        ? publications.deadlines.title
        : "The college’s page with this date";
  return { title, url, year: cycle ?? asOf.slice(0, 4) };
}

/** The next dates of the whole list. */
/** The next day on which something closes there; null where nothing dated lies ahead. */
export function tellNextDate(
  college: CollegeSummary,
  reading: CounselorReading,
  context: AnswerContext,
): Draft | null {
  const { deadlines, today } = context;
  const dayOf = (deadline: Deadline) => toThisCycle(deadline).date ?? "";
  const all = (deadlines ?? []).filter(
    ({ unitId, round }) => unitId === college.unitId && !isPreferredRound(round),
  );
  const [next] = pickResidency(all, findResidency(college, reading, context))
    .filter((one) => dayOf(one) >= today)
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
  if (next === undefined) return null;
  const { phrase, fact } = tellDate(college, next, today);
  const doubt = `.${describeDoubt([next])}`.replace(/^\. Published for (.+)\.$/, " (published for $1).");
  return makeDraft(`Its next deadline is ${phrase.replace(" by ", ", ")}${doubt}`, {
    facts: [fact],
    sources: [toSource(next)],
  });
}

function tellComing(
  colleges: readonly CollegeSummary[],
  round: DeadlineRound | null,
  context: AnswerContext,
): Draft {
  const { deadlines, today } = context;
  if (deadlines === null) return makeDraft(words.dataMissing, { kind: "dont-know", parts: [links.plan] });
  const coming = colleges
    .flatMap((college) => {
      const all = deadlines.filter(({ unitId }) => unitId === college.unitId);
      const wanted =
        round === null ? all.filter((one) => !isPreferredRound(one.round)) : pickRound(all, round);
      return wanted.map((deadline) => ({ college, deadline, date: toThisCycle(deadline).date }));
    })
    .filter(({ date }) => date !== null && date >= today)
    .toSorted((a, b) => ((a.date ?? "") < (b.date ?? "") ? -1 : 1));
  const next = coming.slice(0, mostComing);
  if (next.length === 0) {
    return makeDraft(
      "None of the colleges on your list has an application date coming up. Some may take applications on a rolling basis.",
      {
        parts: [links.plan],
      },
    );
  }
  const told = next.map(({ college, deadline }) => {
    const { phrase, fact } = tellDate(college, deadline, today);
    return { phrase: `${college.name}, ${phrase}`, fact };
  });
  return makeDraft(
    `Next on your list: ${told.map(({ phrase }) => phrase).join("; ")}.${describeDoubt(next.map(({ deadline }) => deadline))}`,
    { facts: told.map(({ fact }) => fact), sources: next.map(({ deadline }) => toSource(deadline)) },
  );
}
