/** Dates for the classes of 2026 to 2032 and beyond, checked against the published calendars. */
import { describe, expect, test } from "vitest";
import { calendarRecords } from "#domain/timeline/admissionCalendar.ts";
import { sittingPattern, sittingRecords } from "#domain/timeline/testSittings.ts";
import { countDaysBetween, getWeekday, isDay } from "#lib/dates.ts";
import { eventIds, findEvent, findStateAidEvent, sittingsFor } from "./admissionDates.ts";

describe("an event of a class", () => {
  test.each([
    // Published for the class of 2027.
    ["fafsaOpens", 2027, "2026-09-23", "published", "2027-28"],
    ["fafsaFederalDeadline", 2027, "2028-06-30", "published", "2027-28"],
    ["cssOpens", 2027, "2026-10-01", "published", "2027-28"],
    ["ucDeadline", 2027, "2026-11-30", "published", "2026-27"],
    ["csuDeadline", 2027, "2026-11-30", "published", "2026-27"],
    ["questBridgeApply", 2027, "2026-10-01", "published", "2026-27"],
    ["questBridgeMatch", 2027, "2026-12-01", "published", "2026-27"],
    ["burgerKing", 2027, "2026-12-15", "published", "2026-27"],
    ["dellScholars", 2027, "2027-01-12", "published", "2026-27"],
    // The reply day stays, though May 1, 2027 is a Saturday.
    ["replyDay", 2027, "2027-05-01", "published", "2026-27"],
    ["westPoint", 2027, "2027-01-31", "published", "2026-27"],
    ["navalAcademy", 2027, "2027-01-31", "expected", "2026-27"],
    ["airForceAcademy", 2027, "2026-12-31", "expected", "2026-27"],
    // The window of October 2026 is the juniors', class of 2028; the sophomores of 2029 take it for practice.
    ["psat", 2028, "2026-10-01", "published", "2026-27"],
    ["psatPractice", 2029, "2026-10-01", "published", "2026-27"],
    ["psat89", 2030, "2026-10-01", "published", "2026-27"],
    ["psat10", 2029, "2027-03-01", "published", "2026-27"],
    ["satSchoolDay", 2028, "2027-03-01", "published", "2026-27"],
    // AP exams of May 2027 for three classes; then the first Monday of May.
    ["apExams", 2027, "2027-05-03", "published", "2026-27"],
    ["apExams11", 2028, "2027-05-03", "published", "2026-27"],
    ["apExams10", 2029, "2027-05-03", "published", "2026-27"],
    ["apExams", 2028, "2028-05-01", "expected", "2027-28"],
    ["apExams", 2029, "2029-05-07", "expected", "2028-29"],
    ["apExams", 2030, "2030-05-06", "expected", "2029-30"],
    ["apExams", 2026, "2026-05-04", "expected", "2025-26"],
    ["apExams", 2031, "2031-05-05", "expected", "2030-31"],
    ["apExams", 2032, "2032-05-03", "expected", "2031-32"],
    // Expected by law or by pattern.
    ["fafsaOpens", 2028, "2027-10-01", "expected", "2028-29"],
    ["fafsaOpens", 2029, "2028-10-01", "expected", "2029-30"],
    ["fafsaOpens", 2030, "2029-10-01", "expected", "2030-31"],
    ["fafsaRenewal", 2027, "2027-10-01", "expected", "2028-29"],
    ["fafsaFederalDeadline", 2028, "2029-06-30", "expected", "2028-29"],
    ["cssOpens", 2028, "2027-10-01", "expected", "2028-29"],
    ["commonAppOpens", 2028, "2027-08-01", "expected", "2027-28"],
    ["replyDay", 2028, "2028-05-01", "expected", "2027-28"],
    ["finalTranscript", 2027, "2027-07-01", "expected", "2026-27"],
    ["creditScores", 2027, "2027-07-15", "expected", "2026-27"],
    ["waitlistEnds", 2027, "2027-08-01", "expected", "2026-27"],
    // November 30: Saturday in 2024 and 2030, Sunday in 2025 and 2031, a weekday in the others.
    ["ucDeadline", 2025, "2024-12-02", "published", "2024-25"],
    ["ucDeadline", 2026, "2025-12-01", "published", "2025-26"],
    ["ucDeadline", 2028, "2027-11-30", "expected", "2027-28"],
    ["ucDeadline", 2029, "2028-11-30", "expected", "2028-29"],
    ["ucDeadline", 2030, "2029-11-30", "expected", "2029-30"],
    ["ucDeadline", 2031, "2030-12-02", "expected", "2030-31"],
    ["csuDeadline", 2032, "2031-12-01", "expected", "2031-32"],
    ["csuOpens", 2026, "2025-10-01", "expected", "2025-26"],
    ["csuOpens", 2028, "2027-08-01", "expected", "2027-28"],
    // The tax year that counts: 2025 for the class of 2027, 2026 for 2028, 2027 for 2029.
    ["baseYearEnds", 2027, "2025-12-31", "published", "2026-27"],
    ["baseYearEnds", 2028, "2026-12-31", "published", "2027-28"],
    ["baseYearStarts", 2029, "2027-01-01", "published", "2028-29"],
    ["baseYearEnds", 2031, "2029-12-31", "expected", "2030-31"],
    // The limits of what can be asked.
    ["replyDay", 2020, "2020-05-01", "expected", "2019-20"],
    ["replyDay", 2045, "2045-05-01", "expected", "2044-45"],
  ])("%s of the class of %i is %s, %s, for %s", (id, year, date, standing, cycle) => {
    expect(findEvent(id, year)).toMatchObject({ id, date, month: null, standing, cycle });
  });

  test.each([
    ["apOrder", 2027, 2026, 11],
    ["apOrder11", 2028, 2026, 11],
    ["apScores", 2027, 2027, 7],
    ["ibResults", 2028, 2028, 7],
    ["psat", 2027, 2025, 10],
    ["psat", 2029, 2027, 10],
    ["questBridgeApply", 2028, 2027, 9],
    ["questBridgePrep", 2028, 2027, 3],
    ["earlyAnswers", 2027, 2026, 12],
    ["elks", 2028, 2027, 11],
    // The late launches of two years are no October 1.
    ["fafsaOpens", 2024, 2023, 12],
    ["fafsaOpens", 2025, 2024, 11],
    ["fafsaRenewal", 2024, 2024, 11],
  ])("%s for the class of %i is only known to the month: %i-%i", (id, year, inYear, month) => {
    expect(findEvent(id, year)).toMatchObject({
      date: null,
      lastDay: null,
      month: { year: inYear, month },
      standing: "month",
    });
  });

  test.each([
    ["psat", 2028, "2026-10-30"],
    ["psat10", 2029, "2027-04-30"],
    ["apExams", 2027, "2027-05-14"],
    ["apExams", 2028, "2028-05-12"],
    ["apExams", 2029, "2029-05-18"],
    ["apExams", 2030, "2030-05-17"],
    ["apLateExams", 2027, "2027-05-21"],
    ["replyDay", 2027, null],
  ])("the window of %s for the class of %i ends %s", (id, year, lastDay) => {
    expect(findEvent(id, year)?.lastDay).toBe(lastDay);
  });

  test("an unknown id has no event", () => {
    expect(findEvent("collegeBoardPicnic", 2027)).toBeNull();
  });

  test("every event has a real day or a month or neither, and published ones have a source", () => {
    const years = Array.from({ length: 26 }, (_, index) => 2020 + index);
    const events = years.flatMap((year) => eventIds.map((id) => findEvent(id, year)));
    expect(events).toHaveLength(26 * eventIds.length);
    for (const event of events) {
      if (event === null) throw new Error("An id of the list has no event.");
      expect(event.date === null || isDay(event.date)).toBe(true);
      expect(event.date !== null && event.month !== null).toBe(false);
      expect(event.standing === "month").toBe(event.date === null);
      if (event.standing === "published") expect(event.source).not.toBeNull();
      expect(event.cycle).toMatch(/^20\d\d-\d\d$/);
    }
  });

  test("every published record belongs to an event", () => {
    const shown = eventIds.flatMap((id) =>
      [2025, 2026, 2027, 2028, 2029, 2030].map((year) => findEvent(id, year)),
    );
    const unseen = calendarRecords.filter((one) => !shown.some((event) => event?.date === one.date));
    expect(unseen.map((one) => one.id)).toEqual([]);
  });
});

