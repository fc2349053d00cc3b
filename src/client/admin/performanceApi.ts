/** The performance test's endpoints, with replies parsed by the contract. */
import {
  type FieldVitals,
  fieldVitalsSchema,
  type PerformanceRun,
  type PerformanceRuns,
  performanceRunSchema,
  performanceRunsSchema,
  storeWritesSchema,
} from "#contract/adminPerformance.ts";
import type { Measurement } from "#domain/performance/measurements.ts";
import { callAdmin } from "./callAdmin.ts";

export type NewRun = Pick<PerformanceRun, "runId" | "device"> & { measurements: readonly Measurement[] };

export async function readRuns(signal?: AbortSignal): Promise<PerformanceRuns> {
  return performanceRunsSchema.parse(await callAdmin("adminPerformanceRuns", {}, { signal }));
}

export async function saveRun(run: NewRun): Promise<PerformanceRun> {
  const measurements = run.measurements.map((one) => ({ ...one, samples: [...one.samples] }));
  return performanceRunSchema.parse(await callAdmin("adminSavePerformanceRun", { ...run, measurements }));
}

export async function deleteRun(runId: string): Promise<void> {
  await callAdmin("adminDeletePerformanceRun", { runId });
}

/** Milliseconds of each write. */
export async function timeStoreWrites(): Promise<readonly number[]> {
  return storeWritesSchema.parse(await callAdmin("adminTimeStoreWrites", {})).tookMs;
}

export async function emptyCache(): Promise<void> {
  await callAdmin("adminEmptyCache", {});
}

export async function readFieldVitals(weeks: number, signal?: AbortSignal): Promise<FieldVitals> {
  return fieldVitalsSchema.parse(await callAdmin("adminFieldVitals", { weeks }, { signal }));
}
