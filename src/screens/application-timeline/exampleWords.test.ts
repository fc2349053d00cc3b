/** The example's dates match the calendar that real timelines are built from. */
import { expect, test } from "vitest";
import { findEvent } from "#domain/timeline/admissionDates.ts";
import { moveByYears } from "#domain/timeline/nextCycle.ts";
import { listSittings } from "#domain/timeline/sittings.ts";
import { addDays, isDay } from "#lib/dates.ts";
import { exampleClass, exampleWords } from "./exampleWords.ts";

const getTaskDay = (start: string) => exampleWords.tasks.find(({ title }) => title.startsWith(start))?.day;

test("the SAT is the first sitting of her class, on its published day, with its last day to sign up", () => {
  const [first] = listSittings("sat", exampleClass);
  expect(first).toMatchObject({ standing: "published", date: getTaskDay("First SAT") });
  expect(first?.registerBy).toBe("2027-02-19");
});

test("the tax year ends and the FAFSA opens as the calendar says for her class", () => {
  expect(findEvent("baseYearEnds", exampleClass)).toMatchObject({ date: getTaskDay("The tax year") });
  expect(findEvent("fafsaOpens", exampleClass)).toMatchObject({
    date: getTaskDay("The FAFSA opens"),
    standing: "expected",
  });
});

test("her early deadline is this year’s, a year on, and school is asked four weeks ahead of it", () => {
  const deadline = getTaskDay("Early action");
  expect(deadline).toBe(moveByYears("2026-11-01", 1));
  expect(getTaskDay("Her school has everything")).toBe(addDays("2027-11-01", -28));
});

test("the tasks stand in the order of their days, each a day that exists", () => {
  const days = exampleWords.tasks.flatMap(({ day }) => day ?? []);
  expect(days.every(isDay)).toBe(true);
  expect(days).toEqual(days.toSorted());
});
