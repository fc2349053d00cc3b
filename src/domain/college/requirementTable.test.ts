/** The compact text of what colleges ask for says the same as the data set. */
import { expect, test } from "vitest";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { decodeRequirements, encodeRequirements } from "./requirementTable.ts";

const { summaries, requirementsOf } = loadShippedColleges();
const all = summaries.flatMap(({ unitId }) => requirementsOf(unitId) ?? []);

test("every college comes back as it went in", () => {
  const table = encodeRequirements(all);
  expect(all.length).toBeGreaterThan(1_000);
  const found = decodeRequirements(table, new Set(all.map(({ unitId }) => unitId)));
  expect(found.size).toBe(all.length);
  for (const { unitId, essay: _e, writingSupplement: _w, tests: _t, asOf: _a, ...asked } of all)
    expect(found.get(unitId)).toEqual(asked);
});

test("only the wanted ones are read, and one without an entry is missing", () => {
  const [first] = all;
  const found = decodeRequirements(encodeRequirements(all), new Set([first?.unitId ?? 0, 999_999]));
  expect([...found.keys()]).toEqual([first?.unitId]);
});

test("an empty table has nobody", () => {
  expect(decodeRequirements(encodeRequirements([]), new Set([100_654])).size).toBe(0);
});
