/** The text of what is due: the day, whose it is, and what is still missing. */
import { getRoundName } from "#domain/college/roundNames.ts";
import type { DueItem } from "#domain/timeline/timeline.ts";
import { formatAnd, formatDate, formatInteger, formatShortDate, formatUsd } from "#lib/format.ts";

/** What a task brings, as one asks whether it is there. */
const nouns: Readonly<Record<string, string>> = {
  appInvites: "letter invitations",
  appLetters: "letters",
  appTranscript: "transcript",
  appScores: "test scores",
  appAsks: "what it asks for",
  appRestriction: "its rule on other early plans",
  appBindingPrice: "a look at the price",
  appAgreement: "the signed agreement",
  situationArtUpload: "portfolio",
  appSupplement: "its own essays",
  essayFinal: "main essay",
  transferTranscripts: "transcripts",
  transferLetters: "letters",
  transferEssay: "essay",
  ucAccount: "the account",
  ucQuestions: "UC answers",
  transferUcQuestions: "UC answers",
  ucFeeWaiver: "fee waiver",
  csuAccount: "the account",
  csuCampuses: "your choice of campuses",
  aidAccounts: "StudentAid.gov accounts",
  aidPapers: "tax papers",
  fafsaFile: "the FAFSA",
  fafsaConsent: "consent and signatures",
  compareOffers: "your offers side by side",
};

const waivers = {
  accepted: ", or its fee waiver",
  usOnly: ", or its fee waiver",
  notAccepted: "",
} as const;

export const words = {
  title: "Due",
  lead: "Dates that others set, where something closes, and your own.",
  daysLeft: (days: number) =>
    days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${formatInteger(days)} days`,
  expected: "Expected: this year’s date is not published",
  /** What the date is of. */
  kind: ({ kind, basis, task, system }: DueItem): string => {
    switch (kind) {
      case "application":
        if (system !== null) return "Application";
        if (basis?.round === "priority") return "Priority date for the application";
        return basis?.round == null ? "Application" : getRoundName(basis.round);
      case "scholarship":
        return "Last day to be considered for its scholarships";
      case "honors":
        return "Last day for its honors program";
      case "reply":
        return "Last day to say yes";
      case "own":
      case "test":
      case "stateMoney":
      default:
        return task.title;
    }
  },
  systems: { uc: "University of California", csu: "California State University" },
  /** Whose date it is where no college is named. */
  whose: {
    stateMoney: "State money",
    test: "Test registration",
    reply: "Your answer",
    own: "Your own date",
  } as const,
  missing: ({ missing, essays }: DueItem): string => {
    const left = missing.flatMap(({ templateId }) => {
      const noun = nouns[templateId ?? ""];
      if (noun === undefined) return [];
      return templateId === "appSupplement" && essays?.isStarted === true ? [`${noun} (begun)`] : [noun];
    });
    return left.length === 0 ? "" : `Not checked off: ${formatAnd([...new Set(left)])}.`;
  },
  fee: ({ fee }: DueItem): string =>
    fee === null ? "" : `Fee: ${formatUsd(fee.usd)}${fee.waiver === null ? "" : waivers[fee.waiver]}.`,
  ready: "Everything before it is checked off.",
  done: {
    application: "Submitted",
    scholarship: "Submitted",
    honors: "Submitted",
    stateMoney: "Done",
    test: "Registered",
    reply: "Answered",
    own: "Done",
  } as const,
  about: (name: string, kind: string) => `: ${name}, ${kind}`,
  nextDue: (day: string, days: number) =>
    `Next due ${formatShortDate(day)}, ${days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${formatInteger(days)} days`}:`,
  more: (count: number) => (count === 1 ? "1 later date" : `${formatInteger(count)} later dates`),
  later: (day: string, name: string, kind: string) => `${formatDate(day)}: ${name}, ${kind}`,
  none: "No date closes in the next 60 days.",
  glance: { sayYear: "Say which year you finish high school" },
  advice: "Our suggestions. The dates above are set by others.",
} as const;
