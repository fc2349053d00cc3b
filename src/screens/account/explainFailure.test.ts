/** The messages shown when an account change fails. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { RequestError } from "#client/http/requestError.ts";
import { failureWords } from "#components/failure/words.ts";
import { explainFailure } from "./explainFailure.ts";

const makeRefusal = (status: number, detail: string | null) =>
  new RequestError("refused", status, { problem: detail === null ? null : { detail } });

// Node has no network of its own to ask about.
beforeAll(() => void vi.stubGlobal("navigator", { onLine: true }));
afterAll(() => void vi.unstubAllGlobals());

test.each<[string, unknown, string]>([
  [
    "the server's own sentence",
    makeRefusal(403, "Only the owner can do that."),
    "Only the owner can do that.",
  ],
  [
    "also where something else was away",
    makeRefusal(503, "The payment could not be stopped."),
    "The payment could not be stopped.",
  ],
  ["a fault without a sentence", makeRefusal(500, null), failureWords.describe("serverFault")],
  ["too many requests", makeRefusal(429, null), failureWords.describe("tooMany")],
  ["no network", new TypeError("Failed to fetch"), failureWords.describe("unreachable")],
  [
    "no answer in time",
    new RequestError("Request timed out after 30 seconds", null),
    failureWords.describe("timedOut"),
  ],
])("%s", (_case, error, sentence) => {
  expect(explainFailure(error)).toBe(sentence);
});
