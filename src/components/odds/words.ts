/** The text of a list's odds: how they come about, what they leave out, and what would raise them. */
import { countDots, showOdds } from "#domain/match/shownOdds.ts";
import { formatAnd, formatInteger } from "#lib/format.ts";

export const words = {
  heading: "The odds of this list",
  noPay: "Tell us what your family can pay each year to see the odds of a four-year college you can pay for.",
  sayPay: "Add what we can pay",
  noneTitle: "No odds yet",
  none: "We can’t estimate your chances yet. Add your grades or a test score to see them at most of these colleges.",
  without: {
    ninthGrade:
      "We show odds starting in 10th grade. In 9th grade, most of your grades are still to come, so odds for the whole list wouldn’t mean much. Each college below shows its admission rate and cost.",
    transfer:
      "Too few colleges publish how many transfer students they admit, so we can’t give odds for a transfer list. Each college’s page says what a transfer student needs to get in: an agreement, a minimum GPA or certain courses.",
  },
  sayGrades: "Add grades or scores",
  withoutField: (names: readonly string[]) =>
    `Not counted, because they award few or no degrees in what you want to study: ${formatAnd(names)}.`,
  leftOut: (names: readonly string[]) =>
    `Not counted, because there isn’t enough data to estimate a chance: ${formatAnd(names)}.`,
  unpriced: (names: readonly string[]) =>
    `Counted for admission but not for price, because there is no sticker price: ${formatAnd(names)}.`,
  estimate: "This is an estimate. Colleges weigh similar things, so your results tend to move together.",
  certain:
    "This holds if you apply to the colleges that are sure to admit you and send everything they ask for.",
  fitRule: "How well a price fits depends on how much of its range is within your budget.",
  method: "How we calculate the odds",

  stairs: {
    title: "How the odds add up",
    titleAdmission: "How the odds of admission add up",
    /** "98% chance; the price fits for 26 in 100 families like yours". */
    step: (chance: number, fit: number | null) => {
      // In the same whole steps as what it adds.
      const admits =
        chance >= 1 ? "Sure to admit you" : `${countDots(showOdds(Math.min(0.99, chance)))}% chance`;
      if (fit === null) return admits;
      const fits =
        fit >= 1
          ? "price fits"
          : fit <= 0
            ? "price doesn’t fit"
            : `price fits ${formatInteger(Math.min(99, Math.max(1, Math.round(fit * 100))))} in 100 families like yours`;
      return `${admits}, ${fits}`;
    },
    adds: (points: number) => `+${formatInteger(points)}`,
    addsHeard: (points: number, after: string) => `adds ${formatInteger(points)}, for ${after} so far`,
    rest: (count: number) =>
      count === 1
        ? "One more adds less than 1 in 100"
        : `${formatInteger(count)} more add less than 1 in 100 each`,
    total: "All together",
    none: "No four-year college on this list has both a chance and a price.",
  },

  byIncome: {
    title: "By your family’s yearly income",
  },

  income: {
    title: "What does your family earn in a year, before taxes?",
    lead: "One tap turns these five prices into the one for your family.",
    exact: "Type the exact amount",
    used: (income: string) =>
      `We are using an income of about ${income}. Type the exact amount for a more precise price.`,
  },

  mend: {
    add: "Add",
    addLabel: (name: string) => `Add ${name} to my plan`,
    added: (name: string) => `${name} is in your plan.`,
    inPlan: "In your plan",
    ways: "What else would help",
    place: (city: string, state: string) => `${city}, ${state}`,
  },
};
