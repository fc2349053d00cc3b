/**
 * A real disk that is full, has room again, or is read-only: what the server answers and logs, and that nothing
 * acknowledged is lost. It mounts a small disk, so it needs root; elsewhere it is skipped.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listContactMessages } from "#server/forms/contactStore.ts";
import { openStore } from "#server/openStore.ts";
import { type ServerProcess, startServerProcess } from "../support/startServerProcess.ts";

let folder: string;
let server: ServerProcess | null = null;
let isMounted = false;

function mount(...words: readonly string[]): boolean {
  try {
    execFileSync("mount", [...words, folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-disk-"));
  // Large enough that readiness sees room on it while it is empty.
  isMounted = mount("-t", "tmpfs", "-o", "size=220m", "tmpfs");
});
afterEach(async () => {
  server?.process.kill("SIGKILL");
  await server?.ended;
  server = null;
  if (isMounted) execFileSync("umount", ["--lazy", folder]);
  await rm(folder, { recursive: true, force: true });
});

const skipReason = "No disk can be mounted here: it takes root.";
const toId = (number: number) => number.toString(16).padStart(32, "0");

function post(address: string, number: number): Promise<Response> {
  const form = {
    id: toId(number),
    name: "Ana",
    email: "ana@example.com",
    topic: "wish",
    message: "Please keep what I wrote here. ".repeat(50),
    website: "",
  };
  return fetch(`${address}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(form),
  });
}

/** Writes until nothing more fits, to the last page of memory. */
async function fill(file: string): Promise<void> {
  for (const size of [1 << 22, 4_096]) {
    for (let isFull = false; !isFull; ) {
      isFull = await writeFile(file, Buffer.alloc(size), { flag: "a" }).then(
        () => false,
        () => true,
      );
    }
  }
}

test("a full disk: refused as saving-off, named in the log and by readiness, and over once there is room", async (context) => {
  if (!isMounted) context.skip(skipReason);
  const started = await startServerProcess({ DATA_DIR: folder, LOG_LEVEL: "info" });
  server = started;
  const { address } = started;
  const acknowledged: number[] = [];
  const send = async (number: number) => {
    const answer = await post(address, number);
    if (answer.status === 200) acknowledged.push(number);
    return answer;
  };
  expect((await send(1)).status).toBe(200);
  const before = (await (await fetch(`${address}/api/ready`)).json()) as {
    parts: { part: string; isOk: boolean }[];
  };
  expect(before.parts).toContainEqual(expect.objectContaining({ part: "disk", isOk: true }));

  const filling = join(folder, "other-data");
  await fill(filling);
  let refused = await send(2);
  for (let number = 3; refused.status === 200 && number < 200; number += 1) refused = await send(number);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ type: "saving-off", status: 503 });
  for (const path of ["/", "/api/health"]) expect((await fetch(address + path)).status, path).toBe(200);
  const ready = await fetch(`${address}/api/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({
    parts: expect.arrayContaining([expect.objectContaining({ part: "disk", isOk: false })]),
  });
  const line =
    started
      .said()
      .split("\n")
      .find((one) => one.includes('"saving is off"')) ?? "{}";
  expect(JSON.parse(line)).toMatchObject({ level: 50, cause: "diskFull", msg: "saving is off" });
  expect(line).toContain("Free some space");
  expect(started.said()).not.toMatch(/backup/i);

  // Room again, by itself and without a restart.
  await truncate(filling, 0);
  expect((await send(1_000)).status).toBe(200);
  started.process.kill("SIGKILL");
  await started.ended;
  const opened = await openStore({ databaseUrl: null, dataFolder: folder }, () => new Date());
  if (!opened.ok) throw new Error(opened.problem);
  const stored = new Set((await listContactMessages(opened.value.database)).map(({ id }) => id));
  await opened.value.close();
  expect(acknowledged.filter((number) => !stored.has(toId(number)))).toEqual([]);
  expect(acknowledged).toContain(1_000);
});

test("a start on a read-only disk, or on a full one, says what to do, and speaks of no backup", async (context) => {
  if (!isMounted) context.skip(skipReason);
  const first = await startServerProcess({ DATA_DIR: folder });
  first.process.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  execFileSync("mount", ["-o", "remount,ro", folder]);
  const readOnly = await startServerProcess({ DATA_DIR: folder }).then(
    () => "started",
    (error: unknown) => String(error),
  );
  expect(readOnly).toMatch(/read-?only|writable/i);
  expect(readOnly).not.toMatch(/backup/i);
  execFileSync("mount", ["-o", "remount,rw", folder]);
  await rm(join(folder, "secrets.json"));
  await fill(join(folder, "other-data"));
  const full = await startServerProcess({ DATA_DIR: folder }).then(
    () => "started",
    (error: unknown) => String(error),
  );
  expect(full).toContain("the disk is full");
  expect(full).not.toMatch(/backup/i);
});
