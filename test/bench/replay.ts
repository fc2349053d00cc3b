/**
 * Measures how long it takes to replay a large plan from its commands, and how that grows with their number.
 */
import { makeCommand } from "#domain/plan/commands.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { median } from "./measure.ts";

export const replayedCommands = { few: 2_500, many: 10_000 } as const;
const runs = 25;
const warmUps = 10;

export type ReplayFigures = { manyMs: number; growth: number };

export function measureReplay(): ReplayFigures {
  const [few, many] = [plannedWith(replayedCommands.few), plannedWith(replayedCommands.many)];
  // Alternating, so that both are equally warm and the machine is equally busy for both.
  const rounds = Array.from({ length: runs }, () => ({ fewMs: timed(few), manyMs: timed(many) })).slice(
    warmUps,
  );
  const manyMs = median(rounds.map((round) => round.manyMs));
  return { manyMs, growth: manyMs / median(rounds.map((round) => round.fewMs)) };
}

/** Each command is about a different college, so that none supersedes another. */
function plannedWith(count: number): () => void {
  const start = makeEmptyPlan("bench", "2026-11-21T09:00:00.000Z");
  const firstMs = Date.parse(start.createdAt);
  const commands = Array.from({ length: count }, (_, index) =>
    makeCommand(
      { kind: "setCollegeNote", unitId: 100_000 + index, note: `Thought ${index}` },
      { id: `c${index}`, at: new Date(firstMs + index).toISOString(), planId: start.id },
    ),
  );
  return () => void replayCommands(start, commands);
}

function timed(act: () => void): number {
  const startedAt = performance.now();
  act();
  return performance.now() - startedAt;
}
