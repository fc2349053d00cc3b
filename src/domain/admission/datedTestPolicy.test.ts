/** What the API says of test scores is what the pages say, and the older survey never speaks against it. */
import { expect, test } from "vitest";
import { getTestPolicy } from "#components/test-policy/getTestPolicy.ts";
import { findCollege } from "#server/colleges/routes.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { findDatedTestPolicy, omitOverruledTestPolicy } from "./datedTestPolicy.ts";

const colleges = loadShippedColleges();
const dated = colleges.summaries.flatMap((college) => {
  const policy = findDatedTestPolicy(college);
  return policy === null ? [] : [{ college, policy }];
});

test("a college with a record of this cycle has the same one in the API as on its page", () => {
  expect(dated.length).toBeGreaterThan(50);
  for (const { college, policy } of dated) {
    const reply = findCollege(colleges, college.unitId, colleges.asOf);
    const shown = getTestPolicy(reply?.college ?? college);
    expect(reply?.datedTestPolicy, college.name).toEqual(policy);
    expect([shown.kind, shown.standing, shown.requiredFrom], college.name).toEqual([
      policy.kind,
      policy.standing,
      policy.requiredFrom,
    ]);
    expect(shown.source?.title, college.name).toBe(policy.source);
  }
});

test("the survey's answer stays where nothing newer differs, and is left out where it does", () => {
  const differing = dated.filter(({ college }) => omitOverruledTestPolicy(college) !== college);
  expect(differing.length).toBeGreaterThan(10);
  for (const { college } of differing) {
    expect(omitOverruledTestPolicy(college)).toEqual({ ...college, testPolicy: null });
    expect(findCollege(colleges, college.unitId, colleges.asOf)?.college.testPolicy, college.name).toBeNull();
  }
  const onlySurveyed = colleges.summaries.filter((college) => findDatedTestPolicy(college) === null);
  expect(onlySurveyed.every((college) => omitOverruledTestPolicy(college) === college)).toBe(true);
});
