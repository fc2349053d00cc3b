/** The text of the small pages that other sites may frame. */
import { formatDate } from "#lib/format.ts";

export const words = {
  dates: "Application dates",
  price: "What families pay a year",
  college: "At a glance",
  noDates: "We have no application dates for this college. Check with the college.",
  noFixedDate: "No fixed date",
  passed: "passed",
  check: "Check each date on the college’s own page.",
  priceNote: (year: string, isPublic: boolean) =>
    `Average price after grants for students with federal aid${isPublic ? " who paid the in-state price" : ""}, by family income, ${year}. Your own price can be lower or higher.`,
  noFirstYears: (name: string) => `${name} takes no new first-years.`,
  noPrice: "Net prices by income are not published for this college.",
  all: "All students with grants",
  above: (usd: string) => `Over ${usd}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  upTo: (usd: string) => `Up to ${usd}`,
  notPublished: "Not published",
  nothingOrLess: "$0 or less",
  admitted: "Admitted",
  completion: "Finish their degree",
  netPrice: "Average price after grants",
  undergraduates: "Undergraduates",
  earnings: "Median earnings ten years after starting",
  source: (titles: string) => `Source: ${titles}.`,
  asOf: (day: string) => `Data as of ${formatDate(day)}.`,
  more: (name: string) => `${name} on Tassel`,
  unknownTitle: "No college here",
  unknown:
    "This frame needs the college’s name as it appears in the address of its page: ?college=kenyon-college",
};
