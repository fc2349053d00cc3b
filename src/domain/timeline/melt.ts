/** Between the acceptance and the first class: whether that time has come, and for which college. */
import { addDays, type Day, toDay, getWeekday } from "#lib/dates.ts";
import type { Application } from "./applications.ts";

/** Days before the reply day from which one acceptance is taken for the choice. */
const replyNearDays = 30;

export type Melt = { chosen: Application | null; isMelt: boolean };

/** To expect, not to state: most colleges begin in the last full week of August, so its Monday is taken. */
export function findFirstClassDay(graduationYear: number): Day {
  const lastOfAugust = toDay(graduationYear, 8, 31);
  return addDays(lastOfAugust, -((getWeekday(lastOfAugust) + 6) % 7));
}

/**
 * The college where the student is enrolled. Without one: where a binding early decision was admitted, or the only
 * college that admitted, once the reply day is near. Several admissions are a choice that only the family makes.
 */
export function findMelt(
  applications: readonly Application[],
  graduationYear: number,
  today: Day,
  replyDay: Day | null,
): Melt {
  const chosen =
    applications.find(({ college }) => college.status === "enrolled") ??
    findAccepted(applications, today, replyDay);
  return { chosen, isMelt: chosen !== null && today <= findFirstClassDay(graduationYear) };
}

function findAccepted(
  applications: readonly Application[],
  today: Day,
  replyDay: Day | null,
): Application | null {
  const admitted = applications.filter(({ college }) => college.status === "admitted");
  const binding = admitted.find(({ plan }) => plan === "earlyDecision1" || plan === "earlyDecision2");
  if (binding !== undefined) return binding;
  const isNear = replyDay !== null && addDays(today, replyNearDays) >= replyDay;
  return admitted.length === 1 && isNear ? (admitted[0] ?? null) : null;
}
