/** The engine as the administrators' performance test times it, bundled for a page of the command line's Chromium. */
import { measureEngine } from "#client/performance/measureEngine.ts";
import type { Measurement } from "#domain/performance/measurements.ts";
import { readDeadlineTable } from "./timelineEntry.ts";

async function timeEngine(indexText: string, deadlineTable: string): Promise<Measurement[]> {
  return measureEngine({
    index: JSON.parse(indexText),
    deadlines: readDeadlineTable(deadlineTable),
    now: () => performance.now(),
    isStopped: () => false,
  });
}

export type TimeEngine = typeof timeEngine;

declare global {
  var tasselEngine: typeof timeEngine;
}
globalThis.tasselEngine = timeEngine;
