/** What is told of state programs that a question names: each measure asked about, and what is the same of several once. */
import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { type Due, getDue, placeTexts, stepTexts } from "#domain/aid/payWords.ts";
import { findClosedDay } from "#domain/aid/stateMoneyDates.ts";
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import { checkStatePrograms, type StateAidInput } from "#domain/aid/statePrograms.ts";
import { findGuideOf } from "#domain/college/stateGuides.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { readStateAidInput } from "#domain/plan/stateAidInput.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { programFamilies } from "#domain/search/sharedPrograms.ts";
import { formatDate } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import {
  type AnswerFact,
  type CounselorReading,
  type ProgramMeasure,
  programMeasures,
} from "../counselor.ts";
import {
  type Draft,
  findEntity,
  joinDrafts,
  joinWords,
  lowerFirst,
  makeDraft,
  toAnswerSource,
} from "../draft.ts";
import { findProgram } from "../programNames.ts";
import type { AskedProgram, ToldMeasure } from "./askedProgram.ts";
import { findGrades, tellLateGrade } from "./lateGrade.ts";
import { describeLeft, sayIfPaid } from "./leftToPay.ts";
import { askThere, tellAtCollege, tellAtKind } from "./programAtCollege.ts";
import { addSteps, findClass, sayIfOpen, tellOpenElsewhere, tellSteps, toStepsFact } from "./programDue.ts";
import { joinSame } from "./programGroups.ts";
import { sayIfLoan, tellConditions, tellRest, toFacts } from "./programLines.ts";
import { listOwn, meetsAll, tellAmount, tellMeasure, tellPastAmounts } from "./programMeasures.ts";

/** Amounts of a program that is asked about as a whole. */
const mostPays = 2;

/** "Cal Grant" is A, B and C. */
export function listFamily(program: StateProgram): StateProgram[] {
  const ids = programFamilies.find(([, ...family]) => family.includes(program.id))?.slice(1) ?? [program.id];
  return ids.flatMap((id) => findProgram(id) ?? []);
}

/** Yes or no, and that a year is over, are said once; so is what is the same of several. */
export function tellPrograms(
  programs: readonly StateProgram[],
  reading: CounselorReading,
  context: AnswerContext,
): Draft {
  const isAlone = programs.length === 1;
  const measures = listMeasures(reading, isAlone);
  const told = measures.map((measure, part) =>
    joinSame(
      programs.map((program, at) => {
        const isFirst = at === 0 && part === 0;
        const asked = isFirst ? { ...reading, measure } : { ...reading, measure, asksWhether: undefined };
        const isWhole = isAlone && measures.length === 1;
        return { program, draft: tellProgram(program, asked, { context, isAlone, isWhole }) };
      }),
    ),
  );
  const ofLoan = reading.details?.asksIfLoan === true;
  const onlyOfLoan =
    ofLoan &&
    reading.details?.measures === undefined &&
    (reading.measure === "overview" || reading.measure === "keep" || reading.measure === null);
  const answers = joinDrafts(told);
  const whether = ofLoan ? sayIfLoan(programs, onlyOfLoan && reading.asksWhether === "plain") : "";
  const joined = {
    ...answers,
    text: onlyOfLoan ? whether : ofLoan ? `${answers.text} ${whether}` : answers.text,
    facts: onlyOfLoan ? [] : answers.facts,
  };
  const homes = new Set(programs.map(({ state }) => state));
  const { homeState } = context.plan.profile;
  const isElsewhere =
    homeState !== null &&
    !homes.has(homeState) &&
    reading.measure !== "who" &&
    programs.every(asksResidence) &&
    !joined.text.includes("residents.");
  const forWhom = isElsewhere
    ? `It is for residents of ${joinWords([...homes].map((state) => stateNames[state]))}.`
    : "";
  const past = tellPastAmounts(joined.facts);
  // Each measure is of the same programs.
  const { parts, sources } = told[0] ?? joined;
  return {
    ...joined,
    parts,
    sources,
    text: [joined.text, past, forWhom].filter((one) => one !== "").join(" "),
  };
}

function asksResidence({ conditions }: StateProgram): boolean {
  return conditions.some((one) => one.kind === "yes" && one.fact === "isResident");
}

