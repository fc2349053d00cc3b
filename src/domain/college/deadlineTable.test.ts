/** The table of all dates, as it travels to the browser. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDataRows } from "#server/dataFiles.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { type Deadline, deadlineSchema } from "./deadline.ts";
import { deadlineCounts } from "./deadlineCounts.ts";
import { decodeDeadlines, encodeDeadlines } from "./deadlineTable.ts";
import { deadlineColumns } from "./detailTables.ts";

test("every row of the data set comes back as it was", () => {
  const rows = readDataRows("data", "deadlines.csv", deadlineColumns, deadlineSchema);
  const inOrder = (all: readonly Deadline[]) => all.toSorted((a, b) => a.unitId - b.unitId);
  const lines = readFileSync("data/deadlines.csv", "utf8").trim().split("\n");
  expect(decodeDeadlines(encodeDeadlines(rows))).toEqual(inOrder(rows));
  expect(rows).toHaveLength(lines.length - 1);
});

test("the pages say how many colleges have dates, and how they are known", () => {
  const { summaries, deadlinesOf } = loadShippedColleges();
  const dated = summaries.map(({ unitId }) => deadlinesOf(unitId)).filter(({ length }) => length > 0);
  const known = dated.map((ofCollege) =>
    (["published", "check", "lastCycle"] as const).find((best) =>
      ofCollege.some(({ confidence }) => confidence === best),
    ),
  );
  const count = (wanted: string) => known.filter((best) => best === wanted).length;
  expect(deadlineCounts).toEqual({
    colleges: known.length,
    published: count("published"),
    lastCycle: count("lastCycle"),
    check: count("check"),
  });
});

test("a round that this release does not know is left out, and the rest read", () => {
  const table = {
    rounds: ["earlyAction", "lateAction"],
    readings: [
      { asOf: "2026-10-09", cycle: "2026-27", confidence: "published", source: "list", url: null } as const,
    ],
    colleges: "2ldc A1p.0 B1p.0",
  };
  expect(decodeDeadlines(table).map(({ round, date }) => [round, date])).toEqual([
    ["earlyAction", "2026-11-01"],
  ]);
});
