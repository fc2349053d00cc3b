/** Texts about the plan in the account: what the first sign-in did, and the sync condition. */
import { formatInteger } from "#lib/format.ts";
import type { JoinedPlans, JoinReport, PlanCounts } from "./joinRules.ts";
import type { SyncCondition } from "./syncCondition.ts";

const counted = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;
const colleges = (count: number) => counted(count, "college", "colleges");
const answers = (count: number) => counted(count, "answer", "answers");
const holding = (counts: PlanCounts) => `${colleges(counts.colleges)} and ${answers(counts.answers)}`;

export const words = {
  joinedTitle: "Your plans are one now",
  inStepTitle: "Your plan is in your account",
  joined: ({ studentName, device, account, together }: JoinedPlans) =>
    studentName === null
      ? `This device had ${holding(device)}, your account had ${holding(account)}. The plan now has ${holding(together)}.`
      : `This device had ${holding(device)}, your account had ${holding(account)}. ${studentName}’s plan now has ${holding(together)}.`,
  inBoth: (count: number) =>
    count === 1 ? "1 college was on both lists." : `${formatInteger(count)} colleges were on both lists.`,
  latest: "Where both said something else, the later answer stands.",
  keptMoney: "What you entered about money stays on this device.",
  sent: (count: number) =>
    count === 1
      ? "1 plan on this device is now in your account too."
      : `${formatInteger(count)} plans on this device are now in your account too.`,
  came: (count: number) =>
    count === 1
      ? "1 plan came from your account to this device."
      : `${formatInteger(count)} plans came from your account to this device.`,
  others: (count: number) =>
    count === 1
      ? "1 plan on this device belongs to another account and was left as it is."
      : `${formatInteger(count)} plans on this device belong to another account and were left as they are.`,
  problems: {
    full: "Your account has no room for more of this plan. Your changes are kept on this device.",
    beyondPlan:
      "The Free plan keeps one student’s plan in sync. This one stays on this device. The subscription page says what Family adds.",
    gone: "This plan is no longer in your account. It is kept on this device only.",
    notYours:
      "This plan belongs to another account. It is kept on this device for that account and is not in yours.",
    signedOut: "You are signed out. Your changes are kept on this device until you sign in again.",
  },
  synced: "Everything is in your account.",
  working: "Bringing your plan up to date",
  waiting: (count: number) =>
    count === 0
      ? "Your account cannot be reached just now. It is tried again by itself."
      : `${counted(count, "change waits", "changes wait")} on this device until your account can be reached.`,
};

/** What the first sign-in did, one sentence each. */
export function reportWords({ joined, sent, came, others }: JoinReport): { title: string; lines: string[] } {
  const both = joined.reduce((sum, { collegesInBoth }) => sum + collegesInBoth, 0);
  return {
    title: joined.length > 0 ? words.joinedTitle : words.inStepTitle,
    lines: [
      ...joined.map(words.joined),
      ...(both > 0 ? [words.inBoth(both)] : []),
      ...(joined.length > 0 ? [words.latest] : []),
      ...(joined.some(({ keptMoney }) => keptMoney) ? [words.keptMoney] : []),
      ...(sent > 0 ? [words.sent(sent)] : []),
      ...(came > 0 ? [words.came(came)] : []),
      ...(others > 0 ? [words.others(others)] : []),
    ],
  };
}

/** The sync condition as a title and a sentence. */
export const conditionWords = {
  notBegun: { title: "Looking at your account", text: () => "This takes a moment." },
  synced: {
    title: "Everything is in your account",
    text: () => "What you see on this device is what your other devices see.",
  },
  working: { title: "Bringing your plan up to date", text: () => "You can go on working meanwhile." },
  problem: { title: "Something needs a look", text: () => "What you entered is kept on this device." },
  signedOut: {
    title: "You are signed out",
    text: () => "Your changes are kept on this device until you sign in again.",
  },
  offline: {
    title: "You are offline",
    text: (count: number) =>
      count === 0
        ? "Your plan is on this device, and you can go on with it. New changes go to your account once you are online."
        : `${counted(count, "change waits", "changes wait")} on this device. They go to your account once you are online.`,
  },
  waiting: { title: "Your account cannot be reached just now", text: words.waiting },
} as const satisfies Record<SyncCondition, { title: string; text: (waiting: number) => string }>;
