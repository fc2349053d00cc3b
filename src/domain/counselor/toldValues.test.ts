/** Figures told for the questions to come, lists of where to apply, and what was named beside them. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { answerReading } from "./answerReading.ts";
import { createClassifier } from "./classifier.ts";
import type { CounselorReading } from "./counselor.ts";
import { buildDictionary } from "./dictionary.ts";
import { intentWeights } from "./intentWeights.ts";
import { normalizeQuestion } from "./normalize.ts";
import { readQuestion } from "./readQuestion.ts";

const all = loadShippedColleges();
const dictionary = buildDictionary({ colleges: all.summaries, programs: allStatePrograms });
const classifier = createClassifier(intentWeights);
const today = "2026-11-27";
const context = {
  colleges: all.summaries,
  byUnitId: new Map(all.summaries.map((college) => [college.unitId, college])),
  deadlines: all.summaries.flatMap(({ unitId }) => all.detailsOf(unitId).deadlines),
  majors: all.majors(),
  plan: makeEmptyPlan("plan", `${today}T00:00:00.000Z`),
  today,
};

/** The answer to the last question of a conversation. */
function ask(...questions: string[]) {
  let previous: CounselorReading | null = null;
  let answer: ReturnType<typeof answerReading> | null = null;
  for (const typed of questions) {
    const question = normalizeQuestion(typed);
    const read = readQuestion(question, { dictionary, classifier, previous, planUnitIds: [] });
    answer = answerReading(read, question, context);
    previous = read.reading;
  }
  if (answer === null) throw new Error("nothing asked");
  return { ...answer, said: answer.values?.map(({ text }) => text) ?? [] };
}

