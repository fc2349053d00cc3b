/** State aid: what a program pays and until when, and which programs a family may qualify for by its answers. */

import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { allStatePrograms, stateProgramsOf, statesWithGuide } from "#domain/aid/allStatePrograms.ts";
import {
  describeAmount,
  describeOwnAmount,
  describeWhere,
  findNextDue,
  getAmountYear,
  getDue,
  stepTexts,
} from "#domain/aid/payWords.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import { findClosedDay } from "#domain/aid/stateMoneyDates.ts";
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import { checkStatePrograms, type ProgramResult, type StateAidInput } from "#domain/aid/statePrograms.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { readStateAidInput } from "#domain/plan/stateAidInput.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import { dataDay } from "#facts/dataDay.ts";
import { isPeriodOver } from "#facts/period.ts";
import { formatDate } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
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
import { findGuideOf } from "../stateGuides.ts";
import { links, words } from "../words.ts";

const mostPrograms = 2;
const mostNamed = 4;

export function answerStatePrograms(reading: CounselorReading, context: AnswerContext): Draft {
  const asked = reading.entities.flatMap((entity) =>
    entity.kind === "program" ? allStatePrograms.filter(({ id }) => id === entity.id) : [],
  );
  if (asked.length > 0) {
    return joinDrafts(asked.slice(0, mostPrograms).map((program) => tellProgram(program, context)));
  }
  const state = findEntity(reading, "state")?.state ?? context.plan.profile.homeState;
  return state === null ? words.whichState() : tellState(state, context);
}

function tellProgram(program: StateProgram, context: AnswerContext): Draft {
  const { name, state, id, source } = program;
  const input = readInput(state, context);
  const [result] = checkStatePrograms(input, [program]);
  const pays = result?.pays ?? program.pays;
  const facts: AnswerFact[] = [];
  const shown = pays.slice(0, 2);
  const amounts = shown.map((pay, place) => {
    const { amount } = pay;
    const text = describeOwnAmount(amount, input) ?? lowerFirst(describeAmount(amount));
    const where = describeWhere(pay);
    const year = getAmountYear(amount) ?? "";
    facts.push({ ref: `${id}.pays${place}`, kind: "money", subject: state, text, year });
    if (pay.asks.length > 0) {
      facts.push({ ref: `${id}.asks${place}`, kind: "phrase", subject: state, text: where, year: "" });
    }
    return `${text} ${where}`;
  });
  // An "and" would read as one more thing that the first amount asks for.
  const told = shown.some(({ asks }) => asks.length > 0) ? amounts.join("; ") : joinWords(amounts);
  const figureYears = [...new Set(facts.flatMap(({ year }) => (year === "" ? [] : [year])))];
  const year = figureYears.length === 0 ? "" : ` (${joinWords(figureYears)})`;
  const past = figureYears.some((one) => isPeriodOver(one, dataDay))
    ? " That year is over, and we have no newer amount: ask the agency."
    : "";
  const paysText = amounts.length === 0 ? `${name} is ${stateNames[state]} aid.` : `${name}: ${told}${year}.`;
  const closed = tellClosed(program, context, facts);
  const open = () => `${tellDue(program, context, facts)}${tellEligibility(program, result, context)}`;
  return makeDraft(`${paysText}${past}${closed ?? open()}`, {
    facts,
    sources: [toAnswerSource(source)],
    parts: [{ kind: "programs", state, ids: [id] }],
  });
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
function tellDue(program: StateProgram, { plan, today }: AnswerContext, facts: AnswerFact[]): string {
  const { id, state } = program;
  const graduationYear = findGraduationYear(plan, today);
  // Without a class every date counts as ahead.
  const next = findNextDue(program, graduationYear ?? 0, graduationYear === null ? "" : today);
  if (next === null) return "";
  const { kind } = next.when;
  if (kind === "day" && graduationYear === null) {
    return " Its date depends on your class: set up your timeline to see it.";
  }
  const fact: AnswerFact = {
    ref: `${id}.due`,
    kind: "date",
    subject: state,
    text: lowerDue(next.due.text, kind),
    year: "",
  };
  facts.push(fact);
  const purpose = next.step === null ? "" : ` ${stepTexts[next.step]}`;
  switch (kind) {
    case "day":
      if (next.isPast) return ` For your class the date${purpose} was ${fact.text}: it has passed.`;
      return next.due.standing === "published"
        ? ` The deadline${purpose} is ${fact.text}.`
        : ` Expect the deadline${purpose} near ${fact.text}: it is not published yet for your class.`;
    case "lastKnown":
      return ` The deadline is ${fact.text}.`;
    case "automatic":
      return " You send in nothing for it.";
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

function tellEligibility(
  program: StateProgram,
  result: ProgramResult | undefined,
  context: AnswerContext,
): string {
  const { homeState } = context.plan.profile;
  const asksResidence = program.conditions.some((one) => one.kind === "yes" && one.fact === "isResident");
  if (asksResidence && homeState !== null && homeState !== program.state) {
    return ` It is for ${stateNames[program.state]} residents.`;
  }
  const hasGuide = findGuideOf(program.state) !== null;
  switch (result?.standing) {
    case "meets":
      return " By your answers you qualify. Confirm it with the agency.";
    case "mayMeet":
      return hasGuide
        ? " You may qualify: the state guide shows what is still open."
        : " You may qualify. Ask the agency what else it looks at.";
    case "doesNotMeet":
      return " By your answers you do not meet its rules.";
    default:
      return hasGuide
        ? " Answer a few questions in the state guide to see whether you qualify."
        : " Ask the agency whether you qualify.";
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
    guide === null ? links.states : ({ kind: "link", to: guide, label: `${name} guide` } as const);
  if (programs.length === 0) {
    return makeDraft(
      `I have no list of ${name}’s aid programs yet. Ask ${nameAgency(state)}, and file the FAFSA, which most state aid uses.`,
      { kind: "dont-know", parts: [links.states] },
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
  const lead = statesWithGuide.has(state)
    ? `I know ${count.text} aid programs in ${name}.`
    : tellPart(count.text, state);
  const named = [...met, ...may].slice(0, mostNamed);
  const shown = named.length > 0 ? named : programs.slice(0, mostNamed);
  const qualified = met.length > 0 ? ` By your answers you qualify for ${joinWords(nameAll(met))}.` : "";
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
  return ` ${verb} ${joinWords(nameAll(shown))}. ${ask}`;
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
