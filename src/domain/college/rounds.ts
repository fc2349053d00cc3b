/** The rounds that a deadline can be for: of admission, and dates that a college prefers. */

/** Early action, restrictive early action, early decision, regular decision; a number marks later rounds. */
export const admissionRounds = [
  "earlyAction",
  "earlyActionInState",
  "earlyActionOutOfState",
  "earlyAction1",
  "earlyAction2",
  "earlyAction3",
  "earlyAction4",
  "restrictiveEarlyAction",
  "earlyDecision",
  "earlyDecision1",
  "earlyDecision2",
  "regularDecision",
  "regularDecisionFinal",
] as const;

/** Dates a college prefers or ties an award to. None of them closes admission. */
export const preferredRounds = ["priority", "scholarshipPriority", "honors", "deposit"] as const;
export type PreferredRound = (typeof preferredRounds)[number];

export function isPreferredRound(round: DeadlineRound): round is PreferredRound {
  return preferredRounds.some((one) => one === round);
}

export const deadlineRounds = [...admissionRounds, ...preferredRounds] as const;
export type DeadlineRound = (typeof deadlineRounds)[number];
