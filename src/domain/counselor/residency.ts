/** The same student as a resident of the college's state, or of another: for "and out of state?". */
import type { CollegeSummary } from "#domain/college/college.ts";
import { type StateCode, stateCodes } from "#domain/college/states.ts";
import type { MatchQuestion } from "#domain/match/matchColleges.ts";
import { mayPayLess } from "#domain/price/residency.ts";
import type { CounselorReading } from "./counselor.ts";

export function withResidency(
  question: MatchQuestion,
  college: CollegeSummary,
  residency: CounselorReading["residency"],
): MatchQuestion {
  const home = findHome(question.profile.homeState, college, residency);
  if (home === question.profile.homeState) return question;
  // The ZIP code and the way home belong to the real home.
  const moved = { homeState: home, homeZip: null, homeLatitude: null, homeLongitude: null };
  return { ...question, profile: { ...question.profile, ...moved } };
}

function findHome(
  home: StateCode | null,
  college: CollegeSummary,
  residency: CounselorReading["residency"],
): StateCode | null {
  if (residency === null) return home;
  if (residency === "resident") return college.state;
  if (home !== null && home !== college.state) return home;
  // Any state that shares no lower tuition with the college's.
  return stateCodes.find((one) => one !== college.state && !mayPayLess(college, one)) ?? null;
}
