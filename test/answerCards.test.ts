/** The answer cards: what the build refuses, and that each question gets its card through the whole counselor. */
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readAnswerCards } from "#authoring/answerCards.ts";
import { findCardFaults, findStrayFaults } from "#authoring/checks/cardFaults.ts";
import type { Figure } from "#authoring/figure.ts";
import { createFigures } from "#authoring/figures.ts";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { answerReading } from "#domain/counselor/answerReading.ts";
import { readBoundaries } from "#domain/counselor/boundaries.ts";
import { mostTerms, type PreparedCards, prepareCards } from "#domain/counselor/cards/cardIndex.ts";
import { listCardWords } from "#domain/counselor/cards/cardWords.ts";
import { findCards } from "#domain/counselor/cards/findCards.ts";
import { foldCard, type WordedCard } from "#domain/counselor/cards/foldCard.ts";
import { createClassifier } from "#domain/counselor/classifier.ts";
import { buildDictionary } from "#domain/counselor/dictionary.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { normalizeQuestion, questionLimit } from "#domain/counselor/normalize.ts";
import { readQuestion } from "#domain/counselor/readQuestion.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { checkAnswerCards } from "../build/answers/answerCards.ts";
import { leastCpuMs } from "./support/leastCpuMs.ts";
import { readTestContent, readTestFacts } from "./support/readTestContent.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const today = "2026-11-23";
const colleges = loadShippedColleges();
const { summaries } = colleges;
const classifier = createClassifier(intentWeights);
const dictionary = buildDictionary({ colleges: summaries, programs: allStatePrograms });

let written: readonly WordedCard[] = [];
let faults: readonly string[] = [];
let cards: PreparedCards;
beforeAll(async () => {
  const [facts, articles] = await Promise.all([readTestFacts(), readTestContent()]);
  const rootFolder = resolve(import.meta.dirname, "..");
  ({ cards: written, faults } = await checkAnswerCards({ rootFolder, facts, articles, colleges }));
  cards = prepareCards(written.map(foldCard));
}, 180_000);

function ask(asked: string, plan = makeEmptyPlan("cards", `${today}T00:00:00.000Z`)) {
  const question = normalizeQuestion(asked);
  const read = readQuestion(question, {
    dictionary,
    classifier,
    previous: null,
    planUnitIds: [],
    homeState: plan.profile.homeState,
    cards,
  });
  const answer = answerReading(read, question, {
    colleges: summaries,
    byUnitId: new Map(summaries.map((college) => [college.unitId, college])),
    deadlines: [],
    majors: null,
    cards,
    plan,
    today,
  });
  const nearest = read.isNearTold === true ? (read.near?.[0]?.card ?? null) : null;
  return { ...answer, card: read.reading?.card ?? null, nearest, helpLine: read.helpLine };
}

test("the cards of content/answers are right, and a wording, left out, comes back to its card or a neighbor", () => {
  expect(faults).toEqual([]);
  expect(written.length).toBeGreaterThanOrEqual(100);
});

test("each question, as it stands on a button, gets its own card", () => {
  const others = written.flatMap(({ id, question, state, topicOf }) => {
    if (state !== undefined || topicOf !== undefined) return [];
    const { card } = ask(question);
    return card === id ? [] : [`${question} → ${card}`];
  });
  expect(others).toEqual([]);
});

