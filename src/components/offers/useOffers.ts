/** The plan's offers with their totals, and the commands that change them. */
import { useMemo } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { createFormId } from "#client/forms/draft.ts";
import type { Change } from "#client/plan/planStoreTypes.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import type { SummarizedOffer } from "#domain/offers/compareOffers.ts";
import type { Offer, OfferLine } from "#domain/offers/offer.ts";
import { type PracticeScore, scoreOffer } from "#domain/offers/practices.ts";
import { summarizeFamilyOffer } from "#domain/offers/summarizeOffer.ts";
import { readBorrower } from "#domain/plan/readBorrower.ts";

export type ShownOffer = SummarizedOffer & { score: PracticeScore; growthShare: number };

export type Offers = {
  isLoaded: boolean;
  shown: readonly ShownOffer[];
  /** Null without an offer, until the college index has loaded, or if it cannot: everything except names and estimates works. */
  all: AllColleges | null;
};

export function useOffers(): Offers {
  const { plan, isLoaded } = usePlan();
  const { offers } = plan;
  const index = useColleges(offers.length > 0);
  const all = index.status === "ready" ? index.value : null;
  const movedShare = plan.assumptions.growthShare;
  const { isIndependent, yearInCollege } = readBorrower(plan);
  const shown = useMemo(
    () =>
      offers.map((offer): ShownOffer => {
        const borrower = { isIndependent, yearInCollege };
        const college = offer.unitId === null ? undefined : all?.byUnitId.get(offer.unitId);
        const { figures, growthShare } = summarizeFamilyOffer(offer, college, { movedShare, borrower });
        return { offer, figures, score: scoreOffer(offer, figures), growthShare };
      }),
    [offers, all, movedShare, isIndependent, yearInCollege],
  );
  return { isLoaded, shown, all };
}

export type OfferChanges = {
  /** Adds an offer and returns its id. */
  add: (offer: Omit<Offer, "id">) => string;
  change: (offerId: string, fields: Partial<Omit<Offer, "id">>) => void;
  changeLine: (offerId: string, position: number, fields: Partial<OfferLine>) => void;
  remove: (offerId: string) => Change;
};

/** Each change is applied to the newest state, so that two quick changes both count. */
export function useOfferChanges(): OfferChanges {
  const store = usePlanStore();
  return useMemo(() => {
    const newest = (offerId: string) => store.getState().plan.offers.find(({ id }) => id === offerId);
    const set = (offer: Offer) => void store.give({ kind: "setOffer", offerId: offer.id, offer });
    return {
      add(offer) {
        const id = createOfferId();
        set({ ...offer, id });
        return id;
      },
      change(offerId, fields) {
        const offer = newest(offerId);
        if (offer !== undefined) set({ ...offer, ...fields });
      },
      changeLine(offerId, position, fields) {
        const offer = newest(offerId);
        if (offer === undefined) return;
        set({
          ...offer,
          lines: offer.lines.map((line, index) => (index === position ? { ...line, ...fields } : line)),
        });
      },
      remove: (offerId) => store.give({ kind: "setOffer", offerId, offer: null }),
    };
  }, [store]);
}

/** Starts with the timestamp, because the plan keeps offers in id order; the random part keeps two devices apart. */
function createOfferId(): string {
  return `${Date.now().toString(36).padStart(10, "0")}${createFormId().slice(0, 16)}`;
}

export const emptyLine: OfferLine = {
  label: "",
  kind: "other",
  amountUsd: null,
  source: "unknown",
  isRenewable: null,
};
