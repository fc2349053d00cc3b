/**
 * Measures pages in a window of their own, as a visitor's browser loads them. Pages of this site cannot be framed, and
 * that stays so for everyone: a window opened by an administrator's press belongs to the same site and can be observed.
 */
import { type Measurement, rounds } from "#domain/performance/measurements.ts";

/** The sizes of a common phone. */
const windowFeatures = "popup,width=412,height=870";
const loadLimitMs = 30_000;
/** What still moves or paints after the load event is waited for this long. */
const settleMs = 1_000;
const lookEveryMs = 20;

export type PageWindow = Window & typeof globalThis;
export type PageVisit = {
  lcpMs: number | null;
  cls: number;
  /** How long tasks over 50 ms took beyond that, all together, as in Total Blocking Time. */
  blockingMs: number | null;
  kB: number;
  /** Something came from a cache or from the service worker: not a first visit. */
  isFromCache: boolean;
};

/** Null if the browser blocks it. Call it right in the press of a button. */
export function openPageWindow(): PageWindow | null {
  // The types know a window only as what it can be from outside; of the same site it is whole.
  return window.open("about:blank", "tassel-performance", windowFeatures) as PageWindow | null;
}

export type PagesOptions = {
  popup: PageWindow;
  paths: readonly string[];
  /** Has the browser's own cache emptied; rejects if that failed. */
  emptyCache: () => Promise<void>;
  isStopped: () => boolean;
  onProgress: (done: number, of: number, path: string) => void;
};
export type PagesResult = {
  measurements: Measurement[];
  /** First visits that came partly from the browser's cache or memory: they are left out. */
  leftOut: { visits: number; of: number };
  /** The window painted nothing: it was covered or closed. */
  isUnpainted: boolean;
};

/** Each page five times with nothing kept, then, with all kept, five times more. */
export async function measurePages(options: PagesOptions): Promise<PagesResult> {
  const { popup, paths, isStopped, onProgress } = options;
  const total = paths.length * (rounds * 2 + 1);
  let done = 0;
  const step = (path: string) => {
    onProgress(done, total, path);
    done += 1;
  };
  const cold = new Map<string, PageVisit[]>();
  const warm = new Map<string, PageVisit[]>();
  try {
    for (const path of paths) {
      const visits: PageVisit[] = [];
      cold.set(path, visits);
      for (let round = 0; round < rounds && !isStopped(); round += 1) {
        step(path);
        await leave(popup);
        await forgetSite(options.emptyCache);
        visits.push(await visit(popup, path, false));
      }
    }
    if (!isStopped()) await keepSiteAgain(installLimitMs);
    for (const path of paths) {
      const visits: PageVisit[] = [];
      warm.set(path, visits);
      // The first fills the caches and is not counted.
      for (let round = 0; round <= rounds && !isStopped(); round += 1) {
        step(path);
        await leave(popup);
        const found = await visit(popup, path, true);
        if (round > 0) visits.push(found);
      }
    }
  } finally {
    // The pages are cached again, whether or not the test succeeded.
    await keepSiteAgain(0);
  }
  const first = [...cold.values()].flat();
  const all = [...cold.values(), ...warm.values()].flat();
  return {
    measurements: [
      ...[...cold].flatMap(([path, visits]) =>
        toMeasurements(
          `${path}, first visit`,
          visits.filter(({ isFromCache }) => !isFromCache),
        ),
      ),
      ...[...warm].flatMap(([path, visits]) => toMeasurements(`${path}, next visit`, visits)),
    ],
    leftOut: { visits: first.filter(({ isFromCache }) => isFromCache).length, of: first.length },
    isUnpainted: all.some(({ lcpMs }) => lcpMs === null),
  };
}

function toMeasurements(name: string, visits: readonly PageVisit[]): Measurement[] {
  const toOne = (measure: Measurement["measure"], values: readonly (number | null)[]): Measurement => ({
    group: "pages",
    name,
    measure,
    samples: values.filter((value) => value !== null),
  });
  return [
    toOne(
      "lcp",
      visits.map(({ lcpMs }) => lcpMs),
    ),
    toOne(
      "cls",
      visits.map(({ cls }) => cls),
    ),
    toOne(
      "longTasks",
      visits.map(({ blockingMs }) => blockingMs),
    ),
    toOne(
      "bytes",
      visits.map(({ kB }) => kB),
    ),
  ].filter(({ samples }) => samples.length > 0);
}

