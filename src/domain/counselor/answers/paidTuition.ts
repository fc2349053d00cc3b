/** "Does Tennessee pay for community college", "free tuition in New Mexico": the state's programs that pay all of tuition. */
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { describeAmount, describeWhere, getAmountYear } from "#domain/aid/payWords.ts";
import type { ProgramPay, StateProgram } from "#domain/aid/stateProgram.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { formatUsd } from "#lib/format.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import { type Draft, lowerFirst, makeDraft, toAnswerSource } from "../draft.ts";
import { nameProgram } from "../programNames.ts";

type Paid = NonNullable<CounselorReading["paid"]>;

const mostPrograms = 3;

/** Null where no program on record pays all of it. */
export function tellPaidTuition(state: StateCode, paid: Paid): Draft | null {
  const found = stateProgramsOf(state).flatMap((program) => {
    const pay = program.pays.find((one) => paysAll(one) && isThere(one, paid));
    return pay === undefined ? [] : [{ program, pay }];
  });
  if (found.length === 0) return null;
  const shown = found.slice(0, mostPrograms);
  const told = shown.map(({ program, pay }) => tell(program, pay));
  const lead = paid === "communityCollege" ? "Yes, for students who qualify" : "For students who qualify";
  return makeDraft(`${lead}: ${told.map(({ text }) => text).join("; ")}.`, {
    facts: told.flatMap(({ facts }) => facts),
    sources: shown.map(({ program }) => toAnswerSource(program.source)),
    parts: [{ kind: "programs", state, ids: shown.map(({ program }) => program.id) }],
  });
}

/** Said before the state's other programs, where none pays all. */
export function sayNonePays(state: StateCode, paid: Paid): string {
  const what = paid === "communityCollege" ? "community college tuition" : "tuition";
  return `I have no state program of ${stateNames[state]} on record that pays all of ${what}. `;
}

function paysAll({ amount }: ProgramPay): boolean {
  if (amount.kind === "tuitionIs") return amount.usd === 0;
  return amount.kind === "covers" && amount.share === 1 && amount.what !== "outOfStateDifference";
}

/** The first place on record decides: a rule for transfers or later years is no answer to "is it free". An income limit is, and is told. */
function isThere({ kinds, years, asks }: ProgramPay, paid: Paid): boolean {
  const isByIncome = asks.every((one) => one.kind === "atMost" && one.fact === "incomeUsd");
  const isGeneral = (years === null || years.includes(1)) && isByIncome;
  return isGeneral && (paid === "tuition" || kinds.includes("communityCollege"));
}

function tell(program: StateProgram, pay: ProgramPay): { text: string; facts: AnswerFact[] } {
  const { id, state } = program;
  const amount = lowerFirst(describeAmount(pay.amount));
  const year = getAmountYear(pay.amount) ?? "";
  const fact: AnswerFact = { ref: `${id}.pays`, kind: "money", subject: state, text: amount, year };
  const from = year === "" ? "" : ` (${year})`;
  const limits = pay.asks.flatMap((ask): AnswerFact[] =>
    ask.kind === "atMost"
      ? [{ ref: `${id}.incomeLimit`, kind: "money", subject: state, text: formatUsd(ask.value), year }]
      : [],
  );
  const text = `${nameProgram(program)} pays ${amount} ${describeWhere(pay)}${from}`;
  return { text, facts: [fact, ...limits] };
}