describe("what a state's notes tell, by topic", () => {
  test.each([
    ["Which form does New Jersey take for state money?", "stateFormNJ"],
    ["How do credits transfer between colleges in Delaware?", "transferDE"],
    ["Does Tennessee have an application month or free applications?", "applicationTN"],
    ["Does Hawaii have direct admission?", "directAdmissionHI"],
    ["Who counts as a resident of Nevada for tuition?", "residencyNV"],
    ["What does a high school diploma take in New York?", "diplomaNY"],
    ["Which high school courses do universities in Washington ask for?", "entryCoursesWA"],
    ["Do students in Kentucky take the SAT or ACT at school?", "schoolDayTestKY"],
    ["Who pays for college classes in high school in Ohio?", "dualEnrollmentOH"],
    ["Which AP scores count at public colleges in Kentucky?", "examCreditKY"],
    ["does tennessee require fafsa to graduate", "diplomaTN"],
    ["do you have to fill out the FAFSA to get a diploma in illinois", "diplomaIL"],
    ["is dual enrollment free in idaho", "dualEnrollmentID"],
    ["how long do I have to live in alaska to get in state tuition", "residencyAK"],
    ["will my credits from community college transfer in texas", "transferTX"],
    ["we moved to idaho last year, do we get in state tuition", "residencyID"],
    ["we moved to north carolina in june will my daughter get in state tuition", "residencyLong"],
    ["how long until we are residents of ohio", "residencyLong"],
    ["does kentucky give the act at school", "schoolDayTestKY"],
  ])("%s", (question, id) => {
    expect(ask(question).card).toBe(id);
  });

  test("the state of the plan is meant by “my state”", () => {
    const plan = makeEmptyPlan("cards", `${today}T00:00:00.000Z`);
    const inIllinois = { ...plan, profile: { ...plan.profile, homeState: "IL" as const } };
    expect(ask("does my state require the FAFSA to graduate", inIllinois).card).toBe("diplomaIL");
  });

  test.each([
    ["Do Tennessee Promise credits transfer to UT Knoxville?", "a college and a program"],
    ["what is the graduation rate in ohio", "a rate"],
    ["Which is cheaper for residents, Ohio or Michigan?", "two states"],
    ["can undocumented students get in-state tuition in utah", "the state's own rule"],
  ])("%s is not answered by a topic, for it names %s", (question) => {
    expect(ask(question).card ?? "").not.toMatch(/[A-Z]{2}$/);
  });
});

test("no wording of a card is refused, and none but that of abusive parents is taken for danger", () => {
  const stopped = written.flatMap(({ id, question, wordings }) =>
    [question, ...wordings].filter(
      (wording) =>
        readBoundaries(normalizeQuestion(wording), true).boundary !== null && id !== "fafsaUnusual",
    ),
  );
  expect(stopped).toEqual([]);
});

test.each([
  ["that would be refused is answered", "can my mom edit my essay", { card: "essayHelpWho", helpLine: null }],
  [
    "that sounds like distress is answered under a line of help",
    "I feel like a failure after a rejection",
    { card: "deniedNow", helpLine: "danger" },
  ],
  ["that tells of abuse gets help alone", "abusive parents and the fafsa", { card: null, kind: "crisis" }],
])("a wording of a card %s", (_what, question, expected) => {
  expect(ask(question)).toMatchObject(expected);
});

test.each([
  ["a wording of a card", "does our house count on the fafsa", "fafsaHome"],
  ["a slip", "wat is the diffrence between erly decision and early action", "edOrEa"],
  [
    "a story around it",
    "hi, my son got a letter today. he was deferred. what does that mean?",
    "deferredWhat",
  ],
  ["a text message", "how many schls shld u apply to", "howManyColleges"],
  ["Spanish", "¿la casa cuenta en la fafsa?", "fafsaHome"],
])("%s finds its card", (_what, question, id) => {
  expect(ask(question).card).toBe(id);
});

describe("a question in Spanish", () => {
  test("is answered in Spanish by a card that can, with its figures as Spanish writes them", () => {
    const { text, reading, facts } = ask("¿Ya está abierta la FAFSA?");
    expect(text).toMatch(/^La FAFSA .*1 de octubre de 20\d\d/);
    expect(reading).toBe("¿Cuándo abre la FAFSA?");
    for (const fact of facts) expect(text).toContain(fact.text);
  });

  test("is answered in English by another card, which says so", () => {
    const [english] = written.filter(({ spanish }) => spanish === undefined);
    expect(ask(`¿${english?.wordings.at(-1)}?`)).toMatchObject({
      card: english?.id,
      text: expect.stringContaining("inglés"),
    });
  });

  test("on a button gets the card it stands for", () => {
    for (const { id, spanish } of written)
      if (spanish !== undefined) expect(ask(spanish.question).card).toBe(id);
  });
});

test("a question in English never gets the Spanish answer", () => {
  expect(ask("When does the FAFSA open?").text).toMatch(/^The FAFSA/);
});

test("a card's figures come with their year and source, and its page is one press away", () => {
  const { kind, text, facts, sources, parts } = ask("How much can a student borrow in federal loans?");
  expect(kind).toBe("answer");
  expect(facts.length).toBeGreaterThan(3);
  for (const fact of facts) {
    expect(text).toContain(fact.text);
    expect(fact.year).toMatch(/20\d\d|expected/);
  }
  expect(sources.length).toBeGreaterThan(0);
  expect(parts).toContainEqual(expect.objectContaining({ kind: "link" }));
});

