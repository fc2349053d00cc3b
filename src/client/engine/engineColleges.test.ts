/** Questions about all colleges, drafts, letters and trips. */

import { beforeAll, describe, expect, test } from "vitest";
import { toFile } from "#client/engine/jsonFile.ts";
import { encodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import { listKnownNames } from "#domain/offers/letterCollege.ts";
import { parseLetter } from "#domain/offers/parseLetter.ts";
import { planTrip } from "#domain/visits/planTrip.ts";
import type { TripInput } from "#domain/visits/trip.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { pageEngine as engine } from "./pageEngine.ts";

const today = "2026-11-21";
const release = "colleges-release";
const texas = makeCollege({ unitId: 228778, name: "The University of Texas at Austin", state: "TX" });
const rice = makeCollege({ unitId: 227757, name: "Rice University", state: "TX" });

beforeAll(async () => {
  await engine.index(toFile(encodeCollegeIndex([texas, rice], { release, asOf: today })));
});

describe("questions that name no college", () => {
  const home = { latitude: texas.latitude ?? 0, longitude: texas.longitude ?? 0 };

  test("are answered over all that are held", async () => {
    const near = await engine.nearby({ release, home, limit: 1 });
    expect(near.map(({ miles }) => Math.round(miles))).toEqual([0]);
    const reached = await engine.reach({ release, start: home, hours: 1, kind: "public" });
    expect(reached.map(({ unitId }) => unitId)).toEqual([228778, 227757]);
    expect(await engine.reach({ release, start: home, hours: 1, kind: "twoYear" })).toEqual([]);
    expect(await engine.towns({ release })).toEqual([{ city: texas.city, state: "TX", ...home }]);
  });

  test("begin with the plan's own colleges, and skip what is not in the data", async () => {
    const planned = { release, planned: [1, 227757], homeState: null };
    expect(await engine.suggested(planned)).toEqual({ from: "plan", unitIds: [227757] });
    expect(await engine.suggested({ ...planned, planned: [], homeState: "TX" })).toMatchObject({
      from: "homeState",
    });
  });

  test("what is usual is said of a college's kind, and of no unknown one", async () => {
    const usual = await engine.kindMedians({ release, unitId: 227757 });
    expect(usual?.measures.netPriceUsd).toMatchObject({ n: 2 });
    expect(await engine.kindMedians({ release, unitId: 1 })).toBeNull();
  });
});

describe("a draft", () => {
  const asked = { text: "I have always loved Rice University.", prompt: null, otherUnitIds: [227757] };

  test("is read with the colleges that are held, and without them where there are none", async () => {
    const known = await engine.draft({ ...asked, release, unitId: 228778 });
    expect(known).toMatchObject({ hasColleges: true });
    expect(known.remarks.map(({ kind }) => kind)).toContain("otherCollege");
    const unknown = await engine.draft({ ...asked, release: null, unitId: 228778 });
    expect(unknown).toMatchObject({ hasColleges: false });
  });
});

test("cards that came damaged are refused", async () => {
  await expect(engine.cards(toFile({ cards: "none" }))).rejects.toThrow("damaged");
});

describe("a letter", () => {
  const text = "RICE UNIVERSITY\nTuition $60,000\nRice Grant $20,000";
  test("is read as the rule reads it, and its college is one of the index", async () => {
    const reply = await engine.letter({ release, text });
    const ruled = parseLetter(text, listKnownNames([texas, rice]));
    expect(reply).toEqual({ ok: true, value: [{ letter: ruled.ok ? ruled.value : null, text }] });
    expect(reply.ok && reply.value[0]?.letter.unitId).toBe(227757);
  });
  test("needs no index", async () => {
    const reply = await engine.letter({ release: null, text });
    const letter = reply.ok ? reply.value[0]?.letter : undefined;
    expect([letter?.unitId, letter?.collegeName]).toEqual([null, "RICE UNIVERSITY"]);
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
