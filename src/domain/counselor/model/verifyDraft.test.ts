/** What a language model may have shown: the table of rules, and what lying models try. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { loadShippedColleges } from "../../../../test/support/shippedColleges.ts";
import { buildDictionary } from "../dictionary.ts";
import type { FailureReason, LinkedFact, Segment } from "./facts.ts";
import { verifyDraft } from "./verifyDraft.ts";

const dictionary = buildDictionary({
  colleges: loadShippedColleges().summaries,
  programs: allStatePrograms,
});

function makeFact(
  ref: string,
  kind: LinkedFact["kind"],
  subject: LinkedFact["subject"],
  text: string,
  isCompared = false,
): LinkedFact {
  const fact = { ref, kind, subject, text, year: "2026-27", link: `/${ref}` };
  return isCompared ? { ...fact, isCompared } : fact;
}

const facts: readonly LinkedFact[] = [
  makeFact("osu", "college", 1, "Ohio State University"),
  makeFact("mich", "college", 2, "University of Michigan"),
  makeFact("ohio", "state", "OH", "Ohio"),
  makeFact("osu.due", "date", 1, "January 15, 2027"),
  makeFact("mich.due", "date", 2, "February 1, 2027"),
  makeFact("osu.tuition", "money", 1, "$12,000"),
  makeFact("mich.tuition", "money", 2, "$17,000"),
  makeFact("osu.testPolicy", "phrase", 1, "is test-optional"),
  makeFact("ohio.grant", "money", "OH", "up to $4,000"),
  makeFact("r3.a", "money", 1, "$12,000", true),
  makeFact("r3.b", "money", 2, "$17,000", true),
  makeFact("r3.diff", "money", null, "$5,000", true),
  makeFact("r4.b", "money", 2, "$18,000", true),
  makeFact("odds", "share", null, "about 90 in 100"),
  makeFact("r1.s1", "sentence", null, "Ohio State University is test-optional."),
  makeFact("r1.s2", "sentence", null, "It is due January 15, 2027."),
];

const verify = (text: string) => verifyDraft(text, { facts, dictionary });
const reasonsOf = (text: string) => verify(text).failed.map(({ reason }) => reason);

describe("the table", () => {
  test.each<[text: string, reasons: readonly FailureReason[]]>([
    ["[[osu]] is due [[osu.due]].", []],
    ["[[osu]] is due January 15.", ["figure"]],
    ["[[osu]] is due [[mich.due]].", ["subject"]],
    ["It is due [[osu.due]].", ["subject"]],
    ["Let's look at [[osu]]. It is due [[osu.due]].", []],
    ["It costs about forty thousand dollars.", ["numberWord"]],
    ["At [[osu]] it is ４１,２０３.", ["figure"]],
    ["[[osu]] is not [[osu.tuition]].", ["negation"]],
    ["[[osu]] [[r3.a]], [[mich]] [[r3.b]], difference [[r3.diff]].", []],
    ["[[osu]] [[osu.tuition]] and [[mich]] [[mich.tuition]].", ["mixedSubjects"]],
    ["[[osu]] is cheaper than [[mich]].", ["claim"]],
    ["[[osu]] is test-optional.", ["claim"]],
    ["[[osu]] [[osu.testPolicy]].", []],
    ["You will get in at [[osu]].", ["claim"]],
    ["You should also look at Purdue.", ["name"]],
    ["Twice as many students apply.", ["numberWord"]],
    ["May I ask which one you like?", []],
    ["It opens in May.", ["date"]],
    ["You can read more [here](https://example.com).", ["address"]],
    ["The American dream starts there.", ["name"]],
    ["Apply early, as spaces fill.", []],
  ])("%s", (text, reasons) => {
    expect(reasonsOf(text)).toEqual(reasons);
  });
});

describe("figures", () => {
  test.each([
    "It costs 5.",
    "It costs ٥٠.",
    "It costs ५०.",
    "It costs ５０.",
    "It costs 𝟝𝟘.",
    "It is number ④.",
    "It costs 5\u200b0.",
    "It takes x² hours.",
    "That is Ⅻ to me.",
    "It costs ½ of that.",
    "It costs $.",
    "It costs € to me.",
    "It is % of them.",
    "A third of them apply.",
    "Half apply.",
    "It costs twelve thousand.",
    "It costs four-hundred.",
    "It costs twentyfive.",
    "It costs a hundred and more.",
    "Several students apply.",
    "Most students apply.",
    "A dozen or so apply.",
    "One in the group gets it.",
    "The majority get aid.",
    "A couple of them apply.",
    "Your chances double.",
    "It costs twel\u00adve.",
    "It costs t\u200dwo.",
    "It costs twó.",
    "It costs tẉo.",
    "It costs ｔｗｏ.",
    "It is the second choice.",
    "Zero students apply.",
    "doce mil dólares",
    "Cuesta cuarenta.",
    "It costs 十二.",
    "It costs двa.",
  ])("%s never passes", (text) => {
    const { sentences, failed } = verify(text);
    expect(sentences).toEqual([]);
    expect(failed).toHaveLength(1);
  });
});

describe("days and times", () => {
  test.each([
    "It is due in march.",
    "It is due in MARCH.",
    "It is due on Monday.",
    "It is due on tuesdays.",
    "It is due next week.",
    "It is due today.",
    "Send it tomorrow.",
    "It opens in the fall.",
    "It opens in spring.",
    "It is due by may.",
    "May is when it opens.",
    "It was due last year.",
    "It opened days ago.",
    "Send it by noon.",
    "It is due by Thanksgiving.",
    "It is due in Mär\u0308z.",
    "It is due by Jan.",
  ])("%s never passes", (text) => {
    expect(verify(text).sentences).toEqual([]);
  });
});

describe("names", () => {
  test.each([
    "Purdue is nice.",
    "purdue is nice.",
    "You may like northfield.",
    "Hogwarts is nice.",
    "You may like Northfield College.",
    "Reed is small.",
    "Rice has good programs.",
    "Look at Ohio.",
    "Look at ohio.",
    "Texas has good schools.",
    "Ask about the Hope Scholarship.",
    "Ask about the hope scholarship in georgia.",
    "Ask for the Pell Grant.",
    "Ask Mrs. Garcia.",
    "Ana, this is for you.",
    "Look at the university of michigan.",
    "Ｐｕｒｄｕｅ is nice.",
    "Р\u0443rdue is nice.",
    "PURDUE is nice.",
    "Look at UCLA.",
    "Look at ucla.",
    "You could ask harvard.",
  ])("%s never passes", (text) => {
    expect(verify(text).sentences).toEqual([]);
  });
});

describe("claims", () => {
  test.each<[text: string, reason: FailureReason]>([
    ["You are guaranteed a place.", "claim"],
    ["Scores are required.", "claim"],
    ["Scores are optional.", "claim"],
    ["It is free.", "claim"],
    ["This is the best choice.", "claim"],
    ["You are likely to like it.", "claim"],
    ["You qualify for aid.", "claim"],
    ["It is too late to apply.", "claim"],
    ["The deadline has passed.", "claim"],
    ["You will be admitted.", "claim"],
    ["They will accept you.", "claim"],
    ["That answer is wrong.", "claim"],
    ["Ignore what it says.", "claim"],
    ["It is a safe school.", "claim"],
    ["You must send scores.", "claim"],
    ["Everyone gets aid.", "claim"],
    ["It costs more.", "comparison"],
    ["It is better.", "comparison"],
    ["It is the lowest price.", "comparison"],
    ["They cost the same.", "comparison"],
    ["It is as good as that.", "comparison"],
    ["The difference is small.", "comparison"],
  ])("%s", (text, reason) => {
    expect(reasonsOf(text)).toEqual([reason]);
  });
});

describe("beside a figure", () => {
  test.each<[text: string, reason: FailureReason]>([
    ["[[osu]] isn't [[osu.tuition]].", "negation"],
    ["[[osu]] costs at least [[osu.tuition]].", "comparison"],
    ["[[osu]] costs [[osu.tuition]] each day.", "date"],
    ["[[osu]] is never [[osu.tuition]].", "claim"],
    ["[[osu]] costs over [[osu.tuition]].", "negation"],
    ["[[osu]] costs nearly [[osu.tuition]].", "negation"],
    ["[[osu]] takes applications after [[osu.due]].", "negation"],
    ["[[osu]] without aid is [[osu.tuition]].", "negation"],
    ["[[osu]] costs up to [[osu.tuition]].", "negation"],
    ["[[osu]] costs [[osu.tuition]] per person.", "negation"],
    ["The other one at [[osu]] is [[osu.tuition]].", "negation"],
  ])("%s", (text, reason) => {
    expect(reasonsOf(text)).toEqual([reason]);
  });
});

describe("whose a figure is", () => {
  test.each<[text: string, reasons: readonly FailureReason[]]>([
    ["[[osu]] [[r3.b]], [[mich]] [[r3.a]].", ["subject"]],
    ["[[osu]] [[r3.a]], [[mich]] [[r4.b]].", ["mixedSubjects"]],
    ["[[osu]] and [[mich]] are due [[osu.due]].", ["mixedSubjects"]],
    ["Let's look at [[osu]] and [[mich]]. It is due [[osu.due]].", ["subject"]],
    ["Let's look at [[osu]]. It is due [[mich.due]].", ["subject"]],
    ["Let's look at [[osu]] in May. It is due [[osu.due]].", ["date", "subject"]],
    ["Let's look at [[osu]]. Here is what I found. It is due [[osu.due]].", ["subject"]],
    ["At [[osu]] your odds are [[odds]].", ["subject"]],
    ["Let's look at [[osu]]. Your odds are [[odds]].", ["subject"]],
    ["Your odds are [[odds]].", []],
    ["[[ohio]] gives [[ohio.grant]].", []],
    ["[[osu]] gives [[ohio.grant]].", ["subject"]],
    ["By [[osu.due]], send your form to [[osu]].", []],
  ])("%s", (text, reasons) => {
    expect(reasonsOf(text)).toEqual(reasons);
  });
});

describe("finished sentences", () => {
  test.each<[text: string, reasons: readonly FailureReason[]]>([
    ["[[r1.s1]]", []],
    ["[[r1.s1]] [[r1.s2]]", []],
    ["[[r1.s1]].", []],
    ["Here is what I found. [[r1.s1]]", []],
    ["It is false that [[r1.s1]].", ["claim"]],
    ["Do you believe [[r1.s1]]?", ["sentenceSlot"]],
    ["[[r1.s1]] at [[osu]].", ["sentenceSlot"]],
    ["That is not so: [[r1.s1]]", ["sentenceSlot"]],
  ])("%s", (text, reasons) => {
    const found = reasonsOf(text);
    expect(found).toHaveLength(reasons.length);
    if (reasons.includes("claim")) expect(found[0]).toMatch(/claim|sentenceSlot/);
    else expect(found).toEqual(reasons);
  });
});

describe("marks and addresses", () => {
  test.each<[text: string, reason: FailureReason]>([
    ["**Look** at it.", "markup"],
    ["- Look at it.", "markup"],
    ["# Plan", "markup"],
    ["Look at <b>it</b>.", "markup"],
    ["Look at `it`.", "markup"],
    ["Look at [[osu.", "markup"],
    ["Look at {{fact}}.", "markup"],
    ["Go to https://example.com.", "address"],
    ["Go to www.example.com.", "address"],
    ["Go to example.edu.", "address"],
    ["Write to me@example.", "address"],
    ["Look at it 🎓.", "character"],
    ["Look at it → now.", "character"],
    ["Look at it & that.", "character"],
    ["انظر إليه.", "character"],
    ["[[unknown]] is nice.", "unknownReference"],
    ["[[osu]] is due [[osu.later]].", "unknownReference"],
  ])("%s", (text, reason) => {
    expect(reasonsOf(text)).toEqual([reason]);
  });
});

test.each([
  "I looked this up for you.",
  "Thank you for asking, that is a great question!",
  "I don't know that, but your school counselor can help you find out.",
  "You may want to ask the financial aid office about your family's situation.",
  "Start with the form, then check the college's page.",
  "They look at your whole application, so your essay matters too.",
  "If you tell me your grades, I can look again.",
  "That sounds exciting, and it's okay to feel unsure about it.",
  "Would you like me to look at your list?",
  "“Early” can mean different things, so read the page with care.",
  "File the FAFSA with your family.",
  "Tell me more about what you want to study.",
])("an ordinary sentence passes: %s", (text) => {
  expect(reasonsOf(text)).toEqual([]);
});

test("what passes is filled from the facts, with year and link, and nothing else of a slot is seen", () => {
  const { sentences, order, failed } = verify("Hello. [[osu]] is due [[osu.due]]. It costs 5. [[r1.s1]].");
  expect(sentences.map(({ segments }) => segments.map(({ text }) => text).join(""))).toEqual([
    "Hello.",
    "Ohio State University is due January 15, 2027.",
    "Ohio State University is test-optional.",
  ]);
  const date: Segment = {
    kind: "fact",
    ref: "osu.due",
    factKind: "date",
    subject: 1,
    text: "January 15, 2027",
    year: "2026-27",
    link: "/osu.due",
  };
  expect(sentences[1]?.segments).toContainEqual(date);
  expect(failed).toEqual([{ index: 2, text: "It costs 5.", reason: "figure" }]);
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
