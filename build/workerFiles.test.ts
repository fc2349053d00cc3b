/** What a worker needs to start, read from its built files. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listStaticImports, listWorkerFiles } from "./workerFiles.ts";

test("imports at once are told from those that wait", () => {
  const script =
    'import{a}from"./a-1.js";import"./b-2.js";import c from \'./c_3.js\';const d=()=>import(`./d-4.js`);';
  expect(listStaticImports(script)).toEqual(["a-1.js", "b-2.js", "c_3.js"]);
});

test("a worker's files are followed, each once; none or two of a name is an error", async () => {
  const folder = await mkdtemp(join(tmpdir(), "worker-files-"));
  const assets = join(folder, "assets");
  await mkdir(assets);
  const write = (name: string, text: string) => writeFile(join(assets, name), text);
  await write("exampleWorker-1.js", 'import"./a-1.js";import"./b-2.js";import("./late-3.js")');
  await write("a-1.js", 'import"./b-2.js"');
  await write("b-2.js", "");
  await write("late-3.js", "");
  expect(await listWorkerFiles(folder, "exampleWorker")).toEqual([
    "/assets/exampleWorker-1.js",
    "/assets/a-1.js",
    "/assets/b-2.js",
  ]);
  await expect(listWorkerFiles(folder, "noWorker")).rejects.toThrow("0 files");
  await write("exampleWorker-2.js", "");
  await expect(listWorkerFiles(folder, "exampleWorker")).rejects.toThrow("2 files");
  await rm(folder, { recursive: true });
});
