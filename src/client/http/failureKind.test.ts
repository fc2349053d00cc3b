/** Why a read failed. */
import { expect, test } from "vitest";
import { toFailureKind } from "./failureKind.ts";
import { RequestError } from "./requestError.ts";

test.each([
  [new TypeError("Failed to fetch"), "unreachable"],
  [new TypeError("Load failed"), "unreachable"],
  [new TypeError("Failed to fetch dynamically imported module: /assets/x.js"), "unreadable"],
  [new TypeError("NetworkError when attempting to fetch resource."), "unreachable"],
  [new TypeError("network error"), "unreachable"],
  [new TypeError("x is undefined"), "unreadable"],
  [new RequestError("Request timed out after 30 seconds", null), "timedOut"],
  [new RequestError("x", null, { reason: "otherNetwork" }), "otherNetwork"],
  [new RequestError("x", null, { reason: "cutShort" }), "cutShort"],
  [new RequestError("429: x", 429), "tooMany"],
  [new RequestError("500: x", 500), "serverFault"],
  [new RequestError("599: x", 599), "serverFault"],
  [new RequestError("499: x", 499), "refused"],
  [new RequestError("401: x", 401), "refused"],
  [new RequestError("403: x", 403), "refused"],
  [new RequestError("404: x", 404), "missing"],
  [new RequestError("410: x", 410), "missing"],
  [new Error("The college index came damaged."), "unreadable"],
  ["a text", "unreadable"],
])("%s is %s", (error, expected) => {
  expect(toFailureKind(error)).toBe(expected);
});
