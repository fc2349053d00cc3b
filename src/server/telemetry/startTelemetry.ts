/** Loads what the settings ask for, and nothing else: neither library is in memory by default. */
import type { LogEvent } from "kysely";
import { countWaitingMail } from "#server/outbox/store.ts";
import type { Store } from "#server/store/store.ts";
import type { Metrics } from "./metrics.ts";
import { joinTelemetry, type StoreCall, type Telemetry } from "./port.ts";
import type { TelemetrySettings } from "./settings.ts";

export type StartedTelemetry = {
  /** Null where neither metrics nor traces are set up. */
  telemetry: Telemetry | null;
  metrics: Metrics | null;
};

const operations: Readonly<Record<string, StoreCall["operation"]>> = {
  SelectQueryNode: "select",
  InsertQueryNode: "insert",
  UpdateQueryNode: "update",
  DeleteQueryNode: "delete",
};

/** What is told of a statement: its kind and time, never its text or values. */
export function toStoreCall(event: LogEvent): StoreCall {
  return {
    operation: operations[event.query.query.kind] ?? "other",
    seconds: event.queryDurationMillis / 1_000,
    isOk: event.level === "query",
  };
}

export async function startTelemetry(
  settings: TelemetrySettings,
  release: string,
  store: Store,
): Promise<StartedTelemetry> {
  const all: Telemetry[] = [];
  let metrics: Metrics | null = null;
  if (settings.metricsListen !== null || settings.metricsToken !== null) {
    const { createMetrics } = await import("./metrics.ts");
    metrics = createMetrics({
      release,
      pool: store.pool ?? null,
      countWaitingMail: () => countWaitingMail(store.database).catch(() => null),
    });
    all.push(metrics);
  }
  if (settings.tracesUrl !== null) {
    const { createTraces } = await import("./traces.ts");
    all.push(createTraces(settings.tracesUrl, release));
  }
  if (all.length === 0) return { telemetry: null, metrics: null };
  const telemetry = joinTelemetry(all);
  store.watch?.((event) => telemetry.storeCall(toStoreCall(event)));
  return { telemetry, metrics };
}
