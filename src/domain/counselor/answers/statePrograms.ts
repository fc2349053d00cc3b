/** State aid: what a program pays and until when, and which programs a family may qualify for by its answers. */

import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { type Due, describeAmount, getAmountYear, getDue, stepTexts } from "#domain/aid/payWords.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import { findClosedDay } from "#domain/aid/stateMoneyDates.ts";
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import { checkStatePrograms, type StateAidInput } from "#domain/aid/statePrograms.ts";
import { findGuideOf, statesInDepth, territoriesPath } from "#domain/college/stateGuides.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { readStateAidInput } from "#domain/plan/stateAidInput.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { tuitionByStatus } from "#domain/price/tuitionByStatus.ts";
import { describeStatusLaw } from "#domain/price/tuitionByStatusWords.ts";
import { programFamilies } from "#domain/search/sharedPrograms.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
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
  dropRepeats,
  findEntity,
  joinChoices,
  joinDrafts,
  joinWords,
  lowerFirst,
  makeDraft,
  toAnswerSource,
} from "../draft.ts";
import { findProgram } from "../programNames.ts";
import { links, words } from "../words.ts";
import type { AskedProgram, ToldMeasure } from "./askedProgram.ts";
import { sayNonePays, tellPaidTuition } from "./paidTuition.ts";
import { askThere, tellAtCollege } from "./programAtCollege.ts";
import { addSteps, findClass } from "./programDue.ts";
import { tellAmount, tellConditions, tellMeasure, tellPastAmounts } from "./programMeasures.ts";

const mostPrograms = 2;
const mostOfFamily = 4;
const mostNamed = 4;
/** Amounts of a program that is asked about as a whole. */
const mostPays = 2;

export function answerStatePrograms(reading: CounselorReading, context: AnswerContext): Draft {
  const named = reading.entities.flatMap((entity) =>
    entity.kind === "program" ? (findProgram(entity.id) ?? []) : [],
  );
  const asked = reading.isFamily === true ? named.flatMap(listFamily) : named;
  const most = reading.isFamily === true ? mostOfFamily : mostPrograms;
  if (asked.length > 0) return tellPrograms(asked.slice(0, most), reading, context);
  const state = findState(reading, context);
  if (state === null) return words.whichState();
  const { paid } = reading;
  if (paid === undefined) return tellState(state, context);
  const told = tellState(state, context);
  return tellPaidTuition(state, paid) ?? { ...told, text: `${sayNonePays(state, paid)}${told.text}` };
}

/** Of several states that are named, the one called home: "I graduated in Ohio but live in Texas". */
function findState(reading: CounselorReading, { plan }: AnswerContext): StateCode | null {
  const { homeState } = plan.profile;
  const named = reading.entities.flatMap((one) => (one.kind === "state" ? [one.state] : []));
  return named.find((one) => one === homeState) ?? named[0] ?? homeState;
}

const noStatusRule = (state: string) =>
  `I have no rule on record for ${state}. Ask each public college which price you would pay, and the state’s aid agency whether state aid is open to you.`;

/** Tuition and state aid without lawful presence, as of the day of the record. */
export function tellStatusRule(state: StateCode): Draft {
  const law = tuitionByStatus.get(state);
  const guide = findGuideOf(state);
  return makeDraft(describeStatusLaw(state) ?? noStatusRule(stateNames[state]), {
    sources: law === undefined ? [] : [toAnswerSource(law.source)],
    parts: [guide === null ? links.states : { kind: "link", to: guide, label: `${stateNames[state]} guide` }],
  });
}

/** "Cal Grant" is A, B and C. */
function listFamily(program: StateProgram): StateProgram[] {
  const ids = programFamilies.find(([, ...family]) => family.includes(program.id))?.slice(1) ?? [program.id];
  return ids.flatMap((id) => findProgram(id) ?? []);
}

/** Yes or no, and that a year is over, are said once. */
function tellPrograms(
  programs: readonly StateProgram[],
  reading: CounselorReading,
  context: AnswerContext,
): Draft {
  const isAlone = programs.length === 1;
  const drafts = programs.map((program, at) =>
    tellProgram(program, at === 0 ? reading : { ...reading, asksWhether: undefined }, { context, isAlone }),
  );
  const joined = joinDrafts(drafts);
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
  return { ...joined, text: [joined.text, past, forWhom].filter((one) => one !== "").join(" ") };
}

function asksResidence({ conditions }: StateProgram): boolean {
  return conditions.some((one) => one.kind === "yes" && one.fact === "isResident");
}

/** What may differ by college; a date or a grade average does not. */
const ofPlace: ReadonlySet<ProgramMeasure> = new Set<ProgramMeasure>(["amount", "overview", "who", "how"]);

