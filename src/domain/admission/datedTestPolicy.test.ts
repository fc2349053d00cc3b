/** What the API says of test scores is what the pages say, and the older survey never speaks against it. */
import { expect, test } from "vitest";
import { getTestPolicy } from "#components/test-policy/getTestPolicy.ts";
import { findCollege } from "#server/colleges/routes.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { findDatedTestPolicy, omitOverruledTestPolicy } from "./datedTestPolicy.ts";

const colleges = loadShippedColleges();
const dated = colleges.summaries.flatMap((college) => {
  const policy = findDatedTestPolicy(college, colleges.requirementsOf(college.unitId));
  return policy === null ? [] : [{ college, policy }];
});

test("every campus of the University of Puerto Rico counts the PAA or the SAT, whatever the survey says", () => {
  const campuses = [243133, 243151, 243212, 243106, 243115, 243142, 243179, 243197, 243221, 243188];
  for (const unitId of campuses) {
    const college = makeCollege({ unitId, testPolicy: "notConsidered" });
    const policy = findDatedTestPolicy(college, null);
    expect(policy).toMatchObject({
      kind: "paaOrSat",
      standing: "own",
      source: "Procedimientos de admisión, University of Puerto Rico",
    });
    expect(omitOverruledTestPolicy(college, policy).testPolicy).toBeNull();
  }
});

test("a college with a record of this cycle has the same one in the API as on its page", () => {
  expect(dated.length).toBeGreaterThan(250);
  for (const { college, policy } of dated) {
    const reply = findCollege(colleges, college.unitId, colleges.asOf);
    const shown = getTestPolicy(reply?.college ?? college, reply?.datedTestPolicy);
    expect(reply?.datedTestPolicy, college.name).toEqual(policy);
    expect([shown.kind, shown.standing, shown.requiredFrom], college.name).toEqual([
      policy.kind,
      policy.standing,
      policy.requiredFrom,
    ]);
    expect(shown.source?.title, college.name).toBe(policy.source);
    expect(shown.year, college.name).toBe(`fall ${policy.fall}`);
  }
});

test("where the browser has a record, it says what the server says", () => {
  const recorded = dated.filter(({ college }) => getTestPolicy(college).standing !== "federal");
  expect(recorded.length).toBeGreaterThan(60);
  for (const { college, policy } of recorded)
    expect(getTestPolicy(college), college.name).toEqual(getTestPolicy(college, policy));
});

test("the survey's answer stays where nothing newer differs, and is left out where it does", () => {
  const differing = dated.filter(
    ({ college, policy }) => omitOverruledTestPolicy(college, policy) !== college,
  );
  expect(differing.length).toBeGreaterThan(10);
  for (const { college, policy } of differing) {
    expect(omitOverruledTestPolicy(college, policy)).toEqual({ ...college, testPolicy: null });
    expect(findCollege(colleges, college.unitId, colleges.asOf)?.college.testPolicy, college.name).toBeNull();
  }
  expect(colleges.summaries.every((college) => omitOverruledTestPolicy(college, null) === college)).toBe(
    true,
  );
});

const open = { unitId: 999_999, hasOpenAdmission: true } as const;
const choosing = { unitId: 999_999, hasOpenAdmission: false } as const;

test.each([
  ["always", "considered", "required"],
  ["always", null, "required"],
  ["sometimes", "considered", "sometimes"],
  ["sometimes", "required", "sometimes"],
  ["ignored", "considered", "notRead"],
  ["never", "required", "optional"],
  ["never", "considered", "optional"],
  ["never", null, null],
  ["never", "notConsidered", null],
  ["flexible", "considered", null],
  ["flexible", "required", null],
  [null, "required", null],
] as const)("the grid's %s beside a survey that says %s is %s", (tests, testPolicy, kind) => {
  const [row] = colleges.summaries.flatMap(({ unitId }) => colleges.requirementsOf(unitId) ?? []);
  if (row === undefined) throw new Error("no entry");
  const requirements = { ...row, tests, cycle: "2025-26" };
  const policy = findDatedTestPolicy({ ...choosing, testPolicy }, requirements);
  expect(policy?.kind ?? null).toBe(kind);
  if (policy !== null) expect(policy).toMatchObject({ standing: "grid", fall: 2026, requiredFrom: null });
  expect(findDatedTestPolicy({ ...open, testPolicy }, requirements)).toBeNull();
});
