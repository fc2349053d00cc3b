/**
 * Automatic merit awards: what a college's published table gives a student for grades and scores, what that depends on,
 * and the next step of the table. Pure; a missing answer never leads to an award or to a refusal.
 */
import { convertSatToAct } from "#domain/admission/concordance.ts";
import type { Standing } from "#domain/aid/standing.ts";
import { gpaScaleMaximum } from "#domain/answers/gpaScale.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { type Answers, checkAll } from "#domain/eligibility/evaluate.ts";
import { type Profile } from "#domain/people/profile.ts";
import type { Day } from "#lib/dates.ts";
import { toDay } from "#lib/dates.ts";
import { type MeritAward, type MeritLine, type MeritTable, meritTablesByUnitId } from "./meritTables.ts";
import { mayPayLess } from "./residency.ts";

/** What awards are given for. */
export type Academics = Pick<Profile, "gpa" | "gpaScale" | "coreGpa" | "satTotal" | "actComposite">;

export type MeritQuestion = {
  academics: Academics;
  home: StateCode | null;
  entryYear: number;
  /** Null where nobody asks whether a day has passed. */
  today: Day | null;
  /** Citizenship and a home abroad, as far as they may keep an award from the student. */
  standing: Standing;
};

/** In dollars of the entry year; null if not published. */
export type MeritCosts = {
  tuitionUsd: number | null;
  /** What out-of-state students pay above residents. */
  differenceUsd: number | null;
};

/**
 * Why an award that may be the student's is not certain. "otherGpa": the page counts another average. "otherTest": the
 * table is in ACT points, and the SAT was converted. "exchange": not with, or only with, a tuition exchange's rate.
 * "otherYear": the table is for another entry year. "feesApart": it pays tuition, and our figure has fees in it.
 * "citizenship": few tables say whether students who are not citizens get the award.
 */
export const meritDoubts = [
  "otherGpa",
  "otherTest",
  "exchange",
  "otherYear",
  "feesApart",
  "citizenship",
] as const;
export type MeritDoubt = (typeof meritDoubts)[number];

export const meritMissing = ["gpa", "fourPointGpa", "score", "homeState"] as const;
export type MeritMissing = (typeof meritMissing)[number];

/** A row that is, or may be, the student's, as plain data. */
export type MeritGrant = Pick<MeritAward, "name" | "ways" | "group" | "renewal"> &
  Pick<MeritTable, "period" | "residents"> & {
    tableId: string;
    /** Dollars a year; null where nothing published says how much. */
    usd: number | null;
    /** The lower end of a published range. */
    fromUsd: number | null;
    /** The page says "and up", or rows are missing from our copy. */
    isAtLeast: boolean;
    gpaRule: MeritTable["gpa"];
    scores: MeritTable["scores"] | null;
    isForCitizens: boolean;
    plus: MeritAward["plus"] | null;
    leftOut: MeritAward["leftOut"] | null;
    /** The day to apply by for the student's fall. */
    applyBy: Day | null;
    doubts: readonly MeritDoubt[];
  };

/** Dollars a year of the entry year, capped at tuition. */
export type MeritSums = {
  /** Certain by the table. */
  earnedUsd: number;
  /** If every doubt is settled in the student's favor; at least what is earned. */
  mostUsd: number;
  /** On top of a tuition exchange's rate, where the student is admitted to it. */
  onExchangeUsd: number;
};

type Status = "earned" | "mayBe" | "unknown" | "no";
type Finding = { status: Status; doubts: readonly MeritDoubt[]; missing: readonly MeritMissing[] };

/** The most that a weighted average on the 5.0 scale lies above the plain one of the same grades. */
const weightedMost = 1;
/** How far a weighted average usually lies above the plain one at most: an assumption. */
const weightedUsual = 0.5;
/** A table is used for the fall it names and the one after; tables come out once a year. */
const tableYears = 1;

/** What becomes of each row of the tables that may be for this student. */
export type CheckedAward = { table: MeritTable; award: MeritAward } & Finding;

