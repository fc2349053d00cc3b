/** What adding an offer provides, however it is added. */
import type { Offer } from "#domain/offers/offer.ts";
export type AddOfferProps = {
  onAdd: (offer: Omit<Offer, "id">) => void;
};

/** The storage key of a letter being pasted in this tab. */
export const letterDraft = "offer-letter";
