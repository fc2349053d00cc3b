/** What each reader is told on the screens that several read: no text names its own reader as if they were somebody else. */
import { expect, test } from "vitest";
import { words as comments } from "#components/comments/words.ts";
import { words as due } from "#components/due/words.ts";
import { flagWords } from "#components/offers/flagWords.ts";
import { words as offers } from "#components/offers/words.ts";
import { words as planList } from "#components/plan-list/words.ts";
import { words as task } from "#components/timeline/words.ts";
import { type Reader, readers, wordFor } from "#domain/people/reader.ts";
import { words as counselors } from "#screens/counselors/words.ts";
import { words as fafsa } from "#screens/fafsa-calculator/words.ts";
import { words as family } from "#screens/family/words.ts";
import { words as myPlan } from "#screens/my-plan/words.ts";
import { words as sharing } from "#screens/sharing/words.ts";
import { words as signIn } from "#screens/sign-in/words.ts";
import { words as timeline } from "#screens/timeline-success/words.ts";

/** How a text that speaks to somebody else names this reader. */
const thirdPerson: Readonly<Record<Reader, RegExp>> = {
  student: /\b(your|the) (student(?! (aid|loan))|child|teen|son|daughter)\b/i,
  parent: /\b(your|the|a) (step)?parents?(?! (loan|PLUS))\b|\byour (school )?counselor\b|\bare you 13\b/i,
  counselor: /\b(your|the|a) counselors?\b|\bare you 13\b/i,
};

/** Which readers a screen has. What others are told there does not matter. */
const screens: readonly { name: string; words: object; readBy: readonly Reader[] }[] = [
  { name: "Today", words: myPlan, readBy: readers },
  { name: "Due", words: due, readBy: readers },
  { name: "the list", words: planList, readBy: readers },
  { name: "timeline", words: timeline, readBy: readers },
  { name: "offers", words: offers, readBy: readers },
  { name: "flags of an offer", words: flagWords, readBy: ["student", "counselor"] },
  { name: "family", words: family, readBy: ["parent", "counselor"] },
  { name: "comments", words: comments, readBy: ["parent", "counselor"] },
  { name: "sharing", words: sharing, readBy: readers },
  // The FAFSA itself speaks to the student, and a parent is told so first.
  { name: "FAFSA", words: fafsa, readBy: ["student", "counselor"] },
  { name: "page for counselors", words: counselors, readBy: ["counselor"] },
  { name: "sign-up", words: signIn, readBy: readers },
];

/** Choices of who somebody is, and what only a parent reads who gives the plan to the student. */
const saysWhich = /^(Today\.reader\.names|sign-up\.who|sharing\.handOver)\./;

function isForms(value: object): value is { any: unknown } {
  return (
    "any" in value && Object.keys(value).every((key) => key === "any" || readers.some((one) => one === key))
  );
}

/** Every text of a table as one reader gets it. The words of a function stand in its source. */
function listTexts(value: unknown, reader: Reader, path: string): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value === "function") return [{ path, text: String(value) }];
  if (typeof value !== "object" || value === null) return [];
  if (isForms(value)) return listTexts(wordFor(value, reader), reader, path);
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, reader, `${path}.${key}`));
}

test.each(screens.flatMap((screen) => screen.readBy.map((reader) => ({ ...screen, reader }))))(
  "$name speaks to the $reader who reads it",
  ({ name, words, reader }) => {
    const wrong = listTexts(words, reader, name).filter(
      ({ path, text }) => thirdPerson[reader].test(text) && !saysWhich.test(path),
    );
    expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  },
);

test("a parent who opens the FAFSA questions is told who “you” is in them", () => {
  expect(wordFor(fafsa.readerNote, "parent")).toContain("“you” here means the student");
  expect(wordFor(fafsa.readerNote, null)).toBeNull();
});

test("the test sees what it looks for, and a form replaces what all others read", () => {
  const words = { any: "Ask your counselor. Are you 13 or older?", counselor: "Ask the office." };
  expect(listTexts(words, "parent", "x").map(({ text }) => thirdPerson.parent.test(text))).toEqual([true]);
  expect(listTexts(words, "counselor", "x")).toEqual([{ path: "x", text: "Ask the office." }]);
  expect(thirdPerson.counselor.test("The counselor decides")).toBe(true);
  expect(thirdPerson.student.test("What your student owes")).toBe(true);
});

test("who does a task is 'you' where that is the reader", () => {
  expect(task.who({ who: "parent", helpers: ["student"] }, "parent")).toBe("You, with the student");
  expect(task.who({ who: "parent", helpers: ["student"] }, "student")).toBe("Parent, with you");
  expect(task.who({ who: "counselor", helpers: [] }, "counselor")).toBe("You");
  expect(task.who({ who: "student", helpers: ["parent"] })).toBe("Student, with a parent");
});
