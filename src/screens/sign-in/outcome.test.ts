/** The message for each refusal, and where a completed step may lead. */
import { expect, test } from "vitest";
import { RequestError } from "#client/http/requestError.ts";
import { type Failed, getNextCodeTime, getSignInNextStep, needsCode, toFailure } from "./outcome.ts";

const errors = [{ field: "code", message: "Not the right one." }];
const problem = { detail: "No.", errors };

test.each<[string, unknown, Partial<Failed>]>([
  ["a wrong password", new RequestError("401: x", 401), { reason: "wrong" }],
  ["a wrong code", new RequestError("400: x", 400, { problem }), { reason: "fields", fields: errors }],
  ["a refusal that names no field", new RequestError("400: x", 400), { reason: "refused" }],
  [
    "a lockout of 61 seconds",
    new RequestError("429: x", 429, { retryAfterSeconds: 61 }),
    { reason: "tooMany", retryAfterMinutes: 2 },
  ],
  [
    "a lockout of a second",
    new RequestError("429: x", 429, { retryAfterSeconds: 1 }),
    { reason: "soon", retryAfterMinutes: 1 },
  ],
  [
    "a lockout of sixteen seconds",
    new RequestError("429: x", 429, { retryAfterSeconds: 16 }),
    { reason: "tooMany", retryAfterMinutes: 1 },
  ],
  [
    "a lockout without a time",
    new RequestError("429: x", 429),
    { reason: "tooMany", retryAfterMinutes: null },
  ],
  [
    "nothing that can be saved",
    new RequestError("503: x", 503, { problem: { detail: "No.", isSavingOff: true } }),
    { reason: "savingOff" },
  ],
  ["a fault of ours", new RequestError("503: x", 503), { reason: "server" }],
  ["no answer in time", new RequestError("x", null), { reason: "timeout" }],
  ["a café's page", new RequestError("x", null, { reason: "otherNetwork" }), { reason: "otherNetwork" }],
  ["half an answer", new RequestError("x", null, { reason: "cutShort" }), { reason: "unreachable" }],
  ["no network", new TypeError("Failed to fetch"), { reason: "unreachable" }],
])("%s", (_, error, expected) => {
  expect(toFailure(error, true)).toEqual({ retryAfterMinutes: null, fields: [], ...expected });
});

test.each([
  [{ next: "code" }, true],
  [{ next: "verify" }, false],
  [{ redirectTo: null }, false],
  [null, false],
])("whether %j asks for a code: %s", (answer, expected) => {
  expect(needsCode(answer)).toBe(expected);
});

test.each([
  [{ next: "reset", nextCodeAt: "2026-11-21T20:40:00.000Z" }, "2026-11-21T20:40:00.000Z"],
  [{ next: "reset", nextCodeAt: null }, null],
  [{ next: "reset", nextCodeAt: "soon" }, null],
  // The release before says nothing of it.
  [{ next: "reset" }, null],
])("when the next code can be mailed after %j: %s", (answer, expected) => {
  expect(getNextCodeTime(answer)).toBe(expected);
});

test.each([
  [{ redirectTo: "/authorize/abc-1" }, "/authorize/abc-1"],
  [{ redirectTo: null }, null],
  [{ redirectTo: "https://elsewhere.example/authorize/abc" }, null],
  [{ redirectTo: "//elsewhere.example" }, null],
  [{ redirectTo: "/authorize/../x" }, null],
  [null, null],
])("the answer %j leads to %j", (answer, expected) => {
  expect(getSignInNextStep(answer)).toBe(expected);
});
