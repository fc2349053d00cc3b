/** The list as a table: a college's two marks are two columns. */
import { expect, test } from "vitest";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { listAsCsv } from "./planCsv.ts";

const entry = {
  unitId: 1,
  addedAt: "2026-11-21T08:00:00.000Z",
  status: "considering",
  applicationPlan: null,
  note: "",
} as const;

test("admission and budget stand in columns of their own, and a college that is gone has neither", () => {
  const row = {
    college: makeCollege({ unitId: 1, name: "Open College" }),
    matchPercent: 50,
    chance: { kind: "open", because: "openAdmission" } as const,
    admissionLabel: { code: "open", because: "openAdmission" } as const,
    budgetLabel: "maybe" as const,
    priceBand: null,
    distanceMiles: null,
    distanceKind: null,
    nearestPlace: null,
    missedFloor: null,
    field: null,
    programChoice: null,
  };
  const [header, open, gone] = listAsCsv([
    { entry, row },
    { entry: { ...entry, unitId: 2 }, row: null },
  ]).split(/\r?\n/);
  expect(header).toContain("Admission,Budget,Chance (%)");
  expect(open).toContain("Open admission,May be within budget,100,100,100");
  expect(gone).toContain("Chance unknown,,,,");
});
