/** What single colleges do with the SAT and ACT in the cycle under way, where that was read in published lists. */
import type { Source } from "#lib/source.ts";

export const testRequirementCycle = "fall 2027";

/** Applications that begin college in this fall are meant. */
export const testRequirementFall = 2027;

export const testRequirementKinds = [
  "required",
  /** One of several kinds of proof: SAT, ACT, AP or IB. */
  "flexible",
  "byProgram",
  /** Asked for from students below a grade average. */
  "byGrades",
  "recommended",
  "optional",
  /** Nobody reads a score. */
  "notRead",
] as const;
export type TestRequirementKind = (typeof testRequirementKinds)[number];

export type TestRequirement = {
  kind: TestRequirementKind;
  /** "official": several lists agree. "reported": one list alone, to be confirmed with the college. */
  standing: "official" | "reported";
  /** Set where the rule changes for students who begin college in this fall or later. */
  requiredFrom: number | null;
};

export const testRequirementSources: Readonly<Record<TestRequirement["standing"], Source>> = {
  official: {
    id: "test-required-list",
    title: "Colleges that require a test, from several lists that agree",
    year: testRequirementCycle,
    url: null,
  },
  reported: {
    id: "test-policy-list",
    title: "Test policies from single published lists: confirm with the college",
    year: testRequirementCycle,
    url: "https://bigfuture.collegeboard.org/",
  },
};

const official = (kind: TestRequirementKind, ...unitIds: readonly number[]) =>
  unitIds.map((unitId): [number, TestRequirement] => [
    unitId,
    { kind, standing: "official", requiredFrom: null },
  ]);
const reported = (kind: TestRequirementKind, ...unitIds: readonly number[]) =>
  unitIds.map((unitId): [number, TestRequirement] => [
    unitId,
    { kind, standing: "reported", requiredFrom: null },
  ]);

/** By unitId. The campuses of the University of California and Cal State are known by `publicSystemOf`. */
export const testRequirements: ReadonlyMap<number, TestRequirement> = new Map([
  // Harvard, Brown, Dartmouth, Cornell, Penn, MIT, Caltech, Stanford, Johns Hopkins, Georgetown.
  ...official("required", 166027, 217156, 182670, 190415, 215062, 166683, 110404, 243744, 162928, 131496),
  // Georgia, Georgia Tech, Florida, Florida State, UT Austin, Purdue, Ohio State, Miami (FL), Tennessee at Knoxville.
  ...official("required", 139959, 139755, 134130, 134097, 228778, 243780, 204796, 135726, 221759),
  // Yale.
  ...official("flexible", 130794),
  // Auburn; Georgia State, Georgia College, Augusta, Kennesaw, Georgia Southern.
  ...reported("required", 100858, 139940, 139861, 482149, 486840, 139931),
  // Florida's other state universities.
  ...reported("required", 133650, 133669, 433660, 133951, 262129, 132903, 136172, 137351, 138354, 482936),
  // Tennessee at Chattanooga, Martin, Southern.
  ...reported("required", 221740, 221768, 220701),
  // The service academies: Air Force, Coast Guard, Navy, Merchant Marine, West Point.
  ...reported("required", 128328, 130624, 164155, 197027, 197036),
  // Carnegie Mellon.
  ...reported("byProgram", 211440),
  // North Carolina.
  ...reported("byGrades", 199120),
  // Rice.
  ...reported("recommended", 227757),
  // Duke, Northwestern, Vanderbilt, Chicago, WashU, Emory, Notre Dame, USC, NYU, Michigan, Virginia.
  ...reported("optional", 198419, 147767, 221999, 144050, 179867, 139658, 152080, 123961, 193900, 170976),
  ...reported("optional", 234076),
  // Princeton and Columbia: both announced a requirement for those who apply in 2027-28.
  [186131, { kind: "optional", standing: "official", requiredFrom: 2028 }],
  [190150, { kind: "optional", standing: "official", requiredFrom: 2028 }],
]);
