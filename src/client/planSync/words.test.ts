/** The message after the first sign-in on a device. */
import { expect, test } from "vitest";
import type { JoinReport } from "./joinRules.ts";
import { reportWords } from "./words.ts";

const joined = {
  studentName: "Maya",
  device: { colleges: 4, answers: 1, tasks: 0, notes: 0 },
  account: { colleges: 7, answers: 12, tasks: 3, notes: 1 },
  collegesInBoth: 2,
  together: { colleges: 9, answers: 12, tasks: 3, notes: 1 },
  keptMoney: true,
};
const nothing: JoinReport = { joined: [], sent: 0, came: 0, others: 0 };

test.each<[string, JoinReport, string, string[]]>([
  [
    "two plans that became one",
    { ...nothing, joined: [joined] },
    "Your plans are now one",
    [
      "This device had 4 colleges and 1 answer, and your account had 7 colleges and 12 answers. Maya’s plan now has 9 colleges and 12 answers.",
      "2 colleges were on both lists.",
      "Where they differed, we kept the later answer.",
      "What you entered about money stays on this device.",
    ],
  ],
  [
    "a plan without a name, nothing in both, no money",
    { ...nothing, joined: [{ ...joined, studentName: null, collegesInBoth: 0, keptMoney: false }] },
    "Your plans are now one",
    [
      "This device had 4 colleges and 1 answer, and your account had 7 colleges and 12 answers. The combined plan now has 9 colleges and 12 answers.",
      "Where they differed, we kept the later answer.",
    ],
  ],
  [
    "plans that went and came",
    { ...nothing, sent: 1, came: 2, others: 1 },
    "Your plan is in your account",
    [
      "1 plan on this device is now in your account, too.",
      "2 plans came from your account to this device.",
      "1 plan on this device belongs to another account and was not changed.",
    ],
  ],
])("%s", (_, report, title, lines) => {
  expect(reportWords(report)).toEqual({ title, lines });
});
