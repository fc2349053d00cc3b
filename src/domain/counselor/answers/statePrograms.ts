/** State aid: what a program pays and until when, and which programs a family may qualify for by its answers. */

import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { allStatePrograms, stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { describeAmount, getAmountYear, getDue, placeTexts } from "#domain/aid/payWords.ts";
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import { checkStatePrograms, emptyStateAidInput, type StateAidInput } from "#domain/aid/statePrograms.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { dataDay } from "#facts/dataDay.ts";
import { isPeriodOver } from "#facts/period.ts";
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
  const { name, state, pays, id, source } = program;
  const facts: AnswerFact[] = [];
  const amounts = pays.slice(0, 2).map(({ at, amount }, place) => {
    const text = lowerFirst(describeAmount(amount));
    facts.push({
      ref: `${id}.pays${place}`,
      kind: "money",
      subject: state,
      text,
      year: getAmountYear(amount) ?? "",
    });
    return `${text} ${placeTexts[at]}`;
  });
  const years = [...new Set(facts.flatMap(({ year }) => (year === "" ? [] : [year])))];
  const year = years.length === 0 ? "" : ` (${joinWords(years)})`;
  const past = years.some((one) => isPeriodOver(one, dataDay))
    ? " That year is over, and we have no newer amount: ask the agency."
    : "";
  const paysText =
    amounts.length === 0 ? `${name} is ${stateNames[state]} aid.` : `${name}: ${joinWords(amounts)}${year}.`;
  return makeDraft(
    `${paysText}${past}${tellDue(program, context, facts)}${tellEligibility(program, context)}`,
    {
      facts,
      sources: [toAnswerSource(source)],
      parts: [{ kind: "programs", state, ids: [id] }],
    },
  );
}

function tellDue(
  { deadlines, id, state }: StateProgram,
  { plan, today }: AnswerContext,
  facts: AnswerFact[],
): string {
  const [first] = deadlines;
  if (first === undefined) return "";
  const graduationYear = findGraduationYear(plan, today);
  const { kind } = first.when;
  if (kind === "day" && graduationYear === null) {
    return " Its date depends on your class: set up your timeline to see it.";
  }
  const due = getDue(first.when, graduationYear ?? 0);
  const fact: AnswerFact = {
    ref: `${id}.due`,
    kind: "date",
    subject: state,
    text: lowerDue(due.text, kind),
    year: "",
  };
  facts.push(fact);
  switch (kind) {
    case "day":
      return due.standing === "published"
        ? ` The deadline is ${fact.text}.`
        : ` Expect the deadline near ${fact.text}: it is not published yet for your class.`;
    case "lastKnown":
      return ` The deadline is ${fact.text}.`;
    case "automatic":
      return " You send in nothing for it.";
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

function tellEligibility(program: StateProgram, context: AnswerContext): string {
  const { homeState } = context.plan.profile;
  const asksResidence = program.conditions.some((one) => one.kind === "yes" && one.fact === "isResident");
  if (asksResidence && homeState !== null && homeState !== program.state) {
    return ` It is for ${stateNames[program.state]} residents.`;
  }
  const [result] = checkStatePrograms(toStateAidInput(program.state, context), [program]);
  switch (result?.standing) {
    case "meets":
      return " By your answers you qualify. Confirm it with the agency.";
    case "mayMeet":
      return " You may qualify: the state guide shows what is still open.";
    case "doesNotMeet":
      return " By your answers you do not meet its rules.";
    default:
      return " Answer a few questions in the state guide to see whether you qualify.";
  }
}

function tellState(state: StateCode, context: AnswerContext): Draft {
  const programs = stateProgramsOf(state);
  const name = stateNames[state];
  const guide = findGuideOf(state);
  const guideLink =
    guide === null ? links.states : ({ kind: "link", to: guide, label: `${name} guide` } as const);
  if (programs.length === 0) {
    return makeDraft(
      `I have no list of ${name}’s aid programs yet. Ask its higher education agency, and file the FAFSA, which most state aid uses.`,
      { kind: "dont-know", parts: [links.states] },
    );
  }
  const results = checkStatePrograms(toStateAidInput(state, context), programs).filter(
    ({ isReplaced }) => !isReplaced,
  );
  const met = results.filter(({ standing }) => standing === "meets").map(({ program }) => program);
  const may = results.filter(({ standing }) => standing === "mayMeet").map(({ program }) => program);
  const count: AnswerFact = {
    ref: `${state}.programs`,
    kind: "count",
    subject: state,
    text: String(programs.length),
    year: "",
  };
  const lead = `I know ${count.text} aid programs in ${name}.`;
  const named = [...met, ...may].slice(0, mostNamed);
  const shown = named.length > 0 ? named : programs.slice(0, mostNamed);
  const qualified = met.length > 0 ? ` By your answers you qualify for ${joinWords(nameAll(met))}.` : "";
  const possible =
    may.length > 0 && met.length < mostNamed ? ` You may qualify for ${joinChoices(nameAll(may))}.` : "";
  const open =
    met.length + may.length === 0
      ? ` They include ${joinWords(nameAll(shown))}. The state guide asks a few questions and shows which fit you.`
      : " Confirm it with each agency.";
  const amountFacts = shown.flatMap(toAmountFact);
  return makeDraft(`${lead}${qualified}${possible}${open}`, {
    facts: [count, ...amountFacts],
    sources: dropRepeats(shown.map(({ source }) => toAnswerSource(source))),
    parts: [{ kind: "programs", state, ids: shown.map(({ id }) => id) }, guideLink],
  });
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

/** What the plan says of the facts that state programs ask about. */
function toStateAidInput(state: StateCode, { plan, today }: AnswerContext): StateAidInput {
  const { profile, money, aid } = plan;
  const { gpa, gpaScale, satTotal, actComposite, classRankTopPercent, homeState } = profile;
  const estimate = estimateAid(aid, homeState);
  const livesHere = homeState === null ? null : homeState === state;
  return {
    ...emptyStateAidInput,
    isResident: livesHere,
    finishesSchoolHere: livesHere,
    graduationYear: findGraduationYear(plan, today),
    gpa,
    gpaScale,
    satTotal,
    actComposite,
    classRankTopPercent,
    incomeUsd: estimate?.agiUsd ?? money.familyIncomeUsd,
    familySize: estimate?.familySize ?? money.familySize,
    sai: estimate === null ? null : { low: estimate.saiLow, high: estimate.saiHigh },
  };
}
