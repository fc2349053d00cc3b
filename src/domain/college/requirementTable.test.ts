/** The compact text of what colleges ask for says the same as the data set. */
import { expect, test } from "vitest";
import { countAskedEssays } from "#domain/essays/askedEssays.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import type { Requirements } from "./requirements.ts";
import { decodeRequirements, encodeRequirements, toTaskRequirements } from "./requirementTable.ts";

const { summaries, requirementsOf } = loadShippedColleges();
const all = summaries.flatMap(({ unitId }) => {
  const told = toTaskRequirements(requirementsOf(unitId), countAskedEssays(unitId));
  return told === null ? [] : { ...told, unitId };
});

test("every college comes back as it went in", () => {
  const table = encodeRequirements(all);
  expect(all.length).toBeGreaterThan(1_000);
  const found = decodeRequirements(table, new Set(all.map(({ unitId }) => unitId)));
  expect(found.size).toBe(all.length);
  for (const one of all) expect({ ...one, ...found.get(one.unitId) }).toEqual(one);
});

test("only the wanted ones are read, and one without an entry is missing", () => {
  const [first] = all;
  const found = decodeRequirements(encodeRequirements(all), new Set([first?.unitId ?? 0, 999_999]));
  expect([...found.keys()]).toEqual([first?.unitId]);
});

test("an empty table has nobody", () => {
  expect(decodeRequirements(encodeRequirements([]), new Set([100_654])).size).toBe(0);
});

test("our record of a college's questions decides; without one, only a filled cell of the grid does", () => {
  const blank = { ...requirementsOf(203_535), writingSupplement: null } as Requirements;
  const asks = { ...blank, writingSupplement: true } as const;
  const record = { demand: "byProgram", asked: 0, cycle: "2026-27" } as const;
  expect(toTaskRequirements(asks, null)?.writing).toBe(true);
  expect(toTaskRequirements(blank, null)?.writing).toBeNull();
  expect(toTaskRequirements(asks, { ...record, demand: "none" })?.writing).toBeNull();
  expect(toTaskRequirements(null, record)).toMatchObject({ writing: true, teacherLetters: null });
  expect(toTaskRequirements(null, null)).toBeNull();
});
