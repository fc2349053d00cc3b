/** When this device has an access token to send. */
import { afterEach, expect, test, vi } from "vitest";
import { sessionTokens } from "./sessionTokens.ts";

afterEach(() => vi.unstubAllGlobals());

test("tokens are sent where somebody signed in on this device", () => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "tassel-session-hint" ? "1" : null) });
  expect(sessionTokens.isSignedIn()).toBe(true);
});

test("never where nobody signed in on this device, or storage is forbidden", () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  expect(sessionTokens.isSignedIn()).toBe(false);
  vi.stubGlobal("localStorage", undefined);
  expect(sessionTokens.isSignedIn()).toBe(false);
});
