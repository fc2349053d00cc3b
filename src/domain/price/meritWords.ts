/** The text of automatic merit awards: what is earned and how, what a maybe turns on, and the next step of the table. */
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { describePeriod } from "#facts/describePeriod.ts";
import { formatAnd, formatDate, formatUsd } from "#lib/format.ts";
import type { MeritDoubt, MeritGrant, MeritMissing, MeritOutcome } from "./meritAwards.ts";
import type { MeritStep } from "./meritSteps.ts";
import type { MeritAward, MeritTable, MeritWay } from "./meritTables.ts";
import type { LeftOutCode, MeritExtra } from "./meritTerms.ts";

type GpaRule = MeritGrant["gpaRule"];

/** "a 3.5 GPA and ACT 29 or SAT 1330". */
function describeWay({ gpa, rule, act, sat }: MeritWay, tableRule: GpaRule): string {
  const tests = [act === undefined ? null : `ACT ${act}`, sat === undefined ? null : `SAT ${sat}`].filter(
    (text) => text !== null,
  );
  const parts = [
    gpa === undefined ? null : describeGpa(gpa, gpaNames[rule ?? tableRule]),
    tests.length === 0 ? null : tests.join(" or "),
  ].filter((text) => text !== null);
  return parts.join(" and ");
}

/** A line just above a round average reads "a GPA above 4.0". */
function describeGpa(gpa: number, name: string): string {
  const hundredths = Math.round(gpa * 100) / 100;
  return hundredths === gpa ? `a ${formatLine(gpa)} ${name}` : `a ${name} above ${formatLine(hundredths)}`;
}

/** Two decimals where the line has them: 3.75, 3.5, 4.0. */
function formatLine(gpa: number): string {
  return Number.isInteger(gpa * 10) ? gpa.toFixed(1) : gpa.toFixed(2);
}

const gpaNames: Record<GpaRule, string> = {
  plain: "unweighted GPA",
  weighted: "weighted GPA",
  own: "GPA",
  transcript: "GPA",
  core: "core GPA",
  weightedCore: "weighted core GPA",
};

const extras: Record<MeritExtra, string> = {
  extras: "plus extras",
  housing: "plus housing",
  firstYearHousing: "plus housing in the first year",
};

const doubts: Record<MeritDoubt, string> = {
  otherGpa: "The college uses a different grade average from the one you gave us.",
  otherTest:
    "Its table uses ACT scores. We converted your SAT score with the official 2018 concordance, so ask whether the college does the same.",
  exchange:
    "It also depends on whether you get a tuition exchange rate. Some colleges give you one or the other, and some give you both.",
  otherYear: "The table is for a different entry year than yours.",
  citizenship: "Ask whether it is open to students who are not U.S. citizens. Few tables say.",
  feesApart:
    "It pays tuition, not fees. Published figures combine the two, so the amount here is a little high.",
};

const missing: Record<MeritMissing, string> = {
  gpa: "your GPA",
  fourPointGpa: "your GPA on the 4.0 scale",
  score: "an SAT or ACT score",
  homeState: "your home state",
};

const leftOut: Record<LeftOutCode, string> = {
  range: "the page gives only a range",
  old: "the table we have is three or more years old",
  selection: "the page does not say that everyone who qualifies gets it",
  andOrOr: "the page does not say whether you need both the grades and the score",
  cellsInferred: "we are not sure which amount goes with which grades",
  residency: "we are not sure whether it is only for residents",
  pellOnly: "you also need a Pell Grant",
  weakSource: "we have only one weak source",
  pricedAsExchange: "the price already counts it",
};

function formatYearOf(period: string): string {
  const said = describePeriod(period, { what: "table" });
  if (said !== period) return said;
  return period.includes("-") ? `${period} table` : `table in force in ${period}`;
}

function describeWays({ ways, gpaRule }: Pick<MeritGrant, "ways" | "gpaRule">): string {
  return ways.length === 0
    ? "every admitted student"
    : ways.map((way) => describeWay(way, gpaRule)).join(", or ");
}

