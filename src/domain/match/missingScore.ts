/** A college that requires a test score which this student does not have and can hardly get in time. */
import { isTransfer } from "#domain/admission/applicantStatus.ts";
import { findScorePolicy } from "#domain/admission/scorePolicy.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Profile } from "#domain/people/profile.ts";
import { findNextSittings, isTestLeft } from "#domain/timeline/nextSittings.ts";
import { type Day, toDay } from "#lib/dates.ts";

/** `nextTest` is the first SAT or ACT that is still open for registration; null if none is known. */
export type MissingScore = { nextTest: Day | null };

/**
 * For one student, made once: null where they have a score, transfer, or a test before most regular deadlines is still open.
 * The college's own day is told on its page and in the timeline; here February 1 stands for it, the latest that most take.
 */
export function createMissingScoreFinder(
  profile: Profile,
  { fall, today }: { fall?: number | undefined; today?: Day | undefined },
): (college: CollegeSummary) => MissingScore | null {
  const hasScore = profile.satTotal !== null || profile.actComposite !== null;
  if (fall === undefined || today === undefined || hasScore || isTransfer(profile)) return () => null;
  if (isTestLeft(toDay(fall, 2, 1), today)) return () => null;
  const days = (["sat", "act"] as const).flatMap((test) =>
    findNextSittings(test, today, 1).map(({ date }) => date),
  );
  const missing: MissingScore = { nextTest: days.toSorted()[0] ?? null };
  return (college) => {
    if (college.hasOpenAdmission === true) return null;
    return requiring.has(findScorePolicy(college, fall).kind) ? missing : null;
  };
}

/** As the timeline's task to get a score reads policies. */
const requiring: ReadonlySet<string> = new Set(["required", "flexible", "paaOrSat"]);
