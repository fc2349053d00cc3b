/** The rules of the performance test: histograms, kinds of pages, comparing releases, and the bounded load. */
import { describe, expect, test } from "vitest";
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from "web-vitals";
import { compareMeasurements, type Measure, type Measurement, summarizeSamples } from "./measurements.ts";
import { findPageKind } from "./pageKinds.ts";
import {
  findLoadTarget,
  loadLimits,
  measuredReads,
  measureReads,
  type ReadAnswer,
  runReadLoad,
} from "./readLoad.ts";
import { findBucket, summarizeVital, vitalNames, vitalScales } from "./webVitals.ts";

describe("a histogram", () => {
  test("has the thresholds that the library publishes, each the end of a bucket", () => {
    const published = {
      LCP: LCPThresholds,
      INP: INPThresholds,
      CLS: CLSThresholds,
      FCP: FCPThresholds,
      TTFB: TTFBThresholds,
    };
    for (const name of vitalNames) {
      const { good, poor, edges } = vitalScales[name];
      expect([good, poor]).toEqual(published[name]);
      expect(edges).toEqual(edges.toSorted((a, b) => a - b));
      expect(edges).toContain(good);
      expect(edges).toContain(poor);
    }
  });

  test.each([
    ["LCP", 0, 0],
    ["LCP", 250, 0],
    ["LCP", 250.1, 1],
    ["LCP", 2_500, 7],
    ["LCP", 10_000.5, 12],
    ["CLS", 0.1, 6],
    ["CLS", 0.1001, 7],
  ] as const)("puts %s %f into bucket %i", (name, value, bucket) => {
    expect(findBucket(name, value)).toBe(bucket);
  });

  test("without a sample has nothing to say", () => {
    expect(summarizeVital("LCP", [])).toBeNull();
    expect(summarizeVital("LCP", [0, 0, 0])).toBeNull();
  });

  test("gives the 75th percentile within its bucket, and shares by the thresholds", () => {
    // 60 up to 2,000 ms, 20 up to 2,500, 15 up to 3,000, 5 up to 6,000.
    const counts = [0, 0, 0, 0, 0, 0, 60, 20, 15, 0, 5, 0, 0];
    expect(summarizeVital("LCP", counts)).toEqual({
      samples: 100,
      p75: 2_375,
      isAtLeast: false,
      rating: "good",
      shares: { good: 0.8, needsWork: 0.15, poor: 0.05 },
    });
  });

  test("is close to the exact percentile of what it was filled with", () => {
    const values = Array.from({ length: 4_000 }, (_, index) => 400 + ((index * 7_919) % 4_000));
    const counts = Array.from({ length: vitalScales.LCP.edges.length + 1 }, () => 0);
    for (const value of values)
      counts[findBucket("LCP", value)] = (counts[findBucket("LCP", value)] ?? 0) + 1;
    expect(Math.abs((summarizeVital("LCP", counts)?.p75 ?? 0) - 3_400)).toBeLessThan(60);
  });

  test.each([
    [
      "all at the top",
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9],
      { p75: 10_000, isAtLeast: true, rating: "poor" },
    ],
    ["exactly at the threshold", [0, 0, 0, 0, 0, 0, 0, 3, 0, 1], { p75: 2_500, rating: "good" }],
    ["one sample in the first bucket", [1], { p75: 187.5, rating: "good" }],
    [
      "empty buckets between",
      [1, 0, 0, 0, 0, 0, 0, 0, 0, 3],
      { p75: 3_666.666_666_666_666_5, rating: "needsWork" },
    ],
  ])("%s", (_, counts, expected) => {
    expect(summarizeVital("LCP", counts)).toMatchObject(expected);
  });
});

test.each([
  ["/", "home"],
  ["", "home"],
  ["/colleges", "colleges"],
  ["/colleges/", "colleges"],
  ["/colleges/rice-university", "college"],
  ["/college-match-quiz", "tool"],
  ["/tools/fafsa-calculator", "tool"],
  ["/my-plan/history", "plan"],
  ["/essays", "plan"],
  ["/college-planning-ohio/financial-aid", "reading"],
  ["/blog/anything", "reading"],
  ["/%00<script>", "reading"],
  ["/admin", null],
  ["/admin/performance-test", null],
  ["/blog-automation", null],
])("%s is counted as %s", (path, kind) => {
  expect(findPageKind(path)).toBe(kind);
});