describe("the home state's own aid form", () => {
  test.each([
    ["TX", 2027, "2027-01-15", "expected"],
    ["CA", 2027, "2027-03-02", "expected"],
    ["MD", 2027, "2027-03-01", "expected"],
    ["AZ", 2027, "2027-04-01", "published"],
    ["AZ", 2028, "2028-04-01", "expected"],
    ["PA", 2027, "2027-05-01", "expected"],
    ["FL", 2027, "2027-08-31", "published"],
    ["OH", 2027, "2027-10-01", "published"],
    ["OH", 2028, "2028-10-01", "expected"],
    ["NY", 2027, "2028-06-30", "expected"],
  ] as const)("%s wants the form of the class of %i by %s, %s", (state, year, date, standing) => {
    expect(findStateAidEvent(state, year)).toMatchObject({ date, standing, cycle: `${year}-${year - 1999}` });
    expect(findEvent("stateAid", year, state)).toEqual(findStateAidEvent(state, year));
  });

  test("if funds run out, it is October of senior year", () => {
    expect(findStateAidEvent("IL", 2028)).toMatchObject({ date: null, month: { year: 2027, month: 10 } });
  });

  test.each(["GA", "WY", null] as const)("for %s nothing is known, and its source is named", (state) => {
    const event = findStateAidEvent(state, 2027);
    expect([event.date, event.month, event.standing]).toEqual([null, null, "month"]);
    expect(event.source?.url).toMatch(/^https:/);
  });
});