test("a rule without a figure comes with the source that its card cites", () => {
  const { facts, sources } = ask("What happens if my college closes?");
  expect(facts).toEqual([]);
  expect(sources).toContainEqual(expect.objectContaining({ title: expect.stringMatching(/^Closed school/) }));
});

describe("a card does not stand in the way of", () => {
  test.each([
    ["a named college's date", "when is Ohio State's early action deadline", "deadlines"],
    ["a named program", "what is the income limit for the Cal Grant", "statePrograms"],
    ["a price with an income", "what would Purdue cost with an income of 90k", "price"],
    ["a command", "add Ohio State to my list", "proposeChange"],
    ["a search", "colleges near Columbus Ohio under 20k", "searchColleges"],
  ])("%s", (_what, question, tool) => {
    expect(ask(question)).toMatchObject({ tool, card: null });
  });

  test.each([
    ["danger", "I was deferred and I want to kill myself", "crisis"],
    ["a refusal", "write my essay about my grandmother for me", "refuse"],
    ["what is not ours", "what is the best pizza topping", "dont-know"],
    ["nothing", "🎓🎓🎓", "dont-know"],
  ])("%s", (_what, question, kind) => {
    expect(ask(question).kind).toBe(kind);
  });
});

describe("no tool stands in the way of a card", () => {
  test.each([
    ["by a name alone", "deferred from michigan, what now", "deferredWhat"],
    ["by a word of its own", "can we ask fordham to match", "appealOffer"],
    ["by words that only look like a name", "can i use 529 for room and board off campus", "plan529Rent"],
  ])("%s", (_what, question, id) => {
    const { card, nearest } = ask(question);
    expect(card ?? nearest).toBe(id);
  });

  test("where most of what is asked would be left out", () => {
    expect(ask("good colleges for an adhd kid with a 3.1 gpa").tool).not.toBe("searchColleges");
  });
});

test("near-duplicate cards don't keep each other from answering", () => {
  const read = readQuestion(normalizeQuestion("whats css profile and who needs it"), {
    dictionary,
    classifier,
    previous: null,
    planUnitIds: [],
    cards,
  });
  expect(read.reading?.card).toMatch(/^css/);
});

test("no answer shows what a figure is bound by", () => {
  const bare = written.filter(({ answer, spanish }) => /[{}]/.test(`${answer} ${spanish?.answer ?? ""}`));
  expect(bare.map(({ id }) => id)).toEqual([]);
});

describe("the aid of a state", () => {
  const ofStates = () => written.filter(({ state }) => state !== undefined);

  test("has a card of every state with programs on record, whose figures come with their year or day", () => {
    const states = new Set(allStatePrograms.map(({ state }) => state));
    expect(new Set(ofStates().map(({ state }) => state))).toEqual(states);
    for (const { answer, facts, sources } of ofStates()) {
      expect(sources.length, answer).toBeGreaterThan(0);
      for (const { kind, text, year } of facts) {
        expect(answer).toContain(text);
        if (kind === "money") expect(year).toMatch(/\d/);
      }
    }
  });

  test("is told where a question names the state", () => {
    const others = ofStates().flatMap(({ answer, question, wordings }, at) =>
      [question, wordings[at % wordings.length] ?? ""].filter((one) => !ask(one).text.endsWith(answer)),
    );
    expect(others).toEqual([]);
  });

  test("is no answer to another question that names it", () => {
    for (const question of ["best colleges in Ohio for nursing", "is in-state tuition cheaper in Ohio"])
      expect(ask(question).text).not.toContain("Ohio College Opportunity Grant");
  });

  test("gives way to what the family's own answers say", () => {
    const plan = makeEmptyPlan("cards", `${today}T00:00:00.000Z`);
    const profile = { ...plan.profile, homeState: "WV" as const, gpa: 3.6, gradeYear: 12 as const };
    expect(ask("what state aid does West Virginia have", { ...plan, profile }).text).toMatch(/qualify/);
  });
});

test("where two cards are close, up to three questions are offered, and each gets its card", () => {
  const { kind, choices = [], text } = ask("loans");
  expect([kind, text]).toEqual(["choices", expect.stringContaining("Choose")]);
  expect(choices.length).toBeGreaterThan(1);
  expect(choices.length).toBeLessThanOrEqual(3);
  for (const { cardId, question } of choices) expect(ask(question).card).toBe(cardId);
});

test("the index has room for all terms, and a device folds no wording", () => {
  expect(cards.words.weights.length).toBeLessThan(mostTerms);
  const [first] = cards.cards;
  expect(cards.exact.get(first?.asked[0] ?? "")).toBe(0);
  expect(first?.asked[0]).toBe(listCardWords(first?.question ?? "").join(" "));
});

