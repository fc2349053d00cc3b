/** What a language model may have shown: figures with their noun, sentences of ours, and words that only connect. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { connectingPhrases } from "./connectingPhrases.ts";
import type { FailureReason, LinkedFact, Segment } from "./facts.ts";
import { verifyDraft } from "./verifyDraft.ts";

function makeFact(
  ref: string,
  kind: LinkedFact["kind"],
  subject: LinkedFact["subject"],
  text: string,
  label = "",
  isCompared = false,
): LinkedFact {
  const fact = { ref, kind, subject, label, text, year: "2026-27", link: `/${ref}` };
  return isCompared ? { ...fact, isCompared } : fact;
}

const tuition = "yearly tuition and fees";
const facts: readonly LinkedFact[] = [
  makeFact("osu", "college", 1, "Ohio State University"),
  makeFact("mich", "college", 2, "University of Michigan"),
  makeFact("ohio", "state", "OH", "Ohio"),
  makeFact("osu.due", "date", 1, "January 15, 2027", "regular decision deadline"),
  makeFact("mich.due", "date", 2, "February 1, 2027", "regular decision deadline"),
  makeFact("osu.tuition", "money", 1, "$12,000", tuition),
  makeFact("osu.netPriceUsd", "money", 1, "$21,000", "average yearly price after grants"),
  makeFact("osu.admitRate", "share", 1, "61%", "share of applicants admitted"),
  makeFact("mich.tuition", "money", 2, "$17,000", tuition),
  makeFact("osu.testPolicy", "phrase", 1, "is test-optional", "test policy"),
  makeFact("ohio.grant", "money", "OH", "up to $4,000", "Ohio College Opportunity Grant, a year"),
  makeFact("r3.a", "money", 1, "$12,000", tuition, true),
  makeFact("r3.b", "money", 2, "$17,000", tuition, true),
  makeFact("r4.b", "money", 2, "$18,000", tuition, true),
  makeFact("odds", "share", null, "about 90 in 100", "odds of at least one admission from your list"),
  makeFact("r1.s1", "sentence", null, "Ohio State University is test-optional."),
  makeFact("r1.s2", "sentence", null, "No. Retirement accounts are left out.", "Do we report retirement?"),
];

const verify = (text: string) => verifyDraft(text, facts);
const reasonsOf = (text: string) => verify(text).failed.map(({ reason }) => reason);

describe("what connects may be shown", () => {
  test.each([
    "Good question!",
    "Thank you for asking.",
    "I looked this up for you.",
    "Let’s look at [[osu]].",
    "At [[osu]]: [[osu.tuition]], [[osu.admitRate]], and [[osu.due]].",
    "First, [[osu]]: [[osu.tuition]].",
    "For [[osu]] — [[osu.netPriceUsd]].",
    "[[osu]] [[osu.testPolicy]].",
    "Let's look at [[osu]]. Here is the date: [[osu.due]].",
    "[[osu]] [[r3.a]], [[mich]] [[r3.b]].",
    "Here is your result: [[odds]].",
    "Here is what I found. [[r1.s1]]",
    "[[r1.s1]] [[r1.s2]]",
    "[[r1.s1]].",
    "I don't know that yet. Ask the financial aid office at [[osu]] about it.",
    "If you tell me your grades and test scores, I can look again.",
    "Would you like me to look at your list too?",
    "ＧＯＯＤ question.",
    "It's okay to feel unsure about this.",
  ])("%s", (text) => {
    expect(reasonsOf(text)).toEqual([]);
  });
});

describe("everything else may not", () => {
  test.each<[text: string, reasons: readonly FailureReason[]]>([
    ["[[osu]] is due January 15.", ["wording"]],
    ["At [[osu]] it is ４１,２０３.", ["wording"]],
    ["[[osu]] is not [[osu.tuition]].", ["wording"]],
    ["[[osu]] is cheaper than [[mich]].", ["wording"]],
    ["You should also look at Purdue.", ["wording"]],
    ["File the FAFSA with your family.", ["wording"]],
    ["You can read more [here](https://example.com).", ["wording"]],
    ["**Good** question.", ["wording"]],
    ["- Good question.", ["wording"]],
    ["Good question 🎓.", ["wording"]],
    ["Gооd question.", ["wording"]],
    ["For {figure}.", ["wording"]],
    ["For {name}: [[osu.tuition]].", ["wording"]],
    ["انظر إليه.", ["wording"]],
    ["Cuesta doce mil dólares.", ["wording"]],
    ["[[unknown]].", ["unknownReference"]],
    ["For [[osu]]: [[osu.later]].", ["unknownReference"]],
    ["For [[osu]]: [[mich.due]].", ["subject"]],
    ["Here is the date: [[osu.due]].", ["subject"]],
    ["[[osu]] [[r3.b]], [[mich]] [[r3.a]].", ["subject"]],
    ["[[osu]] [[r3.a]], [[mich]] [[r4.b]].", ["mixedSubjects"]],
    ["[[osu]] [[osu.tuition]] and [[mich]] [[mich.tuition]].", ["mixedSubjects"]],
    ["For [[osu]] and [[mich]]: [[osu.due]].", ["mixedSubjects"]],
    ["Let's look at [[osu]] and [[mich]]. Here is the date: [[osu.due]].", ["subject"]],
    ["Let's look at [[osu]]. Here is what I found. Here is the date: [[osu.due]].", ["subject"]],
    ["For [[osu]]: [[odds]].", ["subject"]],
    ["For [[osu]]: [[ohio.grant]].", ["subject"]],
    ["Here is what I found: [[r1.s1]]", ["sentenceSlot"]],
    ["[[r1.s1]] for [[osu]].", ["sentenceSlot"]],
    ["It is false that [[r1.s1]].", ["sentenceSlot"]],
  ])("%s", (text, reasons) => {
    expect(reasonsOf(text)).toEqual(reasons);
  });
});

const lies = readFileSync(new URL("../../../../test/fixtures/modelLies.txt", import.meta.url), "utf8")
  .split("\n")
  .reduce<{ kind: string; text: string }[]>((all, line) => {
    const kind = line.startsWith("## ") ? line.slice(3) : (all.at(-1)?.kind ?? "");
    return [...all, { kind, text: line.startsWith("#") ? "" : line }];
  }, [])
  .filter(({ text }) => text !== "");

test.each(["another noun", "rules that are none", "days and times", "harm"])(
  "of a hundred lies none is shown: %s",
  (kind) => {
    const told = lies.filter((lie) => lie.kind === kind);
    expect(told.length).toBeGreaterThanOrEqual(100);
    expect(told.filter(({ text }) => verify(text).sentences.length > 0)).toEqual([]);
    // Nor does a lie get in behind words that connect.
    expect(told.filter(({ text }) => verify(`Good question, ${text}`).sentences.length > 0)).toEqual([]);
  },
);

test("the connecting phrases say nothing of money, forms or rules, and deny only knowing", () => {
  const said = connectingPhrases.map((phrase) => phrase.join(" "));
  const ownTopics =
    /\b(?:fafsa|css|loans?|grants?|scholarships?|price|costs?|pay|due|deadline|apply|file|report|hide|sign|send|free|must|should|need|always|never|every|only|more than|less|best)\b|\d/;
  expect(said.filter((phrase) => ownTopics.test(phrase))).toEqual([]);
  const denials = said.filter((phrase) => /n't\b|\bnot\b|\bno\b|\bcannot\b/.test(phrase));
  expect(denials.filter((phrase) => !/^(?:i|i'm) .*(?:know|sure|answer)\b/.test(phrase))).toEqual([]);
  const offices = said.filter((phrase) => /\baid\b/.test(phrase));
  expect(offices.filter((phrase) => !phrase.includes("financial aid office"))).toEqual([]);
});

test("what passes is filled with noun, year and link, and nothing else of a slot is seen", () => {
  const { sentences, order, failed } = verify("Hello. For [[osu]]: [[osu.due]]. It costs 5. [[r1.s2]].");
  expect(
    sentences.map(({ segments }) =>
      segments
        .map((one) => (one.kind === "fact" && one.label !== "" ? `${one.label} ${one.text}` : one.text))
        .join(""),
    ),
  ).toEqual([
    "Hello.",
    "For Ohio State University: regular decision deadline January 15, 2027.",
    "Do we report retirement? No. Retirement accounts are left out.",
  ]);
  const date: Segment = {
    kind: "fact",
    ref: "osu.due",
    factKind: "date",
    subject: 1,
    label: "regular decision deadline",
    text: "January 15, 2027",
    year: "2026-27",
    link: "/osu.due",
  };
  expect(sentences[1]?.segments).toContainEqual(date);
  expect(failed).toEqual([{ index: 2, text: "It costs 5.", reason: "wording" }]);
  expect(order.map(({ kind }) => kind)).toEqual(["shown", "shown", "failed", "shown"]);
});

test("what failed is handed back as the model wrote it", () => {
  expect(verify("[[osu]] is not [[osu.tuition]].").failed[0]?.text).toBe("[[osu]] is not [[osu.tuition]].");
});

test("nothing, signs of our own and an endless row of slots do no harm", () => {
  expect(verify("")).toEqual({ sentences: [], failed: [], order: [] });
  expect(verify(" \n\u0000\n ").sentences).toEqual([]);
  expect(verify("\ue000 is due \ue003.").sentences).toEqual([]);
  expect(verify("[[osu]] ".repeat(1_000)).sentences).toEqual([]);
});