function tellProgram(
  program: StateProgram,
  reading: CounselorReading,
  { context, isAlone }: Pick<AskedProgram, "context" | "isAlone">,
): Draft {
  const { state, id, source } = program;
  const told = readInput(state, context);
  // "We make 95k": a family that says its income asks for a student who counts with it.
  const isFamilys = reading.values?.some(({ kind }) => kind === "incomeUsd") === true;
  const input = isFamilys ? { ...told, dependency: told.dependency ?? ("dependent" as const) } : told;
  const [result] = checkStatePrograms(input, [program]);
  const asked = { program, result, input, reading, context, isAlone };
  const measure = programMeasures.find((one) => one === reading.measure) ?? "overview";
  const college = findEntity(reading, "college");
  const at = college === null ? undefined : context.byUnitId.get(college.unitId);
  const isOfPlace = at !== undefined && ofPlace.has(measure);
  const there = isOfPlace ? tellAtCollege(program, at, reading) : null;
  const { text, facts } =
    there ??
    (measure === "overview"
      ? tellWhole(asked)
      : measure === "amount"
        ? tellAmountAndDue(asked)
        : measure === "how"
          ? tellHowAndWho(asked)
          : tellMeasure(measure, asked));
  return makeDraft(there === null && isOfPlace ? `${text} ${askThere(at)}` : text, {
    facts,
    sources: [toAnswerSource(source)],
    parts: [{ kind: "programs", state, ids: [id] }],
  });
}

/** "How much and when": who asks for the amount wants the date next. */
function tellAmountAndDue(asked: AskedProgram): ToldMeasure {
  const { text, facts } = tellMeasure("amount", asked);
  const { program, context } = asked;
  const closed = tellClosed(program, context, facts);
  const open = () => `${tellDue(program, context, facts)}${addSteps(asked, facts)}`;
  return { text: `${text}${closed ?? open()}`, facts };
}

/** "What do I need to do": the steps, and what it asks for. */
function tellHowAndWho(asked: AskedProgram): ToldMeasure {
  const how = tellMeasure("how", asked);
  const who = tellConditions(asked);
  return { text: `${how.text}${who.text}`, facts: [...how.facts, ...who.facts] };
}

function tellWhole(asked: AskedProgram): ToldMeasure {
  const { program, context } = asked;
  const { text, facts } = tellAmount(asked, mostPays);
  const closed = tellClosed(program, context, facts);
  const open = () =>
    `${tellDue(program, context, facts)}${tellEligibility(asked, facts)}${addSteps(asked, facts)}`;
  return { text: `${text}${closed ?? open()}`, facts };
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
  const dated = deadlines.map(({ step, when }) => ({ step, when, due: getDue(when, year) }));
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
  const purpose = next.step === null ? "" : ` ${stepTexts[next.step]}`;
  const whose = isOwn ? "For your class" : `For the class of ${year}`;
  switch (kind) {
    case "day":
      if (!isAhead(next)) return ` ${whose} the date${purpose} was ${fact.text}: it has passed.`;
      if (next.due.standing !== "published") {
        const unpublished = isOwn ? "for your class" : `for the class of ${year}`;
        return ` Expect the deadline${purpose} around ${fact.text}: it is not published yet ${unpublished}.`;
      }
      return isOwn
        ? ` The deadline${purpose} is ${fact.text}.`
        : ` For the class of ${year} the deadline${purpose} is ${fact.text}.`;
    case "lastKnown":
      return ` The deadline is ${fact.text}.`;
    case "automatic":
      return " You don’t have to send anything in.";
    case "intoTerm":
      return ` It takes your form until ${fact.text}; file before you enroll.`;
    case "soon":
      return " Apply as early as you can: money runs out.";
    case "college":
      return " Each college sets its own date.";
    case "onTaxReturn":
      return " You claim it with the state tax return.";
    default:
      return " Ask the agency for the date.";
  }
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
  switch (result?.standing) {
    case "meets":
      return " Based on your answers, you qualify. Confirm it with the agency.";
    case "mayMeet":
      return hasGuide
        ? " You may qualify: the state guide shows what is still open."
        : " You may qualify. Ask the agency what else it looks at.";
    case "doesNotMeet":
      return " Based on your answers, you do not meet its rules.";
    default: {
      const { text, facts } = tellConditions(asked);
      told.push(...facts);
      if (text !== "") return text;
      return hasGuide
        ? " Answer a few questions in the state guide to see whether you qualify."
        : " Ask the agency whether you qualify.";
    }
  }
}

function readInput(state: StateCode, { plan, today }: AnswerContext): StateAidInput {
  return readStateAidInput(state, plan, { today, fafsa: estimateAid(plan.aid, plan.profile.homeState) });
}

