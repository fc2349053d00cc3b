/** A caseload's order, its filters, and its table. */
import { expect, test } from "vitest";
import type { Case } from "#contract/caseload.ts";
import { caseloadAsCsv, listCases } from "./caseload.ts";

const makeCase = (studentName: string | null, fields: Partial<Case> = {}): Case => ({
  planId: `plan-${studentName}`,
  studentName,
  graduationYear: 2027,
  colleges: 5,
  applied: 1,
  admitted: 0,
  next: { title: "Apply to Rice", due: "2027-01-04", collegeName: "Rice University" },
  overdue: [],
  overdueCount: 0,
  dueSoon: [],
  dueSoonCount: 0,
  fafsaDue: null,
  hasFinancialSafety: null,
  openProposals: 0,
  stuck: [],
  lastChangedAt: "2026-11-20T09:00:00.000Z",
  ...fields,
});

const ana = makeCase("Ana", { stuck: ["quiet"] });
const ben = makeCase("Ben", {
  next: { title: "File the FAFSA", due: "2026-12-01", collegeName: null },
  stuck: ["overdue", "quiet"],
  overdue: [{ title: "Send scores", due: "2026-11-01", collegeName: null }],
  overdueCount: 1,
});
const cora = makeCase("Cora", { next: null });
const everyone = { text: "", reason: "all" } as const;
const names = (cases: readonly Case[]) => cases.map(({ studentName }) => studentName);

test("by deadline, by what is stuck, and by name", () => {
  const all = [cora, ana, ben];
  expect(names(listCases(all, "deadline", everyone))).toEqual(["Ben", "Ana", "Cora"]);
  expect(names(listCases(all, "stuck", everyone))).toEqual(["Ben", "Ana", "Cora"]);
  expect(names(listCases(all, "name", everyone))).toEqual(["Ana", "Ben", "Cora"]);
});

test("only some: by a part of the name, by one reason, by any", () => {
  const all = [cora, ana, ben];
  expect(names(listCases(all, "name", { text: " CO", reason: "all" }))).toEqual(["Cora"]);
  expect(names(listCases(all, "name", { text: "", reason: "overdue" }))).toEqual(["Ben"]);
  expect(names(listCases(all, "name", { text: "", reason: "any" }))).toEqual(["Ana", "Ben"]);
});

test("a name that a spreadsheet would run is text in the table", () => {
  const csv = caseloadAsCsv([makeCase('=HYPERLINK("https://example.com")'), makeCase("@SUM(A1)"), ben]);
  const [, first, second, third] = csv.split("\r\n");
  expect(first).toMatch(/^"'=HYPERLINK\(""https/);
  expect(second).toMatch(/^"?'@SUM/);
  expect(third).toContain("Ben,2027,5,1,0,2026-12-01,File the FAFSA,1,");
});
