/** The text of the essay list. */
import type { AiRules } from "#domain/essays/aiPolicies.ts";
import type { AiPolicy } from "#domain/essays/aiPolicy.ts";
import type { EssayStatus } from "#domain/essays/essay.ts";
import type {
  EssayCoverage,
  EssayDue,
  EssayList,
  EssayProgress,
  EssaySet,
  PlatformCollege,
} from "#domain/essays/essayList.ts";
import type { ReuseFit, ReuseReason } from "#domain/essays/findReuse.ts";
import type { ApplicationPlatform, EssayPrompt, PromptLimit } from "#domain/essays/prompt.ts";
import { formatAnd, formatInteger, formatShortDate } from "#lib/format.ts";

export function formatCount(count: number, one: string, many: string): string {
  return `${formatInteger(count)} ${count === 1 ? one : many}`;
}

const platformNames: Readonly<Record<ApplicationPlatform, string>> = {
  commonApp: "Common App",
  uc: "University of California",
  csu: "Cal State Apply",
  applyTexas: "ApplyTexas",
  coalition: "Coalition on Scoir",
  own: "The college’s own application",
};

const statusNames: Readonly<Record<EssayStatus, string>> = {
  idea: "Idea",
  drafting: "Drafting",
  ready: "Ready for a reader",
  final: "Final",
  submitted: "Submitted",
};

const coverage: Readonly<Record<EssayCoverage, string | null>> = {
  recorded: null,
  none: "This college’s pages mention no separate essay. Check its application before you send it.",
  application: "This college asks no questions beyond those on its application.",
  asked:
    "This college asks for its own essays, but we don’t have the questions. Open its application and add them here.",
  notRecorded: "We don’t have this college’s questions. Open its application and add them here.",
  openAdmission: "This college admits everyone, so it usually doesn’t ask for an essay.",
  transfer: "Our questions are for first-year applicants. Add the questions on your transfer application.",
};

const fits: Readonly<Record<ReuseFit, string>> = {
  asIs: "Fits as it is",
  edit: "Fits after changes",
  rewrite: "Reuse the thinking, not the text",
};

/** Both words of a unit: "word" and "words". */
function formatLength(count: number, unit: PromptLimit["unit"]): string {
  return unit === "words"
    ? formatCount(count, "word", "words")
    : formatCount(count, "character", "characters");
}

function describeLimit({
  limit,
  openLimit,
  answers,
}: Pick<EssayPrompt, "limit" | "openLimit" | "answers">): string {
  if (limit === null) {
    if (openLimit === "noLimit") return "No limit";
    if (openLimit === "notText") return "Not a written answer";
    return "For the limit, see the application";
  }
  const { most, least, unit, isAdvice } = limit;
  const range =
    least === null ? formatLength(most, unit) : `${formatInteger(least)} to ${formatLength(most, unit)}`;
  const bound = isAdvice ? "about " : least === null ? "up to " : "";
  if (answers > 1) return `${formatInteger(answers)} answers of ${bound}${range}`;
  return `${bound.slice(0, 1).toUpperCase()}${bound.slice(1)}${range}`;
}

function describeDue(due: EssayDue | null): string {
  if (due === null) return "No due date yet";
  if (!due.isToSend) return "Application sent";
  if (due.day !== null) {
    if (due.isOver) return `The deadline was ${formatShortDate(due.day)}`;
    return `Due ${formatShortDate(due.day)}${due.isExpected ? ", expected" : ""}`;
  }
  if (due.aim !== null)
    return `${due.isRolling ? "Rolling" : "No date yet"}: aim for ${formatShortDate(due.aim)}`;
  return due.isRolling ? "Rolling admission" : "No due date yet";
}

function describeReason(reason: ReuseReason, getName: (unitId: number) => string | null): string {
  switch (reason.code) {
    case "tooLong":
      return `Cut ${formatLength(reason.by, reason.unit)}.`;
    case "tooShort":
      return `The essay is ${formatLength(reason.by, reason.unit)} short.`;
    case "counts":
      return "The college accepts this essay as the answer.";
    case "limitOpen":
      return "See the application for the limit.";
    case "namesCollege":
      return `The essay names ${formatAnd(reason.unitIds.map((unitId) => getName(unitId) ?? "another college"))}.`;
    case "whyUs":
      return "Your reasons for one college are not reasons for another.";
    case "programDetails":
      return "Your interest carries over, but the programs you name do not.";
    case "relatedTopic":
      return "The topic is close but not the same.";
    case "sameReader":
    default:
      return reason.certain
        ? "The same readers would read it twice."
        : "If you apply with the Common App, the same readers would read it twice.";
  }
}

export type AiRuleText = { text: string; policy: AiPolicy | null };

/** One line, and the record it comes from. Silence is never permission. */
function describeAiRule({ status, college, platforms }: AiRules): AiRuleText {
  if (status === "college" && college?.rule != null) return { text: college.rule, policy: college };
  if (status === "ask") {
    return {
      text: "Others report a rule that we couldn’t find on the college’s pages. Ask the admission office before you use AI.",
      policy: null,
    };
  }
  const platform = platforms.find(({ rule }) => rule !== null) ?? null;
  if (platform === null || platform.platform === null) {
    return {
      text: "We found no published rule. Ask the admission office before you use AI.",
      policy: college,
    };
  }
  const owner = platformNames[platform.platform];
  return {
    text: `${college === null ? "" : "We found no rule from the college. "}${owner}: ${platform.rule ?? ""}`,
    policy: platform,
  };
}

