/** The path a query key maps to. */
import { afterEach, expect, test, vi } from "vitest";
import { pathOfKey } from "./pathOfKey.ts";
import { createQueryClient } from "./queryClient.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [["api", "pricing"], "/api/pricing"],
  [["/api/pricing"], "/api/pricing"],
  [["/api", "colleges", 228778], "/api/colleges/228778"],
  [["api", "colleges", "a b?c#d"], "/api/colleges/a%20b%3Fc%23d"],
])("%j is %s", (key, expected) => {
  expect(pathOfKey(key)).toBe(expected);
});

test.each([[["stripe-prices"]], [["api"]], [[]], [["https://elsewhere.example", "api"]], [["api", null]]])(
  "%j names no address of the API",
  (key) => {
    expect(() => pathOfKey(key)).toThrow();
  },
);

test("a query without a function of its own reads the address of its key", async () => {
  const fetchStandIn = vi.fn((_path: string) => Promise.resolve(new Response('{"a":1}')));
  vi.stubGlobal("fetch", fetchStandIn);
  const client = createQueryClient(true);
  expect(await client.fetchQuery({ queryKey: ["api", "pricing"] })).toEqual({ a: 1 });
  expect(fetchStandIn.mock.calls[0]?.[0]).toBe("/api/pricing");
});
