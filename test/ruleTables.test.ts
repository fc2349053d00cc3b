/**
 * What the rules see of each published table, as a digest: taken before the tables moved to /facts, and unchanged by the
 * move. A fact that is corrected on purpose changes its line: `vitest run test/ruleTables.test.ts -u` writes it anew.
 */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";

const modules: Record<string, () => Promise<Record<string, unknown>>> = {
  admissionCalendar: () => import("#domain/parameters/admissionCalendar.ts"),
  admissionChance: async () => ({
    ...(await import("#domain/parameters/admissionChance.ts")),
    ...(await import("#domain/admission/ucAdmitTable.ts")),
  }),
  admissionGuarantees: () => import("#domain/admission/admissionGuarantees.ts"),
  admissionPaths: () => import("#domain/admission/admissionPaths.ts"),
  admissionSources: () => import("#domain/parameters/admissionSources.ts"),
  apExams: () => import("#domain/parameters/apExams.ts"),
  campusCalendar: () => import("#domain/parameters/campusCalendar.ts"),
  closingCampuses: () => import("#domain/college/closingCampuses.ts"),
  cssProfile: () => import("#domain/parameters/cssProfile.ts"),
  driveCheck: () => import("#domain/parameters/driveCheck.ts"),
  exchanges: () => import("#domain/price/exchanges.ts"),
  gaoPractices: () => import("#domain/parameters/gaoPractices.ts"),
  loans: () => import("#domain/parameters/loans.ts"),
  namedScholarships: () => import("#domain/timeline/namedScholarships.ts"),
  nearness: () => import("#domain/parameters/nearness.ts"),
  pell: () => import("#domain/parameters/pell.ts"),
  priceGrowth: () => import("#domain/parameters/priceGrowth.ts"),
  priceIndexCheck: () => import("#domain/parameters/priceIndexCheck.ts"),
  priceLiving: () => import("#domain/parameters/priceLiving.ts"),
  priceResearch: () => import("#domain/parameters/priceResearch.ts"),
  priceSpreads: () => import("#domain/parameters/priceSpreads.ts"),
  repayment: () => import("#domain/parameters/repayment.ts"),
  savings529: () => import("#domain/parameters/savings529.ts"),
  specialAdmission: () => import("#domain/match/specialAdmission.ts"),
  stateAidCalendar: () => import("#domain/aid/stateAidDates.ts"),
  "statePrograms/all": () => import("#domain/aid/allStatePrograms.ts"),
  studentAidIndex: () => import("#domain/parameters/studentAidIndex.ts"),
  studentEmployment: () => import("#domain/parameters/studentEmployment.ts"),
  studyPractice: () => import("#domain/parameters/studyPractice.ts"),
  taxCredits: () => import("#domain/parameters/taxCredits.ts"),
  testRequirements: () => import("#domain/parameters/testRequirements.ts"),
  testSittings: () => import("#domain/parameters/testSittings.ts"),
  travel: () => import("#domain/parameters/travel.ts"),
  visitAlternatives: () => import("#domain/parameters/visitAlternatives.ts"),
};

test("the rules see the same tables as before they moved to /facts", { timeout: 60_000 }, async () => {
  const digests: Record<string, string> = {};
  for (const [name, load] of Object.entries(modules)) {
    for (const [table, value] of Object.entries(await load()).toSorted(byName)) {
      if (typeof value !== "function") digests[`${name}.${table}`] = digestOf(value);
    }
  }
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot(
    "./support/ruleTableDigests.json",
  );
});

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

function digestOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(toPlain(value)))
    .digest("hex")
    .slice(0, 16);
}

/** Sets, maps and infinities as JSON holds them; fields in the order of their names. */
function toPlain(value: unknown): unknown {
  if (value instanceof Map) return { map: [...value].map(toPlain) };
  if (value instanceof Set) return { set: [...value].map(toPlain) };
  if (Array.isArray(value)) return value.map(toPlain);
  if (value === Number.POSITIVE_INFINITY) return "Infinity";
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).toSorted(byName);
  return Object.fromEntries(fields.map(([key, one]) => [key, toPlain(one)]));
}
