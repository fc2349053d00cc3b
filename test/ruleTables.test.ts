/**
 * What the rules see of each published table, as a digest: taken before the tables moved to /facts, and unchanged by the
 * move. A fact that is corrected on purpose changes its line: `vitest run test/ruleTables.test.ts -u` writes it anew.
 */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";

const modules: Record<string, () => Promise<Record<string, unknown>>> = {
  admissionCalendar: () => import("#domain/timeline/admissionCalendar.ts"),
  admissionChance: async () => ({
    ...(await import("#domain/admission/chanceParameters.ts")),
    ...(await import("#domain/admission/ucAdmitTable.ts")),
  }),
  admissionGuarantees: () => import("#domain/admission/admissionGuarantees.ts"),
  admissionPaths: () => import("#domain/admission/admissionPaths.ts"),
  admissionSources: () => import("#domain/timeline/admissionSources.ts"),
  apExams: () => import("#domain/admission/apExams.ts"),
  assuredRules: () => import("#domain/admission/assuredRules.ts"),
  campusCalendar: () => import("#domain/visits/campusCalendar.ts"),
  cssProfile: () => import("#domain/aid/cssProfileTerms.ts"),
  driveCheck: () => import("#domain/visits/knownRoutes.ts"),
  exchanges: () => import("#domain/price/exchanges.ts"),
  gaoPractices: () => import("#domain/offers/gaoPractices.ts"),
  loans: () => import("#domain/loans/loanTerms.ts"),
  namedScholarships: () => import("#domain/timeline/namedScholarships.ts"),
  nearness: () => import("#domain/geography/nearness.ts"),
  pell: () => import("#domain/aid/pellTerms.ts"),
  priceGrowth: () => import("#domain/price/priceGrowth.ts"),
  priceIndexCheck: () => import("#domain/price/priceIndexCheck.ts"),
  priceLiving: () => import("#domain/price/livingMix.ts"),
  priceResearch: () => import("#domain/price/familySpread.ts"),
  priceSpreads: () => import("#domain/price/priceSpreads.ts"),
  repayment: () => import("#domain/loans/repaymentTerms.ts"),
  savings529: () => import("#domain/saving/savings529Terms.ts"),
  specialAdmission: () => import("#domain/match/specialAdmission.ts"),
  stateAidCalendar: () => import("#domain/aid/stateAidDates.ts"),
  "statePrograms/all": () => import("#domain/aid/allStatePrograms.ts"),
  studentAidIndex: () => import("#domain/aid/saiTables.ts"),
  studentEmployment: () => import("#domain/saving/studentWork.ts"),
  studyPractice: () => import("#domain/study/studyPractice.ts"),
  taxCredits: () => import("#domain/saving/taxCreditTerms.ts"),
  testRequirements: () => import("#domain/admission/testRequirements.ts"),
  testSittings: () => import("#domain/timeline/testSittings.ts"),
  travel: () => import("#domain/visits/travelTerms.ts"),
  visitAlternatives: () => import("#domain/visits/visitAlternatives.ts"),
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
