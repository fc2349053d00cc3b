/** The words about a college's own net price calculator beside our range; those of the form come with it. */
import type { CalculatorPageKind } from "#domain/college/calculatorPage.ts";
import type { BandPlace } from "#domain/price/calculatorPlace.ts";
import type { CalculatorPrice } from "#domain/price/calculatorPrice.ts";
import { formatShownUsd } from "#domain/price/shownPrice.ts";
import { formatDate, formatFineShare, formatSchoolYear, formatShortDate, formatUsd } from "#lib/format.ts";
import type { ShownCalculatorPrice } from "./calculatorPrice.ts";

const forYear = ({ fallYear }: CalculatorPrice) =>
  fallYear === null ? "" : ` for ${formatSchoolYear(fallYear)}`;

/** Where nothing grew it, the typed figure is the one that is compared. */
const isSameYear = ({ price, entryYear }: ShownCalculatorPrice) =>
  price.fallYear === null || price.fallYear === entryYear;

export const calculatorWords = {
  ask: "Used its net price calculator? Enter the result",
  title: "Its own calculator",
  loading: "One moment…",

  /** On the scale, and in a row of a list. */
  short: ({ price }: ShownCalculatorPrice) =>
    `Its own calculator: ${formatUsd(price.amountUsd)}${forYear(price)}`,
  entered: ({ price }: ShownCalculatorPrice) => `entered ${formatShortDate(price.enteredOn)}`,

  said: (college: string, { price }: ShownCalculatorPrice) =>
    `${college}’s own calculator said ${formatUsd(price.amountUsd)} a year${forYear(price)}: the whole cost, less grants and scholarships. You entered it on ${formatDate(price.enteredOn)}.`,
  grown: (shown: ShownCalculatorPrice) =>
    isSameYear(shown)
      ? null
      : `Our range is for ${formatSchoolYear(shown.entryYear)}. If prices rise ${formatFineShare(shown.growthShare)} a year, that figure would be about ${formatShownUsd(shown.inEntryYearUsd)} by then.`,
  yearUnknown: (entryYear: number) =>
    `The calculator didn’t name a year, so we compare the figure, unchanged, with our range for ${formatSchoolYear(entryYear)}.`,
  place: {
    inside: "The figure is inside our range.",
    below: "The figure is below our range.",
    above: "The figure is above our range.",
  } satisfies Record<BandPlace, string>,
  /** The calculator knows more about the family, and a surprise upward hurts more. */
  differ:
    "The college’s calculator asks more about your family, and it includes the college’s own grants. Until an award letter arrives, plan for the higher of the two.",
  fits: (pay: string) => `The figure is within the ${pay} a year you can pay.`,
  over: (over: string, pay: string) => `The figure is ${over} a year more than the ${pay} you can pay.`,
  notCounted: "Our range and your budget label stay the same, because they don’t use this figure.",
  change: "Change the figure",
  remove: "Remove it",
  /** Heard after both. */
  of: (college: string) => ` from ${college}’s own calculator`,
  removed: (college: string) => `The figure from ${college}’s calculator was removed.`,

  /** Where the calculator is. */
  link: {
    calculator: "Open the college’s calculator",
    home: "Open the college’s website",
    aid: "Open the college’s cost and aid page",
    admission: "Open the college’s admission page",
    application: "Open the college’s application page",
  } satisfies Record<CalculatorPageKind, string>,
  /** Higher Education Act, section 132(h). */
  rule: "Federal law requires colleges that take federal aid and enroll full-time first-year students to post a net price calculator.",
  elsewhere:
    "When the government asked for its calculator, the college gave this page. Look for the calculator there.",
  missing:
    "The federal data has no link to this college’s calculator. Look for “net price calculator” on its website, or ask its financial aid office.",
};
