/** The text of a college's aid policy in a price calculation: its line, and what it leaves to pay. */
import type { CeilingBasis } from "#domain/price/policyLines.ts";
import { type PolicyCode, policyCodes, tableReachUsd } from "#domain/price/policyTerms.ts";
import { nameLine } from "#domain/price/promiseWords.ts";
import { formatUsd } from "#lib/format.ts";

type LineValues = Readonly<Record<string, number | string | null>>;

export function formatPolicy(values: LineValues): string {
  const name = nameLine({
    code: getPolicyCode(values["code"]),
    underUsd: findNumber(values["underUsd"]),
    isInclusive: values["isInclusive"] === 1,
    coversFees: values["coversFees"] === 1,
    mostUsd: findNumber(values["mostUsd"]),
  });
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function getPolicyCode(value: unknown): PolicyCode {
  return policyCodes.find((code) => code === value) ?? "freeTuition";
}

export function formatCeiling(values: LineValues): string {
  if (values["status"] === "assets")
    return "Not counted, because your savings are above the limit of the policy.";
  const left = {
    studentPart: "You still pay the student’s part.",
    averageBelowLine:
      "The college gives no figure for the student’s part. This is the highest average that families below the line paid.",
    otherCosts: "You still pay for books and personal costs.",
    halfTuition: "You still pay the other half of tuition, and living costs.",
    tuitionCeiling: "You still pay that much, plus living costs.",
    netCeiling: "You still pay that much, plus books and personal costs.",
    priceTable: `In the college’s example, a family with an income ${formatUsd(tableReachUsd)} above yours pays this much.`,
    livingCosts: `You still pay living costs${values["areFeesExtra"] === 1 ? ", and mandatory fees where the policy does not cover them" : ""}.`,
  }[getBasisName(values["basis"])];
  if (values["status"] === "most")
    return `${left} The college says “most,” so the high end is not capped at it.`;
  return values["status"] === "laterYear"
    ? `${left} The policy is for an earlier year than yours, so the high end is not capped at it.`
    : left;
}

const bases = [
  "studentPart",
  "averageBelowLine",
  "livingCosts",
  "otherCosts",
  "halfTuition",
  "tuitionCeiling",
  "netCeiling",
  "priceTable",
] as const satisfies readonly CeilingBasis[];

function getBasisName(value: unknown): CeilingBasis {
  return bases.find((basis) => basis === value) ?? "livingCosts";
}

function findNumber(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
