/** The defaults of every query and mutation. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { cacheClasses } from "./cacheClasses.ts";
import { isSlowConnection, settingsForConnection } from "./connectionSettings.ts";
import { applyConnectionSettings, createQueryClient } from "./queryClient.ts";

afterEach(() => vi.unstubAllGlobals());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

test("queries are fresh for 5 minutes, kept for 10, never polled, and asked again on focus and reconnection", () => {
  expect(createQueryClient(false).getDefaultOptions().queries).toMatchObject({
    staleTime: 5 * minuteMs,
    gcTime: 10 * minuteMs,
    refetchInterval: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    networkMode: "offlineFirst",
  });
});

test("the cache classes are the specification's", () => {
  expect(cacheClasses).toEqual({
    static: { staleTime: dayMs, gcTime: 7 * dayMs },
    user: { staleTime: 5 * minuteMs, gcTime: 30 * minuteMs },
    realtime: { staleTime: 0, gcTime: minuteMs },
    critical: { staleTime: 0, gcTime: 0 },
  });
});

describe("the connection decides the defaults", () => {
  test.each([
    ["slow-2g", { ...cacheClasses.static, retries: 1 }, true],
    ["2g", { ...cacheClasses.static, retries: 1 }, true],
    ["3g", { staleTime: 5 * minuteMs, gcTime: 10 * minuteMs, retries: 3 }, false],
    ["4g", { ...cacheClasses.user, retries: 3 }, false],
    [null, { staleTime: 5 * minuteMs, gcTime: 10 * minuteMs, retries: 3 }, false],
    ["5g", { staleTime: 5 * minuteMs, gcTime: 10 * minuteMs, retries: 3 }, false],
  ])("%s", (effectiveType, expected, isSlow) => {
    expect(settingsForConnection(effectiveType)).toEqual(expected);
    expect(isSlowConnection(effectiveType)).toBe(isSlow);
  });

  test("on 2g a failed read is tried once more and its answer counts for a day; the default read stays", async () => {
    vi.useFakeTimers();
    const fetchStandIn = vi.fn(() => Promise.resolve(new Response("broken", { status: 500 })));
    vi.stubGlobal("fetch", fetchStandIn);
    const client = createQueryClient(false);
    applyConnectionSettings(client, "2g");
    const asked = expect(client.fetchQuery({ queryKey: ["api", "pricing"] })).rejects.toThrow("500: broken");
    await vi.runAllTimersAsync();
    await asked;
    vi.useRealTimers();
    expect(fetchStandIn).toHaveBeenCalledTimes(2);
    expect(client.getDefaultOptions().queries).toMatchObject({ ...cacheClasses.static });
    expect(client.getDefaultOptions().mutations?.networkMode).toBe("online");
  });
});

test("a change is sent by its key alone, with its JSON", async () => {
  const fetchStandIn = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(new Response('{"status":"received"}')),
  );
  vi.stubGlobal("fetch", fetchStandIn);
  const client = createQueryClient(false);
  const mutation = client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationKey: ["contact"] }));
  expect(await mutation.execute({ id: "1" })).toEqual({ status: "received" });
  expect(fetchStandIn.mock.calls[0]?.[0]).toBe("/api/contact");
  expect(fetchStandIn.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"id":"1"}' });
  client.clear();
});
