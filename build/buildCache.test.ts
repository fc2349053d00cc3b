/** What is kept between builds: made once for an input, anew for another, and removed when no build asks for it. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openBuildCache } from "./buildCache.ts";
import { readFacts } from "./facts/readFacts.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "build-cache-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const makeText = (text: string) => vi.fn(async () => Buffer.from(text));

test("a later build gets what an earlier one made, and makes what depends on something else", async () => {
  await openBuildCache(folder).keep(["version 1", "input"], makeText("made first"));
  const later = openBuildCache(folder);
  const again = makeText("made again");
  expect(Buffer.from(await later.keep(["version 1", "input"], again)).toString()).toBe("made first");
  expect(again).not.toHaveBeenCalled();
  expect(Buffer.from(await later.keep(["version 2", "input"], again)).toString()).toBe("made again");
});

test("what a build did not ask for is removed at its end", async () => {
  const first = openBuildCache(folder);
  await first.keep(["old"], makeText("old"));
  await first.keep(["both"], makeText("both"));
  const second = openBuildCache(folder);
  await second.keep(["both"], makeText("both"));
  await second.prune();
  expect(await readdir(folder)).toHaveLength(1);
  const unused = makeText("");
  expect(Buffer.from(await second.keep(["both"], unused)).toString()).toBe("both");
});

test("what could not be made is not kept", async () => {
  const cache = openBuildCache(folder);
  await expect(cache.keep(["broken"], () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await readdir(folder)).toEqual([]);
});

test("the facts are the same read and kept", async () => {
  const rootFolder = resolve(import.meta.dirname, "..");
  const cache = openBuildCache(folder);
  const plain = await readFacts(rootFolder);
  expect(await readFacts(rootFolder, cache)).toEqual(plain);
  expect(await readFacts(rootFolder, cache)).toEqual(plain);
}, 60_000);
