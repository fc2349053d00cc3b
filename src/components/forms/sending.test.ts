/** What has become of a sent form, for every way in which it can end. */
import { describe, expect, test } from "vitest";
import { type Attempt, type Failure, toSending } from "./sending.ts";

const makeFailure = (given: Partial<Failure>): Attempt => ({
  status: "error",
  isPaused: false,
  failure: {
    status: null,
    isTimeout: false,
    isOtherNetwork: false,
    retryAfterSeconds: null,
    fields: [],
    ...given,
  },
});

describe("what has become of a sent form", () => {
  test.each([
    ["nothing was sent yet", null, "idle"],
    ["on its way", { status: "pending", isPaused: false, failure: null }, "sending"],
    ["held back without a network", { status: "pending", isPaused: true, failure: null }, "waiting"],
    ["the server has it", { status: "success", isPaused: false, failure: null }, "sent"],
    ["failed without a word", { status: "error", isPaused: false, failure: null }, "failed"],
  ] as const)("%s", (_name, attempt, kind) => {
    expect(toSending(attempt).kind).toBe(kind);
  });

  test.each([
    ["no network answered", {}, "unreachable"],
    ["nothing came for 30 seconds", { isTimeout: true }, "timeout"],
    ["a field was refused", { status: 400, fields: [{ field: "email", message: "No." }] }, "fields"],
    ["refused without naming a field", { status: 400 }, "refused"],
    ["forbidden", { status: 403 }, "refused"],
    ["too long", { status: 413 }, "tooLarge"],
    ["too many", { status: 429 }, "tooMany"],
    ["the server failed", { status: 500 }, "server"],
    ["the server is down for a while", { status: 503 }, "server"],
    ["a Wi-Fi sign-in page answered in place of the server", { isOtherNetwork: true }, "otherNetwork"],
    ["an answer that is cut short", { status: 200 }, "server"],
  ] as const)("%s", (_name, given, reason) => {
    expect(toSending(makeFailure(given))).toMatchObject({ kind: "failed", reason });
  });

  test.each([
    [null, null],
    [0, 1],
    [59, 1],
    [60, 1],
    [61, 2],
    [600, 10],
  ])("a wait of %s seconds is said as %s minutes", (retryAfterSeconds, retryAfterMinutes) => {
    expect(toSending(makeFailure({ status: 429, retryAfterSeconds }))).toMatchObject({ retryAfterMinutes });
  });
});
