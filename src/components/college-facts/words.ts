/** How a college's figures are said: values, what is not published, income brackets and national middles. */
import type { MiddleGroup } from "#domain/college/nationalMiddle.ts";
import { formatUsd } from "#lib/format.ts";

const middleGroupNames: Record<MiddleGroup, string> = {
  bachelors: "four-year colleges",
  "public-twoYear": "public two-year colleges",
  "nonprofit-twoYear": "private two-year colleges",
  "forProfit-twoYear": "for-profit two-year colleges",
};

export const words = {
  yes: "Yes",
  no: "No",
  notPublished: "not published",
  zeroOrLess: "$0 or less",
  scores: (lower: number, upper: number) => `${lower} to ${upper}`,
  toOne: (count: number) => `${count} to 1`,
  middle: (value: string) => `U.S. median ${value}`,
  middleNote: (group: MiddleGroup) =>
    `The U.S. median: half of all ${middleGroupNames[group]} that report it are above this figure and half are below, in the same year.`,
  middleGroup: (group: MiddleGroup) => middleGroupNames[group],
  middleSource: "Source: College Scorecard",
  bracket: (fromUsd: number, toUsd: number | null) => {
    if (toUsd === null) return `Over ${formatUsd(fromUsd - 1)}`;
    return fromUsd === 0 ? `Up to ${formatUsd(toUsd)}` : `${formatUsd(fromUsd)} to ${formatUsd(toUsd)}`;
  },
};
