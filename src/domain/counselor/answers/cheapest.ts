/**
 * Which of several colleges costs the family least: by their price ranges, or by what the family says each one gave. Where
 * the home or the income is open, it is told for each; where that leaves it open, it is not guessed.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { MatchQuestion } from "#domain/match/matchColleges.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { formatUsd } from "#lib/format.ts";
import type { CounselorReading, SaidOffer } from "../counselor.ts";
import { joinWords, rankForPlan } from "../draft.ts";
import { withResidency } from "../residency.ts";

type Asked = {
  colleges: readonly CollegeSummary[];
  question: MatchQuestion;
  residency: CounselorReading["residency"];
  /** What the family says that these gave. */
  offers?: readonly SaidOffer[] | undefined;
};

/** A home that it may be told for: "elsewhere" is a state that pays no less at any of them. */
type Home = "known" | "elsewhere" | StateCode;
type Winner = { college: CollegeSummary; isApart: boolean };
type Ends = { lowUsd: number; middleUsd: number; highUsd: number; isExact: boolean };

/** One sentence with a space before it; empty where a price is missing. */
export function sayCheapest(asked: Asked): string {
  const { colleges, question } = asked;
  const homes = listHomes(asked);
  const incomes = question.money.familyIncomeUsd === null && question.aid === null ? openIncomes : [null];
  const rows = homes.map((home) => incomes.map((incomeUsd) => findCheapest(asked, home, incomeUsd)));
  const cells = rows.flat();
  const winners = new Set(cells.map((cell) => cell?.college));
  const [first] = winners;
  if (colleges.length < 2 || winners.has(undefined) || first === undefined) return "";
  const isPair = colleges.length === 2;
  const isApart = cells.every((cell) => cell?.isApart === true);
  if (winners.size === 1 && isApart) {
    // Over all incomes the ranges may overlap; at each one they don't.
    const anywhere = [incomes.length > 1 ? "at every income" : "", homes.length > 1 ? "from any state" : ""];
    const scope = anywhere.filter((one) => one !== "").join(" and ");
    const range = scope === "" ? "its whole price range" : `${scope}, its price range`;
    return ` ${first.name} would likely be the ${isPair ? "cheaper" : "cheapest"} one for your family: ${range} is below the ${isPair ? "other’s" : "others’"}.`;
  }
  const open = isApart
    ? ""
    : ` Their price ranges overlap, so we can’t say yet which one costs your family less. ${sayNext(question)}`;
  if (winners.size === 1)
    return ` Judging by the middle of the ranges, ${first.name} costs ${isPair ? "less" : "the least"}.${open}`;
  const least = isPair ? "cheaper one" : "cheapest";
  if (rows.every((row) => new Set(row.map((cell) => cell?.college)).size === 1))
    return ` Judging by the middle of the ranges, the ${least} is ${sayByHome(
      homes,
      rows.map(([cell]) => cell?.college.name ?? ""),
    )}.${open}`;
  if (homes.length === 1) {
    const byIncome = sayByIncome(rows[0]?.map((cell) => cell?.college.name ?? "") ?? []);
    if (byIncome !== null) return ` Judging by the middle of the ranges, the ${least} is ${byIncome}.${open}`;
  }
  return open;
}

function sayNext({ profile, money }: MatchQuestion): string {
  const open = [
    ...(money.familyIncomeUsd === null ? ["income"] : []),
    ...(profile.homeState === null ? ["home state"] : []),
  ];
  return open.length === 0
    ? "The award letters will show which one."
    : `Your ${open.join(" and ")} in your plan would narrow them.`;
}

/** Where home is open and a public college asks for it, each state of such a college, and any other. */
export function listHomes({ colleges, question, residency }: Omit<Asked, "offers">): Home[] {
  const states = colleges.flatMap(({ control, state }) => (control === "public" ? [state] : []));
  if (question.profile.homeState !== null || residency !== null || states.length === 0) return ["known"];
  return [...new Set(states), "elsewhere"];
}

