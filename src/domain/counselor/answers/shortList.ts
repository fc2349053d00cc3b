/**
 * A short list for who asks where to apply: colleges of the first list with chance and price, the community college at home,
 * and what to say for a better one.
 */
import type { StateCode } from "#domain/college/states.ts";
import { commuteMiles, dayTripMiles } from "#domain/geography/nearness.ts";
import { matchColleges } from "#domain/match/matchColleges.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { formatShownPart } from "#domain/price/shownPrice.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  joinWords,
  listFieldSources,
  lowerFirst,
  makeDraft,
  sayAbout,
  sayUsd,
  toMatchQuestion,
} from "../draft.ts";
import { links } from "../words.ts";
import { toChanceFact } from "./chance.ts";
import { findCenter } from "./filterSearch.ts";
import { toPriceFact } from "./price.ts";

/** Four-year colleges that are told with chance and price; the rest are drawn below. */
const mostTold = 4;

export function answerShortList(reading: CounselorReading, context: AnswerContext): Draft {
  const placed = placeHome(reading, context);
  const { profile, money } = placed.plan;
  const hasRecord = profile.gpa !== null || profile.satTotal !== null || profile.actComposite !== null;
  if (profile.homeState === null) return askForHome(hasRecord, money.payPerYearUsd !== null);
  if (!hasRecord && money.payPerYearUsd === null && money.familyIncomeUsd === null)
    return makeDraft(
      "To suggest colleges, I need a GPA or a test score, and what your family can pay or earns a year. Tell me here, or take the match quiz.",
      { kind: "dont-know", parts: [links.quiz] },
    );
  const question = toMatchQuestion(placed);
  const { first, rows: ranked } = matchColleges(placed.colleges, question);
  const rows = [...first.rows, ...first.beyond];
  if (rows.length === 0)
    return makeDraft("No college fits all your answers. Change one in the match quiz.", {
      kind: "dont-know",
      parts: [links.quiz],
    });
  const fourYear = rows.filter(({ college }) => college.level === "fourYear");
  const told = chooseTold(fourYear, profile.homeState);
  const facts: AnswerFact[] = [];
  const clauses = told.map((row) => tellRow(row, question.entryYear, facts));
  const isNear = (row: RankedCollege<PriceBand>) => (row.distanceMiles ?? Infinity) <= commuteMiles;
  // The list itself leaves it out where four-year colleges are sure; who asks where to go is told of it.
  const local = [...rows, ...ranked.filter(isNear)]
    .filter(
      ({ college }) =>
        college.level === "twoYear" && college.control === "public" && college.hasOpenAdmission === true,
    )
    .toSorted((a, b) => (a.distanceMiles ?? Infinity) - (b.distanceMiles ?? Infinity))[0];
  const path = local === undefined ? "" : ` ${tellTwoYear(local, question.entryYear, facts)}`;
  const year = facts.find(({ kind }) => kind === "money")?.year;
  const prices = year === undefined ? "" : ` Prices are for a year in ${year}, after grants.`;
  return makeDraft(
    `Here is a list to start from, with the likeliest first: ${clauses.join("; ")}.${path}${prices}${sayBudget(told, money.payPerYearUsd, facts)}${askForMore(placed)}`,
    {
      facts,
      sources: listFieldSources("admitRate", "netPriceUsd"),
      parts: [{ kind: "colleges", unitIds: rows.map(({ college }) => college.unitId) }, links.quiz],
    },
  );
}

/** The plan as if home were the city that is named. */
function placeHome({ search }: CounselorReading, context: AnswerContext): AnswerContext {
  const near = search?.near ?? null;
  if (near?.kind !== "city") return context;
  const center = findCenter(near, context);
  if (center === null) return context;
  const { plan } = context;
  const home = {
    homeState: center.state,
    homeLatitude: center.latitude,
    homeLongitude: center.longitude,
  };
  return { ...context, plan: { ...plan, profile: { ...plan.profile, homeZip: null, ...home } } };
}

const likelyCodes: readonly string[] = ["open", "safety", "likely"];
const codes: readonly string[] = [...likelyCodes, "target", "reach", "unknown"];
/** Of those told, how many are sure or likely to admit. */
const mostLikely = 2;

