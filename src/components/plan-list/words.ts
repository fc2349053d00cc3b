/** The text of a plan's list: its odds, its balance, and each college on it. */
import type { BalanceGap } from "#domain/match/balance.ts";
import type { ListGroup } from "#domain/match/listGroups.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import { formatAnd, formatInteger } from "#lib/format.ts";
import type { ShownOdds } from "./shownOdds.ts";

const numberWords = ["no", "one", "two", "three", "four", "five", "six"];
const formatCount = (count: number) => numberWords[count] ?? formatInteger(count);
const formatColleges = (count: number) => (count === 1 ? "college" : "colleges");

const groupTitles: Readonly<Record<ListGroup, string>> = {
  safety: "Safeties",
  likely: "Likely colleges",
  target: "Targets",
  reach: "Reaches",
  unknown: "Not enough data for a chance",
};

const statuses: Readonly<Record<CollegeStatus, string>> = {
  considering: "Considering",
  applying: "Applying",
  applied: "Applied",
  admitted: "Admitted",
  denied: "Not admitted",
  waitlisted: "Waitlisted",
  enrolled: "Going there",
};

/** A sentence around a figure that is set in large type. */
type AroundFigure = { before: string; figure: string; after: string };

function describeOdds(odds: ShownOdds, outcome: string): AroundFigure {
  const before = "With this list, ";
  switch (odds.kind) {
    case "certain":
      return { before, figure: "every student", after: ` with your answers gets ${outcome}` };
    case "under1":
      return { before, figure: "fewer than 1 in 100", after: ` students like you would get ${outcome}` };
    case "count":
    default:
      return { before, figure: `${odds.of100} in 100`, after: ` students like you would get ${outcome}` };
  }
}

function describeMissingSafeties(gap: Extract<BalanceGap, { code: "needsSafety" }>): string {
  const missing =
    gap.missing === 1
      ? "You still need one financial safety: a college that is sure to admit you and fits your budget."
      : `You still need ${formatCount(gap.missing)} financial safeties: colleges that are sure to admit you and fit your budget.`;
  if (gap.sure === 0) return missing;
  const sure = `${capitalize(formatCount(gap.sure))} on your list ${gap.sure === 1 ? "is" : "are"} sure to admit you`;
  return gap.hasBudget
    ? `${missing} ${sure}, but the price may not fit.`
    : `${missing} ${sure}. Tell us what your family can pay each year to see whether the price fits.`;
}

