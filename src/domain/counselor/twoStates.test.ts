/** A family between two states: who graduated in one and lives in another, who moved, and parents in two. */
import { expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { ask, makeCounselor, toReadText } from "../../../test/evaluate/askCounselor.ts";

const today = "2026-11-29";

async function read(question: string) {
  const asked = ask(await makeCounselor(), { question, plan: makeEmptyPlan("plan", today), today });
  return { ...asked, text: toReadText(asked) };
}

test.each([
  ["I graduated from high school in Ohio but live in Texas now. Which state aid do I get?", "Texas"],
  ["I moved from Ohio to Michigan in August what grants can I get", "Michigan"],
  ["I live in Texas and want to go to college in Oklahoma what grants", "Texas"],
])("%s", async (question, state) => {
  const { text, read: found } = await read(question);
  expect(found.reading?.tool).toBe("statePrograms");
  expect(text).toContain(`aid programs in ${state}.`);
  expect(text).toContain(`home in ${state}`);
});

test.each([
  "my mom lives in Ohio and my dad lives in Indiana which grants can I get",
  "my parents live in different states, which state's grant can I get",
])("%s", async (question) => {
  const { text } = await read(question);
  expect(text).toMatch(/^Many states count you as a resident if either parent lives there/);
});

test("which parent the FAFSA asks about is another question", async () => {
  const { text } = await read(
    "my mom is in Ohio and my dad is in Indiana, which parent files the FAFSA for grants",
  );
  expect(text).not.toContain("count you as a resident");
});

test("who still gets a program after a move is told its rule, and no income limit", async () => {
  const { text } = await read("we moved from Georgia to Florida in August, do I still get HOPE");
  expect(text).toContain("you live in Georgia");
  expect(text).not.toContain("income limit");
});

test("a state alone, or its code, is told what it pays; a territory, where to look", async () => {
  for (const question of ["new jersey", "NJ", "njbest"])
    expect((await read(question)).text).toContain("New Jersey Tuition Aid Grant");
  const { answer } = await read("guam");
  expect(answer.parts).toContainEqual(
    expect.objectContaining({ kind: "link", to: "/state-college-planning-guides#territories" }),
  );
});
