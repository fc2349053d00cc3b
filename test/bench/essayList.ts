/** Measures how long the essay list of many colleges takes, with the real deadlines and every question recorded. */
import { join } from "node:path";
import type { EssayListInput } from "#domain/essays/essayList.ts";
import { collegeEssays, essayPrompts } from "#domain/essays/essayPrompts.ts";
import { listEssays } from "#domain/essays/listEssays.ts";
import { loadColleges } from "#server/colleges.ts";
import { median } from "./measure.ts";

export const essayListColleges = 40;
const runs = 60;

export type EssayListFigures = { questions: number; medianMs: number; worstMs: number };

/** A composite senior with the colleges that ask the most, and an essay begun for every third question. */
export function measureEssayList(rootFolder: string): EssayListFigures {
  const input = makeInput(rootFolder);
  const timesMs: number[] = [];
  let questions = 0;
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    const { groups } = listEssays(input);
    timesMs.push(performance.now() - startedAt);
    questions = groups.reduce(
      (sum, { sets }) => sum + sets.reduce((items, set) => items + set.items.length, 0),
      0,
    );
  }
  return { questions, medianMs: median(timesMs), worstMs: Math.max(...timesMs) };
}

function makeInput(rootFolder: string): EssayListInput {
  const colleges = loadColleges(join(rootFolder, "data"));
  const counts = Map.groupBy(essayPrompts, ({ unitId }) => unitId);
  const countFor = (unitId: number) => counts.get(unitId)?.length ?? 0;
  const unitIds = collegeEssays
    .flatMap(({ unitId }) => unitId ?? [])
    .toSorted((one, other) => countFor(other) - countFor(one))
    .slice(0, essayListColleges);
  return {
    colleges: unitIds.map((unitId) => ({
      unitId,
      name: `College ${unitId}`,
      state: "OH",
      status: "applying",
      plan: null,
      testPolicy: "considered",
      hasOpenAdmission: false,
    })),
    deadlines: unitIds.flatMap((unitId) => colleges.detailsOf(unitId).deadlines),
    graduationYear: 2027,
    homeState: "OH",
    marks: {},
    today: "2026-11-21",
    essays: essayPrompts
      .filter((_, place) => place % 3 === 0)
      .map(({ id }) => ({ essayId: id, promptId: id, unitId: null, status: "drafting", words: 200 })),
  };
}