/** What may differ by college; a date or a grade average does not. */
const ofPlace: ReadonlySet<ProgramMeasure> = new Set<ProgramMeasure>(["amount", "overview", "who", "how"]);

/** "How do I apply and when"; the way to apply comes with its dates. */
function listMeasures({ measure, details }: CounselorReading, isAlone: boolean): readonly ProgramMeasure[] {
  const read = programMeasures.find((one) => one === measure) ?? "overview";
  const asked = details?.measures ?? [read];
  const isHow = asked.includes("how") && asked.every((one) => one === "how" || one === "dueDate");
  if (!isHow) return asked;
  return isAlone ? ["how"] : ["how", "dueDate"];
}

type Telling = Pick<AskedProgram, "context" | "isAlone"> & {
  /** One measure of one program is asked about, so what belongs to it is told, too. */
  isWhole: boolean;
};

function tellProgram(
  program: StateProgram,
  reading: CounselorReading,
  { context, isAlone, isWhole }: Telling,
): Draft {
  const { state, id, source } = program;
  const measure = programMeasures.find((one) => one === reading.measure) ?? "overview";
  const given = makeAsked(program, reading, { context, isAlone });
  const late = tellLateGrade(measure, given);
  // The first yes or no is the answer.
  const asked = late === null ? given : { ...given, reading: { values: reading.values } };
  const college = findEntity(reading, "college");
  const at = college === null ? undefined : context.byUnitId.get(college.unitId);
  const isOfPlace = at !== undefined && ofPlace.has(measure);
  // How to get it is the same at each college, and a yes to that is none to where it pays.
  const atCollege = measure === "how" ? { ...reading, asksWhether: undefined } : reading;
  const there = isOfPlace
    ? tellAtCollege(program, at, atCollege)
    : ofPlace.has(measure)
      ? tellAtKind(program, reading)
      : null;
  const own = isWhole ? tellFully(measure, asked) : tellPart(measure, asked);
  const { text, facts } =
    there === null ? own : measure === "how" ? joinTold(tellSteps(asked), there) : there;
  return makeDraft(`${late?.text ?? ""}${there === null && isOfPlace ? `${text} ${askThere(at)}` : text}`, {
    facts: [...(late?.facts ?? []), ...facts],
    sources: [toAnswerSource(source)],
    parts: [{ kind: "programs", state, ids: [id] }],
  });
}

function joinTold(one: ToldMeasure, other: ToldMeasure): ToldMeasure {
  return { text: `${one.text} ${other.text}`, facts: [...one.facts, ...other.facts] };
}

/** A program as the plan and the question's own figures answer it. */
export function makeAsked(
  program: StateProgram,
  reading: AskedProgram["reading"],
  { context, isAlone }: Pick<AskedProgram, "context" | "isAlone">,
): AskedProgram {
  const told = readInput(program.state, context);
  // "We make 95k": a family that says its income asks for a student who counts with it.
  const isFamilys = reading.values?.some(({ kind }) => kind === "incomeUsd") === true;
  const input = isFamilys ? { ...told, dependency: told.dependency ?? ("dependent" as const) } : told;
  const [result] = checkStatePrograms(input, [program]);
  return { program, result, input, reading, context, isAlone };
}

/** Each with what it pays, who gets it, when and how. */
export function tellWholly(programs: readonly StateProgram[], context: AnswerContext): Draft {
  const drafts = programs.map((program) => {
    const asked = makeAsked(program, {}, { context, isAlone: true });
    const { text, facts } = tellAmount(asked, mostPays);
    const who = tellConditions(asked);
    const due = tellDue(program, context, facts);
    const how = program.how ?? "";
    return makeDraft(`${text}${who.text.replace(confirm, "")}${due} ${how}`.trim(), {
      facts: [...facts, ...who.facts, ...(program.how === null ? [] : [toStepsFact(program, program.how)])],
      sources: [toAnswerSource(program.source)],
      parts: [{ kind: "programs", state: program.state, ids: [program.id] }],
    });
  });
  const joined = joinDrafts(drafts);
  const past = tellPastAmounts(joined.facts);
  return {
    ...joined,
    text: [...drafts.map(({ text }) => text), past].filter((one) => one !== "").join("\n"),
  };
}

