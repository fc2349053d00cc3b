/** The example's dates, held to the calendar that real timelines are made from. */
import { expect, test } from "vitest";
import { eventFor } from "#domain/timeline/admissionDates.ts";
import { movedByYears } from "#domain/timeline/nextCycle.ts";
import { sittingsFor } from "#domain/timeline/sittings.ts";
import { addDays, isDay } from "#lib/dates.ts";
import { exampleClass, exampleWords } from "./exampleWords.ts";

const dayOfTask = (start: string) => exampleWords.tasks.find(({ title }) => title.startsWith(start))?.day;

test("the SAT is the first sitting of her class, on its published day, with its last day to sign up", () => {
  const [first] = sittingsFor("sat", exampleClass);
  expect(first).toMatchObject({ standing: "published", date: dayOfTask("First SAT") });
  expect(first?.registerBy).toBe("2027-02-19");
});

test("the tax year ends and the FAFSA opens as the calendar says for her class", () => {
  expect(eventFor("baseYearEnds", exampleClass)).toMatchObject({ date: dayOfTask("The tax year") });
  expect(eventFor("fafsaOpens", exampleClass)).toMatchObject({
    date: dayOfTask("FAFSA is open"),
    standing: "expected",
  });
});

test("her early deadline is this year’s, a year on, and school is asked four weeks ahead of it", () => {
  const deadline = dayOfTask("Early action");
  expect(deadline).toBe(movedByYears("2026-11-01", 1));
  expect(dayOfTask("School has all")).toBe(addDays("2027-11-01", -28));
});

test("the tasks stand in the order of their days, each a day that exists", () => {
  const days = exampleWords.tasks.flatMap(({ day }) => day ?? []);
  expect(days.every(isDay)).toBe(true);
  expect(days).toEqual(days.toSorted());
});
