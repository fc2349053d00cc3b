/** What is told of a college's own merit awards, asked as families ask. */
import { beforeAll, describe, expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { ask, type Counselor, makeCounselor, toReadText } from "../../../../test/evaluate/askCounselor.ts";

let counselor: Counselor;
beforeAll(async () => {
  counselor = await makeCounselor();
}, 120_000);

const plan = makeEmptyPlan("merit", "2026-11-30T00:00:00.000Z");
const answer = (question: string, before: readonly string[] = []) =>
  toReadText(ask(counselor, { question, before, plan, today: "2026-11-30" }));

describe("a published table", () => {
  test("gives the student's own row, the day and the next step", () => {
    const text = answer("what merit scholarship does Alabama give out of state with a 3.9 and 31 ACT");
    expect(text).toContain("UA Scholar: $24,000 a year for a 3.5 GPA and ACT 30 or SAT 1360");
    expect(text).toContain("Apply by December 5, 2026");
    expect(text).toContain("$4,000 a year more (Presidential)");
    expect(text).not.toContain("Alabama Student Assistance Program");
  });

  test("is told by its least and its most where no grades are said, and by the figures that come next", () => {
    const question = "does the University of Alabama give automatic merit out of state";
    const first = answer(question);
    expect(first).toContain("$6,000 a year for a 3.5 GPA and ACT 25 or SAT 1200, up to full tuition");
    expect(first).toContain("I can find your row with your GPA and an SAT or ACT score");
    expect(answer("what about with a 3.8 and a 1340 SAT", [question])).toContain(
      "Foundation in Excellence: $15,000 a year",
    );
  });

  test("is told for residents and for others where nobody says where home is", () => {
    const text = answer("merit scholarships at Ole Miss with a 3.8 and a 29 ACT");
    expect(text).toMatch(/From another state, .*\$12,000 a year.*As Mississippi residents, 1848 Award/);
  });

  test("that is old, or gives only a range, says so", () => {
    expect(answer("University of Kansas merit scholarship 3.8 from Colorado")).toContain(
      "three or more years old",
    );
    expect(answer("Iowa State scholarship 3.7 out of state")).toContain("the page gives only a range");
  });
});

test("a college without a table is told as such, and one that gives none says so", () => {
  expect(answer("merit scholarships at Ohio State")).toContain("I have no published table of merit awards");
  const price = "what would Auburn cost us from Georgia, we make 52k";
  expect(answer("does auburn give merit for a 27 act", [price])).toContain("I have no published table");
  const needOnly = answer("does Amherst College give merit scholarships");
  expect(needOnly).toContain("gives aid based on need alone");
  expect(needOnly).not.toContain("no published table");
});

test.each([
  "how do I keep my merit scholarship at Alabama",
  "can I appeal my merit scholarship at Alabama",
  "does Alabama have athletic scholarships",
  "can I stack an outside scholarship with my merit at Alabama",
])("asks something else: %s", (question) => {
  expect(answer(question)).not.toContain("publishes what it gives for grades and scores");
});
