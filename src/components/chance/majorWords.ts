/** What is said about admission to the student's major: the rate behind the chance, and notes where there is none. */
import type { LaterEntry, MajorRate, PublishedRate } from "#domain/admission/majorEffect.ts";
import type { MajorNote } from "#domain/admission/majorSelectivity.ts";
import { formatFineShare, formatShare } from "#lib/format.ts";

/** A decimal only where it says something: "0.5%", "5%", "42%". */
const toShareText = (share: number): string =>
  share < 0.1 ? formatFineShare(share).replace(".0%", "%") : formatShare(share);

const applicants: Readonly<Record<NonNullable<PublishedRate["residency"]>, string>> = {
  resident: "of applicants from this state",
  nonresident: "of applicants from other states",
  international: "of international applicants",
};

const toApplicants = (residency: PublishedRate["residency"]): string =>
  residency === null ? "of applicants" : applicants[residency];

const later: Readonly<Record<LaterEntry, string>> = {
  open: "You can still change into it after you enroll.",
  gated: "Changing into it after you enroll takes certain courses and grades.",
  nearClosed: "Changing into it after you enroll is very rarely possible.",
  closed: "Changing into it after you enroll is practically impossible.",
  separate: "Each of its schools admits on its own, so choose the school before you apply.",
};

/** What universities ask for, by the fact's id. */
const asked: Readonly<Record<string, string>> = {
  kelleyThreshold:
    "The Kelley School of Business admits you directly with a 3.8 GPA and an SAT of 1370 or an ACT of 30, if you apply by November 1 and choose a Kelley major. Otherwise you can ask for a review.",
  kelleyIndianapolisThreshold:
    "The Kelley School of Business admits you directly with a 3.2 GPA and an SAT of 1170 (530 in math) or an ACT of 24 (21 in math). Its page has one more way in.",
  texasEngineeringThreshold:
    "Engineering asks for proof that you are ready for calculus, such as 620 on SAT Math or 26 on ACT Math. That lets you apply; it does not admit you. Automatic admission does not cover the major.",
  texasComputerScienceThreshold:
    "Computer science asks for proof that you are ready for calculus, such as 620 on SAT Math or 26 on ACT Math. That lets you apply; it does not admit you. Automatic admission does not cover the major.",
  marylandComputerScienceThreshold:
    "Computer science has limited places. Apply to it directly: to change into it later you need a B- in three courses and a 3.0, and even that is no promise.",
  sanJoseStateThreshold:
    "It ranks applicants within each major, mostly by GPA, and applicants from Santa Clara County get a small bonus. Its page lists last year’s cutoff for each major.",
  cornellEngineeringThreshold:
    "Engineering asks for four years of math including calculus, one of physics and one of chemistry.",
};

const join = (sentences: readonly (string | null)[]): string =>
  sentences.filter((one) => one !== null).join(" ");

/**
 * The rate behind the chance. `decidedBy` is "residency" where the lower rate for nonresidents was used instead, and
 * then the major's is only named.
 */
export function describeMajorRate(rate: MajorRate, decidedBy: "major" | "residency" = "major"): string {
  const { unit, year, residency, overallRate, newer, others, laterEntry } = rate;
  const first = `${unit} admitted ${toShareText(rate.rate)} ${toApplicants(residency)} in fall ${year}; the university as a whole admitted ${toShareText(overallRate)}.`;
  const used =
    decidedBy === "major"
      ? "Your chance takes that into account."
      : "Your chance goes by the rate for your state, which is lower still.";
  return join([
    first,
    newer === null ? null : `In fall ${newer.year} it was ${toShareText(newer.rate)}.`,
    others.length === 0
      ? used
      : `${used} Of your fields it is the hardest to get into: ${new Intl.ListFormat("en-US").format(others.map((other) => `${other.unit} admitted ${toShareText(other.rate)} in fall ${other.year}`))}.`,
    rate.isBroad ? "It covers many majors, and yours may be harder or easier." : null,
    laterEntry === null ? null : later[laterEntry],
  ]);
}

export function describeMajorNote(note: MajorNote): string {
  const unit = note.unit ?? "The major";
  switch (note.code) {
    case "programInField":
      return `If you mean ${unit}: it admitted ${toShareText(note.rate)} of applicants in fall ${note.year}; the university as a whole admitted ${toShareText(note.overallRate)}. Choose it as your major to see that chance.`;
    case "bound":
      return `${unit} admitted fewer than ${toShareText(note.below)} of applicants in fall ${note.year}; the university as a whole admitted ${toShareText(note.overallRate)}.`;
    case "admitsDirectly":
      return join([
        note.unit === null
          ? "It compares you with others who apply to the same major, and publishes no rates by major."
          : `${unit} admits first-years itself and publishes no rate, so your chance there may differ from the college’s.`,
        note.laterEntry === null ? null : later[note.laterEntry],
      ]);
    case "admitsSome":
      return join([
        `${unit} admits some of its students as first-years.`,
        note.laterEntry === null ? null : later[note.laterEntry],
      ]);
    case "admitsLater":
      return note.laterEntry === "open"
        ? `You apply to the university and choose ${unit} later, if you keep up with its courses.`
        : `You apply to the university first. To get into ${unit} later you need certain courses and grades.`;
    case "asks":
      return asked[note.factId] ?? `${unit} has requirements of its own.`;
    case "unconfirmed":
      return join([
        `${unit} is probably harder to get into than the university as a whole. We found no figure good enough to use.`,
        note.laterEntry === null ? null : later[note.laterEntry],
      ]);
    default:
      return "This college says your major makes no difference to admission.";
  }
}

export const majorWords = {
  interest:
    "Showing interest counts here, the college says: visit or join an online session, open its emails, and say why you want to go.",
};