export function checkAwards(college: CollegeSummary, question: MeritQuestion): readonly CheckedAward[] {
  const tables = meritTablesByUnitId.get(college.unitId);
  if (tables === undefined) return [];
  return tables.flatMap((table) => {
    const whose = checkTable(table, college, question);
    if (whose.status === "no") return [];
    const answers = toAnswers(question.academics);
    return table.awards.map((award) => {
      const found = checkAward(award, question.academics, answers);
      const feesApart: MeritDoubt[] =
        award.percentOfTuition === undefined || found.status === "no" ? [] : ["feesApart"];
      return { table, award, ...combine(whose, found, feesApart) };
    });
  });
}

/** Whether the table is for this student at all: home state, exchange and entry year. */
function checkTable(table: MeritTable, college: CollegeSummary, question: MeritQuestion): Finding {
  const { home, entryYear, standing } = question;
  const { residents, homeStates, exchange: byExchange } = table;
  const doubts: MeritDoubt[] = [];
  if (standing.status !== null) {
    if (table.isForCitizens === true) return none;
    doubts.push("citizenship");
  }
  const gap = entryYear - table.entryYear;
  if (gap < 0 || gap > tableYears) doubts.push("otherYear");
  if (residents === undefined && homeStates === undefined)
    return { status: statusOf(doubts), doubts, missing: [] };
  if (home === null && !standing.isAbroad) return { status: "unknown", doubts, missing: ["homeState"] };
  const isResident = home === college.state;
  if (residents !== undefined && isResident !== (residents === "inState")) return none;
  if (homeStates !== undefined && (home === null || !homeStates.includes(home))) return none;
  if (residents === "outOfState") {
    const isLess = home !== null && mayPayLess(college, home);
    if (byExchange === "only" && !isLess) return none;
    if (isLess) doubts.push("exchange");
  }
  return { status: statusOf(doubts), doubts, missing: [] };
}

/** Whether a row's grades and scores are met. */
function checkAward({ lines, isActOnly }: MeritAward, academics: Academics, answers: Answers): Finding {
  if (lines.length === 0) return earned;
  const found = findBest(lines.map((line) => checkLine(line, answers)));
  const { satTotal, actComposite } = academics;
  if (found.status !== "no" || !isActOnly || satTotal === null) return found;
  const converted = convertSatToAct(satTotal);
  if (converted === null || converted <= (actComposite ?? 0)) return found;
  const again = findBest(lines.map((line) => checkLine(line, { ...answers, actComposite: converted })));
  return again.status === "earned" || again.status === "mayBe"
    ? { status: "mayBe", doubts: [...again.doubts, "otherTest"], missing: [] }
    : found;
}

/** One way to a row. Averages of another kind than the page counts bound each other, and decide only where that is enough. */
function checkLine({ gpaRule, conditions }: MeritLine, answers: Answers): Finding {
  const check = (gpaStep: number, gpaScale = answers.gpaScale ?? "none") =>
    checkAll(conditions, {
      ...answers,
      gpaScale,
      gpa: shift(answers.gpa, gpaStep),
      coreGpa: shift(answers.coreGpa, gpaStep),
    });
  const found = check(0);
  if (found.verdict === "no") return none;
  const isWeighted = answers.gpaScale === "weighted";
  const missing = toMissing(found.missing);
  if (missing.length > 0) return { status: "unknown", doubts: [], missing };
  if (answers.gpaScale === "percent" && gpaRule !== null)
    return { status: "unknown", doubts: [], missing: ["fourPointGpa"] };
  const isPlainAsked = gpaRule === "transcript" || gpaRule === "plain";
  if (isWeighted && isPlainAsked) {
    // The plain average is at least this, so a line that it meets is met on either scale.
    return check(-weightedMost, "unweighted").verdict === "yes" ? earned : mayBeOtherGpa;
  }
  if (found.verdict === "yes") return found.restsOnOtherGpa ? mayBeOtherGpa : earned;
  // The page counts a weighted average and the student told the plain one.
  return check(weightedUsual, "weighted").verdict === "yes" ? mayBeOtherGpa : none;
}

function shift(gpa: number | null | undefined, step: number): number | null {
  return gpa === null || gpa === undefined ? null : gpa + step;
}

