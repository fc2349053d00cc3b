/** The text of the plan page. */
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { BalanceGap } from "#domain/match/balance.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import { formatInteger, formatOneDecimal, formatShortDate } from "#lib/format.ts";
import type { ShownOdds } from "./shownOdds.ts";

const listOf = new Intl.ListFormat("en-US", { type: "conjunction" });
const numberWords = ["no", "one", "two", "three", "four", "five", "six"];
const formatCount = (count: number) => numberWords[count] ?? formatInteger(count);
const formatColleges = (count: number) => (count === 1 ? "college" : "colleges");

const groupTitles: Readonly<Record<AdmissionLabel, string>> = {
  reach: "Reaches",
  target: "Targets",
  likely: "Likely schools",
  safety: "Safeties",
  open: "Open admission",
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

function describeOdds(odds: ShownOdds, ending: { many: string; all: string }): AroundFigure {
  switch (odds.kind) {
    case "certain":
      return { before: "With this list, ", figure: "every plan", after: ` like yours gets ${ending.all}` };
    case "under1":
      return {
        before: "With this list, ",
        figure: "fewer than 1 of 100",
        after: ` plans like yours get ${ending.many}`,
      };
    case "count":
    default:
      return {
        before: "With this list, ",
        figure: `${odds.of100} of 100`,
        after: ` plans like yours get ${ending.many}`,
      };
  }
}

function describeMissingSafeties(gap: Extract<BalanceGap, { code: "needsSafety" }>): string {
  const missing =
    gap.missing === 1
      ? "One financial safety is missing: a college that is sure to admit you and within your budget."
      : `${capitalize(formatCount(gap.missing))} financial safeties are missing: colleges that are sure to admit you and within your budget.`;
  if (gap.sure === 0) return missing;
  const sure = `${capitalize(formatCount(gap.sure))} on your list ${gap.sure === 1 ? "is" : "are"} sure to admit you`;
  return gap.hasBudget
    ? `${missing} ${sure}, but the price may not fit.`
    : `${missing} ${sure}. Tell us what your family can pay a year to see whether the price fits.`;
}

export const words = {
  title: (student: string | null) => (student === null ? "My plan" : `${student}’s plan`),
  lead: "Your list, its odds, its balance and its price. It is kept on this device.",
  loading: "Loading your plan",
  loadingColleges: "Loading the colleges",

  failedTitle: "The colleges could not be loaded",
  failedKept: (count: number) =>
    count === 0
      ? "Your plan is safe on this device."
      : count === 1
        ? "Your college is safe on this device."
        : `Your ${formatInteger(count)} ${formatColleges(count)} are safe on this device.`,

  emptyTitle: "A plan starts with three questions",
  empty:
    "Your grades, your home and what your family can pay. You get real colleges with honest chances and prices, and save the ones you like here.",
  emptyQuiz: "Start the match quiz",
  emptySearch: "Find a college by name",
  emptyFile: "Do you have a plan on another device? Save it there as a file and open it here.",
  emptyShape: "A balanced list at a glance",

  odds: {
    heading: "The odds of this list",
    affordable: (odds: ShownOdds) =>
      describeOdds(odds, {
        many: "at least one yes you can pay for.",
        all: "at least one yes you can pay for.",
      }),
    any: (odds: ShownOdds) => describeOdds(odds, { many: "at least one yes.", all: "at least one yes." }),
    anyToo: (odds: ShownOdds) =>
      odds.kind === "certain"
        ? "A yes at any price is certain: at least one of these colleges is open to all, promised to you, or has admitted you."
        : odds.kind === "under1"
          ? "Fewer than 1 of 100 get at least one yes at any price."
          : `${odds.of100} of 100 get at least one yes at any price.`,
    dots: (filled: number, between: number) =>
      between === 0
        ? `${filled} of 100 dots filled`
        : `${filled} of 100 dots filled, ${between} more for a yes at a price you cannot be sure to pay`,
    legendAffordable: "A yes you can pay for",
    legendAny: "A yes, the price not sure",
    certain: "Certain, because at least one of them is open to all, promised to you, or has admitted you.",
    noPay: "Say what your family can pay a year, and you also see how many get a yes they can pay for.",
    sayPay: "Say what we can pay",
    noneTitle: "No odds yet",
    none: "None of these colleges has a chance for you yet. Give your grades or a test score, and most of them will.",
    sayGrades: "Give grades or scores",
    leftOut: (names: readonly string[]) =>
      `Not counted, because there is no honest number: ${listOf.format(names)}.`,
    unpriced: (names: readonly string[]) =>
      `Counted as a yes but not as an affordable one, because no price is known: ${listOf.format(names)}.`,
    assumption: (sd: number) =>
      `An estimate. It assumes that all your applications share some luck (${formatOneDecimal(sd)} in log-odds) and that “can pay” means the top of the price band.`,
    method: "How the odds are worked out",
  },

  steps: {
    heading: "Next steps",
    loading: "Loading the next steps",
    makeTimeline: "Make a timeline",
    makeTimelineWhy: "Say which class you are in, and the tasks of your year stand here with their dates.",
    sayGrades: "Give your grades or a test score",
    sayGradesWhy: "Without them no college can have a chance.",
    sayPay: "Say what your family can pay a year",
    sayPayWhy:
      "It decides which colleges are within your budget. It stays on this device unless you share it in your account.",
    sayHome: "Say where you live",
    sayHomeWhy: "In-state prices are often less than half the out-of-state ones.",
    sayIncome: "Add your family’s income",
    sayIncomeWhy: "It narrows every price band. It stays on this device unless you share it in your account.",
    addSafety: (missing: number) =>
      `Add ${formatCount(missing)} financial ${missing === 1 ? "safety" : "safeties"}`,
    addSafetyWhy: "A college that is sure to admit you, at a price you can pay.",
    addMiddle: (missing: number) =>
      `Add ${formatCount(missing)} ${missing === 1 ? "target or likely school" : "targets or likely schools"}`,
    addMiddleWhy: "Most students end up at one of these.",
    addReach: "Add a reach you would love",
    addReachWhy: "Your list has room for one.",
    deadline: (name: string, round: string, date: string) => `${name}: ${round}, ${formatShortDate(date)}`,
    deadlineWhy: (days: number, isBinding: boolean) => {
      const when = days === 0 ? "Today" : days === 1 ? "Tomorrow" : `In ${formatInteger(days)} days`;
      return isBinding
        ? `${when}. This round is binding: you promise to go. Dates move, so check with the college.`
        : `${when}. Dates move, so check with the college.`;
    },
    compareOffers: (count: number) =>
      count === 1 ? "Read your aid offer" : `Compare your ${formatCount(count)} aid offers`,
    compareOffersWhy: "Gifts, jobs and loans apart, for one year and for four.",
    priceCalculator: (name: string) => `Run ${name}’s own price calculator`,
    priceCalculatorWhy: "Our band is an estimate. The college’s calculator asks more and knows its own aid.",
    keepCopy: "Save a copy of your plan",
    keepCopyWhy: "This device is the only place where it is kept.",
    open: (step: string) => `Open: ${step}`,
    opensCollege: "(the college’s own site)",
  },

  balance: {
    heading: "Balance",
    settled: "Your list is balanced: reaches to hope for, and places you can count on.",
    gap: (gap: BalanceGap): string => {
      switch (gap.code) {
        case "empty":
          return "There is nothing to balance yet.";
        case "needsSafety":
          return describeMissingSafeties(gap);
        case "needsTargetOrLikely":
          return `${capitalize(formatCount(gap.missing))} more in the middle would help: targets or likely schools.`;
        case "couldAddReach":
          return "There is room for a reach.";
        case "mostlyReaches":
          return `${capitalize(formatCount(gap.reaches))} of ${formatCount(gap.total)} are reaches. Together they can all say no.`;
        case "short":
        default:
          return gap.missing === 1
            ? "One more college would make a full list."
            : `${capitalize(formatCount(gap.missing))} more colleges would make a full list.`;
      }
    },
    rule: (rule: { safeties: number; targetsAndLikelies: number; reaches: number }) =>
      `Common counseling practice, not a measurement: at least ${formatCount(rule.safeties)} financial safeties, ${formatCount(rule.targetsAndLikelies)} targets or likely schools, ${formatCount(rule.reaches)} reach.`,
    row: {
      reach: "Reach",
      middle: "Target or likely",
      sure: "Safety, admission only",
      safety: "Financial safety",
      unknown: "No chance known",
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
    suggestions: "Best matches that would fill the gap",
    wouldRaise: (name: string, from: ShownOdds, to: ShownOdds) =>
      countColleges(from) === countColleges(to)
        ? `Adding ${name} keeps it at ${countColleges(to)} of 100.`
        : `Adding ${name} would raise it from ${countColleges(from)} to ${countColleges(to)}.`,
    noneFound: "No college in the data fits this gap with your answers.",
    noneFoundSafety: (hasBudget: boolean) =>
      hasBudget
        ? "No college is both sure to admit you and within your budget, even at the high end of its price."
        : "Tell us what your family can pay a year. Without it no college can be a financial safety.",
    searchInstead: "Search all colleges",
    add: "Add",
    addLabel: (name: string) => `Add ${name} to my plan`,
    added: (name: string) => `${name} is in your plan.`,
  },

  list: {
    heading: (count: number) => `Your list: ${formatInteger(count)} ${formatColleges(count)}`,
    group: (code: AdmissionLabel) => groupTitles[code],
    addMore: "Find more colleges",
    status: (name: string) => `Where you are with ${name}`,
    statusName: (status: CollegeStatus) => statuses[status],
    noteAdd: "Add a note",
    noteShow: "Note",
    note: (name: string) => `Note on ${name}`,
    noteHint: "Only on this device.",
    noteTooLong: (limit: number, length: number) =>
      `A note holds ${formatInteger(limit)} characters; this is ${formatInteger(length)}. It is kept up to the last length that fit.`,
    remove: "Remove",
    removeLabel: (name: string) => `Remove ${name} from my plan`,
    removed: (name: string) => `${name} is off your plan.`,
    undo: "Undo",
    match: (percent: number) => `${formatInteger(percent)}% match`,
    place: (city: string, state: string) => `${city}, ${state}`,
    miles: (miles: number) => (miles < 1.5 ? "in your town" : `${formatInteger(miles)} miles from home`),
    gone: (unitId: number) => `College number ${unitId}`,
    goneWhy: "It is not in this release of the data. Your note and status are kept.",
  },

  price: {
    heading: "What it would cost",
    range: "From the lowest to the highest on this list",
    whole: (range: string) => `${range} for the whole degree`,
    sure: "Cheapest sure yes",
    sureNone: "No sure yes with a price yet",
    sureNoneWhy: "A college that is open to all, promised to you, or has admitted you, with a price.",
    college: "College",
    year: "First year",
    study: "Whole degree",
    years: (count: number) => (count === 1 ? "1 year" : `${count} years`),
    sticker: "Published price, first year",
    unknown: "not published",
    table: "Price of each college on the list",
    note: (year: number) =>
      `Each band holds about 8 of 10 families like yours. Dollars of fall ${year}, when the student begins; later years grow at each college’s own pace.`,
    method: "How prices are worked out",
    calculator: "Change income, living plan or growth",
  },

  keep: {
    heading: "Keep it, print it, hand it on",
    print: "Print on one page",
    printDetail: "Or save it as a PDF: list, chances, prices, notes and next steps.",
    csv: "Save the list as a table",
    csvDetail:
      "A CSV file for a spreadsheet: colleges, admission and budget marks, chances, prices, status and notes.",
    yourData: "What is kept where, and how to erase it",
  },

  storage: {
    notKeptTitle: {
      forbidden: "This plan is not being saved",
      full: "Your last change could not be saved",
      failed: "Your last change could not be saved",
    },
    notKept: {
      forbidden:
        "Your browser does not let this site store anything, as some do in private windows. Your plan lasts until you close this window. Save a copy as a file to keep it.",
      full: "This device is out of space. The change is here until you close this window. Free some space, or save a copy as a file.",
      failed:
        "Your browser could not write it. The change is here until you close this window. Save a copy as a file, then reload the page.",
    },
    unreadableTitle: "Some saved changes could not be read",
    unreadable: (count: number) =>
      `${formatInteger(count)} saved ${count === 1 ? "change is" : "changes are"} from a newer version of Tassel, or damaged. Nothing was deleted. Reload the page to get the newest version.`,
    inAppTitle: (app: string) => `You are inside ${app}`,
    inApp: (app: string) =>
      `${app} opens pages in a browser of its own, and what you save here may be lost with it. Open this page in your phone’s browser to keep your plan.`,
  },

  printed: {
    from: (date: string) =>
      `Made with Tassel. Figures as of ${date}. Chances and prices are estimates; check dates and prices with each college.`,
    college: "College",
    label: "Admission and budget",
    chance: "Chance",
    price: "First year",
    study: "Whole degree",
    status: "Status",
    note: "Note",
    steps: "Next steps",
    task: (title: string, college: string | null, when: string | null) => {
      const what = college === null || title.includes(college) ? title : `${college}: ${title}`;
      return when === null ? what : `${what} (${when})`;
    },
  },

  csv: {
    header: [
      "College",
      "City",
      "State",
      "Admission",
      "Budget",
      "Chance (%)",
      "Chance low (%)",
      "Chance high (%)",
      "Match (%)",
      "Price low ($ a year)",
      "Price high ($ a year)",
      "Published price ($ a year)",
      "Miles from home",
      "Status",
      "Note",
      "UNITID",
    ],
  },
};

function countColleges(odds: ShownOdds): string {
  if (odds.kind === "certain") return "100";
  return odds.kind === "under1" ? "under 1" : String(odds.of100);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
