/** State aid: what a program pays and until when, and which programs a family may qualify for by its answers. */

import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { describeAmount, getAmountYear } from "#domain/aid/payWords.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import { findClosedDay } from "#domain/aid/stateMoneyDates.ts";
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import { checkStatePrograms } from "#domain/aid/statePrograms.ts";
import { findGuideOf, statesInDepth, territoriesPath } from "#domain/college/stateGuides.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { tuitionByStatus } from "#domain/price/tuitionByStatus.ts";
import { describeStatusLaw } from "#domain/price/tuitionByStatusWords.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  dropRepeats,
  joinChoices,
  joinWords,
  lowerFirst,
  makeDraft,
  toAnswerSource,
} from "../draft.ts";
import { findProgram } from "../programNames.ts";
import { links, words } from "../words.ts";
import { listFamily, readInput, tellPrograms, tellWholly } from "./namedPrograms.ts";
import { pickNeedPrograms, sayNoneByNeed } from "./needPrograms.ts";
import { sayNonePays, tellPaidTuition } from "./paidTuition.ts";
import { meetsAll } from "./programMeasures.ts";

const mostPrograms = 2;
const mostOfFamily = 4;
const mostNamed = 4;

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
  const byNeed = reading.details?.isNeedy === true && paid !== "communityCollege";
  if (byNeed) return tellByNeed(state, reading, context);
  if (paid === undefined) return tellState(state, context);
  const told = tellState(state, context);
  return (
    tellPaidTuition(state, reading, context) ?? { ...told, text: `${sayNonePays(state, paid)}${told.text}` }
  );
}

/** "A grant for poor kids like me": what goes by need, with who gets it and how to apply, and nothing else. */
function tellByNeed(state: StateCode, reading: CounselorReading, context: AnswerContext): Draft {
  const programs = pickNeedPrograms(state, context);
  if (programs.length === 0) {
    const told = tellState(state, context);
    return { ...told, text: `${sayNoneByNeed(state)}${told.text}` };
  }
  const told = tellWholly(programs, context);
  const yes = reading.asksWhether === "plain" ? "Yes. " : "";
  return { ...told, text: `${yes}${told.text}` };
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
  const met = openResults.filter(meetsAll).map(({ program }) => program);
  const may = openResults
    .filter((one) => one.standing === "mayMeet" || (one.standing === "meets" && !meetsAll(one)))
    .map(({ program }) => program);
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
  return `I list ${programs} in ${stateNames[state]} that I could confirm. Ask ${nameAgency(state)} about others, such as those for the military, foster youth or a single field.`;
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