/** Two that are sure or likely where there are, whatever they cost; then the nearest that may be paid. The likeliest first. */
function chooseTold(
  rows: readonly RankedCollege<PriceBand>[],
  homeState: StateCode | null,
): RankedCollege<PriceBand>[] {
  const rank = (row: RankedCollege<PriceBand>) => codes.indexOf(row.admissionLabel.code);
  const isOver = (row: RankedCollege<PriceBand>) => (row.budgetLabel === "over" ? 1 : 0);
  const near = (row: RankedCollege<PriceBand>) => row.distanceMiles ?? Infinity;
  const isAway = (row: RankedCollege<PriceBand>) =>
    row.college.state === homeState || near(row) <= dayTripMiles ? 0 : 1;
  const ordered = rows.toSorted(
    (a, b) => isAway(a) - isAway(b) || isOver(a) - isOver(b) || near(a) - near(b),
  );
  const likely = ordered
    .filter((row) => likelyCodes.includes(row.admissionLabel.code) && isAway(row) === 0)
    .slice(0, mostLikely);
  const others = ordered.filter((row) => !likely.includes(row) && row.admissionLabel.code !== "reach");
  const rest = others.length + likely.length > 0 ? others : ordered;
  return [...likely, ...rest].slice(0, mostTold).toSorted((a, b) => rank(a) - rank(b) || near(a) - near(b));
}

/** "$4,400 to $16,700 by income" where the income is open. */
function sayPrice(row: RankedCollege<PriceBand>, entryYear: number): AnswerFact | null {
  const fact = toPriceFact(row, entryYear);
  const incomes = row.priceBand?.pricesByIncome?.map(({ middleUsd }) => middleUsd) ?? [];
  if (fact === null) return null;
  return incomes.length === 0
    ? { ...fact, text: lowerFirst(fact.text).replace(/ a year$/, "") }
    : {
        ...fact,
        text: `${formatShownPart(Math.min(...incomes))} to ${formatShownPart(Math.max(...incomes))} by income`,
      };
}

function tellRow(row: RankedCollege<PriceBand>, entryYear: number, facts: AnswerFact[]): string {
  const chance = toChanceFact(row);
  const price = sayPrice(row, entryYear);
  const said: string[] = [];
  if (chance !== null) {
    facts.push(chance);
    said.push(`chance ${sayAbout(chance.text)}`);
  } else if (row.admissionLabel.code === "open") said.push("admits nearly everyone");
  else if (row.chance.kind === "guaranteed") said.push("a published rule admits you");
  if (price !== null) {
    facts.push(price);
    said.push(price.text);
  }
  return said.length === 0 ? row.college.name : `${row.college.name} (${said.join(", ")})`;
}

function tellTwoYear(row: RankedCollege<PriceBand>, entryYear: number, facts: AnswerFact[]): string {
  const price = sayPrice(row, entryYear);
  if (price !== null) facts.push(price);
  const cost = price === null ? "" : ` and costs ${price.text}`;
  return `${row.college.name} takes everyone with a diploma${cost}. Two years there and then a transfer to a state university is a sound plan, and usually the cheapest.`;
}

function sayBudget(
  rows: readonly RankedCollege<PriceBand>[],
  budgetUsd: number | null,
  facts: AnswerFact[],
): string {
  if (budgetUsd === null) return "";
  const within = rows
    .filter(({ budgetLabel }) => budgetLabel === "within")
    .map(({ college }) => college.name);
  const maybe = rows.filter(({ budgetLabel }) => budgetLabel === "maybe").map(({ college }) => college.name);
  const limit = `${sayUsd(budgetUsd)} a year`;
  facts.push({ ref: "budget", kind: "money", subject: null, text: limit, year: "" });
  if (within.length > 0) return ` Within ${limit} for sure: ${joinWords(within)}.`;
  return maybe.length > 0
    ? ` ${joinWords(maybe)} may come within ${limit}, but none of these four-year colleges is sure to.`
    : ` None of these four-year colleges is likely to come within ${limit} for you.`;
}

function askForHome(hasRecord: boolean, hasBudget: boolean): Draft {
  const noted = hasRecord || hasBudget ? "Noted. I’ll use that in what you ask next. " : "";
  return makeDraft(
    `${noted}Name a college and I’ll tell you the chance or the price there. For a list of colleges, say where you live (a city or a ZIP code)${hasBudget ? "" : " and what your family can pay a year"}.`,
    { kind: "dont-know", parts: [links.quiz] },
  );
}

/** What would narrow the list most. */
function askForMore({ plan: { money, profile } }: AnswerContext): string {
  const missing = [
    ...(profile.gpa === null ? ["the GPA"] : []),
    ...(money.familyIncomeUsd === null ? ["your family’s income"] : []),
    ...(profile.majorFamilies.length === 0 ? ["a field of study"] : []),
  ];
  return missing.length === 0
    ? ""
    : ` Tell me ${joinWords(missing)}, and the prices and the list will fit you better.`;
}
