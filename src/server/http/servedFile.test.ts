/** Files as they are kept and sent: large ones from disk, in every encoding, and the others in pieces. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentOf, createKeeping, diskFile, formFor, packedFile } from "./servedFile.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-files-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const plain = Buffer.from("a large file ".repeat(50_000));
const packed = { gzip: gzipSync(plain), br: brotliCompressSync(plain) };
const wanted = { br: packed.br, gzip: packed.gzip, identity: plain };

async function writeFiles(name: string): Promise<string> {
  const path = join(folder, name);
  await Promise.all([
    writeFile(path, plain),
    writeFile(`${path}.gz`, packed.gzip),
    writeFile(`${path}.br`, packed.br),
  ]);
  return path;
}

async function readAll(content: Buffer | Promise<Buffer> | Readable): Promise<Buffer> {
  if (!(content instanceof Readable)) return content;
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

test("a large file is sent from disk as it was when it was opened, to several at once", async () => {
  const path = await writeFiles("large.wasm");
  const file = diskFile("application/wasm", "no-cache", path);
  // As when a new build is put in its place.
  await Promise.all(["", ".gz", ".br"].map((end) => rm(path + end)));
  for (const encoding of ["br", "gzip", "identity"] as const) {
    const [chosen, form] = formFor(file, encoding);
    expect(chosen).toBe(encoding);
    expect(form.contentLength).toBe(String(wanted[encoding].byteLength));
    const sent = await Promise.all([1, 2, 3].map(() => readAll(contentOf(file, form))));
    for (const bytes of sent) expect(bytes.equals(wanted[encoding])).toBe(true);
  }
  const etags = [file.forms.br?.etag, file.forms.gzip?.etag, file.forms.identity.etag];
  expect(new Set(etags).size).toBe(3);
});

test("a packed file is unpacked for who takes no compression, and its name changes with its bytes", async () => {
  const file = packedFile("text/css", "no-cache", packed, plain.byteLength);
  const [, form] = formFor(file, undefined);
  expect((await readAll(contentOf(file, form))).equals(plain)).toBe(true);
  expect(form.contentLength).toBe(String(plain.byteLength));
  expect(form.etag).toMatch(/^"[\w-]+-plain"$/);
  const other = packedFile("text/css", "no-cache", { ...packed, gzip: gzipSync("other") }, 5);
  expect(other.forms.identity.etag).not.toBe(file.forms.identity.etag);
});

test("kept bytes stay apart from each other, whatever their size", async () => {
  const keeping = createKeeping();
  const path = await writeFiles("kept.js");
  const parts = Array.from({ length: 300 }, (_, number) => Buffer.alloc(number * 97, number % 256));
  const kept = parts.map(keeping.copy);
  expect(keeping.readFile(`${path}.gz`).equals(packed.gzip)).toBe(true);
  expect(keeping.readFile(path).equals(plain)).toBe(true);
  expect(kept.every((bytes, number) => bytes.equals(parts[number] ?? Buffer.alloc(0)))).toBe(true);
});
