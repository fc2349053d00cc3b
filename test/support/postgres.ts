/**
 * A PostgreSQL server for tests: on a free port, in a temporary folder, run by its own user, removed at the
 * end.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { parse } from "yaml";

export type TestPostgres = {
  /** The address of a new, empty database. */
  newDatabase: () => Promise<string>;
  /** The address of the server's own database, from which others are created. */
  address: string;
  /** The folder of initdb, psql and the others. */
  programs: string;
  /** The postmaster, whose children do the work. */
  processId: () => number;
  /** Kills the postmaster with a signal that it cannot hear; its children end with it. */
  crash: () => Promise<void>;
  /** Starts it again after a crash, at the same address, and resolves once it has recovered. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const versionsFolder = "/usr/lib/postgresql";
/** Longer than a whole run may take, so that a server whose tests were killed still stops. */
const lifeSeconds = 45 * 60;
const startLimitMs = 30_000;
const installTries = 3;

/** How compose.scale.yaml sets PostgreSQL up: words of its command line. */
export function readShippedPostgresSettings(): string[] {
  const text = readFileSync(join(import.meta.dirname, "../../compose.scale.yaml"), "utf8");
  // Part of this repository; test/operation/containers.test.ts checks its content.
  const composed = parse(text, { merge: true }) as { services: { database: { command: string[] } } };
  return composed.services.database.command.slice(1);
}

/** For tests, which need not wait until anything is on the disk. */
const hastySettings = ["-c", "fsync=off"];

/**
 * Null, with a printed sentence, if this machine has none; with REQUIRE_POSTGRES=1 that fails instead. `given`: words of
 * its command line.
 */
export async function startPostgres(given: readonly string[] = hastySettings): Promise<TestPostgres | null> {
  const programs = findPrograms();
  if (programs === null) {
    const sentence = "PostgreSQL is not installed here and could not be: its store tests are left out.";
    if (process.env["REQUIRE_POSTGRES"] === "1") throw new Error(sentence);
    console.warn(sentence);
    return null;
  }
  const user = findServerUser();
  const folder = mkdtempSync(join(tmpdir(), "tassel-postgres-"));
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const as = user === null ? {} : user;
  const data = join(folder, "data");
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "tassel", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
    { cwd: folder, encoding: "utf8", ...as },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not make its folder: ${made.stderr}`);
  }
  const port = await findFreePort();
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`, ...given];
  function launch() {
    const words = ["-D", data, "-p", String(port), ...settings];
    const server = spawn(
      "timeout",
      ["--signal=INT", String(lifeSeconds), join(programs ?? "", "postgres"), ...words],
      { cwd: folder, stdio: ["ignore", "ignore", "pipe"], ...as },
    );
    let said = "";
    server.stderr.on("data", (text: Buffer) => {
      said = (said + text.toString()).slice(-2_000);
    });
    const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
    return { server, ended, hasEnded, said: () => said };
  }
  let running = launch();
  const addressOf = (database: string) => `postgresql://tassel@127.0.0.1:${port}/${database}`;
  const address = addressOf("postgres");
  // Its own lock file, whose first line is the postmaster's number.
  const processId = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  async function stop(): Promise<void> {
    // INT is PostgreSQL's "fast" shutdown; timeout forwards it.
    running.server.kill("SIGINT");
    await running.ended;
    rmSync(folder, { recursive: true, force: true });
  }
  async function restart(): Promise<void> {
    const giveUpAt = performance.now() + startLimitMs;
    while (performance.now() < giveUpAt) {
      running = launch();
      if (await hasAnswered(address, running.hasEnded)) return;
      // It refuses while a child of the one before still holds its memory.
      running.server.kill("SIGINT");
      await running.ended;
    }
    throw new Error(`PostgreSQL did not start again: ${running.said()}`);
  }
  if (!(await hasAnswered(address, running.hasEnded))) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${running.said()}`);
  }
  return {
    address,
    programs,
    processId,
    newDatabase: () => createDatabase(address),
    async crash() {
      process.kill(processId(), "SIGKILL");
      await running.ended;
    },
    restart,
    stop,
  };
}

/**
 * Creates a database on a running server, under a name no other test file or process uses: empty, or a copy
 * of the database named `template`, which must have no connections.
 */
export async function createDatabase(serverAddress: string, template = "template1"): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: serverAddress });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  const address = new URL(serverAddress);
  address.pathname = `/${name}`;
  return address.href;
}

/** The folder with initdb and postgres, newest version first; installed with apt on Debian as root. */
function findPrograms(): string | null {
  const found = findInstalledPrograms();
  if (found !== null || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  for (let tries = 0; tries < installTries; tries += 1) {
    // Several runs may install at once: apt waits for its lock.
    const apt = (...words: string[]) =>
      spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...words], {
        stdio: "ignore",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
        timeout: 240_000,
      }).status === 0;
    apt("update");
    apt("install", "-y", "--no-install-recommends", "postgresql");
    const installed = findInstalledPrograms();
    if (installed !== null) return installed;
  }
  return null;
}

function findInstalledPrograms(): string | null {
  if (!existsSync(versionsFolder)) return null;
  const versions = readdirSync(versionsFolder).toSorted((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(versionsFolder, version, "bin"));
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/** PostgreSQL refuses to run as root, so the user its package created runs it. */
function findServerUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (kind: "-u" | "-g") => Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** Waits for the first response; the pauses are between connection attempts while the process starts. */
async function hasAnswered(address: string, hasEnded: () => boolean): Promise<boolean> {
  const giveUpAt = performance.now() + startLimitMs;
  while (performance.now() < giveUpAt && !hasEnded()) {
    const client = new Client({ connectionString: address });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
