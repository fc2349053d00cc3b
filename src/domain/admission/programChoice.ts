/** Programs that choose again among those whom the college admits: nursing, and whatever asks for an audition or a portfolio. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { FieldOfStudy } from "#domain/college/fieldOfStudy.ts";
import type { Profile } from "#domain/people/profile.ts";
import type { Chance } from "./chance.ts";
import {
  findProgramRecord,
  listWishes,
  type MajorApplicant,
  type MajorThreshold,
} from "./majorSelectivity.ts";

/**
 * Chosen again nearly everywhere that selects at all: nursing, and architecture and the arts as families, whose programs
 * ask for a portfolio or an audition. Engineering, business and others choose again only where a record says so. Health as
 * a family does not: most of it is not nursing.
 */
const chosenAgain = ["5138", "04", "50"] as const;
/** Among health without a program named, what a student may mean. */
const nursing = "5138";
const health = "51";

export type ProgramChoice = {
  /** The program or family that chooses again. */
  code: string;
  /** Whether all of the student's fields do so: then the label is held. With another field, admission is enough to begin. */
  isDeciding: boolean;
  /** False where health was named and no program of it, so that nursing may be meant. */
  isCertain: boolean;
};

type Applicant = MajorApplicant & Pick<Profile, "gpa" | "gpaScale" | "satTotal" | "actComposite">;
type CollegeOfChoice = Pick<CollegeSummary, "unitId" | "state">;

/**
 * Prepares the student's fields for a pass over all colleges. Null where no program chooses again, where a record gives
 * the program's own rate (the chance is that rate), where the college says that the major does not matter, or where the
 * student meets what a program asks for; also where nobody graduates in any of the fields.
 */
export function createProgramChooser(
  applicant: Applicant,
): (college: CollegeOfChoice, field: FieldOfStudy | null) => ProgramChoice | null {
  const wishes = listWishes(applicant);
  const perhaps = wishes.includes(health) ? perhapsNursing : null;
  return (college, field) => {
    if (field?.degreesPerYear === 0) return null;
    let chosen: string | null = null;
    let count = 0;
    for (const wish of wishes) {
      if (!choosesAgain(college, applicant, wish)) continue;
      chosen ??= wish;
      count += 1;
    }
    if (chosen === null) return perhaps;
    return { code: chosen, isDeciding: count === wishes.length, isCertain: true };
  };
}

const perhapsNursing: ProgramChoice = { code: nursing, isDeciding: false, isCertain: false };

function choosesAgain(college: CollegeOfChoice, applicant: Applicant, wish: string): boolean {
  const isUsual = chosenAgain.some((code) => wish.startsWith(code));
  const record = findProgramRecord(college, applicant.homeState, wish);
  switch (record?.kind) {
    case "rate":
      // A rate over many majors hides the one that is harder.
      return isUsual && record.isBroad;
    case "noEffect":
      return false;
    case "admitsItself":
      return record.asks === null || !isMet(record.asks, applicant);
    default:
      return isUsual;
  }
}

/** A threshold of grades and a whole score admits; one on a section of a test only lets a student apply. */
function isMet({ gpa, satTotal, actComposite, satMath, actMath }: MajorThreshold, told: Applicant): boolean {
  if (gpa === undefined || satTotal === undefined || actComposite === undefined) return false;
  // Nobody is asked for the score of a section.
  if (satMath !== undefined || actMath !== undefined) return false;
  const isScoreMet = (told.satTotal ?? 0) >= satTotal || (told.actComposite ?? 0) >= actComposite;
  return told.gpaScale === "unweighted" && (told.gpa ?? 0) >= gpa && isScoreMet;
}

/**
 * Whether to say beside the chance that it is for the college alone. Open admission is the college's alone too: nursing at a
 * community college has an application of its own, and often a waiting list; an audition there is rare.
 */
export function isChoiceSaid({ code, isCertain }: ProgramChoice, chance: Chance): boolean {
  switch (chance.kind) {
    case "estimate":
      return true;
    case "guaranteed":
      return chance.guarantee.promise !== null;
    case "open":
      return code === nursing && isCertain;
    default:
      return false;
  }
}
