/** What adding an offer provides, however it is added. */
import type { Offer } from "#domain/offers/offer.ts";
export type AddOfferProps = {
  /** How many more offers a plan can hold. */
  room: number;
  /** With the letter's text, if it was read from one. */
  onAdd: (offer: Omit<Offer, "id">, letter?: string) => void;
};

/** The storage key of a letter being pasted in this tab. */
export const letterDraft = "offer-letter";