/** Away from the page, so that opening it again is a visit and not a reload. */
async function leave(popup: PageWindow): Promise<void> {
  popup.location.replace("about:blank");
  await until(() => popup.location.href === "about:blank" && popup.document.readyState === "complete", popup);
}

/** `keepsWorker` false: the page's service worker is not installed, since its downloads are no part of the visit. */
async function visit(popup: PageWindow, path: string, keepsWorker: boolean): Promise<PageVisit> {
  popup.location.replace(path);
  await until(() => popup.location.href !== "about:blank" && popup.document.readyState !== "loading", popup);
  if (!keepsWorker && "serviceWorker" in popup.navigator) {
    popup.navigator.serviceWorker.register = () => new Promise(() => undefined);
  }
  await until(() => (readNavigation(popup)?.loadEventEnd ?? 0) > 0, popup);
  const seen = observe(popup);
  await wait(settleMs);
  const { paints, shifts, tasks } = seen();
  const navigation = readNavigation(popup);
  const files = [
    ...(navigation === null ? [] : [navigation]),
    ...popup.performance.getEntriesByType("resource"),
  ];
  const isKept = (file: PerformanceResourceTiming) => file.transferSize === 0 && file.decodedBodySize > 0;
  return {
    lcpMs: paints.at(-1)?.startTime ?? null,
    cls: sumWorstWindow(shifts),
    blockingMs: tasks?.reduce((sum, { duration }) => sum + Math.max(duration - 50, 0), 0) ?? null,
    kB: files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000,
    isFromCache: files.some((file) => file.workerStart > 0 || isKept(file)),
  };
}

function readNavigation(popup: PageWindow): PerformanceNavigationTiming | null {
  const [entry] = popup.performance.getEntriesByType("navigation");
  return entry ?? null;
}

export type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** The browser's buffers hold what was before; the function that comes back stops and hands out. */
function observe(popup: PageWindow) {
  const supported = popup.PerformanceObserver.supportedEntryTypes;
  const listen = (type: string) => {
    const entries: PerformanceEntry[] = [];
    if (!supported.includes(type)) return null;
    const observer = new popup.PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type, buffered: true });
    return () => {
      entries.push(...observer.takeRecords());
      observer.disconnect();
      return entries;
    };
  };
  const [paints, shifts, tasks] = ["largest-contentful-paint", "layout-shift", "longtask"].map(listen);
  return () => ({
    paints: paints?.() ?? [],
    shifts: (shifts?.() ?? []) as Shift[],
    tasks: tasks === null || tasks === undefined ? null : tasks(),
  });
}

/** CLS as published: the worst window of at most five seconds, with at most one between two shifts. */
export function sumWorstWindow(
  shifts: readonly Pick<Shift, "startTime" | "value" | "hadRecentInput">[],
): number {
  let worst = 0;
  let sum = 0;
  let [firstAt, lastAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - lastAt > 1_000 || startTime - firstAt > 5_000) {
      sum = 0;
      firstAt = startTime;
    }
    lastAt = startTime;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * Until it is registered again no page goes through the service worker, so what it keeps can stay: the offline copy is
 * never lost. The plan and the sign-in are not touched.
 */
async function forgetSite(emptyCache: () => Promise<void>): Promise<void> {
  if ("serviceWorker" in navigator) {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  }
  await emptyCache();
}

const installLimitMs = 20_000;

/** Installs the service worker, unless it is there, and waits so long for what it keeps. */
async function keepSiteAgain(limitMs: number): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    await Promise.race([navigator.serviceWorker.ready, wait(limitMs)]);
  } catch {
    // The next visit tries again, as it does for every visitor.
  }
}

/** Throws where the window was closed, or the page did not come. */
async function until(isThere: () => boolean, popup: PageWindow): Promise<void> {
  const endsAt = performance.now() + loadLimitMs;
  while (!isThere()) {
    if (popup.closed) throw new Error("closed");
    if (performance.now() > endsAt) throw new Error("late");
    await wait(lookEveryMs);
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
