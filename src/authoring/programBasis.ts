/** What a state's program is based on, and what decides between its amounts, as its conditions have it. */
import type { NeedCode, ProgramPay, StateProgram } from "#domain/aid/stateProgram.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { formatAnd } from "#lib/format.ts";

/** What the rule asks for, whichever way it is met. */
export function findBasis({ name, conditions, needs }: StateProgram): {
  by: readonly string[];
  limit: string | null;
} {
  const asks = ({ facts, codes }: Sign) =>
    conditions.some((one) => asksFor(one, facts)) || needs.some(({ code }) => codes.has(code));
  const [isByNeed, isByGrades] = [asks(signs.need), asks(signs.grades)];
  // "The UPR need-based grant" says it.
  const isNeedSaid = /\bneed-based\b/i.test(name);
  const by = [
    ...(isByNeed && !isNeedSaid ? ["need"] : []),
    ...(isByGrades ? ["your high school record"] : []),
  ];
  const isLimited = !isByNeed && asks(isByIncome);
  const limit = opensByPell(conditions) ? "an income limit unless you get a Pell Grant" : "an income limit";
  return { by, limit: isLimited ? limit : null };
}

type Sign = { facts: ReadonlySet<string>; codes: ReadonlySet<NeedCode> };

const signs = {
  need: {
    facts: new Set(["sai", "getsPell", "poverty"]),
    codes: new Set<NeedCode>(["financialNeed", "unmetNeed", "lowIncomeAndGap"]),
  },
  income: {
    facts: new Set(["incomeUsd", "assetsUsd", "incomeBySize"]),
    codes: new Set<NeedCode>(["incomeCeiling"]),
  },
  grades: {
    facts: new Set([
      "gpa",
      "index",
      "satTotal",
      "actComposite",
      "cltTotal",
      "classRankTopPercent",
      "classPlace",
    ]),
    codes: new Set<NeedCode>(["gpaOnTheirScale", "gpaReachesState", "stateTestAward", "collegeMerit"]),
  },
} satisfies Record<string, Sign>;

/** What an amount may turn on, in the words of its remark. */
const grounds: readonly { name: string; facts: ReadonlySet<string> }[] = [
  { name: "income", facts: new Set([...signs.need.facts, ...signs.income.facts]) },
  { name: "GPA", facts: new Set(["gpa", "index"]) },
  { name: "test score", facts: new Set(["satTotal", "actComposite", "cltTotal"]) },
  { name: "class rank", facts: new Set(["classRankTopPercent", "classPlace"]) },
  { name: "credits a term", facts: new Set(["creditsPerTerm"]) },
];

/** "Income of $65,000 or less, or a Pell Grant": either way a family's money decides. */
export const isByIncome: Sign = {
  facts: new Set([...signs.need.facts, ...signs.income.facts]),
  codes: signs.income.codes,
};

/** "Income of $65,000 or less, or a Pell Grant": who gets one needs no other line. */
function opensByPell(conditions: readonly Condition[]): boolean {
  return conditions.some(
    (one) => one.kind === "any" && one.of.some((way) => way.kind === "yes" && way.fact === "getsPell"),
  );
}

/** Whether a condition asks for one of these in every way to meet it. */
export function asksFor(condition: Condition, facts: ReadonlySet<string>): boolean {
  switch (condition.kind) {
    case "any":
    case "some":
      return condition.of.every((one) => asksFor(one, facts));
    case "all":
      return condition.of.some((one) => asksFor(one, facts));
    case "gpa":
    case "index":
    case "poverty":
    case "incomeBySize":
      return facts.has(condition.kind);
    case "yes":
    case "atLeast":
    case "atMost":
      return facts.has(condition.fact);
    default:
      return false;
  }
}

/** What decides between amounts for the same colleges and years: "by income", "by GPA and test score". */
export function tellGrounds(pays: readonly ProgramPay[]): string {
  const isAsked = (facts: ReadonlySet<string>) =>
    pays.some(({ asks }) => asks.some((one) => asksFor(one, facts)));
  const named = grounds.flatMap(({ name, facts }) => (isAsked(facts) ? [name] : []));
  return named.length === 0 ? "for some students" : `by ${formatAnd(named)}`;
}