const order: readonly Status[] = ["earned", "mayBe", "unknown", "no"];

/** Any one way is enough. */
function findBest(findings: readonly Finding[]): Finding {
  return findings.reduce((best, one) =>
    order.indexOf(one.status) < order.indexOf(best.status) ? one : best,
  );
}

const none: Finding = { status: "no", doubts: [], missing: [] };
const earned: Finding = { status: "earned", doubts: [], missing: [] };
const mayBeOtherGpa: Finding = { status: "mayBe", doubts: ["otherGpa"], missing: [] };

function statusOf(doubts: readonly MeritDoubt[]): Status {
  return doubts.length === 0 ? "earned" : "mayBe";
}

function combine(whose: Finding, found: Finding, more: readonly MeritDoubt[]): Finding {
  if (found.status === "no") return none;
  const doubts = [...whose.doubts, ...found.doubts, ...more];
  const missing = [...whose.missing, ...found.missing];
  return { status: missing.length > 0 ? "unknown" : statusOf(doubts), doubts, missing };
}

/** A student who told one test has not taken the other, as far as we know. */
function toAnswers({ gpa, gpaScale, coreGpa, satTotal, actComposite }: Academics): Answers {
  const hasScore = satTotal !== null || actComposite !== null;
  return {
    gpa: gpa === null || gpaScale === "none" ? gpa : Math.min(gpa, gpaScaleMaximum[gpaScale]),
    gpaScale,
    coreGpa,
    satTotal: satTotal ?? (hasScore ? 0 : null),
    actComposite: actComposite ?? (hasScore ? 0 : null),
  };
}

/** The average over core courses is never asked for: the student's own stands in. */
function toMissing(facts: readonly string[]): MeritMissing[] {
  const missing = new Set<MeritMissing>();
  for (const fact of facts) {
    if (fact === "gpa") missing.add("gpa");
    else if (fact !== "coreGpa") missing.add("score");
  }
  return [...missing];
}

/** Rows that count, by what becomes of them; where a day has passed, only as lost. */
export type MeritOutcome = MeritSums &
  MeritCosts &
  Pick<MeritQuestion, "entryYear" | "today" | "standing"> & {
    /** The largest of each group. */
    earned: readonly MeritGrant[];
    /** The largest of each group that is worth more than the one earned in it, if a doubt is settled well. */
    mayEarn: readonly MeritGrant[];
    /** Answers that would decide about rows. */
    missing: readonly MeritMissing[];
    /** The largest row of each group that grades and scores meet, but whose day has passed. */
    lost: readonly MeritGrant[];
    /** The largest row of each group that is met and never subtracted. */
    mayOffer: readonly MeritGrant[];
    /** What every admitted student is given, at least; null if not everyone is. */
    everyoneUsd: number | null;
    /** Years that all of what is earned is printed to last; null where a page does not say. */
    renewsForYears: number | null;
    /** The tables that may be for this student. */
    tables: readonly { tableId: string; period: string }[];
  };

