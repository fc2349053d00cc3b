/** The basis for appealing to an aid office: types of situation, what to bring, and competing offers. Never invents need. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { SummarizedOffer } from "./compareOffers.ts";

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

/** What an aid office means by a similar college: admission and graduation rates are close. */
const alikeShare = 0.2;

/**
 * Offers with a lower net price for the same year from similar colleges: same level and control, admission and
 * graduation rates within 20 points. Only complete offers count, so that missing costs do not make a price look low.
 */
export function findBetterOffers(
  own: SummarizedOffer,
  all: readonly SummarizedOffer[],
  collegeOf: (unitId: number) => CollegeSummary | undefined,
): BetterOffer[] {
  const { netPriceUsd } = own.figures;
  const college = own.offer.unitId === null ? undefined : collegeOf(own.offer.unitId);
  if (netPriceUsd === null || college === undefined || !hasAllFigures(own)) return [];
  return all
    .flatMap(({ offer, figures }): BetterOffer[] => {
      const other = offer.unitId === null ? undefined : collegeOf(offer.unitId);
      if (offer.id === own.offer.id || other === undefined || figures.netPriceUsd === null) return [];
      if (!hasAllFigures({ offer, figures }) || offer.academicYear !== own.offer.academicYear) return [];
      const lowerByUsd = netPriceUsd - figures.netPriceUsd;
      if (lowerByUsd <= 0 || !areSimilar(college, other)) return [];
      return [
        { offerId: offer.id, collegeName: offer.collegeName, netPriceUsd: figures.netPriceUsd, lowerByUsd },
      ];
    })
    .toSorted((a, b) => b.lowerByUsd - a.lowerByUsd);
}

function hasAllFigures({ figures }: SummarizedOffer): boolean {
  return figures.missing.length === 0 && figures.estimatedUsd === 0 && figures.unsortedUsd === 0;
}

function areSimilar(one: CollegeSummary, other: CollegeSummary): boolean {
  if (one.level !== other.level || one.control !== other.control) return false;
  return isNear(one.admitRate, other.admitRate) && isNear(one.completionRate, other.completionRate);
}

function isNear(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) <= alikeShare;
}
