/** A server told to stop: requests in progress are answered, new ones refused, and it always ends. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listContactMessages } from "#server/forms/contactStore.ts";
import { openStore } from "#server/openStore.ts";
import { stopServing } from "#server/stopping.ts";
import { makePostHead, openRawConnection } from "../support/rawHttp.ts";
import { type ServerProcess, startServerProcess } from "../support/startServerProcess.ts";

let folder: string;
let server: ServerProcess | null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-stopping-"));
  server = null;
});
afterEach(async () => {
  server?.process.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

const message = JSON.stringify({
  id: "0".repeat(32),
  name: "Ana",
  email: "ana@example.com",
  topic: "wish",
  message: "Sent just as the server was told to stop.",
  website: "",
});

/** Waits until nobody listens there anymore. */
async function untilRefused(address: string): Promise<void> {
  const isTaken = async () => {
    try {
      (await openRawConnection(address)).close();
      return true;
    } catch {
      return false;
    }
  };
  await expect.poll(isTaken, { timeout: 60_000, interval: 20 }).toBe(false);
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: a form that is half sent is taken and stored, a new visitor is refused, and the exit code is 0",
  async (signal) => {
    const started = await startServerProcess({ DATA_DIR: folder });
    server = started;
    const idle = await openRawConnection(started.address);
    idle.send("GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await idle.until('"ok"');
    const half = await openRawConnection(started.address);
    half.send(makePostHead("/api/contact", message.length) + message.slice(0, 40));
    // Sent afterwards on a separate connection, so that the partial request has been read by now.
    await fetch(`${started.address}/api/health`);
    started.process.kill(signal);
    await untilRefused(started.address);
    half.send(message.slice(40));
    expect(await half.ended).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(await started.ended).toBe(0);
    expect(started.said()).toContain('{"isWhole":true}');
    const opened = await openStore({ databaseUrl: null, dataFolder: folder }, () => new Date());
    if (!opened.ok) throw new Error(opened.problem);
    const stored = await listContactMessages(opened.value.database);
    await opened.value.close();
    expect(stored.map(({ name }) => name)).toEqual(["Ana"]);
  },
);

test("a request that a proxy has begun on an open connection is answered, and the connection closed", async () => {
  const started = await startServerProcess({ DATA_DIR: folder });
  server = started;
  const begun = await openRawConnection(started.address);
  begun.send("GET /api/health HTTP/1.1\r\nhost: local");
  // Sent afterwards on a separate connection, so that the partial request has been read by now.
  await fetch(`${started.address}/api/health`);
  started.process.kill("SIGTERM");
  await untilRefused(started.address);
  begun.send("host\r\n\r\n");
  const answer = await begun.ended;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer.toLowerCase()).toContain("\r\nconnection: close\r\n");
  expect(await started.ended).toBe(0);
});

test("a request that never comes to its end is cut off, and the exit code is 0 all the same", async () => {
  const started = await startServerProcess({ DATA_DIR: folder }, ["300"]);
  server = started;
  const half = await openRawConnection(started.address);
  half.send(makePostHead("/api/contact", message.length) + message.slice(0, 40));
  await fetch(`${started.address}/api/health`);
  started.process.kill("SIGTERM");
  expect(await half.ended).not.toContain("200 OK");
  expect(await started.ended).toBe(0);
  expect(started.said()).toContain('{"isWhole":false}');
});

test("the parts end in an order in which each still finds the store; the store is closed after a cut too", async () => {
  const order: string[] = [];
  const part = (name: string) => () => {
    order.push(name);
    return Promise.resolve();
  };
  const parts = {
    server: {
      close: part("server"),
      server: { closeIdleConnections: () => undefined, closeAllConnections: () => void order.push("cut") },
    },
    jobs: { stop: part("jobs") },
    mail: { close: part("mail") },
    store: { close: part("store") },
    log: { error: () => void order.push("said") },
  };
  expect(await stopServing(parts)).toBe(true);
  expect(order).toEqual(["server", "jobs", "mail", "store"]);
  order.length = 0;
  const hanging = { ...parts, jobs: { stop: () => new Promise<void>(() => undefined) } };
  expect(await stopServing(hanging, 1)).toBe(false);
  expect(order).toEqual(["server", "said", "cut", "store"]);
});
