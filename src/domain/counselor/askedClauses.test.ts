/** Which clauses of a message ask, and where each begins and ends. */
import { describe, expect, test } from "vitest";
import { findAskedClauses } from "./askedClauses.ts";

const listAsked = (question: string) =>
  findAskedClauses(question).map(({ start, end }) => question.slice(start, end).trim());

describe("the clauses of a message that ask", () => {
  test.each([
    ["when is the cal grant due and what gpa do i need", ["when is the cal grant due", "what gpa do i need"]],
    [
      "We own a ranch in Texas. Do we have to list it, and if it had a bad year can the school look at that?",
      ["Do we have to list it", "if it had a bad year can the school look at that?"],
    ],
    [
      "my son is at a d3 school and has a 3.7. i wonder if he can get money. we make 105k",
      ["i wonder if he can get money."],
    ],
    ["¿Es seguro y hay ayuda del estado?", ["¿Es seguro", "hay ayuda del estado?"]],
  ])("%s", (question, asked) => {
    expect(listAsked(question)).toEqual(asked);
  });

  test("what only tells asks nothing", () => {
    expect(
      listAsked("He came when he was five, which is why he has no papers, and is happy at school."),
    ).toEqual([]);
  });

  test("a name may be what is asked about, and the sentences before are kept", () => {
    const question = "She likes it. Aid is small and can Macalester be cheaper";
    const start = question.indexOf("Macalester");
    const [only] = findAskedClauses(question, [{ start, end: start + 10 }]);
    expect(question.slice(only?.start, only?.end)).toBe("can Macalester be cheaper");
    expect(question.slice(only?.before, only?.start).trim()).toBe("Aid is small and");
    expect(only?.farther).toBe(0);
  });
});
