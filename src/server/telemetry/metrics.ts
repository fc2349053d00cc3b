/** Metrics in Prometheus's format. Loaded only where they are asked for. No label holds anything a person sent. */
import {
  Counter,
  collectDefaultMetrics,
  exponentialBuckets,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
} from "prom-client";
import { hungUpStatus, type Telemetry } from "./port.ts";

/** From a file out of memory to a model's answer: 1 ms to 33 s, each twice the one before. */
const requestSeconds = exponentialBuckets(0.001, 2, 16);
/** From 0.5 ms to 8 s. */
const storeSeconds = exponentialBuckets(0.0005, 2, 15);
/** From 10 ms to six minutes. */
const jobSeconds = exponentialBuckets(0.01, 3, 11);

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export type PoolState = { total: number; idle: number; waiting: number };

export type Metrics = Telemetry & {
  contentType: string;
  read: () => Promise<string>;
};

export type MetricSources = {
  release: string;
  /** Null for a store without a pool. */
  pool: (() => PoolState) | null;
  /** How many mails wait to be sent; null if the store does not answer. */
  countWaitingMail: () => Promise<number | null>;
};

/** Why a request was refused, by its status; null for an answer, and where nobody waited for one. */
export function toRefusal(status: number): string | null {
  if (status < 400 || status === hungUpStatus) return null;
  if (status === 401) return "signedOut";
  if (status === 403) return "forbidden";
  if (status === 404 || status === 405) return "missing";
  if (status === 429) return "tooMany";
  if (status === 413 || status === 414 || status === 431) return "tooLarge";
  if (status === 503) return "unavailable";
  return status < 500 ? "invalid" : "fault";
}

export function createMetrics({ release, pool, countWaitingMail }: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const addGauge = <Label extends string>(gauge: Omit<GaugeConfiguration<Label>, "registers">) =>
    new Gauge({ ...gauge, registers });
  // Memory, processor time, open handles, garbage collection, and the event loop's delay.
  collectDefaultMetrics({ register: registry });
  addGauge({
    name: "tassel_release_info",
    help: "The release, as a label.",
    labelNames: ["release"],
  })
    .labels(release)
    .set(1);
  const requests = new Histogram({
    name: "tassel_request_seconds",
    help: "Time to answer, by route pattern.",
    labelNames: ["method", "route", "status"] as const,
    buckets: requestSeconds,
    registers,
  });
  const underWay = addGauge({
    name: "tassel_requests_under_way",
    help: "Requests being answered.",
  });
  const refusals = new Counter({
    name: "tassel_refusals_total",
    help: "Refused requests, by kind.",
    labelNames: ["kind"] as const,
    registers,
  });
  const storeCalls = new Histogram({
    name: "tassel_store_call_seconds",
    help: "Time of a statement, by what it does and whether it succeeded.",
    labelNames: ["operation", "outcome"] as const,
    buckets: storeSeconds,
    registers,
  });
  const jobs = new Histogram({
    name: "tassel_job_seconds",
    help: "Time of a run of a job, by job and whether it succeeded.",
    labelNames: ["job", "outcome"] as const,
    buckets: jobSeconds,
    registers,
  });
  const queues = new Map<string, () => { running: number; waiting: number }>();
  addGauge({
    name: "tassel_queue",
    help: "What runs and what waits in a queue of this process.",
    labelNames: ["queue", "state"] as const,
    collect() {
      for (const [queue, read] of queues) {
        const { running, waiting } = read();
        this.set({ queue, state: "running" }, running);
        this.set({ queue, state: "waiting" }, waiting);
      }
    },
  });
  addGauge({
    name: "tassel_outbox_waiting",
    help: "Mails that wait to be sent, in the whole installation.",
    async collect() {
      const waiting = await countWaitingMail();
      // Without a value: a zero would say that none waits.
      if (waiting === null) this.remove();
      else this.set(waiting);
    },
  });
  if (pool !== null) {
    addGauge({
      name: "tassel_store_pool",
      help: "Connections to the database, and requests waiting for one.",
      labelNames: ["state"] as const,
      collect() {
        const { total, idle, waiting } = pool();
        this.set({ state: "used" }, total - idle);
        this.set({ state: "idle" }, idle);
        this.set({ state: "waiting" }, waiting);
      },
    });
  }
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    request(_method, work) {
      underWay.inc();
      work();
      return {
        answered({ method, route, status, seconds }) {
          underWay.dec();
          requests.observe({ method: methods.has(method) ? method : "other", route, status }, seconds);
          const kind = toRefusal(status);
          if (kind !== null) refusals.inc({ kind });
        },
      };
    },
    storeCall: ({ operation, seconds, isOk }) =>
      storeCalls.observe({ operation, outcome: isOk ? "ok" : "failed" }, seconds),
    async job(job, work) {
      const end = jobs.startTimer({ job });
      try {
        await work();
        end({ outcome: "ok" });
      } catch (error) {
        end({ outcome: "failed" });
        throw error;
      }
    },
    watchQueue: (name, read) => void queues.set(name, read),
    close() {
      registry.clear();
      return Promise.resolve();
    },
  };
}
