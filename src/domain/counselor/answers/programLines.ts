/** What a program asks for, as lines of its record and as a sentence. */
import { describeCondition, describeYours, needTexts } from "#domain/aid/ruleWords.ts";
import type { NeedCode, StateProgram } from "#domain/aid/stateProgram.ts";
import { stateNames } from "#domain/college/states.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import type { AnswerFact } from "../counselor.ts";
import { lowerFirst } from "../draft.ts";
import { nameProgram } from "../programNames.ts";
import { type AskedProgram, sayRuleYear, type ToldMeasure } from "./askedProgram.ts";

/** "its rule for 2026-27". */
export function sayRule(program: StateProgram): string {
  const year = sayRuleYear(program);
  return `its rule ${year.startsWith("since ") ? year : `for ${year}`}`;
}

/** Only names keep their capital within a sentence. */
function lowerLine(line: string): string {
  return /^(?:You|Your|The|Income|Savings|Weighted|Taxable|File|It|One|Two|Three)\b/.test(line)
    ? lowerFirst(line)
    : line;
}

export function listLines(
  { program, input }: AskedProgram,
  conditions: readonly Condition[],
  needs: ReadonlySet<NeedCode> | null,
): string[] {
  const { state } = program;
  const ofRule = conditions.map((one) => {
    const yours = describeYours(one, input);
    const line = describeCondition(one, state, input.familySize);
    return yours === null || line === "" ? line : `${line} (${yours})`;
  });
  const ofNeeds = program.needs
    .filter(({ code }) => needs === null || needs.has(code))
    .map(({ code, values }) => needTexts[code](values, stateNames[state]));
  return [...ofRule, ...ofNeeds].filter((line) => line !== "").map(lowerLine);
}

const mostConditions = 7;

/** What it asks for beside the lines that the family's answers meet. */
export function tellRest(asked: AskedProgram, lead = "It also asks"): ToldMeasure {
  const { program, result } = asked;
  const open = (result?.checks ?? []).filter(({ verdict }) => verdict !== "yes");
  const lines = listLines(
    asked,
    open.map(({ condition }) => condition),
    conditionNeeds(program),
  );
  return joinConditions(program, lines, lead);
}
/** Steps rather than conditions; "how to get it" says them. */
export const steps = new Set<NeedCode>([
  "fileEarly",
  "ownForm",
  "stateRecord",
  "renewEachYear",
  "gpaReachesState",
]);

/** What it asks for, in a sentence beside its amount; "" where nothing is on record. */
export function tellConditions(asked: AskedProgram): ToldMeasure {
  const { program } = asked;
  return joinConditions(program, listLines(asked, program.conditions, conditionNeeds(program)), "It asks");
}

/** Without what every resident has. */
export function tellWhoBriefly(asked: AskedProgram): ToldMeasure {
  const { program } = asked;
  const conditions = program.conditions.filter((one) => one.kind !== "yes" || one.fact !== "isResident");
  const needs = new Set([...conditionNeeds(program)].filter((code) => !ofResidence.has(code)));
  const { text, facts } = joinConditions(program, listLines(asked, conditions, needs), "It asks");
  return { text: text.replace(/ Confirm it with the agency\.$/, ""), facts };
}

const ofResidence = new Set<NeedCode>(["residentForYear", "residentSinceJuly"]);

function conditionNeeds({ needs }: StateProgram): ReadonlySet<NeedCode> {
  return new Set(needs.map(({ code }) => code).filter((code) => !steps.has(code)));
}

function joinConditions(program: StateProgram, lines: readonly string[], lead: string): ToldMeasure {
  const shown = lines.slice(0, mostConditions);
  if (shown.length === 0) return { text: "", facts: [] };
  const more = lines.length > shown.length ? "; and more" : "";
  return {
    text: ` ${lead} ${joinAsks(shown)}${more}. Confirm it with the agency.`,
    facts: toFacts(program, "who", shown),
  };
}

/** "for a GPA of 3.0 or higher; SAT 1060", "that you live in Ohio". */
export function joinAsks(lines: readonly string[]): string {
  const [first = "", ...rest] = lines;
  const lead = /^(?:you|the college)\b/.test(first)
    ? `that ${first}`
    : /^(?:GPA|weighted GPA|Student Aid Index|taxable income)\b/.test(first)
      ? `for a ${first}`
      : /^income\b/.test(first)
        ? `for an ${first}`
        : /^your\b/.test(first)
          ? `that ${first}`
          : `for ${first}`;
  return [lead, ...rest].join("; ");
}

const loanNeeds = new Set<NeedCode>(["liveInStateAfter", "workInStateAfter"]);

/** "You stay in the state after college, or it becomes a loan."; null for what is never paid back. */
function findLoanRule({ how, needs, state }: StateProgram): string | null {
  const said = (how ?? "").split(/(?<=[.!?]) /).find((sentence) => /\bloan\b/.test(sentence));
  if (said !== undefined) return said;
  const need = needs.find(({ code }) => loanNeeds.has(code));
  return need === undefined ? null : `${needTexts[need.code](need.values, stateNames[state])}.`;
}

/** Whether programs that are asked about together have to be paid back. */
export function sayIfLoan(programs: readonly StateProgram[], asksWhether: boolean): string {
  const rules = programs.flatMap((program) => {
    const rule = findLoanRule(program);
    return rule === null
      ? []
      : [programs.length === 1 ? rule : `${nameProgram(program)}: ${lowerFirst(rule)}`];
  });
  // "The award is a loan, forgiven if you teach in the state" says it all.
  const isLoan = rules.some((rule) => /\bis a loan\b/.test(rule));
  const unlessBroken =
    programs.length === 1
      ? "It isn’t a loan as long as you keep its rule. "
      : "None of these is a loan as long as you keep its rule. ";
  if (rules.length > 0) return `${isLoan ? "" : unlessBroken}${rules.join(" ")}`;
  const lead = asksWhether ? "No. " : "";
  const told =
    programs.length === 1
      ? `${programs.map(nameProgram).join("")} isn’t a loan: you don’t pay it back.`
      : "None of these is a loan: you don’t pay them back.";
  return `${lead}${told} If you leave in the middle of a term, part of that term’s money may have to be returned.`;
}

export function toFacts(program: StateProgram, ref: string, lines: readonly string[]): AnswerFact[] {
  const { id, state } = program;
  const year = sayRuleYear(program);
  return lines.map((text, at) => ({
    ref: `${id}.${ref}${at}`,
    kind: "phrase",
    subject: state,
    text,
    year,
  }));
}