describe("comparing two releases", () => {
  const one = (samples: readonly number[], measure: Measure = "median", name = "/"): Measurement => ({
    group: "api",
    name,
    measure,
    samples,
  });
  const verdict = (before: readonly number[], after: readonly number[], measure: Measure = "median") =>
    compareMeasurements([one(before, measure)], [one(after, measure)])[0]?.verdict;

  test("five values have a median and a spread", () => {
    expect(summarizeSamples([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4, samples: 5 });
    expect(summarizeSamples([])).toBeNull();
  });

  test.each([
    ["clearly faster", [100, 101, 102, 103, 104], [50, 51, 52, 53, 54], "median", "better"],
    ["clearly slower", [50, 51, 52, 53, 54], [100, 101, 102, 103, 104], "median", "worse"],
    ["more a second is better", [50, 51, 52, 53, 54], [100, 101, 102, 103, 104], "throughput", "better"],
    ["spreads that overlap", [80, 90, 100, 110, 120], [70, 85, 93, 105, 130], "median", "noise"],
    ["apart, but by 3%", [100, 100, 100, 100, 100], [103, 103, 103, 103, 103], "median", "noise"],
    ["apart, below the clock", [0.1, 0.1, 0.1, 0.1, 0.1], [0.3, 0.3, 0.3, 0.3, 0.3], "median", "noise"],
    ["bytes are exact: 1% counts", [100, 100, 100], [101, 101, 101], "bytes", "worse"],
    ["the same", [100, 100, 100], [100, 100, 100], "bytes", "same"],
    ["none before, some failed after", [0, 0, 0], [2, 2, 2], "failed", "worse"],
    ["two values have no spread", [100, 101], [50, 51], "median", "tooFew"],
  ] as const)("%s", (_, before, after, measure, expected) => {
    expect(verdict(before, after, measure)).toBe(expected);
  });

  test("what only one of them measured is said so, without a ratio", () => {
    const rows = compareMeasurements(
      [one([1, 2, 3], "median", "gone")],
      [one([1, 2, 3], "median", "new"), { ...one([5, 5, 5], "lcp", "/about"), group: "pages" }],
    );
    expect(rows.map(({ group, name, verdict, ratio }) => [group, name, verdict, ratio])).toEqual([
      ["pages", "/about", "onlyAfter", null],
      ["api", "new", "onlyAfter", null],
      ["api", "gone", "onlyBefore", null],
    ]);
  });

  test("runs of one release count together", () => {
    const [row] = compareMeasurements([one([10, 10, 10]), one([20, 20, 20])], [one([30, 30, 30])]);
    expect([row?.before?.samples, row?.before?.median, row?.ratio]).toEqual([6, 15, 2]);
  });
});

describe("the load test", () => {
  const own = ["tassel.example", "127.0.0.1:3000"];

  test.each([
    ["https://tassel.example", "https://tassel.example"],
    ["tassel.example/colleges?x=1", "http://tassel.example"],
    ["http://127.0.0.1:3000/", "http://127.0.0.1:3000"],
  ])("%s is this site", (typed, origin) => {
    expect(findLoadTarget(typed, own)).toEqual({ ok: true, value: origin });
  });

  test.each([
    ["https://example.com", /Only this site can be tested, not example\.com/],
    ["https://tassel.example.evil.com", /not tassel\.example\.evil\.com/],
    ["https://tassel.example@evil.com/", /not evil\.com/],
    ["http://127.0.0.1:3001", /not 127\.0\.0\.1:3001/],
    ["//evil.com", /not evil\.com/],
    ["javascript://tassel.example", /not an address/],
    ["file:///etc/passwd", /not an address/],
    ["", /not an address/],
  ])("%j is refused with a sentence", (typed, sentence) => {
    const found = findLoadTarget(typed, own);
    expect(found.ok ? found.value : found.problem).toMatch(sentence);
  });

  /** Each answer takes 100 ms of a made-up clock, whoever else is waiting. */
  function makeWorld(answer: (sent: number) => ReadAnswer | Error) {
    let clock = 0;
    let open = 0;
    let most = 0;
    const sent: string[] = [];
    return {
      sent,
      most: () => most,
      options: {
        now: () => clock,
        read: async (path: string) => {
          sent.push(path);
          open += 1;
          most = Math.max(most, open);
          const answered = answer(sent.length);
          await Promise.resolve();
          clock += 100 / open;
          open -= 1;
          if (answered instanceof Error) throw answered;
          return answered;
        },
      },
    };
  }
  const fine: ReadAnswer = { status: 200, retryAfterSeconds: null };

  test("never sends more at once or longer than the limits, whatever is asked for, and only its own reads", async () => {
    const world = makeWorld(() => fine);
    const result = await runReadLoad({ ...world.options, concurrency: 5_000, seconds: 9_999 });
    expect(world.most()).toBeLessThanOrEqual(loadLimits.concurrency);
    expect(world.options.now()).toBeLessThan((loadLimits.seconds + 1) * 1_000);
    expect(new Set(world.sent)).toEqual(new Set(measuredReads));
    expect(result.measurements.find(({ measure }) => measure === "throughput")?.samples).toHaveLength(5);
  });

  test("stops at the first 429 and says so; the rate of a test cut short is no rate", async () => {
    const world = makeWorld((sent) => (sent === 40 ? { status: 429, retryAfterSeconds: 12 } : fine));
    const result = await runReadLoad({ ...world.options, concurrency: 1, seconds: 30 });
    expect([result.isRefused, result.retryAfterSeconds, world.sent.length]).toEqual([true, 12, 40]);
    expect(result.measurements.some(({ measure }) => measure === "throughput")).toBe(false);
  });

  test("failures are counted, not timed", async () => {
    const world = makeWorld((sent) => (sent % 2 === 0 ? new Error("broken off") : fine));
    const { measurements, requests } = await runReadLoad({ ...world.options, concurrency: 1, seconds: 5 });
    expect(measurements.find(({ measure }) => measure === "failed")?.samples).toEqual([requests / 2]);
  });

  test("the latency of each read has five rounds; one that is refused has none", async () => {
    const world = makeWorld(() => fine);
    const read = async (path: string) =>
      path === "/api/pricing" ? { status: 503, retryAfterSeconds: null } : world.options.read(path);
    const { measurements, failed } = await measureReads({ ...world.options, read });
    expect(failed).toEqual(["/api/pricing"]);
    expect(measurements).toHaveLength((measuredReads.length - 1) * 2);
    expect(measurements[0]?.samples).toEqual([100, 100, 100, 100, 100]);
  });
});
