/** What people who are signed in read about where their plan is. */
import { expect, test } from "vitest";
import { conditionWords } from "#client/planSync/words.ts";
import { describeWhereKept } from "./useWhereKept.ts";
import { words } from "./words.ts";

const conditions = Object.keys(words.where) as (keyof typeof words.where)[];

test("every condition of the sync has a sentence, and each names the account", () => {
  expect(conditions.toSorted()).toEqual(Object.keys(conditionWords).toSorted());
  for (const condition of conditions) expect(describeWhereKept(condition)).toMatch(/account|signed out/);
});

test("only what is in step is said to be in the account", () => {
  const claiming = conditions.filter((condition) =>
    /saved in your account/i.test(describeWhereKept(condition)),
  );
  expect(claiming).toEqual(["synced"]);
});
