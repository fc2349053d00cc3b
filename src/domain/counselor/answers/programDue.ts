/** When a state program is due, for the student's class or today's seniors, and how to get it. */
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { getDue, placeTexts, stepTexts } from "#domain/aid/payWords.ts";
import { findClosedDay, listStateMoneyDates } from "#domain/aid/stateMoneyDates.ts";
import type { NeedCode, StateProgram } from "#domain/aid/stateProgram.ts";
import { stateNames } from "#domain/college/states.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { type Day, getMonth, getYear } from "#lib/dates.ts";
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
  automatic: "has no deadline, because you don’t have to send anything in",
  soon: "has no fixed date, but money runs out, so apply as early as you can",
  college: "has no statewide date; each college sets its own, so ask its financial aid office",
  onTaxReturn: "is claimed with the state tax return",
  askAgency: "has a date I don’t know: ask the agency",
  lastDayOfTerm: "takes applications until the last day of the term it pays for",
  noStateDeadline: "has no state deadline, but file early",
};

export function tellDueDate({ program, context, reading }: AskedProgram): ToldMeasure {
  const { deadlines, state, id } = program;
  const { year, isOwn } = findClass(context);
  const { today } = context;
  const name = nameProgram(program);
  const facts: AnswerFact[] = [];
  if (!isOwn) facts.push({ ref: `${id}.class`, kind: "date", subject: state, text: String(year), year: "" });
  const dated = deadlines.flatMap(({ at, step, when }, place) => {
    if (when.kind !== "day") return [];
    const { day, standing } = getDue(when, year);
    if (day === null) return [];
    const text = formatDate(day);
    facts.push({ ref: `${id}.due${place}`, kind: "date", subject: state, text, year: "" });
    const isOver = day < today;
    const isPublished = standing === "published";
    const where = at === null ? "" : `${placeTexts[at]}, `;
    const phrase = `${where}${stepTexts[step ?? "application"]} by ${isPublished ? "" : "about "}${text}${isOver ? " (passed)" : isPublished ? "" : " (not published yet)"}`;
    return [{ phrase, day }];
  });
  const closed = findClosedDay(program, { graduationYear: year, today });
  const answer = sayIfOpen(program, reading, closed);
  if (dated.length > 0) {
    const whose = isOwn ? "for your class" : `for students who finish high school in ${year}`;
    const phrases = dated
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .map(({ phrase }) => phrase);
    const open =
      answer === "" || closed === null ? { text: "", facts: [] } : tellOpenElsewhere(program, context);
    return {
      text: `${answer}${name}, ${whose}: ${phrases.join("; ")}.${open.text}`,
      facts: [...facts, ...open.facts],
    };
  }
  const open = deadlines.map(({ when }) => {
    if (when.kind === "lastKnown") {
      const text = formatDate(when.date);
      facts.push({ ref: `${id}.due`, kind: "date", subject: state, text, year: when.awardYear });
      return `was due ${text} for ${when.awardYear}, and I have no newer date, so ask the agency`;
    }
    if (when.kind === "intoTerm") {
      const text = `${when.days} days`;
      facts.push({ ref: `${id}.due`, kind: "date", subject: state, text, year: "" });
      return `takes your form until ${text} into the term, but file before you enroll`;
    }
    return openTexts[when.kind] ?? "has a date I don’t know: ask the agency";
  });
  return {
    text: `${answer}${name} ${open[0] ?? "has a date I don’t know: ask the agency"}.`,
    facts,
  };
}

/** A form without a day of its own is taken for who asks before college begins. */
const takenStill = new Set<StateProgram["deadlines"][number]["when"]["kind"]>([
  "day",
  "soon",
  "intoTerm",
  "lastDayOfTerm",
  "noStateDeadline",
]);

/** "Can I still" is no where "is it too late" is yes: each says what it means. */
export function sayIfOpen(
  { deadlines }: StateProgram,
  { asksWhether, details }: AskedProgram["reading"],
  closed: Day | null,
): string {
  const isOpposite = asksWhether === "opposite";
  if (asksWhether === undefined || (!isOpposite && details?.asksIfOpen !== true)) return "";
  if (closed !== null) return `${isOpposite ? "Yes" : "No"}, the day to apply has passed. `;
  if (deadlines.length === 0 || deadlines.some(({ when }) => !takenStill.has(when.kind))) return "";
  return isOpposite ? "No, it is not too late. " : "Yes, there is still time. ";
}

