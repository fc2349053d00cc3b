/** The text of the comparison. */
import type { CollegeSummary, Setting, TestPolicy } from "#domain/college/college.ts";
import { formatDate, formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import type { RowCode } from "./rowCodes.ts";

const settings: Readonly<Record<Setting, string>> = {
  city: "City",
  suburb: "Suburb",
  town: "Town",
  rural: "Country",
};

const testPolicies: Readonly<Record<TestPolicy, string>> = {
  required: "SAT or ACT required",
  considered: "Optional, read if sent",
  notConsidered: "Not looked at",
};

export const words = {
  title: "Compare colleges",
  lead: "Up to four next to each other. Where one is clearly ahead, it is marked.",
  chooseTitle: "Your colleges",
  loading: "Getting the colleges’ figures",
  failed: "The colleges’ figures could not be loaded",
  failedKept: "Your answers are kept.",
  emptyTitle: "Nothing to compare yet",
  emptyText:
    "Choose two to four colleges above. Colleges that you set to compare anywhere in Tassel come here by themselves.",
  emptyFind: "Find colleges",
  emptyQuiz: "Take the match quiz",
  oneMore: "Add another college to see how they differ.",
  answersTitle: "Your chance and price are not known yet",
  answersText: "Three answers are enough for both.",
  answersStart: "Answer three questions",
  onlyDifferences: "Only what differs",
  caption: "The colleges side by side",
  figure: "Figure",
  best: { lowest: "lowest", highest: "highest", nearest: "nearest" },
  groups: {
    you: "For you",
    outcomes: "What becomes of students",
    place: "The college",
    applying: "Applying",
  },
  rows: {
    label: "Admission and budget",
    chance: "Your chance",
    match: "Match",
    price: "Price for you, first year",
    award: "Automatic merit award, first year",
    sticker: "Published price, first year",
    total: "All years of study",
    graduation: "Graduate",
    retention: "Come back after a year",
    earnings: "Earn a year, ten years after starting",
    debt: "Owe at graduation",
    admitRate: "Admits",
    kind: "Kind",
    size: "Undergraduates",
    setting: "Setting",
    distance: "From your home",
    tests: "SAT and ACT",
    deadlines: "Deadlines",
    calculator: "Its own price calculator",
  } satisfies Record<RowCode, string>,
  notes: {
    match: "How well it fits your answers. It is not your chance.",
    price: "After grants, middle 8 of 10 families",
    award: "Off the published price",
    sticker: "Before grants",
    graduation: "within 150% of the usual time",
    earnings: "median, with federal aid, working",
    debt: "median of those with federal loans",
    admitRate: "of those who apply",
    distance: "in a straight line",
  } satisfies Partial<Record<RowCode, string>>,
  award: {
    earned: (usd: number) => `${formatUsd(usd)} a year`,
    upTo: (usd: number) => `maybe ${formatUsd(usd)} a year`,
    none: "none by its table",
    unknown: "tell more to know",
    noTable: "no table we know",
  },
  notPublished: "not published",
  noEstimate: "no estimate",
  notSaid: "not known",
  loadingCell: "loading",
  failedCell: "did not load",
  match: (percent: number) => formatShare(percent / 100),
  admitsAll: "Everyone who applies",
  years: (count: number) => (count === 1 ? "1 year" : `${formatInteger(count)} years`),
  miles: (miles: number) => (miles < 1 ? "under a mile" : `${formatInteger(miles)} miles`),
  homeMissing: "add a ZIP code",
  onlineOnly: "Online only",
  usd: formatUsd,
  setting: (setting: Setting) => settings[setting],
  testPolicy: (policy: TestPolicy) => testPolicies[policy],
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
  binding: "binding",
  deadline: (round: string, day: string) => `${round}: ${day}`,
  deadlineNone: "No date known. Check with the college.",
  deadlinesAsOf: (asOf: string) => `as of ${formatDate(asOf)}; check with the college`,
  calculatorOpen: "Open",
  calculatorOf: (name: string) => `Open the net price calculator of ${name} (another site)`,
  applyOpen: "Application page",
  applyOf: (name: string) => `Application page of ${name} (another site)`,
  remove: (name: string) => `Take ${name} out of the comparison`,
  print: "Print",
  sameHidden: (count: number) =>
    count === 1
      ? "1 row is the same for all and hidden."
      : `${formatInteger(count)} rows are the same for all and hidden.`,
  cost: "Costs in detail",
  share:
    "The address of this page keeps your colleges, so you can bookmark or share it. It holds no answer of yours.",
};