const confirm = / Confirm it with the agency\.$/;

function tellFully(measure: ProgramMeasure, asked: AskedProgram): ToldMeasure {
  if (measure === "amount") return tellAmountAndDue(asked);
  return measure === "how" ? tellHowAndWho(asked) : tellPart(measure, asked);
}

/** Beside other measures, each says its own. */
function tellPart(measure: ProgramMeasure, asked: AskedProgram): ToldMeasure {
  if (measure === "overview") return tellWhole(asked);
  return measure === "how" ? tellSteps(asked) : tellMeasure(measure, asked);
}

/** "How much and when": who asks for the amount wants the date next. */
function tellAmountAndDue(asked: AskedProgram): ToldMeasure {
  const { text, facts } = tellPaid(asked);
  const { program, context } = asked;
  const closed = tellClosed(program, context, facts);
  const open = () => `${tellDue(program, context, facts)}${addSteps(asked, facts)}`;
  return { text: `${text}${closed ?? open()}`, facts };
}

/** What it pays, and to who asks whether college is free what it does not pay. */
function tellPaid(asked: AskedProgram, most?: number): ToldMeasure {
  const { program, reading } = asked;
  const { text, facts } = tellAmount(asked, most);
  const { asksIfFree, cost } = reading.details ?? {};
  if (asksIfFree !== true && cost === undefined) return { text, facts };
  const left = describeLeft(program.pays);
  const lead =
    reading.asksWhether !== "plain" || left === ""
      ? ""
      : cost === undefined
        ? "Not entirely. "
        : sayIfPaid(left, cost);
  return { text: `${lead}${text}${left}`, facts };
}

/** "What do I need to do": the steps, and what it asks for. */
function tellHowAndWho(asked: AskedProgram): ToldMeasure {
  const how = tellMeasure("how", asked);
  const who = tellConditions(asked);
  const own = listOwn(asked);
  return {
    text: `${how.text}${own.map((one) => ` ${one}`).join("")}${who.text}`,
    facts: [...how.facts, ...toFacts(asked.program, "own", own), ...who.facts],
  };
}

function tellWhole(asked: AskedProgram): ToldMeasure {
  const { program, context } = asked;
  const { text, facts } = tellPaid(asked, mostPays);
  const { year } = findClass(context);
  const day = findClosedDay(program, { graduationYear: year, today: context.today });
  // Beside figures of one's own, "still" asks whether they are enough.
  const isOfDate = findGrades(program) === null && (day !== null || listOwn(asked).length === 0);
  const lead = isOfDate ? sayIfOpen(program, asked.reading, day) : "";
  const closed = tellClosed(program, context, facts);
  const elsewhere =
    lead === "" || day === null ? { text: "", facts: [] } : tellOpenElsewhere(program, context);
  facts.push(...elsewhere.facts);
  const open = () =>
    `${tellDue(program, context, facts)}${tellEligibility(asked, facts)}${addSteps(asked, facts)}`;
  return { text: `${lead}${text}${closed ?? open()}${elsewhere.text}`, facts };
}

/** Null while the student can still apply. Who applied in time goes on by the next date. */
function tellClosed(program: StateProgram, context: AnswerContext, facts: AnswerFact[]): string | null {
  const { plan, today } = context;
  const graduationYear = findGraduationYear(plan, today);
  if (graduationYear === null) return null;
  const closed = findClosedDay(program, { graduationYear, today });
  if (closed === null) return null;
  const { id, state, deadlines } = program;
  const text = formatDate(closed);
  facts.push({ ref: `${id}.closed`, kind: "date", subject: state, text, year: "" });
  const goesOn = deadlines.some(({ when }) => (getDue(when, graduationYear).day ?? "") >= today);
  const next = goesOn
    ? ` If you applied in time: ${lowerFirst(tellDue(program, context, facts).trim())}`
    : "";
  return ` The day to apply was ${text}, so it has passed for your class.${next}`;
}

