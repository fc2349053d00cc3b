/** Which of several offers costs the family least, and what to know before relying on it. */
import type { Offer } from "./offer.ts";
import type { OfferFigures } from "./summarizeOffer.ts";

export type SummarizedOffer = { offer: Offer; figures: OfferFigures };

export type CompareCaveat =
  | "incomplete"
  | "differentYears"
  | "yearUnsaid"
  | "paidOnce"
  | "renewalUnsaid"
  | "estimates"
  | "otherOverFourYears";

export type Comparison =
  | { kind: "tooFew" }
  /** Fewer than two offers are complete, or those are for different years: nothing can be judged yet. */
  | { kind: "notComparable"; caveats: readonly CompareCaveat[] }
  | {
      kind: "lowest";
      offerIds: readonly string[];
      netPriceUsd: number;
      /** The next complete one, and how many dollars a year more it costs; null if all cost about the same. */
      next: { offerId: string; aheadUsd: number } | null;
      /** Offers that are not in the comparison, because their price is not known yet. */
      incompleteIds: readonly string[];
      caveats: readonly CompareCaveat[];
      /** The lowest over the whole degree, if that is a different offer. */
      overStudyId: string | null;
    };

/** Every cost of a student budget is in it, and every line counts as something: its net price is final. */
export function isComplete({ figures }: Pick<SummarizedOffer, "figures">): boolean {
  return figures.netPriceUsd !== null && figures.missing.length === 0 && figures.unsortedUsd === 0;
}

/** By first-year net price. Smaller differences count as equal. */
const sameWithinUsd = 250;

export function compareOffers(all: readonly SummarizedOffer[]): Comparison {
  if (all.length < 2) return { kind: "tooFew" };
  const complete = all.filter(isComplete);
  const incompleteIds = all.filter((one) => !complete.includes(one)).map(({ offer }) => offer.id);
  const caveats = listCaveats(complete, incompleteIds.length > 0);
  const priced = complete
    .flatMap(({ offer, figures }) =>
      figures.netPriceUsd === null ? [] : [{ offer, figures, netPriceUsd: figures.netPriceUsd }],
    )
    .toSorted((a, b) => a.netPriceUsd - b.netPriceUsd);
  const [lowest] = priced;
  if (lowest === undefined || priced.length < 2 || caveats.includes("differentYears")) {
    return { kind: "notComparable", caveats };
  }
  const same = priced.filter((one) => one.netPriceUsd - lowest.netPriceUsd < sameWithinUsd);
  const next = priced.find((one) => !same.includes(one));
  const overStudy = findLowestOverStudy(priced);
  const isOther = overStudy !== null && !same.some(({ offer }) => offer.id === overStudy);
  return {
    kind: "lowest",
    offerIds: same.map(({ offer }) => offer.id),
    netPriceUsd: lowest.netPriceUsd,
    next:
      same.length > 1 || next === undefined
        ? null
        : { offerId: next.offer.id, aheadUsd: next.netPriceUsd - lowest.netPriceUsd },
    incompleteIds,
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

function listCaveats(all: readonly SummarizedOffer[], hasIncomplete: boolean): CompareCaveat[] {
  const years = new Set(all.flatMap(({ offer }) => offer.academicYear ?? []));
  const some = (is: (figures: OfferFigures) => boolean) => all.some(({ figures }) => is(figures));
  const said: [CompareCaveat, boolean][] = [
    ["incomplete", hasIncomplete],
    ["differentYears", years.size > 1],
    ["yearUnsaid", years.size < 2 && all.some(({ offer }) => offer.academicYear === null)],
    ["paidOnce", some(({ grantOnceUsd }) => grantOnceUsd > 0)],
    ["renewalUnsaid", some(({ grantUnsaidUsd }) => grantUnsaidUsd > 0)],
    ["estimates", some(({ estimatedUsd }) => estimatedUsd > 0)],
  ];
  return said.filter(([, is]) => is).map(([code]) => code);
}
