/** Conflicts of many colleges are one sentence that names the first few. */
import { expect, test } from "vitest";
import { describeConflict } from "./conflictWords.ts";

const getCollege = (unitId: number) => ({ name: `College ${unitId}`, path: `/colleges/${unitId}` });

test("one college is named with its page, eight as five and three others", () => {
  const describeFor = (unitIds: readonly number[]) =>
    describeConflict({ code: "noSittingLeft", unitIds, test: "sat" }, getCollege);
  expect(describeFor([1])).toMatchObject({
    sentence: "No remaining SAT date will get scores to College 1 in time.",
    to: "/colleges/1",
  });
  expect(describeFor([1, 2, 3, 4, 5, 6, 7, 8])).toMatchObject({
    sentence:
      "No remaining SAT date will get scores to College 1, College 2, College 3, College 4, College 5, and 3 others in time.",
    to: "/application-timeline",
  });
});

test("scores that come too late for several name each deadline", () => {
  const college = (unitId: number) => ({ unitId, deadline: "2026-12-01", isExpected: false });
  const late = { code: "scoresTooLate", test: "act", scoresOn: "2026-12-22" } as const;
  expect(describeConflict({ ...late, colleges: [college(1), college(2)] }, getCollege).sentence).toBe(
    "ACT scores come out around December 22, 2026. That is too late for College 1 (Dec 1) and College 2 (Dec 1).",
  );
  expect(describeConflict({ ...late, colleges: [college(1)] }, getCollege).sentence).toContain(
    "College 1 wants the application by December 1, 2026.",
  );
});
