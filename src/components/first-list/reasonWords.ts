/** The text of why a college is on the first list, from the student's own answers, and of what to know about it. */
import { floorWords } from "#components/chance/floorWords.ts";
import { words as distanceWords } from "#components/distance/words.ts";
import { toLetterGrade } from "#components/what-if/toLetterGrade.ts";
import type { MissedFloor } from "#domain/admission/checkFloor.ts";
import { wishes } from "#domain/answers/catalog/profile.ts";
import type { GpaScale } from "#domain/answers/gpaScale.ts";
import type { ListingReason, ReasonValues, Warning } from "#domain/match/reasons.ts";
import type { Profile } from "#domain/people/profile.ts";
import { formatGradePoints, formatInteger, formatParameter, formatShare, formatUsd } from "#lib/format.ts";

const readNumber = (values: ReasonValues, key: string): number | null => {
  const value = values[key];
  return typeof value === "number" ? value : null;
};

/** "your 3.4 GPA and SAT of 1200"; null if neither grades nor scores are known. */
function describeAcademics(values: ReasonValues, scale: GpaScale): string | null {
  const gpa = readNumber(values, "gpa");
  const sat = readNumber(values, "satTotal");
  const act = readNumber(values, "actComposite");
  const grades = gpa === null ? null : describeGrades(gpa, scale);
  const score = sat !== null ? `SAT of ${sat}` : act !== null ? `ACT of ${act}` : null;
  if (grades === null) return score === null ? null : `your ${score}`;
  return score === null ? `your ${grades}` : `your ${grades} and ${score}`;
}

function describeGrades(gpa: number, scale: GpaScale): string | null {
  switch (scale) {
    case "none":
      return null;
    case "letter":
      return `${toLetterGrade(gpa)} average`;
    case "percent":
      return `${formatParameter(gpa)}% average`;
    case "weighted":
      return `${formatGradePoints(gpa)} weighted GPA`;
    default:
      return `${formatGradePoints(gpa)} GPA`;
  }
}

function describeMiles(values: ReasonValues): string | null {
  const miles = readNumber(values, "miles");
  if (miles === null) return null;
  const place = values["place"];
  const at = typeof place === "string" ? ` (${distanceWords.campus(place)})` : "";
  if (miles < 1) return `less than a mile from home${at}`;
  const way =
    values["distanceKind"] === "water"
      ? " by air or ferry"
      : values["distanceKind"] === "drive"
        ? " by land"
        : "";
  return `${formatInteger(miles)} ${miles < 1.5 ? "mile" : "miles"}${way} from home${at}`;
}

/** What stands before the price: a sure admission, one that is open either way, or a long shot. */
type Outlook = "good" | "even" | "poor";

/** How the price compares with what the family can pay; without a budget, how far the college is. */
function describeBudget(values: ReasonValues, outlook: Outlook): string {
  const pay = readNumber(values, "payPerYearUsd");
  const budget = pay === null ? "" : `the ${formatUsd(pay)} a year you can pay`;
  const merit = readNumber(values, "meritUsd");
  const award = merit === null ? "" : `with a merit award of ${formatUsd(merit)} `;
  switch (values["budget"]) {
    case "within":
      return `, ${outlook === "good" ? "and" : "but"} ${award}its whole price range fits ${budget}`;
    case "maybe":
      return `, ${outlook === "poor" ? "but" : "and"} ${award}its price may fit ${budget}`;
    case "over":
      return `, ${outlook === "good" ? "though" : "and"} ${merit === null ? "" : `even ${award}`}it is likely to cost more than ${budget}`;
    case "unknown":
      return `, though we can’t tell whether it fits ${budget}`;
    default: {
      const miles = describeMiles(values);
      return miles === null ? "" : `. It is ${miles}`;
    }
  }
}

function describeOpen(values: ReasonValues): string {
  const who = values["admissionBecause"] === "nearlyEveryone" ? "nearly everyone" : "everyone";
  return `admits ${who} who applies`;
}

/** "It admits everyone who applies" or "With your 3.4 GPA you can count on getting in". */
function describeSure(values: ReasonValues, academics: string | null): string {
  if (values["admission"] === "open") return `It ${describeOpen(values)}`;
  return academics === null
    ? "You can count on getting in"
    : `With ${academics}, you can count on getting in`;
}

/** "The nearest public four-year college that admits everyone who applies, 2 miles from home." */
function describeNearest(values: ReasonValues, academics: string | null): string {
  const kind = values["level"] === "twoYear" ? "public college" : "public four-year college";
  const why =
    values["admission"] === "open"
      ? `that ${describeOpen(values)}`
      : isByAgreement(values)
        ? "with a transfer agreement that covers your college"
        : academics === null
          ? "that admits most applicants"
          : values["admission"] === "safety"
            ? `where you can count on getting in with ${academics}`
            : `where you are more likely than not to get in with ${academics}`;
  const miles = describeMiles(values);
  return `The nearest ${kind} ${why}${miles === null ? "" : `, ${miles}`}.`;
}

function isByAgreement(values: ReasonValues): boolean {
  return values["admissionBecause"] === "transferAgreement";
}

