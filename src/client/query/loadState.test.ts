/** What a screen shows for a read. */
import { expect, test, vi } from "vitest";
import { RequestError } from "#client/http/requestError.ts";
import { loadStateOf } from "./loadState.ts";

const refetch = vi.fn();
const nothing = { data: undefined, error: null, failureReason: null, isPaused: false, refetch };
const noNetwork = new TypeError("Failed to fetch");
const broken = new RequestError("500: x", 500);

test.each([
  ["nothing yet", nothing, { status: "loading" }],
  ["a first try that failed", { ...nothing, failureReason: broken }, { status: "loading" }],
  ["a value", { ...nothing, data: 0 }, { status: "ready", value: 0 }],
  ["a value, while a newer one fails", { ...nothing, data: 1, error: broken }, { status: "ready", value: 1 }],
  [
    "a value, while a newer one waits",
    { ...nothing, data: 1, isPaused: true },
    { status: "ready", value: 1 },
  ],
  ["a failure", { ...nothing, error: broken }, { status: "failed", failure: "serverFault" }],
  [
    "waiting for the network after a first try",
    { ...nothing, failureReason: noNetwork, isPaused: true },
    { status: "failed", failure: "unreachable" },
  ],
  [
    "waiting for the network at once",
    { ...nothing, isPaused: true },
    { status: "failed", failure: "unreachable" },
  ],
])("%s", (_name, query, expected) => {
  expect(loadStateOf(query)).toMatchObject(expected);
});

test("trying again fetches again", () => {
  const state = loadStateOf({ ...nothing, error: broken });
  if (state.status === "failed") state.tryAgain();
  expect(refetch).toHaveBeenCalledTimes(1);
});
