/** The list as a sheet: a college's two marks are two columns, and what goes out comes in the same. */

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { listDrafts } from "#domain/listImport/listDrafts.ts";
import { readList } from "#domain/listImport/readList.ts";
import { sheetColumns } from "#domain/listImport/sheetColumns.ts";
import { splitCells } from "#domain/listImport/splitCells.ts";
import { applyCommand } from "#domain/plan/apply.ts";
import { makeCommand } from "#domain/plan/commands.ts";
import { makeEmptyPlan, type PlanCollege } from "#domain/plan/plan.ts";
import { prepareSearch } from "#domain/search/collegeSearch.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { words as bringWords } from "./bring/bringWords.ts";
import PrintedSheet from "./PrintedSheet.tsx";
import { listSheetRows, type SheetContext, toSheetCsv } from "./planSheet.ts";

const context: SheetContext = {
  replies: new Map(),
  offers: [],
  graduationYear: 2027,
  today: "2026-11-27",
};

const makeRow = (fields: Parameters<typeof makeCollege>[0]) => ({
  college: makeCollege(fields),
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
});

const makeEntry = (fields: Partial<PlanCollege>): PlanCollege => ({
  unitId: 100_001,
  addedAt: "2026-11-21T08:00:00.000Z",
  status: "considering",
  applicationPlan: null,
  note: "",
  ...fields,
});

test("admission and budget stand in columns of their own, and a college that is gone has neither", () => {
  const list = [
    { entry: makeEntry({}), row: makeRow({ name: "Open College" }) },
    { entry: makeEntry({ unitId: 2 }), row: null },
  ];
  const [header, open, gone] = toSheetCsv(listSheetRows(list, context)).split(/\r?\n/);
  expect(header).toContain("Admission,Budget,Chance (%)");
  expect(open).toContain("Open admission,May be within budget,100,100,100");
  expect(gone).toContain("Chance unknown,,,,");
});

test("a family’s columns are in the sheet", () => {
  const headings = sheetColumns.map(({ heading }) => heading);
  expect(headings.length).toBeGreaterThanOrEqual(30);
  expect(headings).toEqual(
    expect.arrayContaining(["Round", "Deadline", "Application fee ($)", "Portal login"]),
  );
});

test("on paper a date is said as people say it", () => {
  const list = [{ entry: makeEntry({ note: "Deadline in our list: 2026-11-01" }), row: makeRow({}) }];
  const [row] = listSheetRows(list, context);
  if (row === undefined) throw new Error("No row.");
  const rows = [{ ...row, deadline: "2026-11-01", otherDeadlines: "Early decision II about 2027-01-05" }];
  const html = renderToStaticMarkup(
    createElement(PrintedSheet, { rows, student: null, today: "2026-11-27" }),
  );
  expect(html).toContain("<td>Nov 1</td>");
  expect(html).toContain("Early decision II about Jan 5");
});

describe("what goes out", () => {
  const entries = [
    makeEntry({
      unitId: 100_001,
      status: "enrolled",
      applicationPlan: "earlyDecision2",
      note: 'Call Dana, "soon"\nsecond line',
    }),
    makeEntry({ unitId: 100_002, status: "denied", applicationPlan: "rolling" }),
    makeEntry({ unitId: 100_003, note: "=1+1\nPortal login: ana@example.com\nVisit: Oct 3" }),
    makeEntry({
      unitId: 100_004,
      status: "waitlisted",
      applicationPlan: "restrictiveEarlyAction",
      note: "-5 in the ranking",
    }),
    makeEntry({ unitId: 100_005, status: "applying", applicationPlan: "regularDecision", note: "@mom" }),
    makeEntry({ unitId: 100_006, status: "admitted", applicationPlan: "earlyAction" }),
    makeEntry({ unitId: 100_007, status: "applied", applicationPlan: "earlyDecision1" }),
  ];
  // Two colleges of one name: the number says which.
  const names = [
    "Alpha College",
    "Twin College",
    "Twin College",
    "Delta Institute",
    "Eta University",
    "Theta College",
    "Iota College",
  ];
  const list = entries.map((entry, index) => ({
    entry,
    row: makeRow({ unitId: entry.unitId, name: names[index] ?? "" }),
  }));
  const prepared = prepareSearch(list.map(({ row }) => row.college));
  const csv = toSheetCsv(listSheetRows(list, context));

  /** Into an empty plan. */
  function bringBack(text: string): readonly PlanCollege[] {
    const reading = readList(splitCells(text), { prepared, today: "2026-11-27" });
    if (!reading.ok) throw new Error(reading.problem);
    const { colleges, columns } = reading.value;
    const chosen = colleges.flatMap((listed) =>
      listed.match.kind === "sure" ? [{ unitId: listed.match.unitId, listed }] : [],
    );
    const kept = new Set(columns.flatMap(({ role }, column) => (role === "other" ? [column] : [])));
    const empty = makeEmptyPlan("p", "2026-11-01T00:00:00.000Z");
    return listDrafts(empty, chosen, columns, kept, () => [], bringWords.note).drafts.reduce(
      (plan, draft, index) =>
        applyCommand(
          plan,
          makeCommand(draft, { id: `c${index}`, at: `2026-11-27T00:00:00.${100 + index}Z`, planId: "p" }),
        ),
      empty,
    ).colleges;
  }

  test("comes in the same: status, round and note of every college", () => {
    const back = bringBack(csv);
    expect(back.map(({ unitId, status, applicationPlan }) => ({ unitId, status, applicationPlan }))).toEqual(
      entries.map(({ unitId, status, applicationPlan }) => ({ unitId, status, applicationPlan })),
    );
    const sortLines = (notes: readonly PlanCollege[]) => notes.map(({ note }) => note.split("\n").toSorted());
    expect(sortLines(back)).toEqual(sortLines(entries));
  });

  test("has what a spreadsheet would run as text only", () => {
    expect(csv).not.toMatch(/(^|,)"?[=+@-]/m);
  });

  test("comes in with what was written into its empty columns", () => {
    const lines = csv.split("\r\n");
    const portal = sheetColumns.findIndex(({ id }) => id === "portal");
    const cells = (lines[2] ?? "").split(",");
    cells[portal] = "theta.student";
    const note = bringBack([lines[0], cells.join(",")].join("\r\n"))[0]?.note;
    expect(note).toBe("Portal login: theta.student");
  });
});
