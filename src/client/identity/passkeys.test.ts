/** What a browser's refusal of a passkey means, and what a device is called at first. */
import { describe, expect, test } from "vitest";
import { guessDeviceName } from "./deviceName.ts";
import { toPasskeyFailure } from "./passkeys.ts";

const wrap = (name: string) => new Error("wrapped", { cause: new DOMException("", name) });

test.each([
  ["closed", new DOMException("", "NotAllowedError"), "cancelled"],
  ["closed, as the library says it", wrap("NotAllowedError"), "cancelled"],
  ["there already", wrap("InvalidStateError"), "known"],
  ["no screen lock", wrap("ConstraintError"), "unable"],
  ["no key of ours", wrap("NotSupportedError"), "unable"],
  ["a newer question", wrap("AbortError"), "replaced"],
  ["at another address", wrap("SecurityError"), "other"],
  ["thrown text", "no", "other"],
])("%s", (_, error, failure) => {
  expect(toPasskeyFailure(error)).toBe(failure);
});

describe("a device is called", () => {
  test.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148", "My iPhone"],
    ["Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Mobile/15E148", "My iPad"],
    ["Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0 Mobile Safari/537.36", "My Android phone"],
    ["Mozilla/5.0 (Linux; Android 16; Tab S9) Chrome/150.0 Safari/537.36", "My Android tablet"],
    ["Mozilla/5.0 (X11; CrOS x86_64 15000.0.0) Chrome/150.0", "My Chromebook"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", "My Mac"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/150.0", "My Windows computer"],
    ["Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0", "My Linux computer"],
    ["something else", "My device"],
  ])("%s", (userAgent, name) => {
    expect(guessDeviceName(userAgent)).toBe(name);
  });
});
