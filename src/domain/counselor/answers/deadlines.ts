/** Application dates of colleges, and the dates of state aid: each with how it is known. */
import { stepTexts } from "#domain/aid/payWords.ts";
import { dateForClass, programDates } from "#domain/aid/programDates.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { publications } from "#domain/college/publications.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import { type DeadlineRound, isPreferredRound } from "#domain/college/rounds.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { findEvent } from "#domain/timeline/admissionDates.ts";
import { describeDay, isDeadlineCertain } from "#domain/timeline/deadlineWords.ts";
import { findDeadlineClass, toThisCycle } from "#domain/timeline/nextCycle.ts";
import { type Day, getMonth, getYear, toDay } from "#lib/dates.ts";
import { formatDate } from "#lib/format.ts";
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
  toAnswerSource,
  toCollegePath,
} from "../draft.ts";
import { links, words } from "../words.ts";
import { findClass } from "./programDue.ts";
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
    ? " Early decision is binding: if admitted, you enroll."
    : "";
  const answer = sayWhether(reading, wanted, context);
  return makeDraft(`${answer}${lead}${bindings}${describeDoubt(shown)}${describeClass(shown, context)}`, {
    facts: told.map(({ fact }) => fact),
    sources: shown.map(toSource),
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

/** "Can I still apply", "is it too late", "does it have early decision". */
function sayWhether(
  { asksWhether, round }: CounselorReading,
  wanted: readonly Deadline[],
  { today }: AnswerContext,
): string {
  if (asksWhether === undefined) return "";
  const isOpen = wanted.some((one) => {
    const { date } = toThisCycle(one);
    return date === null || date >= today;
  });
  if (asksWhether === "opposite") return isOpen ? "No. " : "Yes. ";
  if (round !== null && wanted.length > 0) return "Yes. ";
  return wanted.length === 0 ? "" : isOpen ? "Yes. " : "No. ";
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
    return ` “About” means the college’s date for ${dated.cycle}, moved one year: check this year’s with the college.`;
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
    ? " You apply in a later year: expect dates near these, and check them then."
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
      "No application date of the colleges on your list lies ahead. Some may take applications on a rolling basis.",
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

/** When the forms for aid are due: the college's own date is its aid office's to say, the state's and the FAFSA's are known. */
export function answerAidDates(reading: CounselorReading, context: AnswerContext): Draft {
  const colleges = listAskedColleges(reading, context);
  const { homeState } = context.plan.profile;
  const state = findEntity(reading, "state")?.state ?? homeState ?? colleges[0]?.state ?? null;
  const asks = colleges.map((college) => {
    const { name } = college;
    return makeDraft(`I have no financial aid dates for ${name}: ask its financial aid office for its own.`, {
      parts: [{ kind: "link", to: toCollegePath(college), label: name }],
    });
  });
  const whose = state === null ? words.stateSetsDate() : tellStateDate(state, context);
  return { ...joinDrafts([...asks, whose, tellFederalDate(context)]), kind: "answer" };
}

/** The last day for the FAFSA itself, which comes long after the states' days. */
function tellFederalDate({ plan, today }: AnswerContext): Draft {
  const year = findGraduationYear(plan, today) ?? findSeniorClass(today);
  const event = findEvent("fafsaFederalDeadline", year);
  if (event?.date == null) return makeDraft("");
  const fact: AnswerFact = {
    ref: "fafsa.deadline",
    kind: "date",
    subject: null,
    text: formatDate(event.date),
    year: event.cycle,
  };
  const near = event.standing === "published" ? "" : "expected to be ";
  const opens = findEvent("fafsaOpens", year)?.date ?? null;
  const form = `${event.cycle} FAFSA`;
  const open = opens === null || opens > today ? "" : `The ${form} is open now. `;
  return makeDraft(
    `${open}The federal deadline for the ${form} is ${near}${fact.text}, but many states and colleges want it far sooner.`,
    { facts: [fact], sources: event.source === null ? [] : [toAnswerSource(event.source)] },
  );
}

/** The class that is in its senior year today. */
function findSeniorClass(today: Day): number {
  return getMonth(today) >= 7 ? getYear(today) + 1 : getYear(today);
}

/** Until when a state wants the form for its own aid, and the next dates of its programs. */
function tellStateDate(state: StateCode, context: AnswerContext): Draft {
  const form = tellFormDate(state, context);
  const programs = tellProgramDates(state, context);
  // A state with dates to tell is no gap in what we know.
  return programs === null ? form : { ...joinDrafts([form, programs]), kind: "answer" };
}

const mostProgramDates = 2;

/** Null where no program's date lies ahead, or the class is not known. */
function tellProgramDates(state: StateCode, { plan, today }: AnswerContext): Draft | null {
  const year = findGraduationYear(plan, today);
  if (year === null) return null;
  const next = programDates
    .filter((one) => one.state === state)
    .map((one) => ({ ...one, ...dateForClass(one, year) }))
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, mostProgramDates);
  if (next.length === 0) return null;
  const facts: AnswerFact[] = [];
  const phrases = next.map(({ id, name, step, date, isPublished }) => {
    const text = formatDate(date);
    facts.push({ ref: `${id}.due`, kind: "date", subject: state, text, year: "" });
    return `${name}, ${stepTexts[step]}, ${isPublished ? "by" : "expected by"} ${text}`;
  });
  return makeDraft(`Programs have their own dates: ${phrases.join("; ")}.`, {
    facts,
    sources: next.map(({ source }) => toAnswerSource(source)),
  });
}

const openFormDates: Readonly<
  Record<(typeof stateAidDates)[number]["otherwise"], (name: string, days: string) => string>
> = {
  soon: (name) => `${name} gives its aid as long as money lasts, so file as early as you can.`,
  college: (name) => `In ${name} each college sets its own date for state aid. Ask its financial aid office.`,
  program: (name) => `In ${name} each aid program has its own form and date.`,
  intoTerm: (name, days) =>
    `${name} takes the form for its aid until ${days} into the term, but file it before you enroll: colleges build their offers from it.`,
};

function tellFormDate(state: StateCode, context: AnswerContext): Draft {
  const { plan, today } = context;
  const name = stateNames[state];
  const known = stateAidDates.find((one) => one.state === state);
  if (known === undefined) {
    return makeDraft(
      `I have no state aid date for ${name}. Ask its aid agency, and file the FAFSA as early as you can.`,
      {
        kind: "dont-know",
        parts: [links.states],
      },
    );
  }
  const sources = [toAnswerSource(known.source)];
  if (known.day === null) {
    const days = known.daysIntoTerm === null ? "" : `${known.daysIntoTerm} days`;
    const fact: AnswerFact = {
      ref: `${state}.aidDate`,
      kind: "date",
      subject: state,
      text: days,
      year: known.source.year,
    };
    return makeDraft(openFormDates[known.otherwise](name, days), {
      facts: days === "" ? [] : [fact],
      sources,
    });
  }
  const year = findGraduationYear(plan, today) ?? known.publishedFor[0] ?? findClass(context).year;
  const day = toDay(year + known.day.yearsAfter, known.day.month, known.day.day);
  const fact: AnswerFact = {
    ref: `${state}.aidDate`,
    kind: "date",
    subject: state,
    text: formatDate(day),
    year: known.source.year,
  };
  const isPublished = known.publishedFor.includes(year);
  const text = isPublished
    ? `For the class of ${year}, ${name} wants the form for its own aid by ${fact.text}.`
    : `${name} has not published the date for the class of ${year}. Expect it near ${fact.text}, as in other years.`;
  const form = known.isFafsaEnough ? " The FAFSA is that form." : "";
  const classFact: AnswerFact = {
    ref: `${state}.class`,
    kind: "date",
    subject: state,
    text: String(year),
    year: "",
  };
  return makeDraft(`${text}${form}`, { facts: [fact, classFact], sources });
}
