/** Which boundary handles an error, by its message. */
import { describe, expect, test } from "vitest";
import { ChunkLoadError } from "#client/chunks/importChunk.ts";
import { describeError, isChunkError, isHandledElsewhere, isNetworkError } from "./errorKinds.ts";

function makeError(message: string, stack: string): Error {
  const error = new Error(message);
  error.stack = stack;
  return error;
}

describe("chunk, network, or neither", () => {
  const plain = (message: string) => makeError(message, `Error: ${message}\n    at Part (/assets/a.js:1:2)`);
  test.each([
    ["our own chunk error", new ChunkLoadError(new Error("x")), true, false],
    ["a bundler's words", plain("Loading chunk 7 failed"), true, false],
    ["a bundler's name in the message", plain("ChunkLoadError: 7"), true, false],
    ["Chromium", plain("Failed to fetch dynamically imported module: /assets/a.js"), true, false],
    ["Firefox", plain("error loading dynamically imported module: /assets/a.js"), true, false],
    ["Safari", plain("Importing a module script failed."), true, false],
    [
      "a dynamic import in the stack",
      makeError("x", "Error: x\n at async import(/assets/a.js)"),
      true,
      false,
    ],
    ["Chromium's failed request", plain("Failed to fetch"), false, true],
    ["Firefox's failed request", plain("NetworkError when attempting to fetch resource."), false, true],
    ["a message about the network", plain("the network connection was lost"), false, true],
    ["a fault in the code", plain("x is not a function"), false, false],
    ["an import that is a word", plain("important"), false, false],
    ["text thrown", "Failed to fetch", false, true],
    ["nothing thrown", undefined, false, false],
  ])("%s", (_name, error, isChunk, isNetwork) => {
    expect([isChunkError(error), isNetworkError(error)]).toEqual([isChunk, isNetwork]);
  });
});

test.each([
  "prefetch is not a function",
  "Cannot read properties of undefined (reading 'network')",
  "undefined is not an object (evaluating 'a.fetch')",
  "fetchAll is not defined",
])("a mistake in the code is not called a bad network: %s", (message) => {
  expect(isNetworkError(new TypeError(message))).toBe(false);
});

test.each([
  ["a failed request", new TypeError("Failed to fetch"), true],
  ["a failed chunk", new ChunkLoadError(new Error("x")), true],
  ["another network fault is noted", new TypeError("NetworkError when attempting to fetch resource."), false],
  ["a fault in the code is noted", new TypeError("x is not a function"), false],
])("left to others: %s", (_name, error, expected) => {
  expect(isHandledElsewhere(error)).toBe(expected);
});

test.each([
  [new Error("so"), "so"],
  [new RangeError(""), "RangeError"],
  ["words", "words"],
  [null, "Something that is no error was thrown"],
  [{ message: "not ours" }, "Something that is no error was thrown"],
])("what is said of a thrown %o", (thrown, expected) => {
  expect(describeError(thrown).message).toBe(expected);
});
