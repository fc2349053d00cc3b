/** How a hard date is told: what it is of, what is not checked off yet, and the fee. On the screen, in email and in a calendar. */
import { getRoundName } from "#domain/college/roundNames.ts";
import { formatAnd, formatUsd } from "#lib/format.ts";
import { type DueItem, isPrivateTask } from "./timeline.ts";

/** What a task brings, as one asks whether it is there. Asking for letters and sending their invitations bring the same. */
const nouns: Readonly<Record<string, string>> = {
  appInvites: "letters of recommendation",
  appLetters: "letters of recommendation",
  appNomination: "a nomination",
  appTranscript: "transcript",
  appNoScore: "an SAT or ACT score",
  appScores: "test scores",
  appAsks: "a look at what it asks for",
  appRestriction: "its rule on other early plans",
  appBindingPrice: "a look at the price",
  appAgreement: "the signed agreement",
  situationArtUpload: "portfolio if your program asks",
  appSupplement: "its own essays",
  essayFinal: "main essay",
  transferTranscripts: "college transcripts",
  transferLetters: "letters of recommendation",
  transferEssay: "transfer essay",
  ucAccount: "your UC account",
  ucQuestions: "your answers to the UC questions",
  transferUcQuestions: "your answers to the UC questions",
  ucFeeWaiver: "your fee waiver",
  csuAccount: "your Cal State Apply account",
  csuCampuses: "your choice of campuses",
  aidAccounts: "StudentAid.gov accounts",
  aidPapers: "tax papers",
  fafsaFile: "the FAFSA",
  fafsaConsent: "consent and signatures",
  compareOffers: "comparing your offers",
};

const waivers = {
  accepted: ", or a fee waiver",
  usOnly: ", or a fee waiver",
  notAccepted: "",
} as const;

export type DueSubject = Pick<DueItem, "kind" | "system"> & {
  task: Pick<DueItem["task"], "title">;
  basis: Pick<NonNullable<DueItem["basis"]>, "round"> | null;
};

/** What the date is of. */
export function nameDue({ kind, system, basis, task }: DueSubject): string {
  switch (kind) {
    case "application":
      if (system !== null || basis?.round == null) return "Application";
      return basis.round === "priority" ? "Priority date for the application" : getRoundName(basis.round);
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
}

/** What it is of and whose, in one line: "Regular decision, Rice University". */
export function titleDue(subject: DueSubject, college: string | null): string {
  const { kind, system } = subject;
  const name = nameDue(subject);
  if (kind === "application") {
    const whose = system === null ? college : systemNames[system];
    return whose === null ? name : `${name}, ${whose}`;
  }
  return college === null || name.includes(college) ? name : `${college}: ${name}`;
}

/** Farther off than this nothing of it can be begun, so nothing is missing yet. */
const farDays = 200;
/** Before offers come in March there are none to compare. */
const farReplyDays = 75;

export function isFarOff({ daysLeft, kind }: Pick<DueItem, "daysLeft" | "kind">): boolean {
  return daysLeft > (kind === "reply" ? farReplyDays : farDays);
}

/** An application whose published minimum is above what was told, as a counselor would say it before the fee is paid. */
export const belowMinimumWords = {
  missed: "Your record is below the college’s published minimum, so first check what it requires.",
  close:
    "The college’s published minimum is above your GPA unless honors classes raise yours, so check first.",
} as const;

/** Empty once everything is checked off. Email never names what only exists for a family's situation. */
export function tellMissing(item: DueItem, { hidesPrivate = false } = {}): string {
  const isNamed = item.missing.some(({ templateId }) => templateId === "appNoScore");
  const scores = item.isScoreOpen && !isNamed ? "The college requires SAT or ACT scores." : "";
  return [tellTasks(item, hidesPrivate), scores].filter((part) => part !== "").join(" ");
}

function tellTasks(item: DueItem, hidesPrivate: boolean): string {
  const { daysLeft, kind, missing, essays } = item;
  if (kind === "reply" && isFarOff({ daysLeft, kind })) return "";
  const left = missing.flatMap(({ id, templateId }) => {
    const noun = nouns[templateId ?? ""];
    if (noun === undefined || (hidesPrivate && isPrivateTask(id))) return [];
    if (templateId === "appScores" && item.isScoreOptional) return [`${noun} if you send them`];
    return templateId === "appSupplement" && essays?.isStarted === true ? [`${noun} (begun)`] : [noun];
  });
  if (left.length === 0) return "";
  const all = formatAnd([...new Set(left)]);
  return isFarOff({ daysLeft, kind })
    ? `The application will ask for: ${all}.`
    : `Not yet checked off: ${all}.`;
}

export function tellFee({ fee }: Pick<DueItem, "fee">): string {
  return fee === null
    ? ""
    : `Fee: ${formatUsd(fee.usd)}${fee.waiver === null ? "; ask about a waiver" : waivers[fee.waiver]}.`;
}

export const systemNames = { uc: "University of California", csu: "California State University" } as const;
