/** The port to the engine, driven as a worker would serve it: every request and every answer goes through a clone. */

import { beforeAll, describe, expect, test } from "vitest";
import { type AllColleges, openColleges } from "#client/colleges/allColleges.ts";
import { toFile } from "#client/engine/jsonFile.ts";
import { encodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { buildMajorsIndex, encodeMajorsIndex, type MajorsIndex } from "#domain/college/majorsIndex.ts";
import type { Listing } from "#domain/match/listing.ts";
import { matchColleges } from "#domain/match/matchColleges.ts";
import type { OddsEntry } from "#domain/match/odds.ts";
import { rankCollege } from "#domain/match/rank.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { estimatePrice } from "#domain/price/band.ts";
import { estimateStudyPrice } from "#domain/price/fourYears.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import { noFilters } from "#domain/search/filters.ts";
import { makeField } from "../../../test/support/rankedRow.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import type { Engine, StudentQuestion } from "./engine.ts";
import { pageEngine } from "./pageEngine.ts";

/** A function or a live object in a request or an answer throws here, as it would on the way to a worker. */
function throughClones<Request, Value>(ask: (request: Request) => Promise<Value>) {
  return async (request: Request): Promise<Value> => structuredClone(await ask(structuredClone(request)));
}

const engine: Engine = {
  index: throughClones(pageEngine.index),
  majors: throughClones(pageEngine.majors),
  cards: throughClones(pageEngine.cards),
  search: throughClones(pageEngine.search),
  find: throughClones(pageEngine.find),
  nearby: throughClones(pageEngine.nearby),
  reach: throughClones(pageEngine.reach),
  towns: throughClones(pageEngine.towns),
  suggested: throughClones(pageEngine.suggested),
  kindMedians: throughClones(pageEngine.kindMedians),
  price: throughClones(pageEngine.price),
  working: throughClones(pageEngine.working),
  match: throughClones(pageEngine.match),
  listing: throughClones(pageEngine.listing),
  ranked: throughClones(pageEngine.ranked),
  explanation: throughClones(pageEngine.explanation),
  whatIf: throughClones(pageEngine.whatIf),
  nextQuestions: throughClones(pageEngine.nextQuestions),
  changes: throughClones(pageEngine.changes),
  suggestions: throughClones(pageEngine.suggestions),
  mend: throughClones(pageEngine.mend),
  timeline: throughClones(pageEngine.timeline),
  essayList: throughClones(pageEngine.essayList),
  trip: throughClones(pageEngine.trip),
  letter: throughClones(pageEngine.letter),
  collegeList: throughClones(pageEngine.collegeList),
  draft: throughClones(pageEngine.draft),
  counselor: throughClones(pageEngine.counselor),
  counselorReady: throughClones(pageEngine.counselorReady),
  counselorTool: throughClones(pageEngine.counselorTool),
  counselorDraft: throughClones(pageEngine.counselorDraft),
};

const today = "2026-11-21";
const texas = makeCollege({ unitId: 228778, name: "The University of Texas at Austin", state: "TX" });
const rice = makeCollege({
  unitId: 227757,
  name: "Rice University",
  slug: "rice-university",
  state: "TX",
});
const release = "test-release";
let all: AllColleges;

/** As the engine holds them. */
const listHeld = () => all.unitIds().flatMap((unitId) => all.byUnitId.get(unitId) ?? []);

beforeAll(async () => {
  all = openColleges(await engine.index(toFile(encodeCollegeIndex([texas, rice], { release, asOf: today }))));
});

describe("the index", () => {
  test("is unpacked once and named by its release from then on", () => {
    expect(all.release).toBe(release);
    expect(all.byUnitId.get(227757)?.name).toBe("Rice University");
    expect(all.bySlug.get("rice-university")?.unitId).toBe(227757);
    expect(all.unitIds()).toEqual([228778, 227757]);
  });

  test("that came damaged is refused", async () => {
    await expect(engine.index(toFile({ version: "nonsense" }))).rejects.toThrow("damaged");
  });

  test("that was never unpacked cannot be asked about", async () => {
    const nothing = { query: "rice", limit: 8 };
    await expect(engine.search({ release: "another", ...nothing })).rejects.toThrow("does not hold");
  });
});

describe("the counselor", () => {
  const plan = makeEmptyPlan("p1", `${today}T00:00:00.000Z`);
  const asked = { release, previous: null, chosen: null, plan, majors: null, deadlines: [], today };
  test("reads a question by the index and answers it", async () => {
    const { read, answer } = await engine.counselor({ ...asked, question: "Where is Rice University?" });
    expect(read.reading?.entities).toEqual([{ kind: "college", unitId: 227757 }]);
    expect(answer.text).toContain("Rice University");
  });

  test("another reading, chosen by hand, is answered, and the first stays at hand", async () => {
    const question = "what is the acceptance rate at Rice University?";
    const first = (await engine.counselor({ ...asked, question })).read.reading;
    if (first === null) throw new Error("The question was not read.");
    const chosen = { ...first, tool: "price" as const, measure: null };
    const { answer, others } = await engine.counselor({ ...asked, question, chosen });
    expect(answer.tool).toBe("price");
    expect(others.map(({ reading }) => reading)).toContainEqual(first);
    expect(others.every(({ label }) => label !== "")).toBe(true);
  });

  test("danger is never read another way", async () => {
    const chosen = {
      tool: "nextSteps",
      entities: [],
      measure: null,
      round: null,
      residency: null,
      change: null,
    } as const;
    const { answer } = await engine.counselor({ ...asked, question: "I want to kill myself", chosen });
    expect(answer.kind).toBe("crisis");
  });
});

describe("a language model's turn", () => {
  const plan = makeEmptyPlan("p1", `${today}T00:00:00.000Z`);
  const place = { release, plan, majors: null, deadlines: [], today, resultId: "r1", allowsMoney: false };
  const input = { colleges: ["Rice"], measure: "location" };

  test("its tool is run, and what it wrote is verified with the facts", async () => {
    const { facts, result } = await engine.counselorTool({ ...place, tool: "collegeFacts", input });
    expect(result.outcome).toBe("answer");
    const text = "Let's look at [[college.227757]]. Rice is nice.";
    const { sentences, failed } = await engine.counselorDraft({ text, facts });
    expect(sentences).toHaveLength(1);
    expect(failed.map(({ reason }) => reason)).toEqual(["wording"]);
  });

  test("a call that breaks its schema is answered so", async () => {
    const { result } = await engine.counselorTool({ ...place, tool: "collegeFacts", input: { x: 1 } });
    expect(result).toEqual({ tool: "collegeFacts", outcome: "badInput", usesMoney: false, facts: [] });
  });
});

describe("the search", () => {
  const search = (query: string) => engine.search({ release, query, limit: 8 });

  test("finds by name, and lists all where nothing is asked", async () => {
    expect((await search("rice")).hits.map(({ unitId }) => unitId)).toEqual([227757]);
    expect((await search("")).total).toBe(2);
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

test("the working of a price ends at the price; an unknown college has none", async () => {
  const { profile, money } = makeEmptyPlan("p1", `${today}T00:00:00.000Z`);
  const family = toPriceInput(profile, { ...money, familyIncomeUsd: 60_000 }, null);
  const asked = { release, family, options: { entryYear: 2027, growthShare: null } };
  const lines = await engine.working({ ...asked, unitId: 228778 });
  const middle = lines?.find(({ line }) => line === "middle")?.amountUsd;
  expect(middle).toBe(estimatePrice(texas, family, asked.options)?.middleUsd);
  expect(await engine.working({ ...asked, unitId: 1 })).toBeNull();
});

describe("matches", () => {
  const { profile, money } = makeEmptyPlan("p1", `${today}T00:00:00.000Z`);
  const senior = {
    ...profile,
    gpa: 3.6,
    gradeYear: 12,
    homeState: "TX" as const,
    majorFamilies: ["11" as const],
  };
  const student: StudentQuestion = {
    release,
    profile: senior,
    money: { ...money, familyIncomeUsd: 60_000, payPerYearUsd: 20_000 },
    aid: null,
    majors: null,
    weights: {},
    entryYear: 2027,
    growthShare: null,
  };
  const listing: Listing = {
    sort: "name",
    labels: [],
    budgets: [],
    controls: [],
    sizes: [],
    state: null,
    scope: "all",
  };
  const byRules = (asked: StudentQuestion, majors: MajorsIndex | null = null) =>
    matchColleges(listHeld(), { ...asked, majors });
  let majors: string;

  beforeAll(async () => {
    const awarded = [{ unitId: 227757, cip: "11.0701", level: "bachelors", awards: 60 }] as const;
    majors = (await engine.majors(toFile(encodeMajorsIndex(buildMajorsIndex(awarded, "majors-1", () => [])))))
      .asOf;
  });

  test("the ranking stays with the engine: an answer has its size and the first list", async () => {
    const { rankedCount, first } = await engine.match(student);
    const expected = byRules(student);
    expect(rankedCount).toBe(expected.rows.length);
    expect(first).toEqual(expected.first);
  });

  test("a listing has every row that passes its filters, and says how many are ranked", async () => {
    const reply = await engine.listing({ student, listing });
    expect([...reply.unitIds]).toEqual([227757, 228778]);
    expect(reply.first.map(({ college }) => college.name)).toEqual([
      "Rice University",
      "The University of Texas at Austin",
    ]);
    expect(reply.highestUsd).toBe(Math.max(...reply.first.map(({ priceBand }) => priceBand?.highUsd ?? 0)));
    expect(reply.rankedCount).toBe(2);
    const narrow = await engine.listing({ student, listing: { ...listing, controls: ["forProfit"] } });
    expect(narrow).toMatchObject({ unitIds: new Int32Array(), first: [], highestUsd: null, rankedCount: 2 });
  });

  test("what keeps colleges out is said only where none fits", async () => {
    const far = {
      ...student,
      profile: { ...senior, homeLatitude: 64.8, homeLongitude: -147.7, maxDistanceMiles: 25 },
    };
    const none = await engine.listing({ student: far, listing: { ...listing, scope: "fit" } });
    expect(none).toMatchObject({ first: [], fittingCount: 0, keptOut: [{ answer: "distance", count: 2 }] });
    expect((await engine.listing({ student, listing })).keptOut).toEqual([]);
  });

  test("single colleges come in the order asked, an unknown one as null", async () => {
    const [one, unknown, other] = await engine.ranked({ student, unitIds: [227757, 1, 228778] });
    const { input } = byRules(student);
    const [ofTexas, ofRice] = listHeld().map((college) =>
      rankCollege(college, student.profile, student.money, input),
    );
    expect(one).toEqual(ofRice);
    expect(unknown).toBeNull();
    expect(other).toEqual(ofTexas);
  });

  test("fields of study count once their index is held, and only then", async () => {
    const [before] = await engine.ranked({ student, unitIds: [227757] });
    const [after] = await engine.ranked({ student: { ...student, majors }, unitIds: [227757] });
    expect([before?.field, after?.field]).toEqual([null, makeField(60)]);
    await expect(engine.ranked({ student: { ...student, majors: "other" }, unitIds: [1] })).rejects.toThrow(
      "does not hold",
    );
  });

  describe("the search with filters", () => {
    const asked = {
      release,
      query: "",
      sort: "match",
      filters: noFilters,
      student,
      majors: null,
      home: null,
      homeState: null,
    } as const;

    test("sorts by the student's own figures", async () => {
      const rows = (await engine.ranked({ student, unitIds: all.unitIds() })).filter((row) => row !== null);
      const byMatch = rows.toSorted((a, b) => (b.matchPercent ?? 0) - (a.matchPercent ?? 0));
      const { unitIds, reasons } = await engine.find(asked);
      expect([...unitIds]).toEqual(byMatch.map(({ college }) => college.unitId));
      expect(reasons).toEqual([]);
    });

    test("keeps what the student can pay for, and what teaches the field", async () => {
      const rows = (await engine.ranked({ student, unitIds: all.unitIds() })).filter((row) => row !== null);
      const affordable = await engine.find({ ...asked, filters: { ...noFilters, isWithinPrice: true } });
      const within = rows.filter(({ budgetLabel }) => budgetLabel === "within");
      expect(new Set(affordable.unitIds)).toEqual(new Set(within.map(({ college }) => college.unitId)));
      const taught = { ...asked, majors, filters: { ...noFilters, majorFamily: "11" as const } };
      expect([...(await engine.find(taught)).unitIds]).toEqual([227757]);
    });

    test("says why a college was found that its name does not say", async () => {
      const { unitIds, reasons } = await engine.find({
        ...asked,
        query: "rise universty",
        student: null,
        sort: "best",
      });
      expect(unitIds[0]).toBe(227757);
      expect(reasons[0]).toMatchObject({ unitId: 227757, reason: { wasMisspelled: true } });
    });
  });

  test("an explanation adds up to the match; an unknown college has none", async () => {
    const explained = await engine.explanation({ student, unitId: 227757 });
    const [row] = await engine.ranked({ student, unitIds: [227757] });
    expect(explained?.percent).toBe(row?.matchPercent);
    expect(await engine.explanation({ student, unitId: 1 })).toBeNull();
  });

  test("what would change a college is asked by its id", async () => {
    const codesFor = async (asked: typeof student) =>
      (await engine.whatIf({ student: asked, unitId: 227757 })).map(({ change }) => change.code);
    // A little less than the most that Rice may cost.
    const short = { ...student, money: { ...student.money, payPerYearUsd: 15_000 } };
    expect(await codesFor(short)).toEqual(["livingWithFamily", "payPerYear"]);
    expect(await codesFor({ ...student, profile: { ...senior, gradeYear: 11 } })).toContain("gpa");
    expect(await engine.whatIf({ student, unitId: 1 })).toEqual([]);
  });

  test("a change is said of the answers before and after it", async () => {
    const before = { ...student, profile: { ...senior, gpa: null } };
    const { changes } = await engine.changes({ before, after: student });
    expect(changes[0]).toEqual({ code: "chances", before: 0, after: 2 });
    expect(await engine.changes({ before: student, after: student })).toEqual({
      changes: [],
      newOnFirstList: [],
    });
  });

  test("suggestions fill the gap with what is not listed yet", async () => {
    const [row] = await engine.ranked({ student, unitIds: [227757] });
    const kind = row?.admissionLabel.code === "reach" ? "reach" : "middle";
    const asked = { student, kind, entries: [], oddsNow: 0, limit: 3 } as const;
    const suggested = await engine.suggestions(asked);
    const listed: OddsEntry = {
      unitId: 227757,
      chance: { kind: "open", because: "openAdmission" },
      isFourYear: true,
      price: null,
    };
    expect(suggested.map((one) => one.row.college.unitId)).toContain(227757);
    const others = await engine.suggestions({ ...asked, entries: [listed] });
    expect(others.map((one) => one.row.college.unitId)).not.toContain(227757);
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
