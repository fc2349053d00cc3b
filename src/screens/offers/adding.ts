/** What adding an offer provides, however it is added. */
import type { AllColleges } from "#client/colleges/useColleges.ts";
import type { Offer } from "#domain/offers/offer.ts";
import type { ParsedLetter } from "#domain/offers/parseLetter.ts";

/** What parsing a letter produced besides its lines; lasts as long as the page. */
export type Reading = Pick<ParsedLetter, "leftOut" | "areWordsUnknown">;

export type AddOfferProps = {
  all: AllColleges | null;
  onAdd: (offer: Omit<Offer, "id">, reading: Reading | null) => void;
};

/** The storage key of a letter being pasted in this tab. */
export const letterDraft = "offer-letter";