function describeAmount({ usd, fromUsd, isAtLeast, plus }: MeritGrant): string {
  if (usd === null) return "an amount we cannot put in dollars";
  if (fromUsd !== null) return `${formatUsd(fromUsd)} to ${formatUsd(usd)} a year`;
  const amount = `${isAtLeast ? "at least " : ""}${formatUsd(usd)} a year`;
  return plus === null || plus === undefined ? amount : `${amount} ${extras[plus]}`;
}

function sayLeftOut(grant: MeritGrant): string {
  return grant.leftOut === null || grant.leftOut === undefined ? "" : leftOut[grant.leftOut];
}

function describeRenewal({ renewal: { years, gpa, credits } }: MeritGrant): string {
  if (years === 1) return "For one year only.";
  const asks = [
    gpa === undefined ? null : `a ${formatLine(gpa)} college GPA`,
    credits === undefined ? null : `${credits} credits a year`,
  ].filter((text) => text !== null);
  const lasts = years === undefined ? "" : `For ${years} years`;
  if (asks.length > 0)
    return `${lasts === "" ? "To keep it you need" : `${lasts}, if you keep`} ${asks.join(" and ")}.`;
  return lasts === ""
    ? "The college’s page does not say how long it lasts. Ask what you must do to keep it."
    : `${lasts}. Ask what grades you need to keep it.`;
}

function describeGrant(grant: MeritGrant): string {
  const { name, period, scores, isForCitizens, applyBy } = grant;
  return [
    `${name}: ${describeAmount(grant)} for ${describeWays(grant)} (${formatYearOf(period)}).`,
    describeRenewal(grant),
    applyBy === null ? null : `Apply by ${formatDate(applyBy)}.`,
    scores === "oneSitting" ? "Scores must be from one test date." : null,
    isForCitizens ? "For U.S. citizens and permanent residents." : null,
  ]
    .filter((text) => text !== null)
    .join(" ");
}

function describeChange({ gpa, sat, act }: Pick<MeritStep, "gpa" | "sat" | "act">): string {
  const points = (test: string, { from, to }: { from: number | null; to: number }) =>
    from === null
      ? `an ${test} of ${to}`
      : `${to - from} ${to - from === 1 ? "point" : "points"} more on the ${test} (${to})`;
  const parts = [
    gpa === undefined ? null : `a GPA of ${formatLine(gpa.to)}`,
    sat === undefined ? null : points("SAT", sat),
    act === undefined ? null : points("ACT", act),
  ].filter((text) => text !== null);
  return parts.join(" and ");
}

/** What a row of a table pays: "$24,000 a year", "full tuition". */
function describeRow({ usd, fromUsd, upToUsd, percentOfTuition, percentOfDifference }: MeritAward): string {
  if (usd !== undefined) return `${formatUsd(usd)} a year`;
  if (fromUsd !== undefined && upToUsd !== undefined)
    return `${formatUsd(fromUsd)} to ${formatUsd(upToUsd)} a year`;
  if (upToUsd !== undefined) return `up to ${formatUsd(upToUsd)} a year`;
  if (percentOfTuition !== undefined)
    return percentOfTuition === 100 ? "full tuition" : `${String(percentOfTuition)}% of tuition`;
  return percentOfDifference === undefined
    ? "an amount we don’t have"
    : `${String(percentOfDifference)}% of the difference between out-of-state and in-state tuition`;
}

