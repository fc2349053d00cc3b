/** Getting into one major of a college: the rate that it publishes, or what it says of how it chooses. */

import type { MajorRate } from "#domain/admission/majorEffect.ts";
import { findMajorRate, listMajorNotes, type MajorWishes } from "#domain/admission/majorSelectivity.ts";
import { describeMajorNote, describeMajorRate } from "#domain/admission/majorWords.ts";
import { createProgramChooser } from "#domain/admission/programChoice.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { getFieldName } from "#domain/college/fieldOfStudy.ts";
import { toMajorFamily } from "#domain/college/majorFamilies.ts";
import type { Profile } from "#domain/people/profile.ts";
import type { CounselorReading } from "../counselor.ts";
import { type Draft, findEntity, lowerFirst, makeDraft } from "../draft.ts";
import { toProgram } from "./collegeMajors.ts";

const mostNotes = 2;

/** The major that is asked about, as a plan holds it; null where none is, or it is in no family of ours. */
export function readWishes(reading: CounselorReading): MajorWishes | null {
  const asked = findEntity(reading, "major");
  const family = asked === null ? null : toMajorFamily(asked.cip);
  if (asked === null || family === null) return null;
  const program = toProgram(asked.cip);
  return { majorFamilies: [family], majorPrograms: program === null ? [] : [program] };
}

/** Null where no major is asked about, or nothing is known of admission to it. `isCounted`: a chance before it counts the rate. */
export function tellMajorAdmission(
  college: CollegeSummary,
  reading: CounselorReading,
  profile: Profile,
  isCounted = false,
): Draft | null {
  const wishes = readWishes(reading);
  if (wishes === null) return null;
  const rate = findMajorRate(college, { ...wishes, homeState: profile.homeState });
  // Its rate says that it chooses by itself.
  const notes = listMajorNotes(college.unitId, wishes)
    .filter(({ code }) => rate === null || code !== "admitsDirectly")
    .slice(0, mostNotes)
    .map(describeMajorNote);
  const told = [...(rate === null ? [] : [sayRate(rate, isCounted)]), ...notes];
  if (told.length === 0) {
    const choice = createProgramChooser({ ...profile, ...wishes })(college, null);
    if (choice?.isCertain !== true) return null;
    told.push(
      `Its program in ${getFieldName(choice.code)} usually chooses again among the students the college admits and does not publish a rate, so expect a lower chance.`,
    );
  }
  const text = told.join(" ");
  return makeDraft(isCounted ? text : `${college.name}: ${lowerArticle(text)}`);
}

/** "It compares you" goes on after the college's name; a school's own name keeps its capital. */
function lowerArticle(text: string): string {
  return /^(?:Its?|You|The major|This)\b/.test(text) ? lowerFirst(text) : text;
}

function sayRate(rate: MajorRate, isCounted: boolean): string {
  const text = describeMajorRate(rate);
  return isCounted ? text : text.replace(" Your chance takes that into account.", "");
}
