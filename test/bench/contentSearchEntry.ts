/** The site search as the browser runs it, bundled for the benchmark and called inside Chromium. */
import { type ContentSearch, prepareContentSearch } from "#client/contentSearch/contentSearch.ts";
import { contentSearchEndpoint } from "#contract/contentSearch.ts";

export type ContentSearchTimes = {
  readMs: number;
  /** The longest task between two yields, during which the page does not respond. */
  longestStepMs: number;
  /**
   * One per keystroke: the median of the rounds, so that a pause of the machine is not blamed on the search.
   */
  strokesMs: number[];
  /** The slowest keystroke of the first round. */
  firstRoundMs: number;
  /** Queries that found nothing once fully typed. */
  missed: string[];
};

const rounds = 3;

/** Loads and indexes the text, then types each query character by character, in several rounds. */
export function contentSearchBench(text: string, queries: readonly string[]): ContentSearchTimes {
  const startedAt = performance.now();
  const { search, longestStepMs } = laidOut(text);
  const readMs = performance.now() - startedAt;
  const typed = queries.flatMap((query) =>
    Array.from(query, (_letter, at) => ({ text: query.slice(0, at + 1), timesMs: [] as number[] })),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const stroke of typed) {
      const strokeAt = performance.now();
      search(stroke.text, 8);
      stroke.timesMs.push(performance.now() - strokeAt);
    }
  }
  return {
    readMs,
    longestStepMs,
    strokesMs: typed.map(({ timesMs }) => median(timesMs)),
    firstRoundMs: Math.max(...typed.map(({ timesMs }) => timesMs[0] ?? Number.NaN)),
    missed: queries.filter((query) => search(query, 8)?.total === 0),
  };
}

function laidOut(text: string): ContentSearch & { longestStepMs: number } {
  const steps = prepareContentSearch(contentSearchEndpoint.replies[200].parse(JSON.parse(text)));
  let longestStepMs = 0;
  for (;;) {
    const stepAt = performance.now();
    const step = steps.next();
    longestStepMs = Math.max(longestStepMs, performance.now() - stepAt);
    if (step.done === true) return { ...step.value, longestStepMs };
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

declare global {
  var tasselContentSearch: typeof contentSearchBench;
}
globalThis.tasselContentSearch = contentSearchBench;
