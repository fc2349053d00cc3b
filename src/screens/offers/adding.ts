/** What adding an offer is given, whichever way it is added. */
import type { AllColleges } from "#client/colleges/useColleges.ts";
import type { Offer } from "#domain/offers/offer.ts";
import type { ParsedLetter } from "#domain/offers/parseLetter.ts";

/** What reading a letter left behind beside its lines; it lasts as long as the page. */
export type Reading = Pick<ParsedLetter, "leftOut" | "areWordsUnknown">;

export type AddOfferProps = {
  all: AllColleges | null;
  onAdd: (offer: Omit<Offer, "id">, reading: Reading | null) => void;
};

/** The name under which a letter that is being pasted is kept for this tab. */
export const letterDraft = "offer-letter";
