/** Every state where a state is not the subject: in prices, reminders, trips, the sitemap, below the FAFSA result and in reports of mistakes. */
import { QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { createQueryClient } from "#client/query/queryClient.ts";
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { programRulesOf } from "#domain/aid/programRules.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { findGuideOf, guideCodes } from "#domain/college/stateGuides.ts";
import { nameInText, type StateCode } from "#domain/college/states.ts";
import { estimatePrice, type PriceInput } from "#domain/price/band.ts";
import { buildReminder } from "#domain/reminders/reminders.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import { listDue } from "#domain/timeline/due.ts";
import { planTrip } from "#domain/visits/planTrip.ts";
import type { Trip } from "#domain/visits/trip.ts";
import { addDays } from "#lib/dates.ts";
import StateMoney from "#screens/fafsa-calculator/StateMoney.tsx";
import AidFinder from "#screens/state-guide/parts/aid-finder/AidFinder.tsx";
import { listSitemapEntries } from "#server/sitemap.ts";
import { pages } from "#site/pages.ts";
import { readTestContent } from "./support/readTestContent.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

/** The day of the data, on which the class of 2027 are seniors. */
const today = "2026-11-27";
const { summaries } = loadShippedColleges();

let articles: ParsedArticle[];
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 27, 12) });
  articles = await readTestContent();
}, 60_000);
afterAll(() => {
  vi.useRealTimers();
});

const bySize = (one: CollegeSummary, other: CollegeSummary) =>
  (other.undergraduates ?? 0) - (one.undergraduates ?? 0);
const collegesOf = (state: StateCode) =>
  summaries
    .filter((college) => college.state === state && college.isDegreeGranting)
    .toSorted(bySize)
    .flatMap((college) => {
      const { latitude, longitude } = college;
      if (latitude === null || longitude === null) return [];
      return [{ ...college, position: { latitude, longitude } }];
    });

const family = (homeState: StateCode, incomeUsd: number): PriceInput => ({
  familyIncomeUsd: incomeUsd,
  familySize: 4,
  homeState,
  livingPlan: "onCampus",
  academics: { gpa: 3.9, gpaScale: "unweighted", coreGpa: 3.9, satTotal: 1450, actComposite: 33 },
  classRankTopPercent: 5,
});

