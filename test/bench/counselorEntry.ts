/** The counselor's built-in answers as the browser gives them, bundled for the benchmark and called inside Chromium. */

import { answerCounselor, answerReady } from "#client/engine/answerCounselor.ts";
import { answerIndex } from "#client/engine/answerIndex.ts";
import { answerMajors } from "#client/engine/answerMajors.ts";
import { holdCards } from "#client/engine/heldCards.ts";
import { toFile } from "#client/engine/jsonFile.ts";
import { runInSlices } from "#client/runInSlices.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { prepareBoundariesInSteps } from "#domain/counselor/boundaries.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";

export type CounselorInput = {
  /** The downloaded texts: the college index, the index of majors, and the answer cards. */
  index: string;
  majors: string;
  cards: string;
  deadlines: readonly Deadline[];
  questions: readonly string[];
  runs: number;
};

export type CounselorTimes = {
  /** What the page prepares while the family reads and types. */
  prepareMs: number;
  /** The first answer ever. */
  firstMs: number;
  /** For each question, one time per run. */
  questions: { question: string; kind: string; timesMs: number[] }[];
};

const today = "2026-11-21";

/** A composite senior with a list: whoever asks about "my" colleges has some. */
function makePlan(unitIds: readonly number[]): Plan {
  const plan = makeEmptyPlan("bench", today);
  const profile = {
    ...plan.profile,
    gradeYear: 12 as const,
    gpaScale: "weighted" as const,
    gpa: 3.9,
    satTotal: 1290,
    homeState: "TX" as const,
    homeLatitude: 30.27,
    homeLongitude: -97.74,
  };
  const money = { ...plan.money, familyIncomeUsd: 62_000, familySize: 4, payPerYearUsd: 16_000 };
  const colleges = unitIds.map((unitId) => ({
    unitId,
    status: "considering" as const,
    applicationPlan: null,
    note: "",
    addedAt: today,
  }));
  return { ...plan, profile, money, colleges };
}

export async function counselorBench(input: CounselorInput): Promise<CounselorTimes> {
  const { release } = await answerIndex(toFile(JSON.parse(input.index)));
  const { asOf: majors } = await answerMajors(toFile(JSON.parse(input.majors)));
  await holdCards(toFile(JSON.parse(input.cards)));
  const plan = makePlan([...new Set(input.deadlines.map(({ unitId }) => unitId))].slice(0, 10));
  const preparingSince = performance.now();
  await runInSlices(prepareBoundariesInSteps());
  await answerReady({ release, majors, deadlines: input.deadlines, plan, today });
  const prepareMs = performance.now() - preparingSince;
  const ask = async (question: string) => {
    const startedAt = performance.now();
    const { answer } = await answerCounselor({
      release,
      question,
      previous: null,
      chosen: null,
      plan,
      majors,
      deadlines: input.deadlines,
      today,
    });
    return { kind: answer.kind, tookMs: performance.now() - startedAt };
  };
  const first = await ask(input.questions[0] ?? "");
  const questions: CounselorTimes["questions"] = [];
  for (const question of input.questions) {
    const timesMs: number[] = [];
    let kind = "";
    for (let run = 0; run < input.runs; run += 1) {
      const answered = await ask(question);
      kind = answered.kind;
      timesMs.push(answered.tookMs);
    }
    questions.push({ question, kind, timesMs });
  }
  return { prepareMs, firstMs: first.tookMs, questions };
}

declare global {
  var tasselCounselor: typeof counselorBench;
}
globalThis.tasselCounselor = counselorBench;
