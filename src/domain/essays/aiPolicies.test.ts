/** Which rules on AI hold for a college, and that silence or hearsay is never a permission. */
import { describe, expect, test } from "vitest";
import { aiPolicies, findAiAnswer, findAiRules } from "./aiPolicies.ts";
import { aiUses } from "./aiPolicy.ts";

const unitIds = { caltech: 110404, georgetown: 131496, stanford: 243744, ucla: 110662, unrecorded: 100654 };

test("a college's own rule stands beside its application's", () => {
  const rules = findAiRules(unitIds.caltech, ["commonApp"]);
  expect(rules.status).toBe("college");
  expect(rules.platforms.map(({ id }) => id)).toEqual(["commonAppAiPolicy"]);
  expect(findAiAnswer(rules, "ideas")).toBe("allowed");
  expect(findAiAnswer(rules, "rewrite")).toBe("notAllowed");
});

test.each(["stanford", "unrecorded"] as const)(
  "%s has no rule we found: the application's applies",
  (name) => {
    const rules = findAiRules(unitIds[name], ["commonApp"]);
    expect(rules.status).toBe("platformOnly");
    expect(findAiAnswer(rules, "write")).toBe("notAllowed");
    expect(aiUses.filter((use) => findAiAnswer(rules, use) === "allowed")).toEqual([]);
  },
);

test("a rule that only others report is a question for the college", () => {
  const rules = findAiRules(unitIds.georgetown, ["commonApp"]);
  expect(rules.status).toBe("ask");
  expect(rules.college?.rule).toBeNull();
  expect(findAiAnswer(rules, "ideas")).toBeNull();
});

test("a UC campus follows the university's statement", () => {
  const rules = findAiRules(unitIds.ucla, ["uc"]);
  expect(rules.platforms[0]?.rule).toContain("readability");
  expect(findAiAnswer(rules, "feedback")).toBe("allowed");
  expect(findAiAnswer(rules, "write")).toBe("notAllowed");
});

describe("every record", () => {
  test("forbids AI to write the essay, where it has a rule", () => {
    for (const { id, status, uses } of aiPolicies) {
      if (status === "published") expect(uses.write, id).toBe("notAllowed");
    }
  });

  test("that is silent or only reported says nothing of any use", () => {
    for (const { id, status, uses, rule, consequence } of aiPolicies) {
      if (status !== "published") expect([id, uses, rule, consequence]).toEqual([id, {}, null, null]);
    }
  });

  test("that is not printed as a fact is reported by others", () => {
    const unsure = aiPolicies.filter(({ confidence }) => confidence === "L");
    expect(unsure.every(({ status }) => status === "unconfirmed")).toBe(true);
    expect(unsure).toHaveLength(4);
  });
});