export const words = {
  loading: "Loading the colleges",
  failedTitle: "We couldn’t load the colleges",
  failedKept: (count: number) =>
    count === 0
      ? "Your plan is safe on this device."
      : count === 1
        ? "Your college is safe on this device."
        : `Your ${formatInteger(count)} ${formatColleges(count)} are safe on this device.`,

  odds: {
    heading: "The odds of this list",
    affordable: (odds: ShownOdds) => describeOdds(odds, "into at least one college they can afford."),
    any: (odds: ShownOdds) => describeOdds(odds, "into at least one college."),
    anyToo: (odds: ShownOdds) =>
      odds.kind === "certain"
        ? "You are certain to get into at least one, price aside: it admits everyone, guarantees you a place, or has already admitted you."
        : odds.kind === "under1"
          ? "Fewer than 1 in 100 would get into at least one college at any price."
          : `${odds.of100} in 100 would get into at least one college at any price.`,
    dots: (filled: number, between: number) =>
      between === 0
        ? `${filled} of 100 dots filled`
        : `${filled} of 100 dots filled, ${between} more for admission at a price that may not fit`,
    legendAffordable: "Admitted, and the price fits",
    legendAny: "Admitted, but the price may not fit",
    certain:
      "This is certain because at least one college admits everyone, guarantees you a place, or has already admitted you.",
    priceOpen: (mayFit: number) =>
      `No price on your list is sure to fit your budget; ${mayFit === 1 ? "one" : formatCount(mayFit)} may.`,
    sayIncome: "Add your income to narrow the prices",
    noPay: "Tell us what your family can pay each year to see the odds of a college you can afford.",
    sayPay: "Add what we can pay",
    noneTitle: "No odds yet",
    none: "We can’t estimate your chances yet. Add your grades or a test score to see them at most of these colleges.",
    sayGrades: "Add grades or scores",
    leftOut: (names: readonly string[]) =>
      `Not counted, because there isn’t enough data for a chance: ${formatAnd(names)}.`,
    unpriced: (names: readonly string[]) =>
      `Counted as admission but not as affordable, because there is no published price: ${formatAnd(names)}.`,
    estimate: "This is an estimate. Colleges weigh similar things, so your results tend to move together.",
    affordableRule:
      "We count a college as affordable when even the high end of its price range fits your budget.",
    method: "How we calculate the odds",
  },

  balance: {
    heading: "Balance",
    settled: "Your list is balanced: reaches to hope for and colleges you can count on.",
    gap: (gap: BalanceGap): string => {
      switch (gap.code) {
        case "empty":
          return "Add a college to see your balance.";
        case "needsSafety":
          return describeMissingSafeties(gap);
        case "needsTargetOrLikely":
          return `Add ${formatCount(gap.missing)} more in the middle: targets or likely schools.`;
        case "couldAddReach":
          return "You have room for a reach.";
        case "mostlyReaches":
          return `${capitalize(formatCount(gap.reaches))} of ${formatCount(gap.total)} are reaches. All of them could turn you down.`;
        case "short":
        default:
          return gap.missing === 1
            ? "One more college would make a full list."
            : `${capitalize(formatCount(gap.missing))} more colleges would make a full list.`;
      }
    },
    rule: (rule: { safeties: number; targetsAndLikelies: number; reaches: number }) =>
      `Counselors often suggest at least ${formatCount(rule.safeties)} financial safeties, ${formatCount(rule.targetsAndLikelies)} targets or likely schools, and ${formatCount(rule.reaches)} reach.`,
    row: {
      reach: "Reach",
      middle: "Likely or target",
      sure: "Safety for admission only",
      safety: "Financial safety",
      unknown: "Chance unknown",
    },
    rowHeard: (name: string, count: number, missing: number) =>
      missing > 0
        ? `${name}: ${formatCount(count)}, ${formatCount(missing)} missing`
        : `${name}: ${formatCount(count)}`,
    find: {
      safety: "Find financial safeties",
      middle: "Find targets and likely schools",
      reach: "Find reaches",
    },
    hide: "Hide suggestions",
    suggestions: "Best matches to fill the gap",
    wouldRaise: (name: string, from: ShownOdds, to: ShownOdds) =>
      countColleges(from) === countColleges(to)
        ? `Adding ${name} would keep your odds at ${countColleges(to)} in 100.`
        : `Adding ${name} would raise your odds from ${countColleges(from)} to ${countColleges(to)} in 100.`,
    noneFound: "No college fits this gap with your answers.",
    noneFoundSafety: (hasBudget: boolean) =>
      hasBudget
        ? "No college is both sure to admit you and within your budget, even at the high end of its price."
        : "Tell us what your family can pay each year so we can find financial safeties.",
    searchInstead: "Search all colleges",
    add: "Add",
    addLabel: (name: string) => `Add ${name} to my plan`,
    added: (name: string) => `${name} is in your plan.`,
  },

  list: {
    heading: (count: number) => `Your list: ${formatInteger(count)} ${formatColleges(count)}`,
    group: (group: ListGroup) => groupTitles[group],
    addMore: "Find more colleges",
    status: (name: string) => `Your status at ${name}`,
    statusName: (status: CollegeStatus) => statuses[status],
    more: "Note and more",
    comments: (count: number) => (count === 1 ? "1 comment" : `${formatInteger(count)} comments`),
    moreOn: (name: string) => ` on ${name}`,
    noteShow: "Note",
    noteHint: "Only on this device.",
    noteHintSignedIn: "In your account too. Others see it only if you share your notes.",
    removeLabel: (name: string) => `Remove ${name} from my plan`,
    removed: (name: string) => `${name} was removed from your plan.`,
    undo: "Undo",
    match: (percent: number) => `${formatInteger(percent)}% match`,
    place: (city: string, state: string) => `${city}, ${state}`,
    gone: (unitId: number) => `College number ${unitId}`,
    goneWhy: "This college isn’t in the current data. Your note and status are still saved.",
  },
};

function countColleges(odds: ShownOdds): string {
  if (odds.kind === "certain") return "100";
  return odds.kind === "under1" ? "under 1" : String(odds.of100);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
