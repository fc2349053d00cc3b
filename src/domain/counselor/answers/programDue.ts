/** When a state program is due, for the student's class or today's seniors, and how to get it. */
import { getDue, stepTexts } from "#domain/aid/payWords.ts";
import { findClosedDay } from "#domain/aid/stateMoneyDates.ts";
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { getMonth, getYear } from "#lib/dates.ts";
import { formatDate } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact } from "../counselor.ts";
import { nameProgram } from "../programNames.ts";
import { type AskedProgram, sayRuleYear, type ToldMeasure } from "./askedProgram.ts";

/** The class whose dates are told: the student's own, else today's seniors. */
export function findClass({ plan, today }: AnswerContext): { year: number; isOwn: boolean } {
  const own = findGraduationYear(plan, today);
  const senior = getMonth(today) >= 7 ? getYear(today) + 1 : getYear(today);
  return { year: own ?? senior, isOwn: own !== null };
}

const openTexts: Readonly<Partial<Record<StateProgram["deadlines"][number]["when"]["kind"], string>>> = {
  automatic: "has no deadline: you don’t have to send anything in",
  soon: "has no fixed day: apply as early as you can, because money runs out",
  college: "has no statewide date: each college sets its own, so ask its financial aid office",
  onTaxReturn: "is claimed with the state tax return",
  askAgency: "has a date I don’t know: ask the agency",
  lastDayOfTerm: "takes applications until the last day of the term it pays for",
  noStateDeadline: "has no state deadline; file early",
};

export function tellDueDate({ program, context, reading }: AskedProgram): ToldMeasure {
  const { deadlines, state, id } = program;
  const { year, isOwn } = findClass(context);
  const { today } = context;
  const name = nameProgram(program);
  const facts: AnswerFact[] = [];
  if (!isOwn) facts.push({ ref: `${id}.class`, kind: "date", subject: state, text: String(year), year: "" });
  const dated = deadlines.flatMap(({ step, when }, at) => {
    if (when.kind !== "day") return [];
    const { day, standing } = getDue(when, year);
    if (day === null) return [];
    const text = formatDate(day);
    facts.push({ ref: `${id}.due${at}`, kind: "date", subject: state, text, year: "" });
    const isOver = day < today;
    const isPublished = standing === "published";
    const phrase = `${stepTexts[step ?? "application"].replace(/^to /, "")} by ${isPublished ? "" : "about "}${text}${isOver ? " (passed)" : isPublished ? "" : " (not published yet)"}`;
    return [{ phrase, day }];
  });
  const closed = findClosedDay(program, { graduationYear: year, today });
  const isOpen = deadlines.length > 0 && closed === null;
  const isPlain = reading.asksWhether === "plain";
  // "I missed it, can I do anything": a bare yes would sound as if it were open.
  const late = closed === null ? "Yes. " : "Yes, the day to apply has passed. ";
  const answer =
    reading.asksWhether === undefined ? "" : isPlain ? (isOpen ? "Yes. " : "No. ") : isOpen ? "No. " : late;
  if (dated.length > 0) {
    const whose = isOwn ? "for your class" : `for students who finish high school in ${year}`;
    const phrases = dated
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .map(({ phrase }) => phrase);
    return { text: `${answer}${name}, ${whose}: ${phrases.join("; ")}.`, facts };
  }
  const open = deadlines.map(({ when }) => {
    if (when.kind === "lastKnown") {
      const text = formatDate(when.date);
      facts.push({ ref: `${id}.due`, kind: "date", subject: state, text, year: when.awardYear });
      return `was due ${text} for ${when.awardYear}, and I have no newer date: ask the agency`;
    }
    if (when.kind === "intoTerm") {
      const text = `${when.days} days`;
      facts.push({ ref: `${id}.due`, kind: "date", subject: state, text, year: "" });
      return `takes your form until ${text} into the term; file before you enroll`;
    }
    return openTexts[when.kind] ?? "has a date I don’t know: ask the agency";
  });
  return {
    text: `${name} ${open[0] ?? "has a date I don’t know: ask the agency"}.`,
    facts,
  };
}

export function tellHow(asked: AskedProgram): ToldMeasure {
  const { program, reading } = asked;
  const { deadlines, how } = program;
  const isAutomatic = deadlines.length > 0 && deadlines.every(({ when }) => when.kind === "automatic");
  const mustApply = !isAutomatic && !program.needs.some(({ code }) => code === "schoolNominates");
  const answer =
    reading.asksWhether === undefined
      ? ""
      : (reading.asksWhether === "plain") === mustApply
        ? "Yes. "
        : "No. ";
  const steps = how ?? "Ask the agency how to apply.";
  const due = isAutomatic ? { text: "", facts: [] } : tellDueDate({ ...asked, reading: {} });
  const when = due.facts.length === 0 ? "" : ` ${due.text}`;
  return {
    text: `${answer}${nameProgram(program)}: ${steps}${when}`,
    facts: [...(how === null ? [] : [toStepsFact(program, how)]), ...due.facts],
  };
}

/** `how`: the program's own steps, in the words of its record. */
function toStepsFact(program: StateProgram, how: string): AnswerFact {
  const { id, state } = program;
  return { ref: `${id}.how`, kind: "phrase", subject: state, text: how, year: sayRuleYear(program) };
}

/** How to get it, where no other program is told beside it. */
export function addSteps({ program, isAlone }: AskedProgram, told: AnswerFact[]): string {
  if (isAlone !== true || program.how === null) return "";
  told.push(toStepsFact(program, program.how));
  return `\n${program.how}`;
}
