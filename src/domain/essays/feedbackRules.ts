/** What the rules say of having AI comment on a draft, for everyone who will read this essay. Silence is never permission. */
import type { AiRules } from "./aiPolicies.ts";
import type { AiPolicy } from "./aiPolicy.ts";

/**
 * "notListed": the rule lists what AI may do, and comments on a draft are not on the list. "unsaid": it says nothing of
 * them. "unconfirmed": others report a rule that we could not find with the college.
 */
export type FeedbackAnswer = "notAllowed" | "notListed" | "unconfirmed" | "unsaid" | "allowed";

export type FeedbackRule = { policy: AiPolicy; answer: FeedbackAnswer };

export type FeedbackRules = {
  /** The strictest first; colleges of which nothing was found are left out. */
  rules: readonly FeedbackRule[];
  /** A rule forbids comments, or leaves them off its list: whoever goes on says so for this essay. */
  needsOwnYes: boolean;
};

const strictestFirst: readonly FeedbackAnswer[] = [
  "notAllowed",
  "notListed",
  "unconfirmed",
  "unsaid",
  "allowed",
];

/** `readers` are the rules of each college that the essay goes to, and of its application. */
export function findFeedbackRules(readers: readonly AiRules[]): FeedbackRules {
  const policies = new Map<string, AiPolicy>();
  for (const { college, platforms } of readers) {
    for (const policy of [college, ...platforms]) {
      if (policy !== null && policy.status !== "silent") policies.set(policy.id, policy);
    }
  }
  const rules = [...policies.values()]
    .map((policy): FeedbackRule => ({ policy, answer: toAnswer(policy) }))
    .toSorted((a, b) => strictestFirst.indexOf(a.answer) - strictestFirst.indexOf(b.answer));
  const needsOwnYes = rules.some(({ answer }) => answer === "notAllowed" || answer === "notListed");
  return { rules, needsOwnYes };
}

function toAnswer({ status, uses }: AiPolicy): FeedbackAnswer {
  if (status === "unconfirmed") return "unconfirmed";
  const { feedback } = uses;
  if (feedback !== undefined) return feedback;
  return Object.values(uses).includes("allowed") ? "notListed" : "unsaid";
}
