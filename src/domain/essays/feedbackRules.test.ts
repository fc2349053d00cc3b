/** Whose rules on AI hold for a draft, and when a student is asked once more before a model comments on it. */
import { describe, expect, test } from "vitest";
import { type AiRules, aiPolicies, findAiRules } from "./aiPolicies.ts";
import type { AiPolicy } from "./aiPolicy.ts";
import { findFeedbackRules } from "./feedbackRules.ts";

const [bowdoin, brown, princeton, georgetown, stanford] = [161_004, 217_156, 186_131, 131_496, 243_744];
const answers = (...readers: AiRules[]) =>
  findFeedbackRules(readers).rules.map(({ policy, answer }) => [policy.id, answer]);

describe("each rule by its own words", () => {
  test.each<[string, AiRules, string[][], boolean]>([
    ["comments are named as allowed", findAiRules(bowdoin, []), [["bowdoinAiPolicy", "allowed"]], false],
    ["a list without comments", findAiRules(brown, []), [["brownAiPolicy", "notListed"]], true],
    ["only writing is forbidden", findAiRules(princeton, []), [["princetonAiPolicy", "unsaid"]], false],
    [
      "a report we could not confirm",
      findAiRules(georgetown, []),
      [["georgetownAiPolicy", "unconfirmed"]],
      false,
    ],
    ["looked for and not found", findAiRules(stanford, []), [], false],
    ["a college without a record", findAiRules(1, []), [], false],
  ])("%s", (_, rules, expected, needsOwnYes) => {
    expect(answers(rules)).toEqual(expected);
    expect(findFeedbackRules([rules]).needsOwnYes).toBe(needsOwnYes);
  });

  test("a rule that forbids comments comes first, and asks", () => {
    const [some] = aiPolicies;
    if (some === undefined) throw new Error("There are no records.");
    const policy: AiPolicy = {
      ...some,
      id: "forbids",
      unitId: 7,
      platform: null,
      uses: { feedback: "notAllowed" },
    };
    const rules: AiRules = { status: "college", college: policy, platforms: [] };
    const found = findFeedbackRules([findAiRules(brown, ["commonApp"]), rules]);
    expect(found.rules.map(({ answer }) => answer)).toEqual(["notAllowed", "notListed", "unsaid"]);
    expect(found.needsOwnYes).toBe(true);
  });
});

test("an essay for a whole application has the rules of all its colleges, each application's once", () => {
  const readers = [
    findAiRules(null, ["commonApp"]),
    findAiRules(bowdoin, ["commonApp"]),
    findAiRules(brown, ["commonApp"]),
    findAiRules(stanford, ["commonApp"]),
  ];
  expect(answers(...readers)).toEqual([
    ["brownAiPolicy", "notListed"],
    ["commonAppAiPolicy", "unsaid"],
    ["bowdoinAiPolicy", "allowed"],
  ]);
});
