/** Which of several offers costs the family least, and what to know before relying on it. */
import type { Offer } from "./offer.ts";
import type { OfferFigures } from "./summarizeOffer.ts";

export type SummarizedOffer = { offer: Offer; figures: OfferFigures };

export type CompareCaveat =
  | "costMissing"
  | "itemsMissing"
  | "differentYears"
  | "yearUnsaid"
  | "paidOnce"
  | "renewalUnsaid"
  | "estimates"
  | "unsorted"
  | "otherOverFourYears";

export type Comparison =
  | { kind: "tooFew" }
  /** Fewer than two offers state a cost, the years differ, or a line is not sorted: nothing can be judged yet. */
  | { kind: "notComparable"; caveats: readonly CompareCaveat[] }
  | {
      kind: "lowest";
      offerIds: readonly string[];
      netPriceUsd: number;
      /** False if the lowest offer leaves out costs, so its real price may not be the lowest. */
      isSure: boolean;
      /** Dollars a year to the next one; 0 if several are equal. */
      aheadUsd: number;
      caveats: readonly CompareCaveat[];
      /** The lowest over the whole degree, if that is a different offer. */
      overStudyId: string | null;
    };

/** By first-year net price. Smaller differences count as equal. */
const sameWithinUsd = 250;

export function compareOffers(all: readonly SummarizedOffer[]): Comparison {
  if (all.length < 2) return { kind: "tooFew" };
  const caveats = listCaveats(all);
  const priced = all
    .flatMap(({ offer, figures }) =>
      figures.netPriceUsd === null ? [] : [{ offer, figures, netPriceUsd: figures.netPriceUsd }],
    )
    .toSorted((a, b) => a.netPriceUsd - b.netPriceUsd);
  const [lowest] = priced;
  if (
    lowest === undefined ||
    priced.length < 2 ||
    caveats.includes("differentYears") ||
    caveats.includes("unsorted")
  )
    return { kind: "notComparable", caveats };
  const same = priced.filter((one) => one.netPriceUsd - lowest.netPriceUsd < sameWithinUsd);
  const next = priced.find((one) => !same.includes(one));
  const overStudy = findLowestOverStudy(priced);
  const isOther = overStudy !== null && !same.some(({ offer }) => offer.id === overStudy);
  return {
    kind: "lowest",
    offerIds: same.map(({ offer }) => offer.id),
    netPriceUsd: lowest.netPriceUsd,
    isSure: same.every(({ figures }) => figures.missing.length === 0),
    aheadUsd: same.length > 1 || next === undefined ? 0 : next.netPriceUsd - lowest.netPriceUsd,
    caveats: isOther ? [...caveats, "otherOverFourYears"] : caveats,
    overStudyId: isOther ? overStudy : null,
  };
}

/** Only for degrees of equal length, otherwise null. Uses the worse case: unclear grants are not renewed. */
function findLowestOverStudy(all: readonly SummarizedOffer[]): string | null {
  const lengths = new Set(all.map(({ figures }) => figures.years.length));
  if (lengths.size !== 1) return null;
  const by = all.toSorted((a, b) => (a.figures.total?.netHighUsd ?? 0) - (b.figures.total?.netHighUsd ?? 0));
  return by[0]?.offer.id ?? null;
}

function listCaveats(all: readonly SummarizedOffer[]): CompareCaveat[] {
  const years = new Set(all.flatMap(({ offer }) => offer.academicYear ?? []));
  const some = (is: (figures: OfferFigures) => boolean) => all.some(({ figures }) => is(figures));
  const said: [CompareCaveat, boolean][] = [
    ["costMissing", some(({ costUsd }) => costUsd === null)],
    ["itemsMissing", some(({ costUsd, missing }) => costUsd !== null && missing.length > 0)],
    ["differentYears", years.size > 1],
    ["yearUnsaid", years.size < 2 && all.some(({ offer }) => offer.academicYear === null)],
    ["paidOnce", some(({ grantOnceUsd }) => grantOnceUsd > 0)],
    ["renewalUnsaid", some(({ grantUnsaidUsd }) => grantUnsaidUsd > 0)],
    ["estimates", some(({ estimatedUsd }) => estimatedUsd > 0)],
    ["unsorted", some(({ unsortedUsd }) => unsortedUsd > 0)],
  ];
  return said.filter(([, is]) => is).map(([code]) => code);
}
