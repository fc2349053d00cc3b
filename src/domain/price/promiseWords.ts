/** A college's promise as a family reads it: the same beside a price, on a college's page and in an answer. */
import type { Condition } from "#domain/eligibility/condition.ts";
import { formatAnd, formatInteger, formatOr, formatUsd } from "#lib/format.ts";
import type { PolicyLine, PolicyTerms } from "./policyRecords.ts";
import type { PolicyCode } from "./policyTerms.ts";

type Named = Pick<PolicyLine, "code" | "underUsd" | "isInclusive" | "coversFees"> & {
  mostUsd: number | null;
};

const names: Readonly<Record<PolicyCode, (income: string, most: string, fees: string) => string>> = {
  noParentContribution: (income) => `no parent contribution${income}`,
  freeTuitionAndLiving: (income) => `free tuition, housing and food${income}`,
  freeTuition: (income, _most, fees) => `free tuition${fees}${income}`,
  halfTuition: (income) => `half tuition${income}`,
  partTuition: (income) => `part of tuition${income}`,
  flagshipPrice: (income) => `a price no higher than the state’s flagship charges, for incomes${income}`,
  tuitionCeiling: (income, most) => `at most ${most} a year for tuition and fees, for incomes${income}`,
  netCeiling: (income, most) =>
    `free tuition, and at most ${most} a year for housing and food, for incomes${income}`,
  priceTable: () => "prices from its own table by income",
  noLoans: (income) => `no loans in its aid offers${income}`,
};

/** "free tuition up to $200,000" where the line itself is covered, otherwise "under". */
export function nameLine({ code, underUsd, isInclusive, coversFees, mostUsd }: Named): string {
  const income = formatIncome(underUsd, isInclusive);
  return names[code](income, formatUsd(mostUsd ?? 0), coversFees ? " and fees" : "");
}

/** The same with whom it is for: "free tuition up to $65,000 for students who live in Philadelphia". */
export function namePromise(line: PolicyLine): string {
  const { terms } = line;
  const name = nameLine({ ...line, mostUsd: terms?.mostUsd ?? null });
  const students = terms === null ? null : describeStudents(terms);
  return students === null ? name : `${name} for students ${students}`;
}

function formatIncome(underUsd: number | null, isInclusive: boolean | null): string {
  if (underUsd === null) return "";
  if (isInclusive === null) return ` up to a limit of ${formatUsd(underUsd)}`;
  return isInclusive ? ` up to ${formatUsd(underUsd)}` : ` under ${formatUsd(underUsd)}`;
}

/** It follows "students"; null where the promise asks for nothing beside the income. */
function describeStudents({ conditions, livesIn, livesOnCampus, unasked }: PolicyTerms): string | null {
  const parts = [
    ...conditions.map(describeCondition),
    livesIn === null ? null : `who live in ${livesIn}`,
    livesOnCampus ? "who live on campus" : null,
    unasked === null ? null : `who ${unasked}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : formatAnd(parts);
}

function describeCondition(condition: Condition): string {
  const leaves = listLeaves(condition);
  const things = leaves.map(nameThing);
  // "with a GPA of at least 3.0, an ACT of at least 21, or an SAT of at least 1060"
  return things.every((thing) => thing !== null)
    ? `with ${formatOr(things)}`
    : formatOr(leaves.map((leaf) => describeLeaf(leaf)));
}

/** The alternatives of a condition. */
function listLeaves(condition: Condition): Condition[] {
  return condition.kind === "any" ? condition.of.flatMap(listLeaves) : [condition];
}

function describeLeaf(leaf: Condition): string {
  if (leaf.kind === "atMost" && leaf.fact === "classRankTopPercent")
    return `in the top ${String(leaf.value)}% of their class`;
  const thing = nameThing(leaf);
  if (thing === null) throw new Error(`A promise asks for ${JSON.stringify(leaf)}, which has no words yet.`);
  return `with ${thing}`;
}

/** What a student has, after "with"; null for what is said otherwise. */
function nameThing(leaf: Condition): string | null {
  switch (leaf.kind) {
    case "gpa":
      return `a GPA of at least ${formatGpa(leaf.value)}`;
    case "yes":
      return leaf.fact === "getsPell" ? "a Pell Grant" : null;
    case "atMost":
      return leaf.fact === "sai" ? `a Student Aid Index of ${formatInteger(leaf.value)} or less` : null;
    case "atLeast":
      if (leaf.fact === "actComposite") return `an ACT of at least ${String(leaf.value)}`;
      return leaf.fact === "satTotal" ? `an SAT of at least ${String(leaf.value)}` : null;
    default:
      return null;
  }
}

/** "3.0" and "3.85". */
function formatGpa(gpa: number): string {
  return Number.isInteger(gpa) ? gpa.toFixed(1) : String(gpa);
}
