/** When the forms for aid are due: by college, by state and by law. */
import { stepTexts } from "#domain/aid/payWords.ts";
import { dateForClass, programDates } from "#domain/aid/programDates.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { findEvent } from "#domain/timeline/admissionDates.ts";
import { type Day, getMonth, getYear, toDay } from "#lib/dates.ts";
import { formatDate } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  findEntity,
  joinDrafts,
  listAskedColleges,
  makeDraft,
  toAnswerSource,
  toCollegePath,
} from "../draft.ts";
import { links, words } from "../words.ts";
import { findClass } from "./programDue.ts";

/** When the forms for aid are due: the college's own date is its aid office's to say, the state's and the FAFSA's are known. */
export function answerAidDates(reading: CounselorReading, context: AnswerContext): Draft {
  const colleges = listAskedColleges(reading, context);
  const { homeState } = context.plan.profile;
  const state = findEntity(reading, "state")?.state ?? homeState ?? colleges[0]?.state ?? null;
  const asks = colleges.map((college) => {
    const { name } = college;
    return makeDraft(`I have no financial aid dates for ${name}, so ask its financial aid office.`, {
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
    `${open}The federal deadline for the ${form} is ${near}${fact.text}, but many states and colleges want it much sooner.`,
    { facts: [fact], sources: event.source === null ? [] : [toAnswerSource(event.source)] },
  );
}

/** The class that is in its senior year today. */
function findSeniorClass(today: Day): number {
  return getMonth(today) >= 7 ? getYear(today) + 1 : getYear(today);
}

/** Until when a state wants the form for its own aid, and the next dates of its programs. */
export function tellStateDate(state: StateCode, context: AnswerContext): Draft {
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
    return `${name} (${stepTexts[step]}) ${isPublished ? "by" : "expected by"} ${text}`;
  });
  return makeDraft(`The programs have their own dates: ${phrases.join("; ")}.`, {
    facts,
    sources: next.map(({ source }) => toAnswerSource(source)),
  });
}

const openFormDates: Readonly<
  Record<(typeof stateAidDates)[number]["otherwise"], (name: string, days: string) => string>
> = {
  soon: (name) => `${name} gives its aid as long as the money lasts, so file as early as you can.`,
  college: (name) =>
    `In ${name}, each college sets its own date for state aid. Ask its financial aid office.`,
  program: (name) => `In ${name}, each aid program has its own form and date.`,
  intoTerm: (name, days) =>
    `${name} takes the form for its aid until ${days} into the term, but file it before you enroll, because colleges base their aid offers on it.`,
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
    ? `For the class of ${year}, ${name} wants the form for state aid by ${fact.text}.`
    : `${name} has not published the date for the class of ${year}. Expect it around ${fact.text}, as in other years.`;
  const form = known.isFafsaEnough ? " The form to file is the FAFSA." : "";
  const classFact: AnswerFact = {
    ref: `${state}.class`,
    kind: "date",
    subject: state,
    text: String(year),
    year: "",
  };
  return makeDraft(`${text}${form}`, { facts: [fact, classFact], sources });
}
