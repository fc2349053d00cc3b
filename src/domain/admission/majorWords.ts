/** What is said about admission to the student's major: the rate behind the chance, and notes where there is none. */
import type { LaterEntry, MajorRate, PublishedRate } from "#domain/admission/majorEffect.ts";
import type { MajorNote, MajorThreshold } from "#domain/admission/majorSelectivity.ts";
import { toDay } from "#lib/dates.ts";
import { formatAnd, formatFineShare, formatGradePoints, formatMonthDay, formatShare } from "#lib/format.ts";

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
  open: "You can still switch into it after you enroll.",
  gated: "Switching into it after you enroll takes certain courses and grades.",
  nearClosed: "Switching into it after you enroll is rarely possible.",
  closed: "Switching into it after you enroll is practically impossible.",
  separate: "Each of its schools admits students separately, so choose the school before you apply.",
};

const formatAsked = (value: number | undefined): string => (value === undefined ? "" : String(value));
const formatGpa = (value: number | undefined): string =>
  value === undefined ? "" : formatGradePoints(value);

const describeCalculus = (subject: string, { satMath, actMath }: MajorThreshold): string =>
  `${subject} asks for proof that you are ready for calculus, such as ${formatAsked(satMath)} on SAT Math or ${formatAsked(actMath)} on ACT Math. Meeting that lets you apply, but it does not admit you. Automatic admission does not cover the major.`;

/** What universities ask for, by the fact's id. */
const asked: Readonly<Record<string, (asks: MajorThreshold) => string>> = {
  kelleyThreshold: ({ gpa, satTotal, actComposite, applyBy }) =>
    `The Kelley School of Business admits you directly with a ${formatGpa(gpa)} GPA and an SAT of ${formatAsked(satTotal)} or an ACT of ${formatAsked(actComposite)}, if you apply ${applyBy === undefined ? "in time" : `by ${formatMonthDay(toDay(2000, applyBy.month, applyBy.day))}`} and choose a Kelley major. Otherwise you can ask for a review.`,
  kelleyIndianapolisThreshold: ({ gpa, satTotal, satMath, actComposite, actMath }) =>
    `The Kelley School of Business admits you directly with a ${formatGpa(gpa)} GPA and an SAT of ${formatAsked(satTotal)} (${formatAsked(satMath)} in math) or an ACT of ${formatAsked(actComposite)} (${formatAsked(actMath)} in math). Its page lists one more way to get in.`,
  texasEngineeringThreshold: (asks) => describeCalculus("Engineering", asks),
  texasComputerScienceThreshold: (asks) => describeCalculus("Computer science", asks),
  marylandComputerScienceThreshold: ({ gpa }) =>
    `Computer science has limited places. Apply to it directly. To switch into it later, you need a B- in three courses and a ${formatGpa(gpa)} GPA, and even that is no guarantee.`,
  sanJoseStateThreshold: () =>
    "The university ranks applicants within each major, mostly by GPA, and applicants from Santa Clara County get a small bonus. Its page lists last year’s cutoff for each major.",
  cornellEngineeringThreshold: () =>
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
  const first = `${unit} admitted ${toShareText(rate.rate)} ${toApplicants(residency)} in fall ${year}, while the university as a whole admitted ${toShareText(overallRate)}.`;
  const used =
    decidedBy === "major"
      ? "Your chance takes that into account."
      : "Your chance uses the rate for your state, which is lower still.";
  return join([
    first,
    newer === null ? null : `In fall ${newer.year}, the rate was ${toShareText(newer.rate)}.`,
    others.length === 0
      ? used
      : `${used} It is the hardest of your fields to get into. By comparison, ${formatAnd(others.map((other) => `${other.unit} admitted ${toShareText(other.rate)} in fall ${other.year}`))}.`,
    rate.isBroad ? "The rate covers many majors, and yours may be harder or easier." : null,
    laterEntry === null ? null : later[laterEntry],
  ]);
}

export function describeMajorNote(note: MajorNote): string {
  const unit = note.unit ?? "The major";
  switch (note.code) {
    case "programInField":
      return `If you mean ${unit}: it admitted ${toShareText(note.rate)} of applicants in fall ${note.year}, while the university as a whole admitted ${toShareText(note.overallRate)}. Choose it as your major to see that chance.`;
    case "bound":
      return `${unit} admitted fewer than ${toShareText(note.below)} of applicants in fall ${note.year}, while the university as a whole admitted ${toShareText(note.overallRate)}.`;
    case "admitsDirectly":
      return join([
        note.unit === null
          ? "The university compares you with others who apply to the same major, and does not publish rates by major."
          : `${unit} admits first-years itself and does not publish its rate, so your chance there may differ from the college’s.`,
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
        : `You apply to the university first. To get into ${unit} later, you need certain courses and grades.`;
    case "asks":
      return asked[note.factId]?.(note.asks) ?? `${unit} has its own requirements.`;
    case "unconfirmed":
      return join([
        `${unit} is probably harder to get into than the university as a whole. We found no figure we can rely on.`,
        note.laterEntry === null ? null : later[note.laterEntry],
      ]);
    default:
      return "This college says your major does not affect admission.";
  }
}
