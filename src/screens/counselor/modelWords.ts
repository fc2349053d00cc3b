/** The text of the counselor's page where a language model may answer; loaded only there. */
import type { FallbackReason } from "#client/counselor/askModel.ts";

const serviceFailed = (provider: string) => `${provider}’s service failed, so this is Tassel’s own answer.`;

export const modelWords = {
  title: (provider: string) => `Should ${provider} help write the answers?`,
  leaves: (provider: string) =>
    `Your question and the results it needed go through Tassel to ${provider}. Tassel keeps neither the question nor the results. We don’t send your whole plan.`,
  money: "Also send money figures when a question needs them: income, aid, award amounts, what we can pay.",
  age: (age: number) => `I am ${age} or older.`,
  ageMissing: (age: number, provider: string) =>
    `Here, ${provider} is for people ${age} or older. If you are younger, choose “Answer by rules only.”`,
  signIn: (provider: string) => `Sign in to use ${provider}`,
  use: (provider: string) => `Use ${provider}`,
  rules: "Answer by rules only",
  usesModel: (provider: string, allowsMoney: boolean) =>
    allowsMoney
      ? `${provider} helps write the answers. Money figures may be sent.`
      : `${provider} helps write the answers. Money figures are not sent.`,
  usesRules: "Answers come from rules only. Your questions stay on this device.",
  change: "Change",

  asking: (provider: string) => `Asking ${provider}`,
  stop: "Show Tassel’s own answer",
  chosen: (provider: string) =>
    `${provider} chose what to look up and say. Every figure and rule is Tassel’s own and is marked.`,
  mark: "from Tassel’s data",
  fallback: (reason: FallbackReason, provider: string): string => {
    switch (reason) {
      case "offline":
        return "You’re offline, so this is Tassel’s own answer.";
      case "usedUp":
        return `${provider} has reached its limit for today, so this is Tassel’s own answer.`;
      case "atOnce":
        return "We are still answering your other questions, so this is Tassel’s own answer.";
      case "signIn":
        return `You need to sign in to use ${provider}. This is Tassel’s own answer.`;
      case "age":
        return `Your age is not confirmed for ${provider}. This is Tassel’s own answer.`;
      case "off":
        return `This site no longer offers ${provider}. This is Tassel’s own answer.`;
      case "nothingLeft":
        return `Nothing ${provider} wrote passed our checks, so this is Tassel’s own answer.`;
      case "refusedRequest":
      case "failed":
        return `We couldn’t ask ${provider}, so this is Tassel’s own answer.`;
      case "busy":
        return `${provider} is busy right now, so this is Tassel’s own answer.`;
      case "slow":
        return `${provider} took too long, so this is Tassel’s own answer.`;
      case "unavailable":
      case "refused":
      case "cut":
      case "unreadable":
      case "tooLong":
      default:
        return serviceFailed(provider);
    }
  },
};
