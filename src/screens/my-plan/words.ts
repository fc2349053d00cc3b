/** The text of the plan page. */
import type { BalanceGap } from "#domain/match/balance.ts";
import type { ListGroup } from "#domain/match/listGroups.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import { formatAnd, formatInteger, formatShortDate } from "#lib/format.ts";
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
  title: (student: string | null) => (student === null ? "My plan" : `${student}’s plan`),
  lead: "Your list, with its odds, balance and price.",
  leadKept: "It is saved on this device.",
  shared: {
    loading: "Looking for plans shared with you",
    title: "Whose plan do you want to see?",
    own: "Start a plan of my own",
  },
  firstSteps: {
    title: (count: number) =>
      count === 1 ? "One thing to set up" : `${capitalize(formatCount(count))} things to set up`,
    skip: "Skip",
    skipFull: (title: string) => `Skip: ${title}`,
    done: "Done",
    name: {
      title: "Name the student",
      text: "A first name or nickname. People you share the plan with see it.",
      label: "Student’s name",
      save: "Save",
      empty: "Enter a name.",
      tooLong: (limit: number) => `A name can have at most ${limit} characters.`,
    },
    invite: {
      title: "Plan together",
      text: "You send one person a link to see your list and dates. Notes, money and essays stay private.",
      parent: "Invite a parent",
      counselor: "Invite a counselor",
      student: "Parent? Give the plan to your student",
      madeTitle: "Send this link",
      made: "It works once, for 14 days. You can take it back under “Who sees my plan”.",
      link: "Invitation link",
      copy: "Copy the link",
      copied: "Copied",
    },
    reminders: {
      title: "Get reminders",
      text: "One email a week with what comes next, or one before each deadline.",
      choose: "Choose reminders",
    },
  },
  loading: "Loading your plan",
  loadingColleges: "Loading the colleges",

  failedTitle: "We couldn’t load the colleges",
  failedKept: (count: number) =>
    count === 0
      ? "Your plan is safe on this device."
      : count === 1
        ? "Your college is safe on this device."
        : `Your ${formatInteger(count)} ${formatColleges(count)} are safe on this device.`,

  emptyTitle: "A plan starts with three questions",
  empty:
    "Tell us your grades, where you live and what your family can pay. You’ll see real colleges with your chances and prices, and you can save the ones you like here.",
  emptyQuiz: "Start the match quiz",
  emptySearch: "Find a college by name",
  emptyFile: "Already have a plan on another device? Save it there as a file, then open it here.",
  offer: {
    title: "Your first list is ready to keep",
    lead: "It comes from your quiz answers. Keep it to plan deadlines, costs and visits; you can remove any college later.",
    keep: (count: number) => (count === 1 ? "Keep this college" : `Keep these ${count} colleges`),
    change: "Change my answers",
    none: "No college fits your quiz answers yet",
    noneLead: "Change an answer, or find a college by name.",
  },
  emptyShape: "What a balanced list looks like",

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

  steps: {
    heading: "Next steps",
    loading: "Loading the next steps",
    makeTimeline: "Make a timeline",
    makeTimelineWhy: "Tell us your grade to see this year’s tasks and dates here.",
    sayGrades: "Add your grades or a test score",
    sayGradesWhy: "We need one or the other to estimate your chances.",
    sayPay: "Add what your family can pay each year",
    sayPayWhy:
      "This shows which colleges fit your budget. It stays on this device unless you share it in your account.",
    sayHome: "Add where you live",
    sayHomeWhy: "In-state tuition at a public college is often less than half the out-of-state rate.",
    sayIncome: "Add your family’s income",
    sayIncomeWhy:
      "It narrows every price range. It stays on this device unless you share it in your account.",
    addSafety: (missing: number) =>
      `Add ${formatCount(missing)} financial ${missing === 1 ? "safety" : "safeties"}`,
    addSafetyWhy: "A college that is sure to admit you at a price you can pay.",
    addMiddle: (missing: number) =>
      `Add ${formatCount(missing)} ${missing === 1 ? "target or likely school" : "targets or likely schools"}`,
    addMiddleWhy: "Most students end up at one of these.",
    addReach: "Add a reach you would love",
    addReachWhy: "Your list has room for one.",
    deadline: (name: string, round: string, date: string) => `${name}: ${round}, ${formatShortDate(date)}`,
    deadlineWhy: (days: number, isBinding: boolean) => {
      const when = days === 0 ? "Today" : days === 1 ? "Tomorrow" : `In ${formatInteger(days)} days`;
      return isBinding
        ? `${when}. This round is binding: if admitted, you agree to enroll. Confirm the date with the college.`
        : `${when}. Confirm the date with the college.`;
    },
    compareOffers: (count: number) =>
      count === 1 ? "Review your aid offer" : `Compare your ${formatCount(count)} aid offers`,
    compareOffersWhy: "See gift aid, work-study and loans separately, for one year and for all four.",
    priceCalculator: (name: string) => `Run ${name}’s net price calculator`,
    priceCalculatorWhy:
      "Our range is an estimate. The college’s calculator asks more questions and includes its own aid.",
    keepCopy: "Save a copy of your plan",
    keepCopyWhy: "Right now it is saved only on this device.",
    keepCopySignedIn: "Your account has it. A file is a copy that is yours alone.",
    open: (step: string) => `Open: ${step}`,
    opensCollege: "(the college’s own site)",
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
    moreOn: (name: string) => ` on ${name}`,
    noteShow: "Note",
    noteHint: "Only on this device.",
    noteHintSignedIn: "In your account too. Others see it only if you share your notes.",
    noteTooLong: (limit: number, length: number) =>
      `A note can be up to ${formatInteger(limit)} characters; this one is ${formatInteger(length)}. The last version that fit is saved.`,
    removeLabel: (name: string) => `Remove ${name} from my plan`,
    removed: (name: string) => `${name} was removed from your plan.`,
    undo: "Undo",
    match: (percent: number) => `${formatInteger(percent)}% match`,
    place: (city: string, state: string) => `${city}, ${state}`,
    miles: (miles: number) => (miles < 1.5 ? "in your town" : `${formatInteger(miles)}\u00a0miles`),
    gone: (unitId: number) => `College number ${unitId}`,
    goneWhy: "This college isn’t in the current data. Your note and status are still saved.",
  },

  price: {
    heading: "What it would cost",
    range: "Lowest to highest on your list",
    whole: (range: string) => `${range} for the whole degree`,
    sure: "Cheapest school that will admit you",
    sureNone: "None with a price yet",
    sureNoneWhy:
      "Add a college that admits everyone, guarantees you a place, or has already admitted you, and that publishes a price.",
    college: "College",
    year: "First year",
    study: "Whole degree",
    years: (count: number) => (count === 1 ? "1 year" : `${count} years`),
    sticker: "Published price, first year",
    unknown: "not published",
    each: "Price of each college",
    table: "Price of each college on the list",
    note: (year: number) =>
      `About 8 in 10 families like yours would pay a price in this range. First-year prices are for fall ${year}. Later years rise at each college’s own rate.`,
    method: "How we estimate prices",
    calculator: "Change income, housing or price growth",
  },

  keep: {
    heading: "Save, print or share your plan",
    print: "Print on one page",
    printDetail: "Or save it as a PDF with your list, chances, prices, notes and next steps.",
    csv: "Download as a spreadsheet",
    csvDetail:
      "A CSV file with your colleges, admission and budget labels, chances, prices, status and notes.",
    yourData: "See where your data is stored and how to erase it",
  },

  storage: {
    notKeptTitle: {
      forbidden: "Your plan isn’t being saved",
      full: "Your last change could not be saved",
      failed: "Your last change could not be saved",
    },
    notKept: {
      forbidden:
        "Your browser won’t let this site save anything, which is common in private windows. Your plan lasts until you close this window. To keep it, save a copy as a file.",
      full: "This device is out of storage. Your change lasts until you close this window. Free up some space, or save a copy as a file.",
      failed:
        "Your browser couldn’t save it. Your change lasts until you close this window. Save a copy as a file, then reload the page.",
    },
    unreadableTitle: "We couldn’t read some saved changes",
    unreadable: (count: number) =>
      `${formatInteger(count)} saved ${count === 1 ? "change is" : "changes are"} from a newer version of Tassel or damaged. Nothing was deleted. Reload the page to get the latest version.`,
    inAppTitle: (app: string) => `You’re browsing inside ${app}`,
    inApp: (app: string) =>
      `${app} opens pages in its own browser, and you may lose what you save here. To keep your plan, open this page in your phone’s browser.`,
  },

  changed: {
    goneTitle: (count: number) =>
      count === 1
        ? "One college on your list takes no new first-years"
        : `${capitalize(formatCount(count))} colleges on your list take no new first-years`,
    newsTitle: (count: number) =>
      count === 1
        ? "News about a college on your list"
        : `News about ${formatCount(count)} colleges on your list`,
    whatToDo:
      "Nothing is removed for you. We no longer count them in your odds, and their tasks are gone. If you have applied, ask the college what becomes of your application; then remove them and see what your list is missing.",
    goTo: (name: string) => `See ${name}`,
  },

  printed: {
    from: (date: string) =>
      `Made with Tassel. Figures as of ${date}. Chances and prices are estimates. Confirm dates and prices with each college.`,
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
