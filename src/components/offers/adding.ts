/** What adding an offer provides, however it is added. */
import type { AllColleges } from "#client/colleges/allColleges.ts";
import type { Offer } from "#domain/offers/offer.ts";
export type AddOfferProps = {
  all: AllColleges | null;
  onAdd: (offer: Omit<Offer, "id">) => void;
};

/** The storage key of a letter being pasted in this tab. */
export const letterDraft = "offer-letter";
