/** How long a full plan takes to be made from its commands, and how that grows with their number. */
import { commandOf } from "#domain/plan/commands.ts";
import { emptyPlan } from "#domain/plan/plan.ts";
import { replay } from "#domain/plan/replay.ts";
import { median } from "./measure.ts";

export const replayedCommands = { few: 2_500, many: 10_000 } as const;
const runs = 15;

export type ReplayFigures = { manyMs: number; growth: number };

export function measureReplay(): ReplayFigures {
  const manyMs = replayMs(replayedCommands.many);
  return { manyMs, growth: manyMs / replayMs(replayedCommands.few) };
}

/** Each command about another college: nothing that one writes is written over by the next. */
function replayMs(count: number): number {
  const start = emptyPlan("bench", "2026-11-21T09:00:00.000Z");
  const firstMs = Date.parse(start.createdAt);
  const commands = Array.from({ length: count }, (_, index) =>
    commandOf(
      { kind: "setCollegeNote", unitId: 100_000 + index, note: `Thought ${index}` },
      { id: `c${index}`, at: new Date(firstMs + index).toISOString(), planId: start.id },
    ),
  );
  const tookMs = Array.from({ length: runs }, () => {
    const startedAt = performance.now();
    replay(start, commands);
    return performance.now() - startedAt;
  });
  return median(tookMs);
}
