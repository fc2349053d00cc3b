/** The names of kinds of colleges, and the text of a row in a list. */
import type { CollegeSummary, Control, Level } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { stateNames } from "#domain/college/states.ts";
import { formatFineShare, formatInteger, formatShare, formatUsd } from "#lib/format.ts";

const controlWords: Record<Control, string> = {
  public: "Public",
  nonprofit: "Private nonprofit",
  forProfit: "For-profit",
};

const levelWords: Record<Level, string> = {
  fourYear: "four-year",
  twoYear: "two-year",
  lessThanTwoYear: "less than two years",
};

export const words = {
  place: ({ city, state }: Pick<CollegeSummary, "city" | "state">) => `${city}, ${stateNames[state]}`,
  kind: ({ control, level }: Pick<CollegeSummary, "control" | "level">) =>
    `${controlWords[control]}, ${levelWords[level]}`,
  students: (count: number) => `${formatInteger(count)} undergraduates`,
  noDegree: "No degree programs with undergraduates",
  takesNoFirstYears: "Takes no new students",
  onlineOnly: "Online only",
  match: (percent: number) => `${Math.round(percent)}% match`,
  matchHeard: "How well it fits what you told us",
  averagePrice: "Price after grants",
  averagePriceYear: dataYears.aid,
  /** One decimal if a whole percent would hide a small share, or round nearly everyone up to 100%. */
  share: (share: number) =>
    (share > 0 && share < 0.1) || (share > 0.99 && share < 1) ? formatFineShare(share) : formatShare(share),
  priceOf: (usd: number) => (usd <= 0 ? "$0 or less" : formatUsd(usd)),
  aYear: "a year",
  admits: "Admits",
  admitsYear: dataYears.admissions,
  admitsAll: "Everyone",
  graduates: "Graduate",
  graduatesYear: dataYears.completion,
  notPublished: "not published",
};