function tellState(state: StateCode, context: AnswerContext): Draft {
  const programs = stateProgramsOf(state);
  const name = stateNames[state];
  const guide = findGuideOf(state);
  const guideLink =
    guide === null
      ? ({ kind: "link", to: territoriesPath, label: words.territories } as const)
      : ({ kind: "link", to: guide, label: `${name} guide` } as const);
  if (programs.length === 0) {
    return makeDraft(
      `I have no list of ${name}’s aid programs yet. Ask ${nameAgency(state)}, and file the FAFSA, which most state aid uses.`,
      { kind: "dont-know", parts: [guideLink] },
    );
  }
  const results = checkStatePrograms(readInput(state, context), programs).filter(
    ({ isReplaced }) => !isReplaced,
  );
  const year = findGraduationYear(context.plan, context.today);
  const isClosed = (program: StateProgram) =>
    year !== null && findClosedDay(program, { graduationYear: year, today: context.today }) !== null;
  const openResults = results.filter(({ program }) => !isClosed(program));
  const met = openResults.filter(({ standing }) => standing === "meets").map(({ program }) => program);
  const may = openResults.filter(({ standing }) => standing === "mayMeet").map(({ program }) => program);
  const parts = (shown: readonly StateProgram[]): Draft["parts"] => [
    { kind: "programs", state, ids: shown.map(({ id }) => id) },
    guideLink,
  ];
  const card = context.cards?.byState.get(state);
  // Without an answer of the family, what the programs pay says more than their names.
  if (card !== undefined && met.length + may.length === 0 && !isOtherClass(year, context)) {
    const { answer, facts, sources } = card;
    return makeDraft(answer, {
      facts: facts.map((fact, at) => ({ ...fact, ref: `${state}.card.${at}`, subject: state })),
      sources: [...sources],
      parts: parts(programs.slice(0, mostNamed)),
    });
  }
  const count: AnswerFact = {
    ref: `${state}.programs`,
    kind: "count",
    subject: state,
    text: String(programs.length),
    year: "",
  };
  const lead = statesInDepth.has(state)
    ? `I know ${count.text} aid programs in ${name}.`
    : tellPart(count.text, state);
  const named = [...met, ...may].slice(0, mostNamed);
  const shown = named.length > 0 ? named : programs.slice(0, mostNamed);
  const qualified =
    met.length > 0 ? ` Based on your answers, you qualify for ${joinWords(nameAll(met))}.` : "";
  const possible =
    may.length > 0 && met.length < mostNamed ? ` You may qualify for ${joinChoices(nameAll(may))}.` : "";
  const open =
    met.length + may.length === 0
      ? tellNames(shown, programs.length, guide !== null)
      : " Confirm it with each agency.";
  const amountFacts = shown.flatMap(toAmountFact);
  return makeDraft(`${lead}${qualified}${possible}${open}`, {
    facts: [count, ...amountFacts],
    sources: dropRepeats(shown.map(({ source }) => toAnswerSource(source))),
    parts: parts(shown),
  });
}

/** A card's dates are those of the seniors of today. */
function isOtherClass(graduationYear: number | null, { today }: AnswerContext): boolean {
  return graduationYear !== null && graduationYear !== findSeniorClass(today);
}

function tellNames(shown: readonly StateProgram[], count: number, hasGuide: boolean): string {
  const verb = shown.length < count ? "They include" : count === 1 ? "It is" : "They are";
  const ask = hasGuide
    ? "The state guide asks a few questions and shows which fit you."
    : "Confirm with each agency.";
  return ` ${verb} ${shown.map(nameWithAmount).join("; ")}. ${ask}`;
}

/** Nobody should take the programs we could confirm for all of them. */
function tellPart(count: string, state: StateCode): string {
  const programs = count === "1" ? "1 aid program" : `${count} aid programs`;
  return `I list ${programs} of ${stateNames[state]} that I could confirm. Ask ${nameAgency(state)} about others, such as those for the military, foster youth or a single field.`;
}

function nameAgency(state: StateCode): string {
  const agency = stateAidDates.find((one) => one.state === state)?.agency ?? null;
  return agency === null ? "its higher education agency" : `the ${agency.name}`;
}

/** "Idaho Opportunity Scholarship (up to $3,500 a year, 2024-25)". */
function nameWithAmount({ name, pays }: StateProgram): string {
  const [first] = pays;
  if (first === undefined || first.amount.kind === "setYearly" || first.amount.kind === "collegeSets")
    return name;
  return `${name} (${lowerFirst(describeAmount(first.amount))}, ${getAmountYear(first.amount) ?? ""})`;
}

function nameAll(programs: readonly StateProgram[]): string[] {
  return programs.slice(0, mostNamed).map(({ name }) => name);
}

/** What a program pays first, for the rows below the words. */
function toAmountFact({ id, state, pays }: StateProgram): AnswerFact[] {
  const [first] = pays;
  if (first === undefined) return [];
  const year = getAmountYear(first.amount) ?? "";
  return [{ ref: `${id}.pays0`, kind: "money", subject: state, text: describeAmount(first.amount), year }];
}
