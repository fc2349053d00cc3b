/** What an appeal to an aid office rests on: kinds of situation, what to bring, and offers that may be named. It never makes up need. */
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

/** Who decides and by which right: the aid office changes the data, the FAFSA is corrected, or it is only a request. */
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

/** Situations whose figures are an income before and now. */
export const incomeSituations: readonly AppealSituation[] = [
  "jobLoss",
  "payCut",
  "separation",
  "death",
  "oneOffIncome",
];

export function isAppealSituation(text: string): text is AppealSituation {
  return appealSituations.some((one) => one === text);
}

export type BetterOffer = { offerId: string; collegeName: string; netPriceUsd: number; lowerByUsd: number };

/** Colleges admit a like share and graduate a like share: what an aid office means by a similar college. */
const alikeShare = 0.2;

/**
 * Offers that ask less for the same year, from colleges alike: both in the data, same level and control, admission and
 * graduation within 20 points. Only whole offers count, so that no price is low for what its letter leaves out.
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
