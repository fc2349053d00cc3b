/** The text of an opened result row: why it is ranked there. */
import { words as distanceWords } from "#components/distance/words.ts";
import type { Setting } from "#domain/college/college.ts";
import { fieldRule, getFieldName } from "#domain/college/fieldOfStudy.ts";
import { type MatchCeiling, type MatchPart, type MatchPartCode, provenRule } from "#domain/match/match.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";

const partNames: Readonly<Record<MatchPartCode, string>> = {
  academics: "Academics",
  major: "Fields of study",
  price: "Price",
  size: "Size",
  setting: "Setting",
  distance: "Distance",
  outcomes: "Outcomes",
};

const settingTexts: Readonly<Record<Setting, string>> = {
  city: "In a city.",
  suburb: "In a suburb.",
  town: "In a town.",
  rural: "In the country.",
};

type Scored = Extract<MatchPart, { kind: "scored" }>;

const readNumber = (value: number | string | null | undefined) => (typeof value === "number" ? value : 0);

function describeReason({ part, values }: Scored): string {
  switch (part) {
    case "academics": {
      const z = readNumber(values["enrolledZ"]);
      if (z < -1) return "Your grades and scores are well below those of most students there.";
      if (z < -0.25) return "Your grades and scores are a little below those of most students there.";
      if (z <= 0.75) return "Your grades and scores are similar to those of students there.";
      if (z <= 1.5) return "Your grades and scores are above those of most students there.";
      return "Your grades and scores are far above those of most students there.";
    }
    case "major":
      return describeFields(values);
    case "price":
      return `${formatShownRange({ lowUsd: readNumber(values["lowUsd"]), highUsd: readNumber(values["highUsd"]) })} a year, and you can pay ${formatUsd(readNumber(values["payPerYearUsd"]))}.`;
    case "size":
      return `${formatInteger(readNumber(values["undergraduates"]))} undergraduates.`;
    case "setting":
      return settingTexts[getSettingName(values["setting"])];
    case "distance":
      if (values["limitFrom"] === "twoYear")
        return `${describeMiles(values)} from home. Two-year colleges score best if they are within ${formatInteger(readNumber(values["limitMiles"]))}.`;
      return `${describeMiles(values)} from home, and your limit is ${formatInteger(readNumber(values["limitMiles"]))}.`;
    case "outcomes":
    default: {
      const { completionRate, earningsUsd } = values;
      const parts = [
        typeof completionRate === "number" ? `${formatShare(completionRate)} finish` : null,
        values["unknownBecause"] === "tooFew" ? "It has too few students to say how many finish" : null,
        typeof earningsUsd === "number"
          ? `median earnings are ${formatUsd(earningsUsd)} ten years after starting`
          : null,
      ].filter((text) => text !== null);
      return `${parts.join("; ")}.`;
    }
  }
}

/** One field by its degrees, several by how many are offered. */
function describeFields(values: Scored["values"]): string {
  const wanted = readNumber(values["wanted"]);
  if (wanted > 1)
    return `Offers ${formatInteger(readNumber(values["offered"]))} of your ${formatInteger(wanted)} fields, each with ${fieldRule.fewestDegrees} degrees a year or more.`;
  const name = getFieldName(String(values["field"]));
  if (values["byTransfer"] === 1) return `Its general transfer degree leads toward ${name}.`;
  const degrees = readNumber(values["degreesPerYear"]);
  if (degrees === 0) return `It awards no ${name} degrees.`;
  return `It awards ${formatInteger(degrees)} ${name} ${degrees === 1 ? "degree" : "degrees"} a year.`;
}

/** "12 miles", "208 miles by air or ferry". */
function describeMiles({ miles, distanceKind }: Scored["values"]): string {
  const count = `${formatInteger(readNumber(miles))} miles`;
  if (distanceKind === "water") return distanceWords.overWater(count);
  return distanceKind === "drive" ? distanceWords.byLand(count) : count;
}

function getSettingName(value: number | string | null | undefined): Setting {
  return value === "city" || value === "suburb" || value === "town" ? value : "rural";
}

const leftOut: Readonly<Record<"notAsked" | "openAdmission" | "guaranteed", string>> = {
  notAsked: "Not counted, because you haven’t told us.",
  openAdmission: "Not counted, because everyone who applies is admitted.",
  guaranteed: "Not counted, because you are guaranteed admission.",
};

const ceilings: Readonly<Record<MatchCeiling["because"], string>> = {
  outOfReach: "Your chance here is slim, even at its best.",
  signing: "It is designed for deaf and hard-of-hearing students. You didn’t ask for a signing community.",
  onlineOnly: "All of its classes are online.",
  tribal: "It is meant for members of federally recognized tribes.",
  military:
    "It is a military college: students are cadets, in uniform and under military rules. You didn’t choose military science.",
  maritime:
    "It is a maritime academy: most students train in uniform for ships and ports. You didn’t choose transportation.",
  endorsement: "Every applicant needs a church leader’s endorsement, and it is in another state.",
  territory: "It is in a U.S. territory, and you live elsewhere.",
  theology: "It teaches theology, and you didn’t choose that.",
};

export const words = {
  why: {
    percent: (percent: number) => `${Math.round(percent)}% match, made of:`,
    noPercent:
      "There is no match yet, because this college publishes nothing we can compare with your answers.",
    part: (part: MatchPartCode) => partNames[part],
    score: (score: number) => `${Math.round(score)} of 100`,
    reason: describeReason,
    assumed: (score: number) => `Counted as ${Math.round(score)} of 100 because we have no figure for it.`,
    fewStudents: (trust: number) =>
      `Few students attend, so these figures count for only ${formatShare(trust)} of this score. The rest is set at ${provenRule.unknownScore} of 100.`,
    leftOut: (because: "notAsked" | "openAdmission" | "guaranteed") => leftOut[because],
    ceiling: ({ percent, because }: MatchCeiling) =>
      `${ceilings[because]} That caps the match at ${Math.round(percent)}%.`,
    sources: "See the college’s page for the year and source of each figure.",
  },
};
