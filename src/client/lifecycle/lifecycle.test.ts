/** The actor of the lifecycle, with the page's events, its clock and its timer handed in. */
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { createQueryClient } from "#client/query/queryClient.ts";
import { cleanUpQueries, refetchAfterAbsence, startLifecycle } from "./lifecycle.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let nowMs: number;
let tick: () => void;
let mayFetch: boolean;
let done: string[];
let stop: () => void;
let isTicking: boolean;
const page = new EventTarget();
const hiding = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  nowMs = 0;
  mayFetch = true;
  done = [];
  isTicking = true;
  hiding.hidden = false;
  stop = startLifecycle(createQueryClient(false), {
    nowMs: () => nowMs,
    window: page,
    document: hiding,
    every(_intervalMs, run) {
      tick = run;
      return () => {
        isTicking = false;
      };
    },
    warm: () => done.push("warm"),
    maySpendData: () => mayFetch,
    refreshSession: () => done.push("session"),
  });
});

afterEach(() => stop());

describe("activity", () => {
  test.each(["mousemove", "mousedown", "keydown", "scroll", "touchstart", "click"])(
    "%s counts as activity",
    (kind) => {
      nowMs = 9 * minuteMs;
      page.dispatchEvent(new Event(kind));
      nowMs = 18 * minuteMs;
      tick();
      expect(done).toEqual(["warm"]);
      nowMs = 19 * minuteMs;
      tick();
      expect(done).toEqual(["warm", "session"]);
    },
  );

  test("nothing is fetched ahead where data is to be saved", () => {
    mayFetch = false;
    nowMs = minuteMs;
    tick();
    expect(done).toEqual([]);
  });

  test("once stopped it hears nothing more, and its timer is gone", () => {
    stop();
    nowMs = 20 * minuteMs;
    page.dispatchEvent(new Event("click"));
    expect(done).toEqual([]);
    expect(isTicking).toBe(false);
  });
});

/** A client whose queries count how often they are fetched; `shown` ones have a part of the page that reads them. */
function makeClient(
  queries: Record<string, { ageMs: number; isShown: boolean; options?: object; fails?: boolean }>,
) {
  const client = createQueryClient(false);
  const fetched: string[] = [];
  const stops: (() => void)[] = [];
  for (const [name, { ageMs, isShown, options, fails }] of Object.entries(queries)) {
    const query = {
      queryKey: [name],
      queryFn: () => {
        fetched.push(name);
        return fails ? Promise.reject(new Error("404: gone")) : Promise.resolve(name);
      },
      ...options,
    };
    if (!fails) client.setQueryData([name], name, { updatedAt: Date.now() - ageMs });
    if (isShown) stops.push(new QueryObserver(client, query).subscribe(() => undefined));
  }
  const names = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
  const close = () => {
    for (const stopOne of stops) stopOne();
    client.clear();
  };
  return { client, fetched, names, close };
}

test("tidying drops what is old and not shown, and leaves what is to be sent", () => {
  const { client, names, close } = makeClient({
    young: { ageMs: dayMs - minuteMs, isShown: false },
    old: { ageMs: dayMs + minuteMs, isShown: false },
    oldButShown: { ageMs: dayMs + minuteMs, isShown: true, options: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const mutations = client.getMutationCache();
  mutations.build(client, client.defaultMutationOptions({ mutationKey: ["contact"] }));
  cleanUpQueries(client, Date.now());
  expect(names()).toEqual(["young", "oldButShown"]);
  expect(mutations.getAll()).toHaveLength(1);
  close();
});

test("after time away what is shown and older is fetched again, and a failure is tried again", async () => {
  const { client, fetched, close } = makeClient({
    fresh: { ageMs: 4 * minuteMs, isShown: true },
    older: { ageMs: 5 * minuteMs, isShown: true, options: { staleTime: 30 * minuteMs } },
    notShown: { ageMs: 20 * minuteMs, isShown: false },
    ofTheRelease: { ageMs: 20 * minuteMs, isShown: true, options: cacheClasses.static },
    failed: { ageMs: 0, isShown: true, fails: true, options: cacheClasses.static },
  });
  await vi.waitFor(() => expect(client.getQueryState(["failed"])?.status).toBe("error"));
  expect(fetched).toEqual(["failed"]);
  refetchAfterAbsence(client, Date.now());
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(fetched).toEqual(["failed", "older", "failed"]);
  close();
});

test("away is hidden or out of focus; coming back after 5 minutes fetches again", async () => {
  stop();
  const { client, fetched, close } = makeClient({
    shown: { ageMs: 20 * minuteMs, isShown: true, options: { staleTime: 30 * minuteMs } },
  });
  nowMs = Date.now();
  stop = startLifecycle(client, {
    nowMs: () => nowMs,
    window: page,
    document: hiding,
    every: () => () => undefined,
    warm: () => undefined,
    maySpendData: () => true,
    refreshSession: () => undefined,
  });
  page.dispatchEvent(new Event("blur"));
  nowMs += 5 * minuteMs - 1;
  page.dispatchEvent(new Event("focus"));
  expect(fetched).toEqual([]);
  hiding.hidden = true;
  hiding.dispatchEvent(new Event("visibilitychange"));
  nowMs += 5 * minuteMs;
  hiding.hidden = false;
  hiding.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(fetched).toEqual(["shown"]));
  close();
});
