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
  joinedTitle: "Your plans are now one",
  inStepTitle: "Your plan is in your account",
  joined: ({ studentName, device, account, together }: JoinedPlans) =>
    studentName === null
      ? `This device had ${holding(device)}, and your account had ${holding(account)}. The combined plan now has ${holding(together)}.`
      : `This device had ${holding(device)}, and your account had ${holding(account)}. ${studentName}’s plan now has ${holding(together)}.`,
  inBoth: (count: number) =>
    count === 1 ? "1 college was on both lists." : `${formatInteger(count)} colleges were on both lists.`,
  latest: "Where they differed, we kept the later answer.",
  keptMoney: "What you entered about money stays on this device.",
  sent: (count: number) =>
    count === 1
      ? "1 plan on this device is now in your account, too."
      : `${formatInteger(count)} plans on this device are now in your account, too.`,
  came: (count: number) =>
    count === 1
      ? "1 plan came from your account to this device."
      : `${formatInteger(count)} plans came from your account to this device.`,
  others: (count: number) =>
    count === 1
      ? "1 plan on this device belongs to another account and was not changed."
      : `${formatInteger(count)} plans on this device belong to another account and were not changed.`,
  problems: {
    full: "Your account has no room for more of this plan. Your changes are saved on this device.",
    beyondPlan:
      "The Free plan keeps one student’s plan in sync. This plan stays on this device. See the subscription page for what the Family plan adds.",
    gone: "This plan is no longer in your account and is only on this device.",
    notYours:
      "This plan belongs to another account. It stays on this device for that account and is not in your account.",
    signedOut: "You are signed out. Your changes are saved on this device until you sign in again.",
  },
  synced: "Everything is in your account.",
  working: "Updating your plan",
  waiting: (count: number) =>
    count === 0
      ? "We can’t reach your account right now. We’ll keep trying."
      : `${counted(count, "change is", "changes are")} waiting on this device until we can reach your account.`,
  savingOff: (count: number) =>
    `We can’t save to your account right now. ${counted(count, "change is", "changes are")} saved on this device and will go to your account as soon as we can save again.`,
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
  notBegun: { title: "Checking your account", text: () => "This takes a moment." },
  synced: {
    title: "Everything is in your account",
    text: () => "What you see on this device is what your other devices see.",
  },
  working: { title: "Updating your plan", text: () => "You can keep working." },
  problem: {
    title: "Something needs your attention",
    text: () => "What you entered is saved on this device.",
  },
  signedOut: {
    title: "You are signed out",
    text: () => "Your changes are saved on this device until you sign in again.",
  },
  offline: {
    title: "You are offline",
    text: (count: number) =>
      count === 0
        ? "Your plan is on this device, and you can keep working. New changes go to your account once you are online."
        : `${counted(count, "change is", "changes are")} waiting on this device and will go to your account once you are online.`,
  },
  waiting: { title: "We can’t reach your account right now", text: words.waiting },
  savingOff: {
    title: "We can’t save to your account right now",
    text: (count: number) =>
      `The problem is on our side. ${counted(count, "change is", "changes are")} saved on this device and will go to your account as soon as we can save again.`,
  },
} as const satisfies Record<SyncCondition, { title: string; text: (waiting: number) => string }>;
