/**
 * `npm run admin -- performance`: measures the running server from a command line, and stores the result beside those
 * of administrators' browsers.
 */
import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { performanceLimits } from "#contract/adminPerformance.ts";
import {
  type Measurement,
  measures,
  rounds,
  storeWriteName,
  summarizeSamples,
  toRoundMeasurements,
} from "#domain/performance/measurements.ts";
import { findLoadTarget, measureReads, type ReadAnswer, runReadLoad } from "#domain/performance/readLoad.ts";
import { saveRun, timeStoreWrites } from "#server/performance/runs.ts";
import type { Settings } from "#server/settings.ts";
import type { Database } from "#server/store/tables.ts";
import type { OperatorAnswer } from "./answer.ts";

/** What a command line asks at once, and for how long. */
const load = { concurrency: 10, seconds: 10 } as const;
const answerLimitMs = 30_000;

/** Figures that need more than this process, such as a browser, and what took them. */
export type MoreMeasurements = (origin: string) => Promise<{ device: string; measurements: Measurement[] }>;

export type PerformanceCommand = {
  database: Database;
  settings: Pick<Settings, "port" | "publicUrl">;
  /** Null: this machine, at the port of the settings. */
  address: string | null;
  now: () => Date;
  more?: MoreMeasurements;
  /** For tests. */
  load?: { concurrency: number; seconds: number };
};

export async function measurePerformance(command: PerformanceCommand): Promise<OperatorAnswer> {
  const { database, settings, now, more } = command;
  const found = findLoadTarget(
    command.address ?? `http://127.0.0.1:${settings.port}`,
    listOwnHosts(settings),
  );
  if (!found.ok) return { isOk: false, text: `${found.problem}\n` };
  const origin = found.value;
  const release = await readRelease(origin);
  if (release === null) {
    return { isOk: false, text: `No Tassel server answers at ${origin}. Start it first (npm start).\n` };
  }
  const read = (path: string) => readOnce(origin, path);
  const clock = () => performance.now();
  const extra = (await more?.(origin)) ?? null;
  const reads = await measureReads({ read, now: clock });
  const writes: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    writes.push((await timeStoreWrites(database, performanceLimits.storeWrites, now)) ?? []);
  }
  const loaded = await runReadLoad({ ...(command.load ?? load), read, now: clock });
  const measurements = [
    ...(extra?.measurements ?? []),
    ...reads.measurements,
    ...toRoundMeasurements("store", storeWriteName, writes),
    ...loaded.measurements,
  ];
  const runId = randomBytes(16).toString("hex");
  const device = `${extra?.device ?? "Command line"}, ${availableParallelism()} cores`;
  await saveRun(database, { runId, release, measuredAt: now().toISOString(), device, measurements });
  return {
    isOk: true,
    text: [
      `Release ${release}, measured at ${origin} with: ${device}`,
      ...measurements.map(describe),
      ...reads.failed.map((path) => `Not measured: ${path} failed.`),
      ...(loaded.isRefused ? ["The load test was told to slow down (429) and ended early."] : []),
      ...(extra === null
        ? [
            "Not measured: pages, opening without a network, and the engine need a browser. Use /admin/performance-test.",
          ]
        : []),
      "Stored. /admin/performance-test compares it with other releases.",
      "",
    ].join("\n"),
  };
}

/** This machine at the server's port, and the site's own public address. */
function listOwnHosts({ port, publicUrl }: PerformanceCommand["settings"]): string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, new URL(publicUrl).host];
}

async function readRelease(origin: string): Promise<string | null> {
  try {
    const response = await fetch(`${origin}/api/health`, {
      redirect: "error",
      signal: AbortSignal.timeout(answerLimitMs),
    });
    const said: unknown = await response.json();
    const release: unknown = typeof said === "object" && said !== null ? Reflect.get(said, "release") : null;
    return typeof release === "string" && release !== "" ? release : null;
  } catch {
    return null;
  }
}

/** A redirect fails: it could lead to another host. */
async function readOnce(origin: string, path: string): Promise<ReadAnswer> {
  const response = await fetch(`${origin}${path}`, {
    redirect: "error",
    signal: AbortSignal.timeout(answerLimitMs),
  });
  await response.arrayBuffer();
  const wait = Number(response.headers.get("retry-after"));
  return { status: response.status, retryAfterSeconds: wait > 0 ? wait : null };
}

const units = { ms: " ms", kB: " kB", score: "", perSecond: " a second", count: "" } as const;

function describe({ group, name, measure, samples }: Measurement): string {
  const spread = summarizeSamples(samples);
  if (spread === null) return "";
  const unit = units[measures[measure].unit];
  const { median, low, high } = spread;
  const text = (value: number) => String(Math.round(value * 100) / 100);
  const what = `${group.padEnd(8)} ${name.padEnd(44)} ${measure.padEnd(10)}`;
  return `${what} ${`${text(median)}${unit}`.padStart(16)}  (${text(low)} to ${text(high)})`;
}
