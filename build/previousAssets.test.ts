/** The previous release's files are kept, and only those. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepPreviousAssets } from "./previousAssets.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "previous-assets-test-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A one-file build as build.ts makes it: beside the last one first, then in its place. */
async function makeRelease(stamp: string, file: string): Promise<void> {
  const out = join(folder, "dist");
  const work = join(folder, "dist.building");
  await mkdir(join(work, "client", "assets"), { recursive: true });
  await writeFile(join(work, "client", "assets", file), stamp);
  await keepPreviousAssets(out, work, stamp);
  await writeFile(join(work, "built-from.txt"), stamp);
  await rm(out, { recursive: true, force: true });
  await rename(work, out);
}

function listPrevious(): string[] {
  const assets = join(folder, "dist", "previous", "assets");
  return existsSync(assets) ? readdirSync(assets) : [];
}

test("the first release has no previous one", async () => {
  await makeRelease("one", "a-1.js");
  expect(listPrevious()).toEqual([]);
});

test("each release keeps the previous one's files, and no older ones", async () => {
  await makeRelease("one", "a-1.js");
  await makeRelease("two", "a-2.js");
  expect(listPrevious()).toEqual(["a-1.js"]);
  await makeRelease("three", "a-3.js");
  expect(listPrevious()).toEqual(["a-2.js"]);
});

test("a file that did not change is in the new release alone", async () => {
  await makeRelease("one", "same-1.wasm");
  await makeRelease("two", "same-1.wasm");
  expect(listPrevious()).toEqual([]);
});

test("rebuilding the same sources keeps the same previous release", async () => {
  await makeRelease("one", "a-1.js");
  await makeRelease("two", "a-2.js");
  await makeRelease("two", "a-2.js");
  expect(listPrevious()).toEqual(["a-1.js"]);
});