describe("test dates", () => {
  test("the class of 2028 has the College Board's published spring dates and its provisional fall dates", () => {
    const sittings = sittingsFor("sat", 2028);
    expect(sittings.map(({ date, standing }) => `${date} ${standing}`)).toEqual([
      "2027-03-06 published",
      "2027-05-01 published",
      "2027-06-05 published",
      "2027-08-28 expected",
      "2027-09-18 expected",
      "2027-10-02 expected",
      "2027-11-06 expected",
      "2027-12-04 expected",
    ]);
    expect(sittings[0]).toMatchObject({ registerBy: "2027-02-19", lateBy: "2027-02-23", cycle: "2026-27" });
    expect(sittings[3]).toMatchObject({ registerBy: "2027-08-13", cycle: "2027-28" });
  });

  test("a senior of 2027 can still register late for December: the SAT and, by the earlier of two days, the ACT", () => {
    expect(sittingsFor("sat", 2027).at(-1)).toMatchObject({
      date: "2026-12-05",
      registerBy: "2026-11-20",
      lateBy: "2026-11-24",
      scoresOn: "2026-12-18",
      standing: "published",
      standings: { registerBy: "published", lateBy: "expected", scoresOn: "expected" },
    });
    expect(sittingsFor("act", 2027).at(-1)).toMatchObject({
      date: "2026-12-12",
      registerBy: "2026-11-06",
      lateBy: "2026-11-24",
      scoresOn: "2026-12-22",
      standings: { registerBy: "published", lateBy: "expected", scoresOn: "published" },
    });
  });

  test("for later classes only the months are known, and every day is still a Saturday", () => {
    for (const test of ["sat", "act"] as const) {
      const sittings = sittingsFor(test, 2032);
      expect(sittings.map((one) => one.standing)).toEqual(sittings.map(() => "month"));
      expect(sittings.map((one) => getWeekday(one.date))).toEqual(sittings.map(() => 6));
    }
    expect(sittingsFor("act", 2032).map((one) => one.date.slice(0, 7))).toEqual([
      "2031-04",
      "2031-06",
      "2031-07",
      "2031-09",
      "2031-10",
      "2031-12",
    ]);
  });

  test("dates are in order for every class, from March of 11th to December of 12th grade", () => {
    for (let year = 2020; year <= 2045; year++) {
      for (const one of [...sittingsFor("sat", year), ...sittingsFor("act", year)]) {
        const days = [one.registerBy, one.lateBy, one.date, one.scoresOn];
        expect(days).toEqual(days.toSorted());
        expect(one.date >= `${year - 1}-03-01` && one.date <= `${year - 1}-12-31`).toBe(true);
      }
    }
  });

  test("the records agree with the pattern, except for June and late ACT days", () => {
    for (const { test, date, registerBy, lateBy } of sittingRecords) {
      expect(countDaysBetween(date.day, registerBy.day)).toBe(sittingPattern[test].register);
      if (test === "sat") expect(countDaysBetween(date.day, lateBy.day)).toBe(sittingPattern.sat.late);
      expect(getWeekday(date.day)).toBe(6);
    }
  });
});
