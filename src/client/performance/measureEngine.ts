/** Times the engine as the screens ask it: search, matches, prices and a timeline, on the real index. */
import type { Engine } from "#client/engine/engine.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { type Measurement, rounds } from "#domain/performance/measurements.ts";
import {
  type EngineWork,
  engineWork,
  estimateSampleAid,
  sampleMoney,
  sampleProfile,
  sampleQueries,
  timelineColleges,
} from "#domain/performance/sampleWork.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import { calculateQuantile } from "#domain/price/quantile.ts";

const runsPerRound = 5;
/** The engine of the browser compiles what runs often; the benchmark's limits are for compiled code. */
const warmUps = 10;
/** Fixed, so that two releases answer the same question. */
const sampleDay = "2026-11-21";
const createdAt = `${sampleDay}T12:00:00.000Z`;
const entryYear = 2027;

export type EngineInput = {
  engine: Pick<Engine, "search" | "match" | "price" | "timeline">;
  /** An index that the engine holds, and its colleges. */
  release: string;
  unitIds: readonly number[];
  deadlines: readonly Deadline[];
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  isStopped: () => boolean;
};

/** The median of each round's runs, for search the worst keystroke of each round. Shorter if it was stopped. */
export async function measureEngine({
  engine,
  release,
  unitIds,
  deadlines,
  now,
  isStopped,
}: EngineInput): Promise<Measurement[]> {
  const time = async (work: () => Promise<unknown>) => {
    const startedAt = now();
    await work();
    return now() - startedAt;
  };
  const measureRounds = async (work: EngineWork, once: (run: number) => Promise<number>, share: number) => {
    const samples: number[] = [];
    for (let run = 0; run < warmUps && !isStopped(); run += 1) await once(-run);
    for (let round = 0; round < rounds && !isStopped(); round += 1) {
      const times: number[] = [];
      for (let run = 1; run <= runsPerRound; run += 1) times.push(await once(round * runsPerRound + run));
      samples.push(calculateQuantile(times, share));
    }
    const measure = "median" as const;
    return samples.length === 0
      ? []
      : [{ group: "engine" as const, name: engineWork[work].name, measure, samples }];
  };

  // Each run has a new answer, as when a family moves a slider: the engine keeps the answers it gave.
  const student = { release, profile: sampleProfile, aid: null, majors: null, entryYear };
  const matchOnce = (run: number) => {
    const money = { ...sampleMoney, familyIncomeUsd: 62_000 + run };
    return time(() => engine.match({ ...student, money }));
  };
  const priceOnce = (run: number) =>
    time(() => {
      const family = toPriceInput(sampleProfile, sampleMoney, estimateSampleAid(run));
      return engine.price({ release, unitIds, family, options: { entryYear }, years: null });
    });
  const typeOnce = async (run: number) => {
    const query = sampleQueries[Math.abs(run) % sampleQueries.length] ?? "";
    let worst = 0;
    for (let length = 1; length <= query.length; length += 1) {
      const request = { release, query: query.slice(0, length), limit: 20 };
      worst = Math.max(worst, await time(() => engine.search(request)));
    }
    return worst;
  };
  const plan = makeSamplePlan(unitIds, deadlines);
  const timelineOnce = (run: number) => {
    // Each run checks off another task.
    const mark = { doneOn: sampleDay, isDropped: false, title: null, due: null, who: null };
    const marked = { ...plan, taskMarks: { [`own.${run}`]: mark } };
    return time(() => engine.timeline({ release, plan: marked, deadlines, today: sampleDay }));
  };
  return [
    ...(await measureRounds("search", typeOnce, 1)),
    ...(await measureRounds("matches", matchOnce, 0.5)),
    ...(await measureRounds("prices", priceOnce, 0.5)),
    ...(await measureRounds("timeline", timelineOnce, 0.5)),
  ];
}

/** A senior with the first colleges of the deadlines that the index knows. */
function makeSamplePlan(known: readonly number[], deadlines: readonly Deadline[]): Plan {
  const all = new Set(known);
  const unitIds = [...new Set(deadlines.map(({ unitId }) => unitId))].filter((unitId) => all.has(unitId));
  const empty = makeEmptyPlan("performance", createdAt);
  return {
    ...empty,
    profile: { ...sampleProfile, homeState: "OH" },
    colleges: unitIds.slice(0, timelineColleges).map((unitId) => ({
      unitId,
      addedAt: createdAt,
      status: "applying",
      applicationPlan: null,
      note: "",
    })),
    timeline: {
      ...empty.timeline,
      graduationYear: entryYear,
      tests: ["sat", "ap"],
      aidForms: ["fafsa", "cssProfile"],
    },
    situations: ["firstGeneration"],
  };
}