describe("where to apply", () => {
  test.each([
    "3.2, Tulsa, 12k, where should he apply",
    "Where should I apply with a 3.2 in Tulsa and $12k a year?",
  ])("%s: near home with chance and price, the community college, and what would narrow it", (question) => {
    const { kind, tool, text, said } = ask(question);
    expect([kind, tool]).toEqual(["answer", "match"]);
    expect(said).toEqual(["3.2 GPA", "$12,000 a year to pay"]);
    expect(text).toContain("Rogers State University (admits nearly everyone, $");
    expect(text).toMatch(/Oklahoma State University \(chance about \d+–\d+%, \$/);
    expect(text).toContain("Tulsa Community College takes everyone with a diploma");
    expect(text).toContain("none of these four-year colleges is sure to");
    expect(text).toContain("Tell me your family’s income");
  });

  test("a city that is home stands for its state, and is no university of the state", () => {
    const { text, said } = ask(
      "kid has 3.9 and 1400, we're in Columbus Ohio and make 95k. where should she apply",
    );
    expect(said).toEqual(["3.9 GPA", "SAT 1400", "income $95,000", "home in Ohio"]);
    expect(text).toContain("Ohio State University (");
    expect(text).toContain("Columbus State Community College");
  });

  test("where home is not said, it is asked for", () => {
    const { kind, text } = ask("where should I apply with a 3.2");
    expect(kind).toBe("dont-know");
    expect(text).toContain("say where you live");
  });

  test("a state that is searched is no home", () => {
    expect(ask("which colleges in Georgia take a 2.9").tool).toBe("searchColleges");
  });
});

describe("what is only told counts for what comes next", () => {
  test("a grade average and a score, then a college, then another", () => {
    expect(ask("I have a 3.6 and a 1300 SAT").said).toEqual(["3.6 GPA", "SAT 1300"]);
    const first = ask("I have a 3.6 and a 1300 SAT", "what about Purdue");
    expect([first.tool, ...first.said]).toEqual(["chance", "3.6 GPA", "SAT 1300"]);
    const second = ask("I have a 3.6 and a 1300 SAT", "what about Purdue", "and Kenyon?");
    expect([second.tool, ...second.said]).toEqual(["chance", "3.6 GPA", "SAT 1300"]);
    expect(second.text).toContain("Kenyon College");
  });

  test("an income and a home get an index, and then a price by them", () => {
    const told = ask("we make 70k a year and live in Ohio");
    expect([told.tool, ...told.said]).toEqual(["studentAidIndex", "income $70,000", "home in Ohio"]);
    const price = ask("we make 70k a year and live in Ohio", "what would Miami University cost us");
    expect([price.tool, ...price.said]).toEqual(["price", "income $70,000", "home in Ohio"]);
    expect(price.text).not.toContain("without your");
  });

  test("another income after a price", () => {
    const { tool, said, text } = ask("How much does Duke cost", "we make 55k", "and with 100k?");
    expect([tool, ...said]).toEqual(["price", "income $100,000"]);
    expect(text).toContain("Duke University");
  });

  test("a list is made anew with another grade average", () => {
    const { tool, said } = ask(
      "where should he apply with a 2.7, we live in Phoenix",
      "what if his GPA were 3.2",
    );
    expect([tool, ...said]).toEqual(["match", "home in Arizona", "3.2 GPA"]);
  });
});

describe("figures", () => {
  test.each<[string, string[]]>([
    [
      "SAI for income 52,000, 2 parents, 2 kids and 20k in savings",
      ["income $52,000", "$20,000 in savings", "family of 4", "two parents"],
    ],
    ["we earn 120k and have 150k in savings, what's our SAI", ["income $120,000", "$150,000 in savings"]],
    ["will we get pell if we make 45000 and there are 5 of us", ["income $45,000", "family of 5"]],
    ["single mom making 38k with one kid, how much pell", ["income $38,000", "family of 2", "one parent"]],
    ["can i get into kentucky with a 3.7 and 29", ["3.7 GPA", "ACT 29"]],
    ["top 15% of my class, 1310, can i get into Purdue", ["top 15% of the class", "SAT 1310"]],
    ["chances at kentucky with a 3.1 and 22 on the act", ["3.1 GPA", "ACT 22"]],
    ["do we qualify for pell at 58000 with a family of 6", ["income $58,000", "family of 6"]],
    ["Howard got a 1200, is Wesleyan a reach", ["SAT 1200"]],
    ["does a 4.2 weighted get me into UCLA", ["4.2 weighted GPA"]],
  ])("%s", (question, said) => {
    expect(ask(question).said).toEqual(said);
  });

  test.each([
    "we make 90k and have 400k in a 401k, what is our SAI",
    "we make 90k, grandma has 40k saved for us, what is our SAI",
  ])("what no parent reports is no savings: %s", (question) => {
    expect(ask(question).said).toEqual(["income $90,000"]);
  });

  test("savings are counted, and more of them never lower the index", () => {
    const index = (saved: string) => ask(`we earn 120k and have ${saved} in savings, what's our SAI`).aid;
    expect(index("150k")?.indexLow).toBeGreaterThan(index("20k")?.indexLow ?? Infinity);
    expect(ask("we earn 120k and have 150k in savings, what's our SAI").text).toContain("With $150,000");
  });
});

describe("names", () => {
  test("of two colleges each is priced by where home is", () => {
    const { text, entities } = ask("Is Rutgers cheaper than Temple for a New Jersey resident making 85k");
    expect(entities).toHaveLength(2);
    const temple = ask("what would Temple cost us, we live in New Jersey and make 85k").text;
    const price = /\$[\d,]+ to \$[\d,]+/.exec(temple)?.[0] ?? "none";
    expect(text).toContain(`Temple University: ${price}`);
  });

  test("a name that is also a word is a college where it is compared", () => {
    const { entities } = ask("is Temple cheaper than Drexel for a family making 60k in Pennsylvania");
    expect(entities.filter(({ kind }) => kind === "college")).toHaveLength(2);
  });

  test.each(["UC vs CSU", "should i go to a uc or a csu", "whats the difference between UC and Cal State"])(
    "%s compares California’s systems by their campuses",
    (question) => {
      const { text } = ask(question);
      expect(text).toMatch(/The University of California: 9 campuses/);
      expect(text).toMatch(/Cal State: 2\d campuses/);
      expect(text).not.toContain("Colorado");
    },
  );

  test("Colorado State is meant where Colorado is named", () => {
    expect(ask("CU or CSU in Fort Collins, which is cheaper").text).toContain("Colorado State University");
  });

  test.each([
    "how much does a cal state cost",
    "how much is UC tuition",
    "what is the cheapest cal state for a california family",
    "what is the acceptance rate at the ucs",
    "how much does csu cost for california residents",
  ])("%s: of the system", (question) => {
    expect(ask(question).text).toContain("Cal State: 23 campuses");
  });

  test("a fee is no tuition, and what is home is no town of another state", () => {
    expect(ask("how much is the UC application fee").text).not.toContain("23 campuses");
    expect(JSON.stringify(ask("csu or uc, we live in california").values)).toMatch(/California(?!.*Penn)/);
    expect(ask("csu application deadline california").text).not.toContain("Colorado");
  });

  test.each([
    [
      "can I transfer from Northern Virginia Community College to George Mason",
      "Guaranteed Admission Agreement",
    ],
    ["can I transfer to George Mason with a 3.0", "2.85 or higher"],
  ])("a transfer agreement is told: %s", (question, said) => {
    expect(ask(question).text).toContain(said);
  });

  test("a transfer’s price or date is no agreement", () => {
    expect(ask("transfer deadline for UC Berkeley").kind).toBe("dont-know");
  });
});

test.each([
  "coach wants me alone",
  "my coach wants me alone after practice",
  "my teacher asked me to stay alone",
])("who helps is named: %s", (question) => {
  expect(ask(question).helpLine?.tier ?? ask(question).kind).not.toMatch(/answer|dont-know/);
});

describe("what a question says of home and income", () => {
  test("a sum by the year in a question of price is what the family earns", () => {
    expect(ask("how much is ohio state for us, about 85k a year, one kid").said).toContain("income $85,000");
  });

  test("where the family earns it is home", () => {
    expect(ask("rice vs ut for a family making 95k in houston. which would really be less").said).toEqual([
      "income $95,000",
      "home in Texas",
    ]);
  });

  test("of two colleges each goes by home, whatever is asked of students from elsewhere", () => {
    const { text } = ask(
      "University of Vermont from New Jersey, household 130k. Is it that much over Rutgers, and do they give merit to out of state kids?",
    );
    const [, low = ""] = /Rutgers University-New Brunswick: \$(\d+),\d{3}/.exec(text) ?? [];
    expect(Number(low)).toBeGreaterThan(0);
    expect(Number(low)).toBeLessThan(45);
  });

  test("a program that one state alone has by that name is told, not asked about", () => {
    const { kind, text } = ask(
      "homeschooled in georgia, no accredited transcript. hope scholarship possible?",
    );
    expect(kind).toBe("answer");
    expect(text).toContain("HOPE Scholarship (Georgia)");
  });

  test.each([
    "undocumented in florida, do they charge me out of state? no daca",
    "indocumentado en florida, ¿me cobran como de afuera? no tengo daca",
  ])("%s: the state’s rule for students without status", (question) => {
    expect(ask(question).text).toContain("public colleges in Florida charge undocumented students");
  });
});
