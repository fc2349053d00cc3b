/** The names of application rounds. */
import type { DeadlineRound } from "#domain/college/rounds.ts";

const names: Readonly<Record<DeadlineRound, string>> = {
  earlyAction: "Early action",
  earlyActionInState: "Early action, in-state",
  earlyActionOutOfState: "Early action, out-of-state",
  earlyAction1: "Early action, first date",
  earlyAction2: "Early action, second date",
  earlyAction3: "Early action, third date",
  earlyAction4: "Early action, fourth date",
  restrictiveEarlyAction: "Restrictive early action",
  earlyDecision: "Early decision",
  earlyDecision1: "Early decision, first date",
  earlyDecision2: "Early decision, second date",
  regularDecision: "Regular decision",
  regularDecisionFinal: "Regular decision, final date",
  priority: "Priority date",
  scholarshipPriority: "Scholarship date",
  honors: "Honors date",
  deposit: "Enrollment deposit",
};

export function getRoundName(round: DeadlineRound): string {
  return names[round];
}