export const listWords = {
  platformNames,
  statusNames,
  coverage,
  describeLimit,
  describeDue,
  describeReason,
  describeAiRule,
  loadFailed: "We couldn’t load what your colleges ask for",
  loadFailedKept: "Your essays are safe on this device.",
  loading: "Looking up what your colleges ask for",
  college: (unitId: number) => `College ${unitId}`,

  emptyTitle: "Add a college, and its prompts appear here",
  empty:
    "We have recorded what 80 colleges, the Common App and the University of California ask you to write. For any other college, you can paste the prompts yourself.",
  emptyColleges: "Find a college",
  emptyQuiz: "Take the match quiz",

  finished: (done: number, asked: number) => `${formatInteger(done)} of ${formatInteger(asked)}`,
  finishedLabel: (asked: number) => (asked === 1 ? "essay finished" : "essays finished"),
  noneAsked: "As far as we know, none of your colleges requires an essay.",
  /** The others; each essay is counted once. */
  summary: ({ asked, started, drafted, finished }: EssayProgress) => {
    const stages = [
      [drafted - finished, "ready for a reader"],
      [started - drafted, "in a first draft"],
      [asked - started, "not started"],
    ] as const;
    const parts = stages
      .filter(([count]) => count > 0)
      .map(([count, stage]) => `${formatInteger(count)} ${stage}`);
    return parts.length === 0 ? "" : `${parts.join(", ")}.`;
  },
  next: (title: string, due: string) => `Next: ${title}. ${due}.`,
  cycle: (cycle: string, isCurrent: boolean) =>
    isCurrent
      ? `Questions for ${cycle}. Paste the exact prompt from the application before you write.`
      : `These are the questions for ${cycle}, the newest we have. They may change for your year, so check each application.`,

  sharedTitle: "Shared applications",
  collegesTitle: "By college",
  guessedTitle: "If a college takes another application",
  guessedText:
    "We don’t know which application every college on your list takes. If one of them takes an application below, start its prompt here.",
  serves: (colleges: readonly PlatformCollege[], getName: (unitId: number) => string | null) => {
    const listed = (use: PlatformCollege["use"]) =>
      colleges.filter((one) => one.use === use).map(({ unitId }) => getName(unitId) ?? `College ${unitId}`);
    const [sure, unsure] = [listed("recorded"), listed("unknown")];
    if (colleges.length === 0)
      return "We don’t know of a college on your list that takes it. Check before you apply.";
    const parts = [
      sure.length === 0 ? null : `Goes to ${formatAnd(sure)}.`,
      unsure.length === 0
        ? null
        : `We don’t know whether ${formatAnd(unsure)} ${unsure.length === 1 ? "takes" : "take"} it. Check before you apply.`,
    ];
    return parts.filter((part) => part !== null).join(" ");
  },
  mainEssay: {
    toWrite: null,
    sent: "Your essay went out with an application. It goes to the other colleges unchanged.",
    notAsked: "None of these colleges requires this essay. Some read it if you send one.",
  } as const,
  progress: (group: EssayList["groups"][number]) => {
    const { asked, finished } = group.progress;
    if (asked > 0) return `${formatInteger(finished)} of ${formatInteger(asked)} finished`;
    if (group.kind === "college" && group.demand === "byProgram") return "Depends on your program";
    return group.coverage === "notRecorded" ? "No questions on record" : "Nothing required";
  },
  optionalCount: (count: number) => `${formatInteger(count)} optional`,
  choice: ({ choice }: EssaySet) => {
    if (choice === null) return null;
    return choice.from === null
      ? `Pick ${formatInteger(choice.pick)}`
      : `Pick ${formatInteger(choice.pick)} of ${formatInteger(choice.from)}`;
  },
  optional: "Optional",
  some: (forWhom: string | null) => (forWhom === null ? "For some applicants" : `For ${forWhom}`),
  answeredBy: (platform: ApplicationPlatform) => `Your ${platformNames[platform]} essay answers this one.`,
  options: "Choose one of these",
  start: "Start",
  startHeard: (topic: string) => `Start: ${topic}`,
  open: "Open",
  wordCount: (words: number) => (words === 0 ? "No words yet" : formatCount(words, "word", "words")),
  aiTitle: "Its rule on AI",
  aiConsequence: (text: string) => `What happens if you break it: ${text}`,
  source: "Where we found the questions",
  dateSource: "Where the date comes from",
  others: "Other essays",
  othersText: "These essays are for scholarships and for colleges that are no longer on your list.",
  untitled: "Untitled essay",

  reuseTitle: "Write once, use twice",
  reuseText:
    "We match essays by topic and length, and we change nothing. Open the draft, copy what you need, and rework it yourself.",
  reuseCount: (count: number) => `could serve ${formatCount(count, "more prompt", "more prompts")}`,
  fits,
  option: (topic: string) => `As an answer to: ${topic}`,

  addOwn: "Add your own prompt",
  addOwnFor: (name: string) => `Add a prompt for ${name}`,
  own: {
    title: "Add a prompt",
    close: "Close",
    who: "Who asks?",
    somethingElse: "A scholarship, a program or something else",
    prompt: "The prompt",
    promptHint: "Paste it from the application, word for word.",
    limit: "Limit",
    limitHint: "Leave this blank if there is no limit.",
    unit: "Counted in",
    words: "Words",
    characters: "Characters",
    save: "Add the prompt and start writing",
    noPrompt: "Paste the prompt first.",
    promptTooLong: (most: number) => `A prompt can have up to ${formatInteger(most)} characters.`,
    badLimit: "Enter the limit as a number, such as 250.",
  },
};
