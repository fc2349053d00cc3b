/** The Caddyfiles as they are shipped, in the real Caddy: they are valid, and a killed web process costs no visitor an answer. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { freePort, until } from "../bench/measure.ts";
import { caddyProgram, toLocalCaddyfile } from "../support/caddy.ts";

const program = caddyProgram ?? "";
const root = resolve(import.meta.dirname, "../..");
const started: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const one of started.splice(0)) {
    if (one.exitCode !== null || one.signalCode !== null) continue;
    const ended = once(one, "exit");
    one.kill("SIGKILL");
    await ended;
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** A web process as a proxy sees it: it answers after a moment, and says which one it is. */
const upstream = `require("node:http").createServer((asked, answer) => {
  asked.resume().once("end", () => setTimeout(() => answer.end(process.env.NAME), 5));
}).listen(Number(process.env.PORT), "127.0.0.1")`;

async function startUpstream(port: number): Promise<ChildProcess> {
  const env = { ...process.env, NAME: String(port), PORT: String(port) };
  const one = spawn(process.execPath, ["-e", upstream], { env, stdio: "ignore" });
  started.push(one);
  await until(async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => null))?.ok === true);
  return one;
}

async function startCaddy(port: number, targets: readonly number[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tassel-caddy-"));
  folders.push(folder);
  const file = join(folder, "Caddyfile");
  await writeFile(file, toLocalCaddyfile("Caddyfile.scale", { port, targets }));
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const words = ["run", "--adapter", "caddyfile", "--config", file];
  started.push(spawn(program, words, { env, stdio: "ignore" }));
  await until(async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => null))?.ok === true);
}

type Asked = { kind: "read" | "commands"; status: number; by: string };

/** Caddy sends a read to a second process whatever happened to the first, and what has a body only before it has begun. */
function ask(agent: Agent, port: number, kind: Asked["kind"]): Promise<Asked> {
  const asked = kind === "read" ? { path: "/" } : { path: "/api/plans/example/commands", method: "POST" };
  return new Promise((done) => {
    const asking = request({ agent, host: "127.0.0.1", port, ...asked }, (answer) => {
      let by = "";
      answer.on("data", (part: Buffer) => {
        by += part.toString();
      });
      answer.once("end", () => done({ kind, status: answer.statusCode ?? 0, by }));
    });
    asking.once("error", () => done({ kind, status: 0, by: "" }));
    asking.end(kind === "commands" ? sampleCommands : undefined);
  });
}

const sampleCommands = JSON.stringify({ commands: ["x".repeat(20_000)] });

describe.skipIf(caddyProgram === null)("with Caddy", () => {
  test.each(["Caddyfile", "Caddyfile.scale"])("%s is valid", (name) => {
    const folder = { XDG_DATA_HOME: tmpdir(), XDG_CONFIG_HOME: tmpdir() };
    const env = { ...process.env, ...folder, SITE_HOST: "plan.example.com" };
    const words = ["adapt", "--adapter", "caddyfile", "--config", join(root, name)];
    const adapted = spawnSync(program, words, { env, encoding: "utf8" });
    expect(adapted.stderr).not.toMatch(/error/i);
    expect(adapted.status).toBe(0);
    expect(adapted.stdout).toContain("plan.example.com");
  });

  test("a killed web process costs no read its answer, and few commands theirs; the others stay in service, and it is used again once it runs", async () => {
    const port = await freePort();
    const targets = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const [first] = await Promise.all(targets.map(startUpstream));
    await startCaddy(port, targets);
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const answers: Asked[] = [];
    let isOver = false;
    const client = async (number: number) => {
      // oxlint-disable-next-line no-unmodified-loop-condition -- set below, while the clients wait
      while (!isOver) answers.push(await ask(agent, port, number % 2 === 0 ? "read" : "commands"));
    };
    const senders = 8;
    const clients = Array.from({ length: 2 * senders }, (_, number) => client(number));
    const answeredBy = () => new Set(answers.slice(-200).map(({ by }) => by)).size;
    await until(() => Promise.resolve(answers.length > 200 && answeredBy() === 4));
    first?.kill("SIGKILL");
    const killedAt = answers.length;
    await until(() => Promise.resolve(answers.length > killedAt + 2_000 && answeredBy() === 3));
    await startUpstream(targets[0] ?? 0);
    await until(() => Promise.resolve(answeredBy() === 4));
    isOver = true;
    await Promise.all(clients);
    agent.destroy();
    const refused = answers.filter(({ status }) => status !== 200);
    // Those that were under way to it, and those that found out that it is gone; a browser sends them again.
    expect(refused.length).toBeLessThanOrEqual(3 * senders);
    expect(refused.filter(({ kind, status }) => kind !== "commands" || status !== 502)).toEqual([]);
  });

  test("while none of them runs a read waits for the first that comes back", async () => {
    const port = await freePort();
    const targets = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const all = await Promise.all(targets.map(startUpstream));
    await startCaddy(port, targets);
    const gone = Promise.all(all.map((one) => once(one, "exit")));
    for (const one of all) one.kill("SIGKILL");
    await gone;
    const agent = new Agent();
    const waiting = [ask(agent, port, "read"), ask(agent, port, "read")];
    await startUpstream(targets[1] ?? 0);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
    agent.destroy();
  });
});
