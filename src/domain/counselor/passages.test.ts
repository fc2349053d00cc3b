/** A passage is quoted only where it is about the question, not where its words happen to stand. */
import { expect, test } from "vitest";
import { findPassages, preparePassages } from "./passages.ts";

const page = (path: string, title: string, words: string) => ({
  path,
  title,
  excerpt: "",
  also: "",
  sections: [{ anchor: "", heading: "", words }],
});

const passages = preparePassages([
  page("/help/waitlist", "What to do when you are on a waitlist", "Accept a spot elsewhere by May 1."),
  page(
    "/help/visits",
    "Campus visits",
    "Have lunch where students eat. Sit in a class and ask 17 questions.",
  ),
  page("/help/cost", "What a college costs", "Ask each office about the waitlist, too."),
  page("/help/essays", "Essays", "Write in your own voice, and finish early."),
]);
const find = (question: string) => findPassages(passages, question, 3).map(({ path }) => path);

test("quotes the page whose title names what is asked", () => {
  expect(find("what should i do on a waitlist")).toEqual(["/help/waitlist"]);
});

test.each(["what should i eat for lunch", "what is 17 times 23", "which class do students sit in"])(
  "quotes nothing that only holds the words: %s",
  (question) => {
    expect(find(question)).toEqual([]);
  },
);
