/** The text of why a college is on the first list, from the student's own answers, and of what to know about it. */
import type { ListingReason, ReasonValues, Warning } from "#domain/match/reasons.ts";
import type { GpaScale } from "#domain/people/profile.ts";
import { formatGradePoints, formatInteger, formatShare, formatUsd } from "#lib/format.ts";

const readNumber = (values: ReasonValues, key: string): number | null => {
  const value = values[key];
  return typeof value === "number" ? value : null;
};

/** "your 3.4 GPA and SAT of 1200"; null if neither grades nor scores are known. */
function describeAcademics(values: ReasonValues, scale: GpaScale): string | null {
  const gpa = readNumber(values, "gpa");
  const sat = readNumber(values, "satTotal");
  const act = readNumber(values, "actComposite");
  const grades =
    gpa === null || scale === "none"
      ? null
      : scale === "percent"
        ? `average of ${formatGradePoints(gpa).replace(/\.0$/, "")}`
        : `${formatGradePoints(gpa)} GPA`;
  const score = sat !== null ? `SAT of ${sat}` : act !== null ? `ACT of ${act}` : null;
  if (grades === null) return score === null ? null : `your ${score}`;
  return score === null ? `your ${grades}` : `your ${grades} and ${score}`;
}

function describeMiles(values: ReasonValues): string | null {
  const miles = readNumber(values, "miles");
  if (miles === null) return null;
  if (miles < 1) return "less than a mile from home";
  return `${formatInteger(miles)} ${miles < 1.5 ? "mile" : "miles"} from home`;
}

/** How the price stands to what the family can pay; else how far it is. */
function describeBudget(values: ReasonValues): string {
  const pay = readNumber(values, "payPerYearUsd");
  const amount = pay === null ? "" : formatUsd(pay);
  switch (values["budget"]) {
    case "within":
      return `, and all of its price range is within the ${amount} a year you can pay`;
    case "maybe":
      return `, and its price may be within the ${amount} a year you can pay`;
    case "over":
      return `, though its price is above the ${amount} a year you can pay`;
    case "unknown":
      return `, though nothing shows whether it costs more than the ${amount} a year you can pay`;
    default: {
      const miles = describeMiles(values);
      return miles === null ? "" : `, ${miles}`;
    }
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "It admits everyone who applies" or "With your 3.4 GPA you can count on getting in". */
function describeSure(values: ReasonValues, scale: GpaScale): string {
  if (values["admission"] === "open") return "It takes everyone, or nearly everyone, who applies";
  const academics = describeAcademics(values, scale);
  return academics === null ? "You can count on getting in" : `With ${academics} you can count on getting in`;
}

function describeReason({ code, values }: ListingReason, scale: GpaScale): string {
  const academics = describeAcademics(values, scale);
  const withAcademics = academics === null ? "" : ` with ${academics}`;
  const miles = describeMiles(values);
  const place = miles === null ? "" : `, ${miles}`;
  switch (code) {
    case "nearestPublic":
      return `The nearest public college of your state that you are likely to get into${withAcademics}${place}.`;
    case "nearestFourYear":
      return `The nearest public four-year college of your state that you are likely to get into${withAcademics}${place}.`;
    case "sureWithinBudget":
    case "sure":
      return `${describeSure(values, scale)}${describeBudget(values)}.`;
    case "sureLowestPrice": {
      const high = readNumber(values, "highUsd");
      const pay = readNumber(values, "payPerYearUsd");
      return `${describeSure(values, scale)}. ${
        high === null || pay === null
          ? "No price range near home is known to fit your budget"
          : `No other sure place near home is sure to fit the ${formatUsd(pay)} a year you can pay, and this one costs at most ${formatUsd(high)}`
      }.`;
    }
    case "likely":
      return `${academics === null ? "You" : `With ${academics} you`} are more likely in than not${describeBudget(values)}.`;
    case "target":
      return `${academics === null ? "It" : `With ${academics} it`} could go either way${describeBudget(values)}.`;
    case "reach":
      return `A long shot${withAcademics}${describeBudget(values)}.`;
    case "nearestBeyond":
      return `Too far to live with your family${place}, but the nearest there is.`;
    case "fit":
    default:
      return `${capitalize(miles ?? "it fits what you told us")}. Tell us your grades, and it gets a chance.`;
  }
}

function describeWarning({ code, values }: Warning): string {
  switch (code) {
    case "lowGraduation":
      return `Only ${formatShare(readNumber(values, "completionRate") ?? 0)} of those who start here finish. Ask the college why, and what helps students stay.`;
    case "graduationUnknown":
      return "How many of its students finish is not published. Ask the college.";
    case "scoreBetterLeftOut":
      return "The chance is better without your score, and nobody has to send one. Those who send none are often admitted less.";
    case "oneRateForAll":
    default:
      return "It publishes one admit rate for residents and others alike; yours may differ.";
  }
}

export const words = { reason: describeReason, warning: describeWarning };