describe.each(guideCodes)("a family in %s", (state) => {
  const colleges = collegesOf(state);
  const publicOnes = colleges.filter(({ control }) => control === "public").slice(0, 12);

  test("is priced as residents, with programs of their own state and of no other", () => {
    const own = new Set(programRulesOf(state).map(({ id }) => id));
    const elsewhere = state === "TX" ? "NM" : "TX";
    for (const college of publicOnes)
      for (const incomeUsd of [25_000, 90_000]) {
        const here = estimatePrice(college, family(state, incomeUsd), { entryYear: 2027, today });
        const there = estimatePrice(college, family(elsewhere, incomeUsd), { entryYear: 2027, today });
        if (here === null || there === null) continue;
        // A neighbor may pay the resident price by an exchange, and does not lose the home state's grants in the average.
        expect(here.middleUsd, college.name).toBeLessThanOrEqual(there.middleUsd * 1.03);
        for (const { id } of here.awards ?? []) expect(own, college.name).toContain(id);
        for (const { id } of there.awards ?? []) expect(own, college.name).not.toContain(id);
      }
  });

  test("is not told to count on a program that is closed to this class", () => {
    for (const college of publicOnes) {
      const band = estimatePrice(college, family(state, 25_000), { entryYear: 2027, today });
      const closed = programRulesOf(state).flatMap(({ id, closes }) => {
        const day =
          closes === undefined ? null : `${2027 + closes.yearsAfter}-${pad(closes.month)}-${pad(closes.day)}`;
        return day !== null && day < today ? [id] : [];
      });
      for (const { id, status } of band?.awards ?? [])
        if (closed.includes(id)) expect(status, `${college.name}: ${id}`).not.toBe("counted");
    }
  });

  test("is reminded of the state’s next day before it comes, and not of one that has passed", () => {
    const timeline = buildTimeline({
      graduationYear: 2027,
      colleges: [],
      deadlines: [],
      tests: [],
      aidForms: ["fafsa"],
      situations: [],
      marks: {},
      ownTasks: [],
      today,
      homeState: state,
    });
    const due = listDue(timeline.tasks, { applications: [], today });
    const remind = (day: string) =>
      buildReminder({
        timeline: { tasks: timeline.tasks, due },
        role: "owner",
        isParentReminded: false,
        day,
        kind: "digest",
        settings: {
          digest: { isOn: true, weekday: 0, hour: 17 },
          beforeDue: { isOn: true, days: 3 },
          includesParentTasks: true,
          timeZone: "America/New_York",
        },
        wasTold: () => false,
      });
    for (const item of due.filter(({ kind }) => kind === "stateMoney")) {
      expect(item.day >= today, item.task.id).toBe(true);
      const named = remind(addDays(item.day, -3))?.closing.map(({ task }) => task.id) ?? [];
      expect(named, item.day).toContain(item.task.id);
    }
  });

  test("can plan a trip to the two largest colleges of the state that are near enough to drive between", () => {
    const [first, ...others] = colleges;
    const second = others.find(
      ({ position: { latitude, longitude } }) =>
        first !== undefined &&
        Math.abs(latitude - first.position.latitude) < 2 &&
        Math.abs(longitude - first.position.longitude) < 1,
    );
    if (first === undefined || second === undefined) throw new Error(`${state} has no two colleges.`);
    const trip: Trip = {
      id: "visit",
      start: { label: first.city, ...first.position },
      stops: [first, second].map(({ unitId }) => ({ unitId, pinnedDay: null })),
      firstDay: "2027-04-12",
      lastDay: "2027-04-16",
      pace: 2,
      drivingHoursADay: 6,
      withFlights: false,
      isRoundTrip: true,
      travelers: 2,
      perMileUsd: null,
      perNightUsd: null,
      perFlightUsd: null,
      order: null,
    };
    const planned = planTrip({ trip, colleges: [first, second], today, measured: null });
    if (!planned.ok) throw new Error(JSON.stringify(planned.problem));
    const visits = planned.value.days.flatMap(({ items }) => items).filter(({ kind }) => kind === "visit");
    expect(visits).toHaveLength(2);
    expect(planned.value.totalMiles).toBeLessThan(800);
  });

  test("finds below the FAFSA result each program, whom to ask, and no day as coming that has passed", () => {
    const text = renderToStaticMarkup(createElement(StateMoney, { state, isEligible: true }))
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&");
    expect(text).toContain(`State money in ${nameInText(state)}`);
    for (const { name } of stateProgramsOf(state)) expect(text).toContain(name);
    for (const [, day = ""] of text.matchAll(/([A-Z][a-z]+ \d{1,2}, 20\d\d) +(?:published|expected)/g))
      expect(new Date(`${day} 12:00`).getTime(), day).toBeGreaterThan(new Date(`${today}T00:00`).getTime());
  });

  test("can report a mistake in each program’s rules", () => {
    const data = { seniorClass: 2027, asOf: today, programs: stateProgramsOf(state) };
    const finder = createElement(AidFinder, { data, state });
    const client = createQueryClient(true);
    const html = renderToStaticMarkup(createElement(QueryClientProvider, { client }, finder));
    for (const { id, source } of stateProgramsOf(state))
      expect(html, id).toContain(`/contact?record=${encodeURIComponent(source.id)}`);
  });

  test("has the guide in the sitemap, with the day it was changed", () => {
    const path = findGuideOf(state);
    const entries = listSitemapEntries(
      pages.map((page) => ({ path: page.path, isIndexed: page.isIndexed })),
      articles.map(({ article }) => article),
      { summaries: [], asOf: today },
    ).filter((entry) => entry.path === path);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.changedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
