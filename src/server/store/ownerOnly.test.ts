/** Other users of the machine read nothing, also where the folder was there before and open to all. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "#server/openStore.ts";
import { readSecrets } from "#server/secrets.ts";
import { closeToOthers } from "./ownerOnly.ts";
import { isStoreFile } from "./sqlite.ts";
import type { Store } from "./store.ts";

let base: string;
let folder: string;
let store: Store | null;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "tassel-modes-"));
  folder = join(base, "var");
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  store = null;
});
afterEach(async () => {
  await store?.close();
  rmSync(base, { recursive: true, force: true });
});

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);
const close = (secretsFile = join(folder, "secrets.json")) => closeToOthers(folder, secretsFile, isStoreFile);

/** A store that is in use, so that SQLite's two other files are there. */
async function openInFolder(): Promise<void> {
  const opened = await openStore({ databaseUrl: null, dataFolder: folder }, () => new Date());
  if (!opened.ok) throw new Error(opened.problem);
  store = opened.value;
}

describe("an open folder with open files", () => {
  test("is closed while it is in use: folder, database, its two other files, keys, and a backup in it", async () => {
    await openInFolder();
    await readSecrets(join(folder, "secrets.json"));
    const files = [
      "tassel.sqlite",
      "tassel.sqlite-wal",
      "tassel.sqlite-shm",
      "secrets.json",
      "backup.sqlite",
    ];
    writeFileSync(join(folder, "backup.sqlite"), "");
    for (const file of files) chmodSync(join(folder, file), 0o644);
    expect(close()).toEqual([]);
    expect(files.map((file) => modeOf(file))).toEqual(files.map(() => "600"));
    expect(modeOf()).toBe("700");
  });

  test("stays closed when SQLite makes its other files anew", async () => {
    await openInFolder();
    for (const file of ["tassel.sqlite", "tassel.sqlite-wal", "tassel.sqlite-shm"])
      chmodSync(join(folder, file), 0o644);
    close();
    await store?.close();
    await openInFolder();
    expect([modeOf("tassel.sqlite-wal"), modeOf("tassel.sqlite-shm")]).toEqual(["600", "600"]);
  });

  test("keys elsewhere are closed, too, and not the folder they are in", async () => {
    const elsewhere = join(base, "secrets.json");
    chmodSync(base, 0o755);
    await readSecrets(elsewhere);
    chmodSync(elsewhere, 0o640);
    expect(close(elsewhere)).toEqual([]);
    expect((statSync(elsewhere).mode & 0o777).toString(8)).toBe("600");
    expect((statSync(base).mode & 0o777).toString(8)).toBe("755");
  });
});

describe("a folder that is not Tassel’s alone", () => {
  test("keeps its mode and others’ files, closes Tassel’s own, and says so", async () => {
    await openInFolder();
    mkdirSync(join(folder, "another-program"));
    writeFileSync(join(folder, "others.txt"), "");
    for (const file of ["tassel.sqlite", "tassel.sqlite-wal", "others.txt"])
      chmodSync(join(folder, file), 0o644);
    expect(close()).toEqual([expect.stringContaining("is not Tassel's alone")]);
    expect(modeOf()).toBe("755");
    expect([modeOf("tassel.sqlite"), modeOf("tassel.sqlite-wal"), modeOf("others.txt")]).toEqual([
      "600",
      "600",
      "644",
    ]);
  });

  test("nor is one for everybody’s temporary files", () => {
    chmodSync(folder, 0o1777);
    expect(close()).toEqual([expect.stringContaining("is not Tassel's alone")]);
    expect(modeOf()).toBe("777");
  });
});

test("what a link in the folder leads to keeps its mode", () => {
  writeFileSync(join(base, "outside.txt"), "");
  chmodSync(join(base, "outside.txt"), 0o644);
  symlinkSync(join(base, "outside.txt"), join(folder, "link"));
  close();
  expect((statSync(join(base, "outside.txt")).mode & 0o777).toString(8)).toBe("644");
});

test("without a folder, as with PostgreSQL, the keys alone are closed", async () => {
  const elsewhere = join(base, "secrets.json");
  await readSecrets(elsewhere);
  chmodSync(elsewhere, 0o644);
  expect(closeToOthers(join(base, "none"), elsewhere, isStoreFile)).toEqual([]);
  expect((statSync(elsewhere).mode & 0o777).toString(8)).toBe("600");
});
