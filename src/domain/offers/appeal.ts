/** The basis for appealing to an aid office: types of situation, what to bring, and competing offers. Never invents need. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { SummarizedOffer } from "./compareOffers.ts";
import { countPriceQuestions } from "./openQuestions.ts";

export const appealSituations = [
  "jobLoss",
  "payCut",
  "separation",
  "death",
  "medicalBills",
  "careCosts",
  "disability",
  "disaster",
  "housingLoss",
  "oneOffIncome",
  "schoolTuition",
  "dataError",
  "betterOffer",
  "newAchievement",
] as const;
export type AppealSituation = (typeof appealSituations)[number];

/** Who decides: the aid office adjusts the data (professional judgment), the FAFSA is corrected, or it is only a request. */
export type AppealRoute = "specialCircumstances" | "correction" | "request" | "meritOffice";

export const appealRoutes: Readonly<Record<AppealSituation, AppealRoute>> = {
  jobLoss: "specialCircumstances",
  payCut: "specialCircumstances",
  separation: "specialCircumstances",
  death: "specialCircumstances",
  medicalBills: "specialCircumstances",
  careCosts: "specialCircumstances",
  disability: "specialCircumstances",
  disaster: "specialCircumstances",
  housingLoss: "specialCircumstances",
  oneOffIncome: "specialCircumstances",
  schoolTuition: "specialCircumstances",
  dataError: "correction",
  betterOffer: "request",
  newAchievement: "meritOffice",
};

/** Situations documented by an income before and now. */
export const incomeSituations: readonly AppealSituation[] = [
  "jobLoss",
  "payCut",
  "separation",
  "death",
  "oneOffIncome",
];

export type BetterOffer = { offerId: string; collegeName: string; netPriceUsd: number; lowerByUsd: number };

/** `isSimilar`: null where a college is not in the data, so that nobody can say. */
export type CheaperOffer = BetterOffer & { isSimilar: boolean | null };

/** What an aid office means by a similar college: admission and graduation rates are close. */
const alikeShare = 0.2;

type CollegeOf = (unitId: number) => CollegeSummary | undefined;

/**
 * Offers with a lower net price for the same year, those from similar colleges first: same level and control, admission and
 * graduation rates within 20 points. Only complete offers without open questions count, so that missing costs do not make a price look low.
 */
export function findCheaperOffers(
  own: SummarizedOffer,
  all: readonly SummarizedOffer[],
  collegeOf: CollegeOf,
): CheaperOffer[] {
  const { netPriceUsd } = own.figures;
  if (netPriceUsd === null || !hasAllFigures(own)) return [];
  const find = ({ offer }: SummarizedOffer) => (offer.unitId === null ? undefined : collegeOf(offer.unitId));
  const college = find(own);
  return all
    .flatMap((one): CheaperOffer[] => {
      const { offer, figures } = one;
      if (offer.id === own.offer.id || figures.netPriceUsd === null || figures.netPriceUsd < 0) return [];
      if (!hasAllFigures(one) || offer.academicYear !== own.offer.academicYear) return [];
      const lowerByUsd = netPriceUsd - figures.netPriceUsd;
      if (lowerByUsd <= 0) return [];
      const other = find(one);
      const isSimilar = college === undefined || other === undefined ? null : areSimilar(college, other);
      const { id: offerId, collegeName } = offer;
      return [{ offerId, collegeName, netPriceUsd: figures.netPriceUsd, lowerByUsd, isSimilar }];
    })
    .toSorted(
      (a, b) => Number(b.isSimilar === true) - Number(a.isSimilar === true) || b.lowerByUsd - a.lowerByUsd,
    );
}

export function findBetterOffers(
  own: SummarizedOffer,
  all: readonly SummarizedOffer[],
  collegeOf: CollegeOf,
): CheaperOffer[] {
  return findCheaperOffers(own, all, collegeOf).filter(({ isSimilar }) => isSimilar === true);
}

/**
 * The offer that a family has most reason to ask about: where a similar college asks for less, by the most; else the dearest
 * whose price is known; else the first. Null without offers.
 */
export function chooseAppeal(all: readonly SummarizedOffer[], collegeOf: CollegeOf): string | null {
  const gaps = all.map((own) => ({
    id: own.offer.id,
    gapUsd: findBetterOffers(own, all, collegeOf)[0]?.lowerByUsd ?? 0,
    priceUsd: hasAllFigures(own) ? (own.figures.netPriceUsd ?? -1) : -1,
  }));
  const [first] = gaps.toSorted((a, b) => b.gapUsd - a.gapUsd || b.priceUsd - a.priceUsd);
  return first?.id ?? null;
}

function hasAllFigures({ offer, figures }: SummarizedOffer): boolean {
  return (
    figures.missing.length === 0 &&
    figures.estimatedUsd === 0 &&
    figures.unsortedUsd === 0 &&
    countPriceQuestions(offer) === 0
  );
}

function areSimilar(one: CollegeSummary, other: CollegeSummary): boolean {
  if (one.level !== other.level || one.control !== other.control) return false;
  return isNear(one.admitRate, other.admitRate) && isNear(one.completionRate, other.completionRate);
}

function isNear(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) <= alikeShare;
}
