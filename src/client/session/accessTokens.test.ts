/** Which calls say who asks. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { sessionAccessTokens } from "./accessTokens.ts";

let stored: Record<string, string> = {};

beforeEach(() => {
  stored = { "tassel-session-hint": "1" };
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null });
});

afterEach(() => vi.unstubAllGlobals());

describe("a call says who asks", () => {
  test.each([
    ["/api/user/profile", true],
    ["/api/plans", true],
    ["/api/plans/abc/commands?after=3", true],
    ["/api/account/export", true],
    ["/api/colleges/228723", false],
    ["/api/colleges-of-mine", true],
    ["/api/health", false],
    ["/api/page-views", false],
    ["/api/identity/sign-in", false],
  ])("%s: %s", (path, expected) => {
    expect(sessionAccessTokens.isFor(path)).toBe(expected);
  });

  test.each(endpoints.filter(({ access }) => access !== "everyone").map(({ path }) => path))(
    "at %s, which is not for everybody",
    (path) => {
      expect(sessionAccessTokens.isFor(path)).toBe(true);
    },
  );

  test("never where nobody signed in on this device, or storage is forbidden", () => {
    stored = {};
    expect(sessionAccessTokens.isFor("/api/user/profile")).toBe(false);
    vi.stubGlobal("localStorage", undefined);
    expect(sessionAccessTokens.isFor("/api/user/profile")).toBe(false);
  });
});