/** How sure admission is, and how the price compares: the sentence of every college that no constraint says more about. */
function describeOutlook(values: ReasonValues, academics: string | null): string {
  const told = academics === null ? "" : `With ${academics}, `;
  switch (values["admission"]) {
    case "open":
    case "safety":
      return `${describeSure(values, academics)}${describeBudget(values, "good")}.`;
    case "likely":
      if (isByAgreement(values))
        return `A transfer agreement covers students from your college${describeBudget(values, "good")}.`;
      return `${academics === null ? "You" : `${told}you`} have a good chance of getting in${describeBudget(values, "good")}.`;
    case "target":
      return `${academics === null ? "It" : `${told}it`} could go either way${describeBudget(values, "even")}.`;
    case "reach":
      return `A long shot${academics === null ? "" : ` with ${academics}`}${describeBudget(values, "poor")}.`;
    default: {
      const miles = describeMiles(values);
      const budget = values["budget"] === "noBudget" ? "" : describeBudget(values, "even");
      const ask = academics === null ? "; add your grades to see your chance" : "";
      return `${miles === null ? "It fits what you told us" : `It is ${miles}`}${budget}${ask}.`;
    }
  }
}

const wishSentences: Readonly<Record<Profile["wishes"][number], string>> = {
  hbcu: "A historically Black college, as you requested.",
  faith: "A college with a religious affiliation, as you requested.",
  womens: "A women’s college, as you requested.",
  signing: "It has a large signing community, as you requested.",
  tribal: "A tribal college, as you requested.",
};

function describeReason({ code, values }: ListingReason, scale: GpaScale): string {
  const academics = describeAcademics(values, scale);
  switch (code) {
    case "nearestPublic":
      return describeNearest(values, academics);
    case "homePublic":
      return `A public college in your state. ${describeOutlook(values, academics)}`;
    case "wish": {
      const wish = wishes.find((one) => one === values["wish"]);
      return `${wish === undefined ? "" : `${wishSentences[wish]} `}${describeOutlook(values, academics)}`;
    }
    case "merit": {
      const usd = readNumber(values, "meritUsd");
      const award =
        usd === null
          ? ""
          : `Its merit award table offers ${formatUsd(usd)} a year for grades and scores like yours. `;
      return `${award}${describeOutlook({ ...values, meritUsd: null }, academics)}`;
    }
    case "nearestBeyond":
      return `It is ${describeMiles(values) ?? "beyond a commute"}, which is too far to live at home, but it is one of the nearest that fit.`;
    default:
      return describeOutlook(values, academics);
  }
}

/** What the row of a college says itself: a score that comes too late, the field of study, its rate and that it chooses again, and that showing interest counts. */
const saidByRow = [
  "scoreTooLate",
  "fieldNotSeen",
  "fieldFew",
  "fieldByTransfer",
  "programChooses",
  "nursingChooses",
  "majorRate",
  "majorPolicy",
  "interestCounts",
  "transferAgreement",
  "transferCredits",
] as const;
type SaidByRow = (typeof saidByRow)[number];
type SaidHere = Omit<Warning, "code"> & { code: Exclude<Warning["code"], SaidByRow> };

function isSaidHere(warning: Warning): warning is SaidHere {
  return !saidByRow.some((code) => code === warning.code);
}

/** Whether a class rank decides, has decided, or leaves the student among the others. */
function describeClassRank(values: ReasonValues): string {
  const line = readNumber(values, "topPercent") ?? 0;
  const rank = readNumber(values, "classRankTopPercent");
  const outside = `${formatShare(readNumber(values, "rateOutside") ?? 0)} of its other in-state applicants got in for fall ${values["fall"]}`;
  const law = `By law, ${formatShare(readNumber(values, "shareOfAdmits") ?? 0)} of its places for state residents go to the top ${line}% of each high school class.`;
  if (rank === null) return `${law} About ${outside}. Your class rank decides, so tell us yours.`;
  return rank > line
    ? `${law} You told us a rank below that. About ${outside}, before the major is considered, and your chance uses that rate.`
    : `${law} Your rank is in that group, so you are admitted to the university, though not to a major, if you earn the Distinguished Level of Achievement or the test scores that can replace it.`;
}

/** What a minimum asks is too long for the values of a warning. */
function describeWarning({ code, values }: SaidHere, missedFloor: MissedFloor | null): string {
  switch (code) {
    case "belowMinimum":
      return missedFloor === null ? "" : floorWords.missed(missedFloor);
    case "lowGraduation":
      return `Only ${formatShare(readNumber(values, "completionRate") ?? 0)} of students who start here finish. Ask the college why, and what it does to help students graduate.`;
    case "graduationTooFew":
      return "It has too few students to say how many finish. Ask the college how many full-time first-years start and how many of them graduate.";
    case "graduationUnknown":
      return "It doesn’t publish a graduation rate. Ask the college how many students finish.";
    case "scoreBetterLeftOut":
      return "Your chance looks better without your test score, and you don’t have to send it. At many colleges, though, students who send no score are admitted less often.";
    case "yellowRibbon":
      return `It takes part in Yellow Ribbon (fall ${readNumber(values, "fall")}), which can pay tuition above what the Post-9/11 GI Bill covers. Places may be limited, so ask its veterans office.`;
    case "noYellowRibbon":
      return `It is not on the federal list of Yellow Ribbon colleges (fall ${readNumber(values, "fall")}), so tuition above the Post-9/11 GI Bill’s limit would be your family’s to pay.`;
    case "mostlyAutomatic":
      return describeClassRank(values);
    case "oneRateForAll":
    default:
      return "It publishes one admission rate for in-state and out-of-state students together, so your chance may be different.";
  }
}

export const words = { reason: describeReason, isSaidHere, warning: describeWarning };
