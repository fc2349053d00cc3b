/** What a screen has to show of a read. */
import { expect, test, vi } from "vitest";
import { loadStateOf } from "./loadState.ts";

const refetch = vi.fn();
const nothing = { data: undefined, error: null, isFetching: false, refetch };

test.each([
  ["nothing yet", nothing, { status: "loading" }],
  ["a value", { ...nothing, data: 0 }, { status: "ready", value: 0 }],
  [
    "a value, while a newer one fails",
    { ...nothing, data: 1, error: new Error("500: x") },
    { status: "ready", value: 1 },
  ],
  [
    "a failure",
    { ...nothing, error: new TypeError("Failed to fetch") },
    { status: "failed", failure: "unreachable", isTrying: false },
  ],
  [
    "a failure while it is tried again",
    { ...nothing, error: new TypeError("Failed to fetch"), isFetching: true },
    { status: "failed", failure: "unreachable", isTrying: true },
  ],
])("%s", (_name, query, expected) => {
  expect(loadStateOf(query)).toMatchObject(expected);
});

test("trying again fetches again", () => {
  const state = loadStateOf({ ...nothing, error: new Error("x") });
  if (state.status === "failed") state.tryAgain();
  expect(refetch).toHaveBeenCalledTimes(1);
});
