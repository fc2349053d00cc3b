/** Measures how long POST /api/college-matches takes, one request at a time, each with other answers. */
import { median } from "./measure.ts";

export const matchesRuns = 100;
const warmUps = 10;

export type MatchesFigures = { firstMs: number; medianMs: number; worstMs: number };

export async function measureMatches(address: string): Promise<MatchesFigures> {
  const timings: number[] = [];
  for (let run = 0; run < warmUps + matchesRuns; run += 1) {
    const body = JSON.stringify({
      profile: { gradeYear: 12, gpa: 3.4, satTotal: 1180, homeZip: "43215", majorFamilies: ["11", "52"] },
      money: { familyIncomeUsd: 60_000 + run, familySize: 4, payPerYearUsd: 15_000 },
    });
    const startedAt = performance.now();
    const answer = await fetch(`${address}/api/college-matches`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    await answer.text();
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
    timings.push(performance.now() - startedAt);
  }
  const measured = timings.slice(warmUps);
  return {
    firstMs: timings[0] ?? Number.NaN,
    medianMs: median(measured),
    worstMs: Math.max(...measured),
  };
}