/** Null where the college has no table for this student. */
export function findMerit(
  college: CollegeSummary,
  question: MeritQuestion,
  costs: MeritCosts,
): MeritOutcome | null {
  const checked = checkAwards(college, question);
  if (checked.length === 0) return null;
  const { entryYear, today, standing } = question;
  const grants = checked.map((one) => ({ ...one, usd: priceAward(one.award, costs) }));
  const met = grants.filter(({ status }) => status === "earned" || status === "mayBe");
  const counted = met.filter(({ award }) => award.leftOut === undefined);
  const isLost = ({ table }: Priced) => isOver(table, question);
  const open = counted.filter((one) => !isLost(one));
  const earned = listLargest(open.filter(({ status }) => status === "earned"));
  const best = new Map(earned.map(({ award, usd }) => [award.group, usd ?? 0]));
  const earnedUsd = capAtTuition(sum(best.values()), costs);
  const mayEarn = listLargest(open.filter(({ status }) => status === "mayBe")).filter(
    ({ award, usd }) => (usd ?? 0) > (best.get(award.group) ?? 0),
  );
  for (const { table, award, usd } of mayEarn) {
    if (table.exchange !== "only") best.set(award.group, usd ?? 0);
  }
  const onRate = mayEarn.filter(({ table }) => table.exchange === "only");
  const forEveryone = earned.length === 0 ? [] : counted.filter(({ award }) => award.lines.length === 0);
  const years = earned.map(({ award }) => award.renewal.years ?? null);
  const toGrants = (rows: readonly Priced[]) => rows.map((one) => toGrant(one, entryYear));
  return {
    ...costs,
    entryYear,
    today,
    standing,
    earnedUsd,
    mostUsd: capAtTuition(sum(best.values()), costs),
    onExchangeUsd: sum(onRate.map(({ usd }) => usd ?? 0)),
    earned: toGrants(earned),
    mayEarn: toGrants(mayEarn),
    missing: [
      ...new Set(
        grants.flatMap(({ status, award, missing }) =>
          status === "unknown" && award.leftOut === undefined ? missing : [],
        ),
      ),
    ],
    lost: toGrants(listLargest(counted.filter(isLost))),
    mayOffer: toGrants(listLargest(met.filter(({ award }) => isShownOnly(award)))),
    everyoneUsd: forEveryone.reduce<number | null>((most, { usd }) => Math.max(most ?? 0, usd ?? 0), null),
    tables: [...new Set(checked.map(({ table }) => table))].map(({ id, period }) => ({
      tableId: id,
      period,
    })),
    renewsForYears: years.includes(null) || years.length === 0 ? null : Math.min(...years.map(Number)),
  };
}

function isShownOnly({ leftOut }: MeritAward): boolean {
  return leftOut !== undefined && leftOut !== "pricedAsExchange";
}

type Priced = CheckedAward & { usd: number | null };

function toGrant({ table, award, usd, doubts }: Priced, entryYear: number): MeritGrant {
  return {
    name: award.name,
    ways: award.ways,
    group: award.group,
    renewal: award.renewal,
    period: table.period,
    ...(table.residents === undefined ? {} : { residents: table.residents }),
    tableId: table.id,
    usd,
    fromUsd: award.fromUsd ?? null,
    isAtLeast: award.isAtLeast === true || table.isPartial === true,
    gpaRule: table.gpa,
    scores: table.scores ?? null,
    isForCitizens: table.isForCitizens === true,
    plus: award.plus ?? null,
    leftOut: award.leftOut ?? null,
    applyBy: findApplyBy(table, entryYear),
    doubts,
  };
}

/** The largest row of each group; the first of equals, since tables list their best row by name. */
function listLargest(rows: readonly Priced[]): Priced[] {
  const largest = new Map<string, Priced>();
  for (const one of rows) {
    const known = largest.get(one.award.group);
    if (known === undefined || (one.usd ?? 0) > (known.usd ?? 0)) largest.set(one.award.group, one);
  }
  return [...largest.values()];
}

function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

function capAtTuition(usd: number, { tuitionUsd }: MeritCosts): number {
  return tuitionUsd === null ? usd : Math.min(usd, Math.round(tuitionUsd));
}

function priceAward(award: MeritAward, { tuitionUsd, differenceUsd }: MeritCosts): number | null {
  const { usd, upToUsd, percentOfTuition, percentOfDifference } = award;
  if (usd !== undefined) return usd;
  if (upToUsd !== undefined) return upToUsd;
  if (percentOfTuition !== undefined)
    return tuitionUsd === null ? null : Math.round((tuitionUsd * percentOfTuition) / 100);
  return differenceUsd === null ? null : Math.round((differenceUsd * (percentOfDifference ?? 0)) / 100);
}

/** The day to apply by for a fall: from July on it lies in the year before. */
export function findApplyBy({ applyBy }: MeritTable, entryYear: number): Day | null {
  if (applyBy === undefined) return null;
  return toDay(applyBy.month >= 7 ? entryYear - 1 : entryYear, applyBy.month, applyBy.day);
}

function isOver(table: MeritTable, { entryYear, today }: MeritQuestion): boolean {
  const day = findApplyBy(table, entryYear);
  return day !== null && today !== null && today > day;
}
