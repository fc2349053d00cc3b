/** The load test: a fixed list of reads, bounded in number and time, on this installation's own host alone. */
import { fail, type Result, succeed } from "#lib/result.ts";
import { type Measurement, rounds, toRoundMeasurements } from "./measurements.ts";

/** Read endpoints and pages that cost a visitor's visit; none writes, and none is anyone's own. */
export const measuredReads = [
  "/api/health",
  "/api/colleges?query=ohio",
  "/api/colleges/228778",
  "/api/pricing",
  "/api/application-timeline",
  "/api/majors",
  "/api/college-cost-calculator",
  "/",
  "/colleges",
  "/college-match-quiz",
] as const;

export const loadLimits = { concurrency: 20, seconds: 30 } as const;

/**
 * The origin to send to, or the sentence that refuses it. `ownHosts` are this installation's, as in `URL.host`.
 * Whatever was typed is either exactly such a host or nothing is sent.
 */
export function findLoadTarget(typed: string, ownHosts: readonly string[]): Result<string, string> {
  const address = URL.parse(typed.includes("://") ? typed : `http://${typed}`);
  if (address === null || !/^https?:$/.test(address.protocol)) {
    return fail("That is not an address. Write one such as http://127.0.0.1:3000.");
  }
  if (!ownHosts.includes(address.host)) {
    return fail(
      `Only this site can be tested, not ${address.host}: a load test aimed at somebody else’s server is an attack on it.`,
    );
  }
  return succeed(address.origin);
}

export type ReadAnswer = {
  status: number;
  /** The Retry-After of a 429 response; null for other responses or without that header. */
  retryAfterSeconds: number | null;
};
export type LoadOptions = {
  concurrency: number;
  seconds: number;
  /** Rejects if the connection failed. */
  read: (path: string) => Promise<ReadAnswer>;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  isStopped?: () => boolean;
  onProgress?: (share: number) => void;
};
export type LoadResult = {
  measurements: Measurement[];
  requests: number;
  /** Somebody asked to slow down (429), so the test ended early. */
  isRefused: boolean;
  retryAfterSeconds: number | null;
};

type Window = { times: number[]; failed: number };

/** Numbers beyond the limits are brought down to them. Ends at the first 429. */
export async function runReadLoad(options: LoadOptions): Promise<LoadResult> {
  const { read, now, isStopped = () => false, onProgress = () => undefined } = options;
  const concurrency = clamp(options.concurrency, 1, loadLimits.concurrency);
  const lastsMs = clamp(options.seconds, 1, loadLimits.seconds) * 1_000;
  const windows = Array.from({ length: rounds }, (): Window => ({ times: [], failed: 0 }));
  const startedAt = now();
  let sent = 0;
  let refused: ReadAnswer | null = null;

  const work = async () => {
    while (now() - startedAt < lastsMs && refused === null && !isStopped()) {
      const path = measuredReads[sent % measuredReads.length] ?? "/";
      sent += 1;
      const sentAt = now();
      const answer = await read(path).catch(() => null);
      const doneAt = now();
      const at = Math.min(Math.floor(((doneAt - startedAt) / lastsMs) * rounds), rounds - 1);
      const window = windows[at];
      if (window === undefined) return;
      if (answer?.status === 429) refused ??= answer;
      else if (answer === null || answer.status >= 400) window.failed += 1;
      else window.times.push(doneAt - sentAt);
      onProgress(Math.min((doneAt - startedAt) / lastsMs, 1));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));

  const whole = windows.filter(({ times }) => times.length > 0);
  const windowSeconds = lastsMs / 1_000 / rounds;
  const name = `${concurrency} at once`;
  // TypeScript does not see the assignment inside `work`.
  const refusal = refused as ReadAnswer | null;
  const isCut = refusal !== null || isStopped();
  return {
    requests: sent,
    isRefused: refusal !== null,
    retryAfterSeconds: refusal?.retryAfterSeconds ?? null,
    measurements: [
      // A window that was cut short would look slow; one in which nothing was answered is a rate of none.
      ...(isCut || whole.length === 0
        ? []
        : [
            {
              group: "load" as const,
              name,
              measure: "throughput" as const,
              samples: windows.map(({ times }) => times.length / windowSeconds),
            },
          ]),
      ...toRoundMeasurements(
        "load",
        name,
        whole.map(({ times }) => times),
      ),
      toLoad(name, "failed", [windows.reduce((sum, { failed }) => sum + failed, 0)]),
      toLoad(name, "refused", [refusal === null ? 0 : 1]),
    ].filter(({ samples }) => samples.length > 0),
  };
}

function toLoad(name: string, measure: Measurement["measure"], samples: readonly number[]): Measurement {
  return { group: "load", name, measure, samples };
}

const readsPerRound = 10;

/** Each read by itself, `rounds` times ten in a row: the median and the 95th percentile of each round. */
export async function measureReads(
  options: Pick<LoadOptions, "read" | "now" | "onProgress">,
): Promise<{ measurements: Measurement[]; failed: string[] }> {
  const measurements: Measurement[] = [];
  const failed: string[] = [];
  for (const [index, path] of measuredReads.entries()) {
    options.onProgress?.(index / measuredReads.length);
    const times = await timeRead(path, options);
    if (times === null) failed.push(path);
    else measurements.push(...toRoundMeasurements("api", path, times));
  }
  return { measurements, failed };
}

/** Null if one of them failed or was refused: times of refusals are not times of answers. */
async function timeRead(path: string, { read, now }: Pick<LoadOptions, "read" | "now">) {
  const times: number[][] = [];
  // The first answer may have to be made, and a connection opened.
  if (!(await isAnswered(read(path)))) return null;
  for (let round = 0; round < rounds; round += 1) {
    const ofRound: number[] = [];
    for (let count = 0; count < readsPerRound; count += 1) {
      const sentAt = now();
      if (!(await isAnswered(read(path)))) return null;
      ofRound.push(now() - sentAt);
    }
    times.push(ofRound);
  }
  return times;
}

async function isAnswered(answer: Promise<ReadAnswer>): Promise<boolean> {
  return answer.then(
    ({ status }) => status < 400,
    () => false,
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.round(value), least), most);
}
