/** The whole performance test in this browser: the chosen parts one after the other, and what could not be measured. */
import { emptyCache, timeStoreWrites } from "#client/admin/performanceApi.ts";
import { loadColleges } from "#client/colleges/loadColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import { call } from "#client/http/api.ts";
import { readRetryAfter } from "#client/http/requestError.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import {
  type MeasuredGroup,
  type Measurement,
  rounds,
  storeWriteName,
  toRoundMeasurements,
} from "#domain/performance/measurements.ts";
import { measureReads, type ReadAnswer, runReadLoad } from "#domain/performance/readLoad.ts";
import { measurePages, type PageWindow } from "./measurePages.ts";

export type TestChoice = {
  groups: readonly MeasuredGroup[];
  paths: readonly string[];
  load: { concurrency: number; seconds: number };
};

/** Why something has no figure. */
export type Gap =
  | { code: "blocked" | "closed" | "late" | "unpainted" | "noCopy" | "stopped" }
  | { code: "leftOut"; visits: number; of: number }
  | { code: "failed"; group: MeasuredGroup }
  | { code: "readsFailed"; paths: readonly string[] }
  | { code: "loadRefused"; seconds: number | null };

export type Progress = { group: MeasuredGroup; share: number; detail: string | null };
export type TestResult = { measurements: Measurement[]; gaps: Gap[] };

export type TestOptions = {
  choice: TestChoice;
  /** Null if the browser blocked it; not needed without the group "pages". */
  popup: PageWindow | null;
  isStopped: () => boolean;
  onProgress: (progress: Progress) => void;
};

/** Never rejects: what fails becomes a gap, and what was measured before it stays. */
export async function runPerformanceTest(options: TestOptions): Promise<TestResult> {
  const { choice, isStopped, onProgress } = options;
  const measurements: Measurement[] = [];
  const gaps: Gap[] = [];
  const parts: Readonly<Record<MeasuredGroup, () => Promise<void>>> = {
    pages: () => addPages(options, measurements, gaps),
    async offline() {
      const found = await measureOffline(choice.paths);
      if (found === null) gaps.push({ code: "noCopy" });
      else measurements.push(...found);
    },
    async api() {
      const onShare = (share: number) => onProgress({ group: "api", share, detail: null });
      const found = await measureReads({ read: readOnce, now, onProgress: onShare });
      measurements.push(...found.measurements);
      if (found.failed.length > 0) gaps.push({ code: "readsFailed", paths: found.failed });
    },
    async engine() {
      const [{ release, unitIds }, { decoded }, { measureEngine }] = await Promise.all([
        loadColleges(),
        readDeadlines(),
        import("./measureEngine.ts"),
      ]);
      measurements.push(
        ...(await measureEngine({
          engine: {
            search: askEngine("search"),
            match: askEngine("match"),
            price: askEngine("price"),
            timeline: askEngine("timeline"),
          },
          release,
          unitIds: unitIds(),
          deadlines: decoded,
          now,
          isStopped,
        })),
      );
    },
    async store() {
      const times: number[][] = [];
      for (let round = 0; round < rounds && !isStopped(); round += 1) {
        onProgress({ group: "store", share: round / rounds, detail: null });
        times.push([...(await timeStoreWrites())]);
      }
      measurements.push(...toRoundMeasurements("store", storeWriteName, times));
    },
    async load() {
      const { concurrency, seconds } = choice.load;
      const onShare = (share: number) => onProgress({ group: "load", share, detail: null });
      const result = await runReadLoad({
        concurrency,
        seconds,
        read: readOnce,
        now,
        isStopped,
        onProgress: onShare,
      });
      measurements.push(...result.measurements);
      if (result.isRefused) gaps.push({ code: "loadRefused", seconds: result.retryAfterSeconds });
    },
  };
  for (const group of choice.groups) {
    if (isStopped()) break;
    onProgress({ group, share: 0, detail: null });
    try {
      await parts[group]();
    } catch (error) {
      gaps.push(toGap(group, error));
    }
  }
  if (isStopped()) gaps.push({ code: "stopped" });
  return { measurements, gaps };
}

async function addPages(options: TestOptions, measurements: Measurement[], gaps: Gap[]): Promise<void> {
  const { popup, choice, isStopped, onProgress } = options;
  if (popup === null) {
    gaps.push({ code: "blocked" });
    return;
  }
  try {
    const found = await measurePages({
      popup,
      paths: choice.paths,
      emptyCache,
      isStopped,
      onProgress: (done, of, path) => onProgress({ group: "pages", share: done / of, detail: path }),
    });
    measurements.push(...found.measurements);
    if (found.leftOut.visits > 0) gaps.push({ code: "leftOut", ...found.leftOut });
    if (found.isUnpainted) gaps.push({ code: "unpainted" });
  } finally {
    popup.close();
  }
}

function toGap(group: MeasuredGroup, error: unknown): Gap {
  const said = error instanceof Error ? error.message : "";
  return said === "closed" || said === "late" ? { code: said } : { code: "failed", group };
}

/** Anonymous and past every cache, so that the server answers it. */
async function readOnce(path: string): Promise<ReadAnswer> {
  const response = await fetch(path, { cache: "no-store", credentials: "omit", redirect: "error" });
  await response.arrayBuffer();
  const retryAfterSeconds = readRetryAfter(response.headers.get("retry-after"), Date.now());
  return { status: response.status, retryAfterSeconds };
}

async function readDeadlines(): Promise<{ decoded: readonly Deadline[] }> {
  const [json, { timelineDeadlinesSchema }, { decodeDeadlines }] = await Promise.all([
    call("applicationTimeline", {}),
    import("#contract/applicationTimeline.ts"),
    import("#domain/college/deadlineTable.ts"),
  ]);
  return { decoded: decodeDeadlines(timelineDeadlinesSchema.parse(json).deadlineTable) };
}

function now(): number {
  return performance.now();
}

/**
 * Whether this browser's copy of the site opens without a network: everything a page needs, read from where the service worker
 * keeps it. Null where this browser has no service worker, or keeps nothing yet.
 */
async function measureOffline(paths: readonly string[]): Promise<Measurement[] | null> {
  if (!("caches" in window) || !(await caches.keys()).some((name) => name.startsWith("tassel-pages")))
    return null;
  const measurements: Measurement[] = [];
  for (const path of paths) {
    const times: number[] = [];
    let missing = 0;
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      missing = await readCopy(path);
      times.push(performance.now() - startedAt);
    }
    measurements.push({ group: "offline", name: path, measure: "missing", samples: [missing] });
    if (missing === 0) measurements.push({ group: "offline", name: path, measure: "open", samples: times });
  }
  return measurements;
}

/** How many files are missing of the page and each script, style and font it names. */
async function readCopy(path: string): Promise<number> {
  const page = await caches.match(path, { ignoreVary: true });
  if (page === undefined) return 1;
  const html = await page.text();
  const files = new Set(
    [...html.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css|woff2))"/g)].map(([, file]) => file ?? ""),
  );
  const found = await Promise.all(
    [...files].map(async (file) => {
      const kept = await caches.match(file, { ignoreVary: true });
      await kept?.arrayBuffer();
      return kept !== undefined;
    }),
  );
  return found.filter((isKept) => !isKept).length;
}
