/** Which log a render error goes to, and its severity. */
import { expect, test } from "vitest";
import { ChunkLoadError } from "#client/chunks/importChunk.ts";
import { buildRenderNote } from "./renderErrors.ts";

test.each([
  ["nothing caught it", new Error("x"), null, ["page", "JavaScript", "critical"]],
  ["a chunk", new ChunkLoadError(new Error("x")), "chunk", ["chunk", "Chunk", "medium"]],
  ["the network", new TypeError("Failed to fetch"), "query", ["query", "Query", "medium"]],
  ["a screen", new Error("x"), "page", ["page", "Component", "high"]],
  ["the frame", new Error("x"), "frame", ["page", "Component", "critical"]],
  ["the app", new Error("x"), "app", ["page", "Component", "critical"]],
])("%s", (_name, error, boundary, expected) => {
  const { list, type, severity } = buildRenderNote(error, boundary);
  expect([list, type, severity]).toEqual(expected);
});
