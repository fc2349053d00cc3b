/** The port to the engine, driven as a worker would serve it: every request and every answer goes through a clone. */
import { beforeAll, describe, expect, test } from "vitest";
import { encodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import type { Deadline } from "#domain/college/details.ts";
import { listKnownNames } from "#domain/offers/letterCollege.ts";
import { parseLetter } from "#domain/offers/parseLetter.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { estimatePrice, toPriceInput } from "#domain/price/band.ts";
import { estimateStudyPrice } from "#domain/price/fourYears.ts";
import { planTrip } from "#domain/visits/planTrip.ts";
import type { TripInput } from "#domain/visits/trip.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import type { AllColleges, Engine } from "./engine.ts";
import { pageEngine } from "./pageEngine.ts";

/** A function or a live object in a request or an answer throws here, as it would on the way to a worker. */
function throughClones<Request, Value>(ask: (request: Request) => Promise<Value>) {
  return async (request: Request): Promise<Value> => structuredClone(await ask(structuredClone(request)));
}

const engine: Engine = {
  index: throughClones(pageEngine.index),
  search: throughClones(pageEngine.search),
  price: throughClones(pageEngine.price),
  timeline: throughClones(pageEngine.timeline),
  trip: throughClones(pageEngine.trip),
  letter: throughClones(pageEngine.letter),
};

const today = "2026-11-21";
const texas = makeCollege({ unitId: 228778, name: "The University of Texas at Austin", state: "TX" });
const rice = makeCollege({ unitId: 227757, name: "Rice University", state: "TX" });
const release = "test-release";
let all: AllColleges;

beforeAll(async () => {
  all = await engine.index(encodeCollegeIndex([texas, rice], { release, asOf: today }));
});

describe("the index", () => {
  test("is unpacked once and named by its release from then on", () => {
    expect(all.release).toBe(release);
    expect(all.byUnitId.get(227757)?.name).toBe("Rice University");
    expect([...all.bySlug.values()].map(({ unitId }) => unitId)).toEqual([228778, 227757]);
  });

  test("that came damaged is refused", async () => {
    await expect(engine.index({ version: "nonsense" })).rejects.toThrow("damaged");
  });

  test("that was never unpacked cannot be asked about", async () => {
    const nothing = { query: "rice", limit: 8, among: null };
    await expect(engine.search({ release: "another", ...nothing })).rejects.toThrow("does not hold");
  });
});

describe("a letter", () => {
  const text = "RICE UNIVERSITY\nTuition $60,000\nRice Grant $20,000";
  test("is read as the rule reads it, and its college is one of the index", async () => {
    const reply = await engine.letter({ release, text });
    expect(reply).toEqual(parseLetter(text, listKnownNames([texas, rice])));
    expect(reply.ok && reply.value.unitId).toBe(227757);
  });
  test("needs no index", async () => {
    const reply = await engine.letter({ release: null, text });
    expect(reply.ok && [reply.value.unitId, reply.value.collegeName]).toEqual([null, "RICE UNIVERSITY"]);
  });
});

describe("the search", () => {
  const search = (query: string, among: readonly number[] | null = null) =>
    engine.search({ release, query, limit: 8, among });

  test("finds by name, and only among the colleges it is given", async () => {
    expect((await search("rice")).hits.map(({ unitId }) => unitId)).toEqual([227757]);
    expect((await search("rice", [228778])).hits).toEqual([]);
    expect((await search("", [228778])).total).toBe(1);
    expect((await search("", null)).total).toBe(2);
  });

  test("several questions at once are each answered for themselves", async () => {
    const replies = await Promise.all([search("rice"), search("texas at austin"), search("rice")]);
    expect(replies.map(({ hits }) => hits[0]?.unitId)).toEqual([227757, 228778, 227757]);
  });
});

test("a price is the rules' own, in the order asked; an unknown college has none", async () => {
  const { profile, money } = makeEmptyPlan("p1", `${today}T00:00:00.000Z`);
  const family = toPriceInput(profile, { ...money, familyIncomeUsd: 60_000 }, null);
  const options = { entryYear: 2027, growthShare: null };
  const unitIds = [227757, 1, 228778];
  const replies = await engine.price({ release, unitIds, family, options, years: null });
  expect(replies.map(({ unitId }) => unitId)).toEqual(unitIds);
  expect(replies[1]).toEqual({ unitId: 1, band: null, study: null });
  expect(replies[2]).toEqual({
    unitId: 228778,
    band: estimatePrice(texas, family, options),
    study: estimateStudyPrice(texas, family, { ...options, years: null }),
  });
});

describe("the timeline", () => {
  const empty = makeEmptyPlan("p1", "2026-11-01T00:00:00.000Z");
  const deadlines: Deadline[] = [
    {
      unitId: 228778,
      round: "regularDecision",
      date: "2026-12-01",
      isRolling: false,
      isBinding: false,
      asOf: "2026-10-09",
    },
  ];
  const entry = { unitId: 228778, addedAt: "2026-11-01T00:00:00.000Z", status: "applying" } as const;
  const senior: Plan = {
    ...empty,
    profile: { ...empty.profile, gradeYear: 12 },
    colleges: [{ ...entry, applicationPlan: null, note: "" }],
  };

  test("a senior's college brings tasks that hang on its own deadline", async () => {
    const timeline = await engine.timeline({ release, plan: senior, deadlines, today });
    expect(timeline?.graduationYear).toBe(2027);
    const days = timeline?.tasks.filter(({ unitId }) => unitId === 228778).map(({ basis }) => basis?.date);
    expect(days).toContain("2026-12-01");
  });

  test("without colleges it needs no index, and without a class there is none", async () => {
    const alone = { ...senior, colleges: [] };
    const timeline = await engine.timeline({ release: null, plan: alone, deadlines: [], today });
    expect(timeline?.tasks.length).toBeGreaterThan(0);
    expect(await engine.timeline({ release: null, plan: empty, deadlines: [], today })).toBeNull();
  });
});

test("a trip comes back planned, or with the reason why not", async () => {
  const trip: TripInput["trip"] = {
    id: "april",
    start: { label: "60614", latitude: 41.88, longitude: -87.63 },
    stops: [{ unitId: 1, pinnedDay: null }],
    firstDay: "2027-04-12",
    lastDay: "2027-04-16",
    pace: 2,
    drivingHoursADay: 6,
    withFlights: false,
    isRoundTrip: true,
    travelers: 3,
    perMileUsd: null,
    perNightUsd: null,
    perFlightUsd: null,
    order: null,
  };
  const position = { latitude: 40.12, longitude: -88.24 };
  const colleges: TripInput["colleges"] = [{ unitId: 1, name: "A", city: "B", state: "IL", position }];
  // No routing server is asked where the times are already known.
  const hours = [0, 2, 2, 0];
  const measured = {
    hours: [hours.slice(0, 2), hours.slice(2)],
    miles: [
      [0, 130],
      [130, 0],
    ],
  };
  const input: TripInput = { trip, colleges, today, measured };
  expect(await engine.trip(input)).toEqual(planTrip(input));
  const noStart = { ...input, trip: { ...trip, start: null } };
  expect(await engine.trip(noStart)).toEqual({ ok: false, problem: { code: "noStart" } });
});
