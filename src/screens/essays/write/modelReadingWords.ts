/** The text around a language model that reads a draft; loaded only where an installation has one. */

import type { ModelFault } from "#client/counselor/modelFaults.ts";
import type { FeedbackAnswer } from "#domain/essays/feedbackRules.ts";
import type { CoachRemarkKind } from "#domain/essays/reading/checkRemarks.ts";
import { formatAnd } from "#lib/format.ts";

const kinds: Readonly<Record<CoachRemarkKind, string>> = {
  promptPart: "Part of the prompt",
  opening: "The opening",
  ending: "The ending",
  telling: "Told, not shown",
  detail: "A detail",
  anyones: "Could be anyone’s",
  reflection: "What it meant",
  order: "The order",
  clarity: "Not clear yet",
};

const answers: Readonly<Record<FeedbackAnswer, string>> = {
  notAllowed: "It doesn’t allow AI comments on a draft.",
  notListed: "Comments on a draft are not among the uses it names, so ask the admission office first.",
  unconfirmed:
    "Others report a rule that we couldn’t find on its pages. Ask the admission office before you use AI.",
  unsaid: "It doesn’t mention comments on a draft.",
  allowed: "It allows comments on a draft that you wrote.",
};

function describeFault(fault: ModelFault, provider: string): string {
  switch (fault) {
    case "offline":
      return `You’re offline, so ${provider} couldn’t answer.`;
    case "usedUp":
      return `${provider} has reached its limit for today. Try again tomorrow.`;
    case "atOnce":
      return "Two of your requests are still being answered. Try again in a moment.";
    case "signIn":
      return `You need to sign in to ask ${provider}.`;
    case "age":
      return `Your age is not confirmed for ${provider}.`;
    case "off":
      return `This site no longer offers ${provider}.`;
    case "busy":
      return `${provider} is busy right now. Try again in a few minutes.`;
    case "slow":
      return `${provider} took too long. Try again.`;
    case "unreadable":
    case "tooLong":
      return `${provider} answered with something other than questions, so we don’t show it.`;
    case "cut":
      return `The answer from ${provider} was cut off, so we don’t show it. Try again.`;
    case "refusedRequest":
    case "failed":
      return `We couldn’t ask ${provider}.`;
    case "unavailable":
    case "refused":
    default:
      return `${provider}’s service failed. Try again later.`;
  }
}

export const modelReadingWords = {
  title: (provider: string) => `Ask ${provider} to read it too`,
  does: "It can only ask questions. It never writes or changes a sentence, and we leave out anything else the service says.",
  stuck:
    "Hoping for a sentence to use? You won’t get one here. The Common App treats AI text handed in as your own as fraud. If you’re stuck, start from what you remember.",
  ideas: "Answer a question under Ideas",
  example: "See one essay grow in three drafts",

  goesTitle: (provider: string) => `Goes to ${provider}`,
  goes: "This draft, its prompt and its limit are sent through Tassel.",
  staysTitle: "Stays here",
  stays: "Your name, plan, notes, outline and other essays, unless they appear in the draft.",
  keptTitle: "Kept",
  kept: (provider: string) => `Tassel keeps none of it. ${provider}’s own terms say what it keeps.`,
  age: (age: number) => `I am ${age} or older.`,
  ageMissing: (age: number, provider: string) =>
    `Here, ${provider} is for people ${age} or older. If you are younger, choose “No model for my essays.”`,
  signIn: (provider: string) => `Sign in to use ${provider}`,
  use: (provider: string) => `Use ${provider} for essays`,
  rules: "No model for my essays",
  usesRules: "No model reads your essays on this device.",
  usesModel: (provider: string) =>
    `When you press the button, this draft, its prompt and its limit go to ${provider}.`,
  change: "Change my choice",

  rulesTitle: "What the rules say",
  rulesLoading: "Looking up what the rules say",
  rule: (owner: string, rule: string) => `${owner}: ${rule}`,
  answers,
  thisCollege: "This college",
  ifCommonApp: "Common App, if you apply with it",
  noOwnRule: (college: string) => `We found no published rule from ${college}.`,
  noRule:
    "We found no published rule for this essay. That doesn’t mean AI is allowed, so first ask the people who will read it.",
  otherRules: (count: number) => (count === 1 ? "1 more rule" : `${count} more rules`),
  mustConfirm: (owners: readonly string[], provider: string) =>
    `I have read the ${owners.length === 1 ? "rule" : "rules"} of ${formatAnd(owners)}, and I still want ${provider} to read this draft.`,
  notConfirmed: "Read the rule and check the box first, or use only the questions above.",

  ask: (provider: string) => `Send this draft to ${provider}`,
  askAgain: "Send it again",
  asking: (provider: string) => `${provider} is reading. That can take half a minute.`,
  stop: "Stop",
  tooLong: "This draft is too long to send. The limit is about 2,500 words.",
  found: (count: number, provider: string) =>
    count === 0
      ? `${provider} has no questions to show.`
      : count === 1
        ? `1 question from ${provider}`
        : `${count} questions from ${provider}`,
  unchecked: "These questions are the model’s own, and may miss the point. You decide what to do with each.",
  dropped: (count: number) =>
    count === 1
      ? "We left out 1 more remark that broke our rules, such as by offering words to use."
      : `We left out ${count} more remarks that broke our rules, such as by offering words to use.`,
  label: (kind: CoachRemarkKind, provider: string) => `${kinds[kind]} · asked by ${provider}`,
  changed: "The text has changed since it was sent.",
  fault: (fault: ModelFault, provider: string) =>
    `${describeFault(fault, provider)} The questions above still stand.`,
};
