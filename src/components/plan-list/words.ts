/** The text of a plan's list: its balance, and each college on it. */
import type { BalanceGap } from "#domain/match/balance.ts";
import type { ListGroup } from "#domain/match/listGroups.ts";
import type { ShownOdds } from "#domain/match/shownOdds.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import { formatInteger } from "#lib/format.ts";

const numberWords = ["no", "one", "two", "three", "four", "five", "six"];
const formatCount = (count: number) => numberWords[count] ?? formatInteger(count);
const formatColleges = (count: number) => (count === 1 ? "college" : "colleges");

const groupTitles: Readonly<Record<ListGroup, string>> = {
  safety: "Safeties",
  likely: "Likely colleges",
  target: "Targets",
  reach: "Reaches",
  unknown: "Not enough data to estimate a chance",
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

  balance: {
    heading: "Balance",
    settled: "Your list is balanced, with reaches to hope for and colleges you can count on.",
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
          return gap.reaches === gap.total
            ? "Every college on your list is a reach, and they could all turn you down."
            : `${capitalize(formatCount(gap.reaches))} of ${formatCount(gap.total)} are reaches, and they could all turn you down.`;
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
    noneFound: "Based on your answers, no college fills this gap.",
    noneFoundSafety: (hasBudget: boolean) =>
      hasBudget
        ? "No college is both sure to admit you and within your budget, even at the high end of its price."
        : "Tell us what your family can pay each year so we can find financial safeties.",
    searchInstead: "Search all colleges",
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
    noteHint: "This is only on this device.",
    noteHintSignedIn: "This is also in your account. Others see it only if you share your notes.",
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