/** The student as one who lives there. */
export function moveTo(
  home: Home,
  college: CollegeSummary,
  { question, residency }: Pick<Asked, "question" | "residency">,
): MatchQuestion {
  if (home === "known") return withResidency(question, college, residency);
  if (home === "elsewhere") return withResidency(question, college, "nonresident");
  const moved = { homeState: home, homeZip: null, homeLatitude: null, homeLongitude: null };
  return { ...question, profile: { ...question.profile, ...moved } };
}

/** One income within each of the five ranges that prices are published for. */
const openIncomes: readonly number[] = [20_000, 39_000, 62_000, 93_000, 140_000];

function findCheapest(asked: Asked, home: Home, incomeUsd: number | null): Winner | null {
  const { colleges, offers = [], question } = asked;
  const money = incomeUsd === null ? question.money : { ...question.money, familyIncomeUsd: incomeUsd };
  const priced = colleges.flatMap((college) => {
    const moved = moveTo(home, college, { ...asked, question: { ...question, money } });
    const ends = findEnds(
      college,
      moved,
      offers.find(({ unitId }) => unitId === college.unitId),
    );
    return ends === null ? [] : [{ college, ends }];
  });
  if (priced.length < colleges.length) return null;
  const [first, ...others] = priced.toSorted((a, b) => a.ends.middleUsd - b.ends.middleUsd);
  if (first === undefined) return null;
  const isApart = others.every(
    ({ ends }) => (ends.isExact || ends.lowUsd < ends.highUsd) && ends.lowUsd > first.ends.highUsd,
  );
  return { college: first.college, isApart };
}

function findEnds(
  college: CollegeSummary,
  question: MatchQuestion,
  offer: SaidOffer | undefined,
): Ends | null {
  const row = rankForPlan(college, question);
  if (offer !== undefined) {
    const left = findLeft(offer, row);
    return left === null ? null : { lowUsd: left, middleUsd: left, highUsd: left, isExact: true };
  }
  const { priceBand } = row;
  if (priceBand === null) return null;
  const { lowUsd, middleUsd, highUsd, isCeiling } = priceBand;
  // A ceiling alone, where both ends meet, says nothing of how much less it may be.
  return { lowUsd, middleUsd, highUsd, isExact: lowUsd === highUsd && !isCeiling };
}

/** "Purdue University for families in Indiana, and Ohio State University for others". */
function sayByHome(homes: readonly Home[], names: readonly string[]): string {
  const byName = new Map<string, string[]>();
  for (const [at, home] of homes.entries()) {
    const name = names[at] ?? "";
    const said = home === "elsewhere" || home === "known" ? "other states" : stateNames[home];
    byName.set(name, [...(byName.get(name) ?? []), said]);
  }
  return joinWords([...byName].map(([name, said]) => `${name} for families from ${joinWords(said)}`));
}

/** "TCU up to $75,000 of income, and Baylor above that"; null where it goes back and forth. */
function sayByIncome(names: readonly string[]): string | null {
  const changes = names.flatMap((name, at) => (at > 0 && name !== names[at - 1] ? [at] : []));
  const [at] = changes;
  const limit = at === undefined ? undefined : incomeBrackets[at - 1]?.toUsd;
  if (changes.length !== 1 || at === undefined || limit == null) return null;
  return `${names[0] ?? ""} up to an income of ${formatUsd(limit)} and ${names[at] ?? ""} above it`;
}

/** What a year costs after the gift; null where the published price or the tuition is missing. */
export function findLeft(offer: SaidOffer, row: RankedCollege<PriceBand>): number | null {
  const { leftUsd, gift } = offer;
  if (leftUsd !== null) return leftUsd;
  const costUsd = offer.costUsd ?? row.priceBand?.stickerUsd ?? null;
  if (costUsd === null || gift === null) return null;
  if (gift !== "tuition") return Math.max(0, costUsd - gift);
  const share = findLivingShare(row);
  return share === null ? null : costUsd * share;
}

/** The part of a year's price that is no tuition. */
function findLivingShare({ college, priceBand }: RankedCollege<PriceBand>): number | null {
  const isResident = priceBand?.residency !== "outOfState" && priceBand?.residency !== "unknown";
  const tuition = isResident ? college.tuitionInStateUsd : college.tuitionOutOfStateUsd;
  const living = college.livingOnCampusUsd ?? college.livingOffCampusUsd;
  return tuition === null || living === null ? null : living / (tuition + living);
}
