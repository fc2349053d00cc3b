/** What a college's early and regular rates say, and what they do not say about one student. */
import type { EarlyRoundPlan } from "#domain/college/details.ts";
import type { RestRate, RoundRates } from "#domain/college/earlyRounds.ts";
import { formatAnd, formatShare } from "#lib/format.ts";

const plans: Readonly<Record<EarlyRoundPlan, string>> = {
  earlyDecision: "Early Decision",
  earlyAction: "Early Action",
  restrictiveEarlyAction: "Restrictive Early Action",
};

const deferred = "early applicants who were deferred and admitted later";

export const roundWords = {
  title: "Share admitted, early and regular",
  rates: ({ early, rest, fall, joinsDecisionRounds }: RoundRates) => {
    const parts = early.map(({ plan, rate }) => {
      const name =
        plan === "earlyDecision" && joinsDecisionRounds ? "Early Decision (I and II together)" : plans[plan];
      return `${name} ${formatShare(rate)}`;
    });
    if (rest !== null) parts.push(`${nameRest(rest)} ${formatShare(rest.rate)}`);
    return `${parts.join(", ")}, all applicants, fall ${fall}.`;
  },
  basis: (rest: RestRate | null) => {
    if (rest === null) return "We don’t have the rate for its other rounds that fall.";
    if (isRegular(rest)) {
      return `We calculated the regular rate from the college’s totals. It still counts ${deferred}, so regular applicants alone may have been admitted less often.`;
    }
    const mix =
      rest.otherPlans === null
        ? "It may combine the regular round with later early rounds"
        : `It combines the regular round with ${formatAnd(rest.otherPlans.map((plan) => plans[plan]))}`;
    return `We calculated the last rate from the college’s totals. ${mix}, and it still counts ${deferred}.`;
  },
  why: "Early applicants often include recruited athletes, children of alumni and students with stronger records, so applying early doesn’t give you the early rate.",
  notYours: "Why these are not your odds",
  /** The plans whose rate was below what is left. */
  lower: (lower: readonly EarlyRoundPlan[]) =>
    `Applying early is not always easier. Here, ${formatAnd(lower.map((plan) => plans[plan]))} had the lower rate.`,
  chance: "We estimate your chance without a round, so it stays the same whichever round you choose.",
  binding: "Early Decision is binding. If you get in, you commit before you can compare award letters.",
  /** `site` is who reported an early count that is not from the college's Common Data Set. */
  sources: (dataSetYears: readonly string[], sites: readonly string[], hasTotals: boolean) =>
    formatAnd([
      ...dataSetYears.map((year) => `Common Data Set ${year}`),
      ...sites.map((site) => `as reported by ${site}`),
      ...(hasTotals ? ["totals from IPEDS"] : []),
    ]),
  fall: (fall: number) => `Fall ${fall}`,
};

function nameRest(rest: RestRate): string {
  return isRegular(rest) ? "regular" : "all other rounds";
}

function isRegular({ otherPlans }: RestRate): boolean {
  return otherPlans?.length === 0;
}
