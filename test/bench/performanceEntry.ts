/** The engine as the administrators' performance test times it, bundled for a page of the command line's Chromium. */
import { toFile } from "#client/engine/jsonFile.ts";
import { pageEngine } from "#client/engine/pageEngine.ts";
import { measureEngine } from "#client/performance/measureEngine.ts";
import type { Measurement } from "#domain/performance/measurements.ts";
import { readDeadlineTable } from "./timelineEntry.ts";

async function timeEngine(indexText: string, deadlineTable: string): Promise<Measurement[]> {
  const { release, numbers } = await pageEngine.index(toFile(JSON.parse(indexText)));
  return measureEngine({
    engine: pageEngine,
    release,
    unitIds: [...(numbers.unitId?.cells ?? [])],
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