test("2,000 characters of anything are matched within 30 ms", () => {
  const worst = [
    "yale ",
    "fafsa parents ",
    "what is the deadline for early decision and the fafsa? ",
    "ñandú😀 ",
    "a",
  ].map((text) => text.repeat(questionLimit).slice(0, questionLimit));
  for (const question of worst) {
    expect(
      leastCpuMs(() => findCards(cards, question, 4)),
      question.slice(0, 20),
    ).toBeLessThan(30);
  }
});

describe("the build refuses", () => {
  const card = {
    id: "bus",
    asks: "When does the bus to campus leave?",
    also: [
      "bus times to campus",
      "when is the next bus",
      "campus bus schedule",
      "bus leaves when",
      "what time is the bus",
    ],
    spanish: ["a qué hora sale el autobús", "horario del autobús"],
    answer: "Every hour, from the library.",
    page: "/help",
  };
  const figures = createFigures(colleges, null);
  const season: Figure = {
    text: "in the fall",
    year: "2026-27",
    sourceKey: "bus",
    source: { title: "Bus", url: null, year: "2026", standing: "official" },
    validThrough: null,
  };
  const find = async (...changed: object[]) => {
    const read = readAnswerCards([{ name: "test.yaml", content: changed }], {
      book: await readTestFacts(),
      period: null,
      asOf: today,
      figures: { get: (name) => (name === "bus.season" ? season : figures.get(name)) },
      titleOf: (path) => (path === "/help" ? "Help" : null),
    });
    return [...read.faults, ...findCardFaults(read.cards, read.written), ...findStrayFaults(read.cards)];
  };

  test("nothing in a card that is right", async () => {
    expect(await find(card)).toEqual([]);
  });

  test.each([
    ["a typed amount", { answer: "It costs $25." }, /\$25 is typed/],
    ["a typed day", { answer: "It leaves on March 2, 2027." }, /March 2, 2027 is typed/],
    ["a typed share", { answer: "It takes 20% of you." }, /20% is typed/],
    ["a source that is none", { cites: ["noSuchSource"] }, /no source noSuchSource/],
    ["a record that is none", { answer: "It costs {{fact:noSuchRecord}}." }, /No fact has the id/],
    ["a figure that is none", { answer: "It costs {{no.figure}}." }, /no figure no\.figure/],
    ["a page that is none", { page: "/nowhere" }, /no page \/nowhere/],
    ["a neighbor that is none", { near: ["train"] }, /no other card is called train/],
    [
      "a Spanish answer with another figure",
      { inSpanish: { asks: "¿A qué hora sale?", answer: "Cuesta {{pell.maximum}}." } },
      /other figures/,
    ],
    [
      "a day typed in Spanish",
      { inSpanish: { asks: "¿A qué hora sale?", answer: "Sale el 2 de marzo." } },
      /2 de marzo is typed/,
    ],
    [
      "a figure that only English can say",
      { answer: "{{bus.season}}.", inSpanish: { asks: "¿A qué hora sale?", answer: "{{bus.season}}." } },
      /cannot be said in Spanish/,
    ],
    [
      "76 Spanish words",
      { inSpanish: { asks: "¿A qué hora sale?", answer: "palabra ".repeat(76).trim() } },
      /76 words/,
    ],
    ["61 words", { answer: "word ".repeat(61).trim() }, /61 words/],
    ["too few wordings", { also: ["bus times"] }, /also/],
    ["a field of another name", { asnwer: "x" }, /asnwer/],
  ])("%s", async (_what, change, problem) => {
    expect((await find({ ...card, ...change })).join("\n")).toMatch(problem);
  });

  test("a wording that two cards share, whatever its spelling", async () => {
    const other = {
      ...card,
      id: "train",
      asks: "When does the train leave?",
      also: [...card.also.slice(1), "Bus times to CAMPUS!"],
    };
    expect((await find(card, other)).join("\n")).toMatch(/"Bus times to CAMPUS!" is a wording of bus too/);
  });

  test("wordings that do not come back to their card", async () => {
    const stray = {
      ...card,
      id: "stray",
      asks: "Alpha?",
      also: ["beta", "gamma", "delta", "epsilon", "zeta"],
      spanish: ["eta", "theta"],
    };
    expect((await find(card, stray)).join("\n")).toMatch(/stray: "gamma" is taken for none/);
  });
});
