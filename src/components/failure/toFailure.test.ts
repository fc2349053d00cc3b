/** No network, no answer and an ended sign-in are told apart; whatever else happens has words too. */
import { expect, test } from "vitest";
import { RequestError } from "#client/http/requestError.ts";
import { toFailure } from "./toFailure.ts";
import { type Failure, failureWords } from "./words.ts";

const problem = { detail: "Please sign in, then try again." };
const noNetwork = new TypeError("Failed to fetch");

test.each<[string, unknown, boolean, Failure]>([
  ["no network", noNetwork, false, "offline"],
  ["no answer, though there is a network", noNetwork, true, "unreachable"],
  ["no answer in time", new RequestError("", null, { reason: "timedOut" }), true, "timedOut"],
  ["a café’s own page", new RequestError("", null, { reason: "otherNetwork" }), true, "otherNetwork"],
  ["half an answer", new RequestError("", 200, { reason: "cutShort" }), true, "cutShort"],
  ["an ended sign-in", new RequestError("", 401, { problem }), true, "signedOut"],
  ["a filter that refuses, which knows of no sign-in", new RequestError("", 401), true, "refused"],
  ["no right to it", new RequestError("", 403, { problem }), true, "refused"],
  ["something that is gone", new RequestError("", 404, { problem }), true, "missing"],
  ["too many requests", new RequestError("", 429), true, "tooMany"],
  ["a fault of ours", new RequestError("", 500), true, "serverFault"],
  [
    "a full disk of ours",
    new RequestError("", 503, { problem: { ...problem, isSavingOff: true } }),
    true,
    "savingOff",
  ],
  ["a reply of another release", new SyntaxError("Unexpected token"), true, "unreadable"],
])("%s", (_, error, isOnline, expected) => {
  expect(toFailure(error, isOnline)).toBe(expected);
  expect(failureWords.describe(expected)).toMatch(/^[A-Z].+\. .+\.$/);
});
