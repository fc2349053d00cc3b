/** Published admission rules in words. */
import { expect, test } from "vitest";
import type { Condition } from "#domain/eligibility/condition.ts";
import { assuredRules } from "./assuredRules.ts";
import { describeConditions, splitConditions } from "./describeRule.ts";

const find = (id: string) => assuredRules.find((rule) => rule.id === id)?.conditions ?? [];

test.each<[string, readonly Condition[], string | null]>([
  [
    "an average or a score",
    find("kansasQualified"),
    "a diploma from a high school in the state, and a GPA of 2.25, a weighted GPA of 2.25, or an ACT of 21",
  ],
  [
    "ways that are several things together",
    find("southDakotaRegents"),
    "the required courses, and one of these: (a) level 3 on the state test, or (b) a GPA of 2.0 in core courses and one of the top 60% of your class, an ACT of 18, an SAT of 970 (some pages say 950), or a GPA of 2.6",
  ],
  [
    "an index",
    find("iowaRegentIndex"),
    "a diploma from a high school in the state; the required courses; and an index of 245: 3 times the ACT, 30 times the GPA, and 5 times the years of core courses, added up",
  ],
  [
    "a diploma and where it is from, among ways",
    find("nevadaUniversities"),
    "the required courses, and one of these: (a) a weighted GPA of 3.0 in core courses, (b) an ACT of 22, (c) an SAT of 1120, or (d) an advanced diploma from a high school in the state",
  ],
  ["what has no words", [{ kind: "atMost", fact: "incomeUsd", value: 1 }], null],
  [
    "what has no words, among ways",
    [
      {
        kind: "any",
        code: "admission",
        of: [
          { kind: "yes", fact: "getsPell" },
          { kind: "yes", fact: "isResident" },
        ],
      },
    ],
    null,
  ],
])("%s", (_, conditions, text) => {
  expect(describeConditions(conditions)).toBe(text);
});

test("every rule on record has words", () => {
  for (const { id, conditions } of assuredRules) expect(describeConditions(conditions), id).not.toBeNull();
});

test("a finder’s lines say what belongs together, and what else is asked apart", () => {
  expect(splitConditions(find("missouriColumbia"))).toMatchObject({
    lines: [
      expect.arrayContaining([
        "either an ACT of 23 or an SAT of 1130, and either the top 52% of your class or a GPA of 2.8 in core courses",
      ]),
    ],
    needs: ["hasRequiredCourses"],
  });
  expect(splitConditions(find("oklahomaStateAssured")).lines[0]).toContain(
    "a GPA of 3.0 and the top third of your class",
  );
  expect(splitConditions(find("southDakotaRegents")).lines[0]?.[1]).toMatch(
    /, and one of the top 60% of your class, /,
  );
  for (const { id, conditions } of assuredRules)
    for (const line of splitConditions(conditions).lines) expect(line.length, id).toBeGreaterThan(0);
});
