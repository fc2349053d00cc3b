/** A message that asks two things, or tells a story first, with the shipped cards and colleges. */
import { beforeAll, describe, expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { ask, type Counselor, makeCounselor } from "../../../test/evaluate/askCounselor.ts";
import { leastCpuMs } from "../../../test/support/leastCpuMs.ts";

let counselor: Counselor;
beforeAll(async () => {
  counselor = await makeCounselor();
}, 120_000);

const answer = (...turns: string[]) =>
  ask(counselor, {
    question: turns.at(-1) ?? "",
    before: turns.slice(0, -1),
    plan: makeEmptyPlan("plan", "2026-11-28T00:00:00.000Z"),
    today: "2026-11-28",
  }).answer;

describe("both things that are asked are answered", () => {
  test.each([
    ["when is the cal grant due and what gpa do i need", [/March 2, 2027/, /GPA of 3\.0/]],
    ["is 2.3 enough for tennessee hope and when is it due", [/^Your 2\.3 is below/, /file the FAFSA/]],
    [
      "whats the umich regular deadline and does it need the css profile",
      [/February 1, 2027/, /CSS Profile/],
    ],
    ["what is a subsidized loan and how much can a freshman borrow", [/pays the interest/, /\$5,500/]],
    [
      "What is the graduation rate at Temple University and how much do graduates earn",
      [/within six years/, /earned/],
    ],
  ])("%s", (question, said) => {
    const { kind, text } = answer(question);
    expect(kind).toBe("answer");
    for (const one of said) expect(text).toMatch(one);
  });
});

test("what is told below is not offered as what may be meant instead", () => {
  const { read } = ask(counselor, {
    question: "how much is ohio state and when is it due",
    plan: makeEmptyPlan("plan", "2026-11-28T00:00:00.000Z"),
    today: "2026-11-28",
  });
  expect(read.parts?.map(({ tool }) => tool)).toEqual(["deadlines"]);
  expect(read.others.map(({ tool }) => tool)).not.toContain("deadlines");
});

describe("a story is answered by what it asks, with what it says", () => {
  test("chance, price and the state's money, of one college and one family", () => {
    const { text, values } = answer(
      "My daughter has a 3.7 and a 1280, we live in Ohio and make about 95k. She loves Ohio State but we worry about cost. What are her chances there, what would we pay, and is there any money from the state for us?",
    );
    expect(text).toMatch(/would likely pay/);
    expect(text).toMatch(/Your chance at Ohio State/);
    expect(text).toMatch(/\(Ohio\)|Ohio College Opportunity/);
    expect(values?.map((one) => one.text)).toContain("home in Ohio");
  });

  test("the sentence before says what “that” is", () => {
    const { text } = answer(
      "we have twins who are both seniors in new jersey and we make 96k. somebody at work said two kids in college cut the SAI in half. is that true, and what is the graduation rate at rutgers",
    );
    expect(text).toMatch(/doesn’t drop/);
    expect(text).toMatch(/within six years/);
  });

  test("what is only near is not added, and of two colleges a clause has to point to them", () => {
    const { text } = answer(
      "we live in superior wisconsin and my kid wants minnesota duluth or madison. is there a deal on tuition, and could she get money from north star promise?",
    );
    expect(text).toMatch(/North Star Promise/);
    expect(text).not.toMatch(/Tuition and fees at/);
  });

  test("of the only college that is named both are told", () => {
    const { text } = answer(
      "my son is a junior in wichita, 3.3 gpa no test yet, we make about 58k. what would k-state cost us and what chance does he have",
    );
    expect(text).toMatch(/would likely pay/);
    expect(text).toMatch(/Your chance at Kansas State/);
  });

  test("an old debt is no gift of the college", () => {
    const { text } = answer(
      "I left Wayne State 12 years ago and I owe them about 1900 dollars. Michigan has some free college thing right? Does it work for me and what about the old debt",
    );
    expect(text).not.toMatch(/less \$1,900/);
    expect(text).toMatch(/Michigan/);
  });

  test("one question whose clause alone has an answer gets it as the nearest", () => {
    expect(
      answer(
        "i have old plus loans from my son; if i borrow plus again for my daughter do i mess up my income driven plan",
      ).kind,
    ).toBe("dont-know");
  });
});

test("a page of text is read as a whole, within what a device has time for", () => {
  const question = "when is the cal grant due and what gpa do i need? ".repeat(40);
  const asked = () =>
    ask(counselor, {
      question,
      before: [],
      plan: makeEmptyPlan("plan", "2026-11-28T00:00:00.000Z"),
      today: "2026-11-28",
    });
  expect(asked().read.parts).toBeUndefined();
  expect(leastCpuMs(asked)).toBeLessThanOrEqual(40);
});

describe("turns after a card or an index", () => {
  test("what comes next is of the card, and no step of the plan", () => {
    const { text } = answer("how do i ask a teacher for a letter", "she said no now what");
    expect(text).toMatch(/ask another/);
  });

  test("a turn that the card before makes plain is told as the nearest", () => {
    const { text } = answer("what if my parents refuse to fill out the fafsa", "we dont talk anymore");
    expect(text).toMatch(/unusual circumstances/);
  });

  test("anything else is the card's neighbors", () => {
    const { kind, choices } = answer("how do i appeal financial aid", "is there anything else");
    expect(kind).toBe("dont-know");
    expect(choices ?? []).toEqual([]);
  });

  test("a Pell Grant is of a year, and its half is said", () => {
    expect(answer("my sai is 3000 what pell do i get", "is that per semester").text).toMatch(/about \$2,197/);
  });
});

test("an age asks what an adult asks", () => {
  expect(answer("im 47 is it too late").text).toMatch(/no age limit/);
});

test("a state that a program's name makes plain is home where it is said to be", () => {
  const { values } = answer(
    "We live in Georgia, make 82000. He wants Georgia Southern or Kennesaw State. Does he get HOPE, and which one would cost us less",
  );
  expect(values?.map((one) => one.text)).toContain("home in Georgia");
});

test("that a college has a major is no yes to a course", () => {
  expect(answer("do i have to take calculus for engineering at purdue").text).not.toMatch(/^Yes/);
});

test("federal aid is told beside a state's rule without papers", () => {
  expect(answer("undocumented in texas, still instate tuition?").text).toMatch(/Not federal aid/);
});

test("flights that cost too much are no danger", () => {
  expect(answer("visit cant afford flights").helpLine).toBeNull();
});

test("a transfer is told no dates of first-years, and what is asked besides is answered", () => {
  const { text } = answer(
    "i committed to the university of iowa last spring and i am miserable. i am thinking about transferring to drake next fall. will my credits move and is it too late",
  );
  expect(text).toMatch(/not for transfers/);
  expect(text).toMatch(/course by course/);
  expect(text).not.toMatch(/regular decision by/);
});

describe("a turn that names a place and what is wished of it", () => {
  test.each(["i mean not nyc, cheaper", "not boston", "sorry i mean texas", "something cheaper"])(
    "%s: is no danger",
    (turn) => {
      const { kind, helpLine } = answer("best art schools in ny", turn);
      expect([kind === "crisis", helpLine ?? null]).toEqual([false, null]);
    },
  );

  test("“not here anymore” and “not living” still are", () => {
    for (const said of ["not here anymore", "i mean not living"]) expect(answer(said).kind).toBe("crisis");
  });
});

describe("an age", () => {
  test.each([
    ["my mom is 52 does her 401k count on fafsa", /401\(k\)/],
    ["our grandma is 70 can she pay without hurting aid", /grandparent/],
    ["im 51 and my daughter is a senior, does my 401k count", /401\(k\)/],
    ["im 47 is it too late for college", /no age limit/],
  ])("%s", (question, said) => {
    const { text } = answer(question);
    expect(text).toMatch(said);
    if (!/too late/.test(question)) expect(text).not.toMatch(/no age limit/);
  });

  test("a score is none", () => {
    expect(answer("my gpa is 3.9 and my act is 29, any merit aid").text).not.toMatch(/no age limit/);
  });
});
