/** What people read when a change of the account did not go through. */
import { expect, test } from "vitest";
import { RequestError } from "#client/http/requestError.ts";
import { explainFailure } from "./explainFailure.ts";
import { words } from "./words.ts";

const makeRefusal = (status: number, detail: string | null) =>
  new RequestError("refused", status, { problem: detail === null ? null : { detail } });

test.each<[string, unknown, string]>([
  ["the server's own sentence", makeRefusal(403, "Only the owner can do that."), "Only the owner can do that."],
  [
    "also where something else was away",
    makeRefusal(503, "The payment could not be stopped."),
    "The payment could not be stopped.",
  ],
  ["a fault without a sentence", makeRefusal(500, null), words.because.serverFault],
  ["too many requests", makeRefusal(429, null), words.because.tooMany],
  ["no network", new TypeError("Failed to fetch"), words.because.unreachable],
  ["no answer in time", new RequestError("Request timed out after 30 seconds", null), words.because.timedOut],
])("%s", (_case, error, sentence) => {
  expect(explainFailure(error)).toBe(sentence);
});
