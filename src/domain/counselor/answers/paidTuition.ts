/** "Does Tennessee pay for community college", "free tuition in New Mexico": the state's programs that pay all of tuition. */
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { describeAmount, describeWhere, getAmountYear } from "#domain/aid/payWords.ts";
import { type NeedCode, type ProgramPay, type StateProgram, specialNeeds } from "#domain/aid/stateProgram.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { formatUsd } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import { type Draft, lowerFirst, makeDraft, toAnswerSource } from "../draft.ts";
import { nameProgram } from "../programNames.ts";
import { makeAsked } from "./namedPrograms.ts";
import { isOfOthers } from "./needPrograms.ts";
import { findClass, toStepsFact } from "./programDue.ts";
import { tellWhoBriefly } from "./programLines.ts";

type Paid = NonNullable<CounselorReading["paid"]>;

const mostPrograms = 3;

/** Each with who gets it and how. Null where no program on record pays all of it. */
export function tellPaidTuition(
  state: StateCode,
  { paid = "tuition", details }: Pick<CounselorReading, "paid" | "details">,
  context: AnswerContext,
): Draft | null {
  const all = stateProgramsOf(state).flatMap((program) => {
    const pay = program.pays.find((one) => paysAll(one) && isThere(one, paid));
    return pay === undefined ? [] : [{ program, pay }];
  });
  if (all.length === 0) return null;
  const isAdult = details?.isAdult === true;
  const { year } = findClass(context);
  const isClosed = ({ conditions }: StateProgram) => conditions.some((one) => isOfOthers(one, year));
  const ofAge = all.filter(({ program }) => !isAdult || !isOfRecent(program));
  const open = ofAge.filter(({ program }) => isAdult || !isClosed(program));
  if (ofAge.length === 0)
    return makeDraft(
      `The programs I know in ${stateNames[state]} that pay all tuition are for students who come from high school. Ask a community college there what the state pays for adults.`,
      { sources: all.slice(0, 1).map(({ program }) => toAnswerSource(program.source)) },
    );
  const found = open.length > 0 ? open : ofAge;
  const shown = found
    .toSorted((one, other) => rank(one.program) - rank(other.program))
    .slice(0, mostPrograms);
  const told = shown.map(({ program, pay }) => tell(program, pay, context));
  const lead =
    open.length === 0
      ? `Not for the class of ${year} by the rule I have`
      : paid === "communityCollege"
        ? "Yes, for students who qualify"
        : "For students who qualify";
  return makeDraft(`${lead}: ${told.map(({ text }) => text).join(shown.length > 1 ? "\n" : " ")}`, {
    facts: [
      ...told.flatMap(({ facts }) => facts),
      ...(open.length > 0
        ? []
        : [{ ref: `${state}.class`, kind: "date", subject: state, text: String(year), year: "" } as const]),
    ],
    sources: shown.map(({ program }) => toAnswerSource(program.source)),
    parts: [{ kind: "programs", state, ids: shown.map(({ program }) => program.id) }],
  });
}

/** What few can get comes last. */
function rank({ conditions, needs }: StateProgram): number {
  const isFirst = conditions.some((one) => one.kind === "atMost" && one.fact === "classPlace");
  return isFirst || needs.some(({ code }) => rare.has(code)) ? 1 : 0;
}

const rare: ReadonlySet<NeedCode> = new Set(specialNeeds);

/** For those who come from high school: no answer to an adult. */
function isOfRecent({ conditions, needs }: StateProgram): boolean {
  return (
    conditions.some((one) => one.kind === "atMost" && one.fact === "monthsToStart") ||
    needs.some(({ code }) => code === "applyInSeniorYear" || code === "medicaidYears")
  );
}

/** Said before the state's other programs, where none pays all. */
export function sayNonePays(state: StateCode, paid: Paid): string {
  const what = paid === "communityCollege" ? "community college tuition" : "tuition";
  return `I know of no state program in ${stateNames[state]} that pays all of ${what}. `;
}

function paysAll({ amount }: ProgramPay): boolean {
  if (amount.kind === "tuitionIs") return amount.usd === 0;
  return amount.kind === "covers" && amount.share === 1 && amount.what !== "outOfStateDifference";
}

/** The first place on record decides: a rule for transfers or later years is no answer to "is it free". An income limit is, and is told. */
function isThere({ at, kinds, years, asks }: ProgramPay, paid: Paid): boolean {
  const isByIncome = asks.every((one) => one.kind === "atMost" && one.fact === "incomeUsd");
  const isGeneral = (years === null || years.includes(1)) && isByIncome && !later.has(at);
  return isGeneral && (paid === "tuition" || kinds.includes("communityCollege"));
}

const later: ReadonlySet<ProgramPay["at"]> = new Set<ProgramPay["at"]>([
  "fromSecondYear",
  "laterYearsInState",
  "bachelorAfterTwoYears",
]);

function tell(
  program: StateProgram,
  pay: ProgramPay,
  context: AnswerContext,
): { text: string; facts: AnswerFact[] } {
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
  const who = tellWhoBriefly(makeAsked(program, {}, { context }));
  const how = program.how === null ? "" : ` ${program.how}`;
  const steps = program.how === null ? [] : [toStepsFact(program, program.how)];
  const text = `${nameProgram(program)} pays ${amount} ${describeWhere(pay)}${from}.${who.text}${how}`;
  return { text, facts: [fact, ...limits, ...who.facts, ...steps] };
}
