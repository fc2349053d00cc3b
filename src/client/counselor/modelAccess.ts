/** Whether a person may use this installation's language model, and what they have to be asked first. */
import type { ModelOffer } from "./readModelSettings.ts";

/** A choice of the counselor's page or of the essay coach: each asks for its own. */
type Chosen = { use: "model" | "rules"; confirmedAge: number | null };

/** Whoever has an account said at sign-up that they have reached it. */
const accountAge = 13;

export function needsAge({ minimumAge }: ModelOffer, isSignedIn: boolean): boolean {
  return !isSignedIn || minimumAge > accountAge;
}

export function needsSignIn({ allowsVisitors }: ModelOffer, isSignedIn: boolean): boolean {
  return !isSignedIn && !allowsVisitors;
}

/** They agreed to everything, so there is nothing to ask. */
export function mayAskModel(offer: ModelOffer, choice: Chosen | null, isSignedIn: boolean): boolean {
  if (choice?.use !== "model" || needsSignIn(offer, isSignedIn)) return false;
  return !needsAge(offer, isSignedIn) || (choice.confirmedAge ?? 0) >= offer.minimumAge;
}