const mostOpen = 2;

/** What the state's other programs still take, for who is too late for one. */
export function tellOpenElsewhere({ id, state }: StateProgram, context: AnswerContext): ToldMeasure {
  const { year } = findClass(context);
  const others = stateProgramsOf(state).filter((one) => one.id !== id);
  const open = listStateMoneyDates(state, others, { graduationYear: year, today: context.today })
    .flatMap(({ day, isPublished, due }) =>
      due.flatMap(({ name, step, isClosed }) =>
        name === null || isClosed || (step !== null && step !== "fafsa" && step !== "fafsaPriority")
          ? []
          : [{ name, day, isPublished }],
      ),
    )
    .filter((one, at, all) => all.findIndex(({ name }) => name === one.name) === at)
    .slice(0, mostOpen);
  if (open.length === 0) return { text: "", facts: [] };
  const facts = open.map(
    ({ day }, at): AnswerFact => ({
      ref: `${id}.open${at}`,
      kind: "date",
      subject: state,
      text: formatDate(day),
      year: "",
    }),
  );
  const phrases = open.map(
    ({ name, day, isPublished }) => `${name}, by ${isPublished ? "" : "about "}${formatDate(day)}`,
  );
  return { text: ` Still open in ${stateNames[state]} with the FAFSA: ${phrases.join("; ")}.`, facts };
}

export function tellHow(asked: AskedProgram): ToldMeasure {
  const { text, facts } = tellSteps(asked);
  const { deadlines } = asked.program;
  const isAutomatic = deadlines.length > 0 && deadlines.every(({ when }) => when.kind === "automatic");
  const due = isAutomatic ? { text: "", facts: [] } : tellDueDate({ ...asked, reading: {} });
  return due.facts.length === 0
    ? { text, facts }
    : { text: `${text} ${due.text}`, facts: [...facts, ...due.facts] };
}

/** A form besides the FAFSA. */
const ownForms: ReadonlySet<NeedCode> = new Set<NeedCode>(["ownForm", "tapForm", "stateRecord"]);

/** The steps alone, and whether there are any. */
export function tellSteps({ program, reading: { asksWhether, details } }: AskedProgram): ToldMeasure {
  const { deadlines, how } = program;
  const isAutomatic = deadlines.length > 0 && deadlines.every(({ when }) => when.kind === "automatic");
  const mustApply = !isAutomatic && !program.needs.some(({ code }) => code === "schoolNominates");
  const hasOwnForm = program.needs.some(({ code }) => ownForms.has(code));
  // "Do we apply separately": the FAFSA alone is no other form.
  const isFafsaAlone = /^File the FAFSA(?: every year| each year)?\.$/.test(how ?? "");
  // "Can I still apply" asks for no steps; and where no form of its own is on record, the steps say which is filed.
  const answer =
    asksWhether === undefined ||
    details?.asksToDo !== true ||
    details?.asksIfOpen === true ||
    (details?.asksOwnForm === true && !hasOwnForm && !isFafsaAlone) ||
    (details?.asksFafsa === true && !/\bFAFSA\b/.test(how ?? ""))
      ? ""
      : (asksWhether === "plain") === (mustApply && !(details.asksOwnForm === true && isFafsaAlone))
        ? "Yes. "
        : "No. ";
  const steps = how ?? "Ask the agency how to apply.";
  return {
    text: `${answer}${nameProgram(program)}: ${steps}`,
    facts: how === null ? [] : [toStepsFact(program, how)],
  };
}

/** `how`: the program's own steps, in the words of its record. */
export function toStepsFact(program: StateProgram, how: string): AnswerFact {
  const { id, state } = program;
  return { ref: `${id}.how`, kind: "phrase", subject: state, text: how, year: sayRuleYear(program) };
}

/** How to get it, where no other program is told beside it. */
export function addSteps({ program, isAlone }: AskedProgram, told: AnswerFact[]): string {
  if (isAlone !== true || program.how === null) return "";
  told.push(toStepsFact(program, program.how));
  return `\n${program.how}`;
}