/** The least and the most of a table: "$6,000 a year for a 3.5 GPA and ACT 25, up to full tuition for a 4.0 GPA and ACT 36". */
function describeTable({ awards, gpa, period, isPartial }: MeritTable): string {
  const main = awards.filter(({ group }) => group === awards[0]?.group);
  const counted = main.filter((row) => row.leftOut === undefined);
  const rows = (counted.length > 0 ? counted : main).toSorted((a, b) => weighRow(a) - weighRow(b));
  const say = (row: MeritAward) =>
    `${describeRow(row)} for ${describeWays({ ways: row.ways, gpaRule: gpa })}`;
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return "";
  const text = first === last ? say(first) : `${say(first)}, up to ${say(last)}`;
  const isTold = last.leftOut === undefined || saidElsewhere.has(last.leftOut);
  const reason = isTold || last.leftOut === undefined ? "" : `; ${leftOut[last.leftOut]}`;
  return `${isPartial === true ? "among others, " : ""}${text} (${formatYearOf(period)}${reason})`;
}

/** The year says that a table is old; what a price counts is no matter without one. */
const saidElsewhere: ReadonlySet<LeftOutCode> = new Set<LeftOutCode>(["old", "pricedAsExchange"]);

/** By what a row is worth among the rows of its table. */
function weighRow({ usd, upToUsd, percentOfTuition, percentOfDifference }: MeritAward): number {
  return usd ?? upToUsd ?? (percentOfTuition ?? 0) * tuitionShare + (percentOfDifference ?? 0);
}

/** A percent of tuition is worth more than this, so that full tuition comes above every amount. */
const tuitionShare = 1000;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const meritWords = {
  title: "Automatic merit awards",
  /** What the award leaves of the sticker price. */
  left: (merit: MeritOutcome, stickerUsd: number | null) =>
    merit.earnedUsd === 0 || stickerUsd === null
      ? null
      : `Sticker price ${formatUsd(stickerUsd)}, less ${formatUsd(merit.earnedUsd)} in awards: ${formatUsd(stickerUsd - merit.earnedUsd)}, before any grant for need.`,
  grant: describeGrant,
  table: describeTable,
  mayEarn: (grant: MeritGrant) =>
    `Maybe ${describeGrant(grant)} ${grant.doubts.map((code) => doubts[code]).join(" ")}`,
  lost: ({ name, usd, applyBy }: MeritGrant) =>
    `${name}${usd === null ? "" : `, ${formatUsd(usd)} a year`}: its deadline, ${applyBy === null ? "" : formatDate(applyBy)}, has passed, so the price does not count it. If you applied in time, ask whether you can still get it.`,
  offer: (grant: MeritGrant) =>
    `${grant.name}: ${describeAmount(grant)} for ${describeWays(grant)}, at most: ${sayLeftOut(grant)}.`,
  mayOffer: (grant: MeritGrant) =>
    `May also offer ${grant.name}, ${describeAmount(grant)}, for ${describeWays(grant)}. Not counted: ${sayLeftOut(grant)}.`,
  missing: (codes: readonly MeritMissing[]) =>
    `We can’t check every award here without ${codes.map((code) => missing[code]).join(" and ")}.`,
  ask: (codes: readonly MeritMissing[]) =>
    `I can find your row with ${formatAnd(codes.map((code) => missing[code]))}.`,
  discount: (usd: number) =>
    `Every admitted student gets at least ${formatUsd(usd)} a year here. It works more like a discount on the sticker price than a prize, so compare what is left to pay.`,
  noneYet: (state: StateCode | null) =>
    `Under the published table, your grades and scores don’t earn an award here${state === null ? "" : ` for students from ${stateNames[state]}`} yet.`,
  step: (step: MeritStep) =>
    `${capitalize(describeChange(step))}: ${formatUsd(step.moreUsd)} a year more${step.grant === null ? "" : ` (${step.grant.name})`}.`,
  stepTitle: (step: Pick<MeritStep, "gpa" | "sat" | "act">) => capitalize(`with ${describeChange(step)}`),
  stepEffect: (moreUsd: number, name: string | null) =>
    `${formatUsd(moreUsd)} a year more in merit awards${name === null ? "" : ` (${name})`}`,
  next: "The next step in the table",
  check: "Tables change every year. Check the college’s page before you count on an award.",
  short: (usd: number) => `with a merit award of ${formatUsd(usd)}`,
  heard: "opens the college’s page",
};
