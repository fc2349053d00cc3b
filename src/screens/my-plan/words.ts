/** The text of the plan page. */
import type { ShownTestPolicy } from "#components/test-policy/getTestPolicy.ts";
import type { EssayDemand } from "#domain/college/requirements.ts";
import type { Forms, Reader } from "#domain/people/reader.ts";
import { formatInteger, formatShortDate } from "#lib/format.ts";

const numberWords = ["no", "one", "two", "three", "four", "five", "six"];
const formatCount = (count: number) => numberWords[count] ?? formatInteger(count);

const testPolicies: Readonly<Record<Exclude<ShownTestPolicy["kind"], "unknown">, string>> = {
  required: "required",
  flexible: "SAT, ACT, AP or IB required",
  paaOrSat: "PAA or SAT required",
  byProgram: "required for some programs",
  byGrades: "required below a certain GPA",
  sometimes: "required of some applicants",
  recommended: "recommended",
  optional: "optional",
  notRead: "not considered",
};

export const words = {
  title: (student: string | null) => (student === null ? "My plan" : `${student}’s plan`),
  lead: "Here is your list, with your odds, balance and prices.",
  leadKept: "It is saved on this device.",
  shared: {
    loading: "Looking for plans shared with you",
    title: "Whose plan do you want to see?",
    own: "Start my own plan",
  },
  firstSteps: {
    title: (count: number) =>
      count === 1 ? "One thing to set up" : `${capitalize(formatCount(count))} things to set up`,
    skip: "Skip",
    skipFull: (title: string) => `Skip: ${title}`,
    done: "Done",
    name: {
      title: { any: "Name the student", student: "Add your name" } satisfies Forms<string>,
      text: "Use a first name or nickname. People you share the plan with will see it.",
      label: { any: "Student’s name", student: "Your name" } satisfies Forms<string>,
      save: "Save",
      empty: "Enter a name.",
      tooLong: (limit: number) => `A name can have at most ${limit} characters.`,
    },
    invite: {
      title: "Plan together",
      text: "Send one person a link to your list and dates. Notes, money and essays stay private.",
      parent: { any: "Invite a parent", parent: "Invite another parent" } satisfies Forms<string>,
      counselor: { any: "Invite a counselor", counselor: "Invite another counselor" } satisfies Forms<string>,
      /** Null for a student, whose plan it is already. */
      student: {
        any: "Parent? Give the plan to your student",
        parent: "Give the plan to your student",
        counselor: "Give the plan to the student",
        student: null,
      } satisfies Forms<string | null>,
      madeTitle: "Send this link",
      made: "It works once and expires in 14 days. You can cancel it under “Who sees my plan.”",
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
  reader: {
    label: "Who uses this device?",
    hint: "We’ll write tasks and pages for that person. Your answer stays on this device.",
    unsaid: "Several of us",
    names: {
      student: "The student",
      parent: "A parent or guardian",
      counselor: "A counselor or teacher",
    } satisfies Record<Reader, string>,
  },
  loading: "Loading your plan",

  emptyTitle: "A plan starts with three questions",
  empty:
    "Tell us your grades, where you live and what your family can pay. You’ll see real colleges with your chances and prices, and you can save the ones you like here.",
  emptyQuiz: "Start the match quiz",
  emptySearch: "Find a college by name",
  emptyFile: "Already have a plan on another device? Save it there as a file, then open it here.",
  offer: {
    title: "Your first list is ready to keep",
    lead: "The list comes from your quiz answers. Keep it to plan deadlines, costs and visits. You can remove any college later.",
    keep: (count: number) => (count === 1 ? "Keep this college" : `Keep these ${count} colleges`),
    change: "Change my answers",
    none: "No college fits your quiz answers yet",
    noneLead: "Change an answer, or find a college by name.",
  },
  bring: {
    lead: "Already have a list in a spreadsheet, or in Naviance, Scoir or the Common App? Paste it to see each college’s chances, prices and dates.",
    open: "Bring your list",
    more: "Add colleges from a spreadsheet, Naviance, Scoir or the Common App",
  },
  emptyShape: "What a balanced list looks like",

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
      "This narrows every price range. It stays on this device unless you share it in your account.",
    addSafety: (missing: number) =>
      `Add ${formatCount(missing)} financial ${missing === 1 ? "safety" : "safeties"}`,
    addSafetyWhy: "This is a college that is sure to admit you, at a price you can pay.",
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
    priceCalculatorElsewhere:
      "This link opens another page on the college’s site. Look for the calculator there.",
    priceCalculatorWhy:
      "Our range is an estimate. The college’s calculator asks more questions and includes its own aid.",
    keepCopy: "Save a copy of your plan",
    keepCopyWhy: "Right now, your plan is saved only on this device.",
    keepCopySignedIn: "Your plan is in your account. A file is a backup you keep yourself.",
    open: (step: string) => `Open: ${step}`,
    opensCollege: "(the college’s own site)",
  },

  price: {
    heading: "What it would cost",
    least: "Likely the least expensive on your list",
    whole: (range: string) => `${range} for the whole degree`,
    sure: "Cheapest school that will admit you",
    sureNone: "None with a price yet",
    sureNoneWhy:
      "Add a college that publishes a price and is sure to take you: it admits everyone, guarantees you a place, or has already admitted you.",
    college: "College",
    year: "First year",
    study: "Whole degree",
    years: (count: number) => (count === 1 ? "1 year" : `${count} years`),
    sticker: "Sticker price, first year",
    unknown: "not published",
    each: "Price of each college",
    table: "Price of each college on the list",
    note: (year: number) =>
      `About 8 in 10 families like yours would pay a price in this range. First-year prices are for fall ${year}. In later years, prices rise at each college’s own rate.`,
    method: "How we estimate prices",
    calculator: "Change income, housing or price growth",
  },

  keep: {
    heading: "Save, print or share your plan",
    print: "Print on one page",
    printDetail: "You can also save it as a PDF with your list, chances, prices, notes and next steps.",
    csv: "Download as a spreadsheet",
    csvDetail:
      "A CSV file for Excel or Google Sheets: chances, prices, rounds, deadlines, fees, letters, aid offers and notes, with columns to fill in. You can bring it back here with your changes.",
    worksheet: "Print a worksheet",
    worksheetDetail: "Print three landscape tables with the same columns and room to write by hand.",
    bring: "Bring a list from a spreadsheet",
    bringDetail: "You can bring it from Excel, Google Sheets, Naviance, Scoir or the Common App.",
    yourData: "See where your data is stored and how to erase it",
  },

  storage: {
    notKeptTitle: {
      forbidden: "Your plan isn’t being saved",
      full: "Your last change couldn’t be saved",
      failed: "Your last change couldn’t be saved",
    },
    notKept: {
      forbidden:
        "Your browser won’t let this site save anything, as is common in private windows. Your plan lasts until you close this window. To keep it, save a copy as a file.",
      full: "This device is out of storage. Your change lasts until you close this window. Free up some space, or save a copy as a file.",
      failed:
        "Your browser couldn’t save your change. It lasts until you close this window. Save a copy as a file, then reload the page.",
    },
    unreadableTitle: "We couldn’t read some saved changes",
    unreadable: (count: number) =>
      `${formatInteger(count)} saved ${count === 1 ? "change is" : "changes are"} damaged or from a newer version of Tassel. Nothing was deleted. Reload the page to get the latest version.`,
    inAppTitle: (app: string) => `You’re browsing inside ${app}`,
    inApp: (app: string) =>
      `${app} opens pages in its own browser, and you may lose what you save here. To keep your plan, open this page in your phone’s browser.`,
  },

  changed: {
    goneTitle: (count: number) =>
      count === 1
        ? "One college on your list no longer takes new first-years"
        : `${capitalize(formatCount(count))} colleges on your list no longer take new first-years`,
    newsTitle: (count: number) =>
      count === 1
        ? "News about a college on your list"
        : `News about ${formatCount(count)} colleges on your list`,
    whatToDo:
      "They’re still on your list, but we removed their tasks and no longer count them in your odds. If you applied, ask the college what happens to your application. Then remove the college and see what your list is missing.",
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

  sheet: {
    title: (student: string | null) => (student === null ? "College list" : `${student}’s college list`),
    lead: (date: string) => `Made with Tassel on ${date}. Empty boxes are for you to fill in.`,
    parts: { fit: "Fit and price", applying: "Applications", deciding: "Decisions and aid" },
    rolling: "rolling",
    about: (day: string) => `about ${day}`,
    roundDate: (round: string, date: string) => `${round} ${date}`,
    tests: (kind: ShownTestPolicy["kind"]): string | null => (kind === "unknown" ? null : testPolicies[kind]),
    essays: {
      required: "its own, required",
      optional: "its own, optional",
      byProgram: "its own for some programs",
      none: "none required",
    } satisfies Record<EssayDemand, string>,
  },
};

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
