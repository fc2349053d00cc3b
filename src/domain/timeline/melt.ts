/** Summer melt, between acceptance and the first class: whether it has begun, and for which college. */
import { addDays, type Day, getWeekday, toDay } from "#lib/dates.ts";
import type { Application } from "./applications.ts";

/** Days before the reply date from which a single admission counts as the choice. */
const replyNearDays = 30;

export type Melt = { chosen: Application | null; isMelt: boolean };

/** An estimate: most colleges start in the last full week of August, so we use that Monday. */
export function findFirstClassDay(graduationYear: number): Day {
  const lastOfAugust = toDay(graduationYear, 8, 31);
  return addDays(lastOfAugust, -((getWeekday(lastOfAugust) + 6) % 7));
}

/**
 * The college where the student is enrolled. Otherwise a binding early decision that admitted, or the only college that
 * admitted, once the reply date is near. With several admissions, only the family can choose.
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