/** The next date; a passed one only if it was the last. */
function tellDue(
  { deadlines, id, state }: StateProgram,
  context: AnswerContext,
  facts: AnswerFact[],
): string {
  const { year, isOwn } = findClass(context);
  if (!isOwn && deadlines.some(({ when }) => when.kind === "day"))
    facts.push({ ref: `${id}.class`, kind: "date", subject: state, text: String(year), year: "" });
  const dated = deadlines.map(({ at, step, when }) => ({ at, step, when, due: getDue(when, year) }));
  const isAhead = ({ due }: { due: Due }) => due.day === null || due.day >= context.today;
  const next = dated.find(isAhead) ?? dated.at(-1);
  if (next === undefined) return "";
  const { kind } = next.when;
  const fact: AnswerFact = {
    ref: `${id}.due`,
    kind: "date",
    subject: state,
    text: lowerDue(next.due.text, kind),
    year: "",
  };
  facts.push(fact);
  const where = next.at === null ? "" : ` ${placeTexts[next.at]}`;
  const purpose = `${next.step === null ? "" : ` ${stepTexts[next.step]}`}${where}`;
  const whose = isOwn ? "For your class" : `For the class of ${year}`;
  switch (kind) {
    case "day":
      if (!isAhead(next)) return ` ${whose} the date${purpose} was ${fact.text}, which has passed.`;
      if (next.due.standing !== "published") {
        const unpublished = isOwn ? "for your class" : `for the class of ${year}`;
        return ` Expect the deadline${purpose} near ${fact.text}. It is not published yet ${unpublished}.`;
      }
      return isOwn
        ? ` The deadline${purpose} is ${fact.text}.`
        : ` For the class of ${year}, the deadline${purpose} is ${fact.text}.`;
    case "lastKnown":
      return ` ${next.due.text}.`;
    case "lastDayOfTerm":
      return " It takes applications until the last day of the term it pays for.";
    case "noStateDeadline":
      return " The state sets no deadline, so file early.";
    case "automatic":
      return " You don’t have to send anything in for it.";
    case "intoTerm":
      return ` It takes your form until ${fact.text}, but file before you enroll.`;
    case "soon":
      return " Apply as early as you can, because money runs out.";
    case "college":
      return " Each college sets its own date.";
    case "onTaxReturn":
      return " You claim it with the state tax return.";
    default:
      return " Ask the agency for the date.";
  }
}

function addRest(asked: AskedProgram, own: string, told: AnswerFact[]): string {
  const { text, facts } = tellRest(asked, own === "" ? "It asks" : "It also asks");
  told.push(...facts);
  return text;
}

function lowerDue(text: string, kind: string): string {
  return kind === "day" ? text : lowerFirst(text);
}

/** Without the family's answers, what the program asks for. */
function tellEligibility(asked: AskedProgram, told: AnswerFact[]): string {
  const { program, result, context } = asked;
  const { homeState } = context.plan.profile;
  if (asksResidence(program) && homeState !== null && homeState !== program.state) {
    return ` It is for ${stateNames[program.state]} residents.`;
  }
  const hasGuide = findGuideOf(program.state) !== null;
  const own = listOwn(asked)
    .map((one) => ` ${one}`)
    .join("");
  switch (result?.standing) {
    case "meets":
      if (meetsAll(result)) return `${own} Based on your answers, you qualify. Confirm it with the agency.`;
      return `${own}${addRest(asked, own, told)}`;
    case "mayMeet": {
      const rest = addRest(asked, own, told);
      if (rest !== "") return `${own}${rest}`;
      return `${own} You may qualify. ${hasGuide ? "The state guide shows what else decides it." : "Ask the agency what else it considers."}`;
    }
    case "doesNotMeet":
      return `${own} Based on your answers, you do not meet its rules.`;
    default: {
      const { text, facts } = tellConditions(asked);
      told.push(...facts);
      if (text !== "") return `${own}${text}`;
      return hasGuide
        ? " Answer a few questions in the state guide to see whether you qualify."
        : " Ask the agency whether you qualify.";
    }
  }
}

/** What the plan says of the facts that the state's programs ask about. */
export function readInput(state: StateCode, { plan, today }: AnswerContext): StateAidInput {
  return readStateAidInput(state, plan, { today, fafsa: estimateAid(plan.aid, plan.profile.homeState) });
}
