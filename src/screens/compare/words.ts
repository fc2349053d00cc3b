/** The text of the comparison. */
import type { ShownTestPolicy } from "#components/test-policy/getTestPolicy.ts";
import type { CollegeSummary, Setting } from "#domain/college/college.ts";
import { formatDate, formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import type { RowCode } from "./rowCodes.ts";

const settings: Readonly<Record<Setting, string>> = {
  city: "City",
  suburb: "Suburb",
  town: "Town",
  rural: "Rural",
};

const testPolicies: Readonly<Record<Exclude<ShownTestPolicy["kind"], "unknown">, string>> = {
  required: "SAT or ACT required",
  flexible: "SAT, ACT, AP or IB required",
  paaOrSat: "PAA or SAT required",
  byProgram: "Required for some programs",
  byGrades: "Required below a certain GPA",
  sometimes: "Required of some applicants",
  recommended: "Recommended",
  optional: "Test-optional",
  notRead: "Not considered",
};

export const words = {
  title: "Compare colleges",
  lead: "Compare up to four colleges side by side. In each row, we mark the best figure if one is clearly ahead.",
  chooseTitle: "Your colleges",
  loading: "Loading the colleges’ figures",
  failed: "We couldn’t load the colleges’ figures",
  failedKept: "Your answers are saved.",
  emptyTitle: "Nothing to compare yet",
  emptyText:
    "Choose two to four colleges above. Any college you mark to compare in Tassel shows up here too.",
  emptyFind: "Find colleges",
  emptyQuiz: "Take the match quiz",
  oneMore: "Add another college to see how the two differ.",
  answersTitle: "See your own chance and price",
  answersText: "Answer three questions to see both.",
  answersStart: "Answer three questions",
  onlyDifferences: "Show only differences",
  caption: "The colleges side by side",
  figure: "Figure",
  best: { lowest: "lowest", highest: "highest", nearest: "nearest" },
  groups: {
    you: "For you",
    outcomes: "After college",
    place: "The college",
    applying: "Applying",
  },
  rows: {
    label: "Admission and budget",
    chance: "Your chance",
    match: "Match",
    field: "Degrees in your field",
    price: "Price for you, first year",
    award: "Automatic merit award, first year",
    stateProgram: "Your state’s programs",
    tuitionFree: "Tuition",
    sticker: "Sticker price, first year",
    total: "Total for all years",
    graduation: "Graduation rate",
    retention: "Return for a second year",
    earnings: "Yearly earnings, ten years after starting",
    program: "Earnings by program",
    debt: "Debt at graduation",
    admitRate: "Admission rate",
    kind: "Type",
    size: "Undergraduates",
    setting: "Setting",
    distance: "From your home",
    tests: "SAT and ACT",
    asked: "What the application asks for",
    fee: "Application fee",
    deadlines: "Deadlines",
    calculator: "Net price calculator",
  } satisfies Record<RowCode, string>,
  notes: {
    match: "How well it fits your answers. It is not your chance of getting in.",
    price: "After grants, for the middle 80% of families",
    field: "awarded in one year",
    award: "Off the sticker price",
    stateProgram: "counted in the price, or what would lower it, per year",
    tuitionFree: "where a college waives all or part of it",
    sticker: "Before grants",
    graduation: "within 150% of the normal time",
    earnings: "median, students with federal aid who work",
    debt: "median, graduates with federal loans",
    admitRate: "of those who apply",
    distance: "in a straight line",
    asked: "according to the Common App’s list; it may ask for more",
  } satisfies Partial<Record<RowCode, string>>,
  program: {
    /** A row of its own for each program. */
    name: (title: string) => `Earnings: ${title}`,
    note: (middle: string | null) =>
      `five years after the degree, in 2022 dollars, students with federal aid${middle === null ? "" : `; national median ${middle}`}`,
    none: "no figure",
  },
  award: {
    earned: (usd: number) => `${formatUsd(usd)} a year`,
    upTo: (usd: number) => `maybe ${formatUsd(usd)} a year`,
    none: "none, according to its award chart",
    unknown: "answer more to see",
    noTable: "no award chart we know of",
  },
  noProgram: "none here",
  tuitionCharged: "charged, before grants",
  notPublished: "not published",
  noEstimate: "no estimate",
  notSaid: "not known",
  loadingCell: "loading",
  failedCell: "did not load",
  match: (percent: number) => formatShare(percent / 100),
  admitsAll: "Everyone who applies",
  // Its words stay on one line in a narrow column.
  years: (count: number) => (count === 1 ? "1\u00a0year" : `${formatInteger(count)}\u00a0years`),
  homeMissing: "add a ZIP code",
  onlineOnly: "Online only",
  usd: formatUsd,
  setting: (setting: Setting) => settings[setting],
  testPolicy: ({ kind, year, requiredFrom }: ShownTestPolicy): string | null => {
    if (kind === "unknown") return null;
    const later = requiredFrom === null ? "" : `; required from fall ${requiredFrom}`;
    return `${testPolicies[kind]} (${year})${later}`;
  },
  kindOf: (
    college: Pick<CollegeSummary, "isHbcu" | "isTribal" | "isWomenOnly" | "isMenOnly" | "isReligious">,
  ) =>
    [
      college.isHbcu && "HBCU",
      college.isTribal && "tribal college",
      college.isWomenOnly && "women only",
      college.isMenOnly && "men only",
      college.isReligious && "religious affiliation",
    ].filter((part) => part !== false),
  asked: {
    essay: "Common App essay",
    essays: {
      required: "its own essays",
      optional: "its own essays (optional)",
      byProgram: "its own essays for some programs",
      none: "no essays beyond the application’s",
    },
    midYear: "mid-year report",
    grades: "self-reported courses and grades",
    portfolio: "takes portfolios",
    notTold: "We don’t know. See its application.",
    inCycle: (text: string, cycle: string) => `${text} (${cycle})`,
  },
  fee: (usd: number, year: string) => `${usd === 0 ? "Free" : formatUsd(usd)} (${year})`,
  binding: "binding",
  deadline: (round: string, day: string) => `${round}: ${day}`,
  deadlineNone: "We don’t have a date. Check with the college.",
  deadlinesAsOf: (asOf: string) => `as of ${formatDate(asOf)}; check with the college`,
  calculatorOpen: {
    calculator: "Open",
    home: "Website",
    aid: "Cost and aid page",
    admission: "Admission page",
    application: "Application page",
  },
  calculatorOf: {
    calculator: (name: string) => `Open ${name}’s net price calculator (another site)`,
    home: (name: string) => `Open ${name}’s website (another site)`,
    aid: (name: string) => `Open ${name}’s cost and aid page (another site)`,
    admission: (name: string) => `Open ${name}’s admission page (another site)`,
    application: (name: string) => `Open ${name}’s application page (another site)`,
  },
  applyOpen: "Application page",
  applyOf: (name: string) => `${name}’s application page (another site)`,
  remove: (name: string) => `Remove ${name} from the comparison`,
  print: "Print",
  sameHidden: (count: number) =>
    count === 1 ? "1 identical row is hidden." : `${formatInteger(count)} identical rows are hidden.`,
  cost: "Costs in detail",
  share:
    "The link to this page remembers your colleges, so you can bookmark or share it. It never includes your answers.",
};
