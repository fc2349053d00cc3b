/**
 * One rehearsal on one database: seeds a store, loads real server processes behind a proxy step by step, then at a steady
 * rate while they are restarted and killed, and at the end looks up everything that was acknowledged.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openStore } from "#server/openStore.ts";
import { readSecrets, type Secrets } from "#server/secrets.ts";
import { freePort } from "../bench/measure.ts";
import { readCpuMs } from "../runner/processTree.ts";
import { readShippedPostgresSettings, startPostgres, type TestPostgres } from "../support/postgres.ts";
import { loadShippedColleges } from "../support/shippedColleges.ts";
import { endChildren } from "./children.ts";
import { causeFaults, type FaultWindow } from "./faults.ts";
import { type Cpu, isHeld, type StretchFigures, toFigures, toLines } from "./figures.ts";
import { type Generator, startGenerator } from "./generator.ts";
import { type Proxy, type ProxyKind, startProxy } from "./proxy.ts";
import { type SeededStore, seedStore } from "./seed.ts";
import { type Verified, verifyStore } from "./verify.ts";
import { type ServerProgram, startWebProcess, type WebProcess } from "./webProcesses.ts";

export type RehearsalOptions = {
  engine: "sqlite" | "postgresql";
  program: ServerProgram;
  proxy: ProxyKind;
  processes: number;
  plans: number;
  people: number;
  addresses: number;
  warmUp: { ratePerSecond: number; seconds: number };
  /** Steady load in growing steps, up to the first that is not held. */
  steps: { rates: readonly number[]; seconds: number };
  /** Steady load while processes and the database are restarted and killed; null leaves it out. */
  hold: { ratePerSecond: number; seconds: number } | null;
  p99LimitMs: number;
  /** Null: any free ones. */
  firstPort: number | null;
  /** Whether PostgreSQL waits for the disk, as in production; SQLite always does. */
  isDurable: boolean;
};

export type Rehearsal = {
  seeded: Pick<SeededStore, "commands" | "seconds"> & { plans: number };
  steps: StretchFigures[];
  /** The highest rate that was held; null if none was. */
  kneePerSecond: number | null;
  hold: StretchFigures | null;
  verified: Verified;
  /** What the processes ended with when they were told to stop. */
  exitCodes: (number | null)[];
  /** Why it did not pass; empty if it did. */
  failures: string[];
};

/** How long what is under way at the end of a stretch may take to be acknowledged. */
const settleSeconds = 60;

/** What an interrupted rehearsal fails with, once everything it had started has ended. */
export class Interrupted extends Error {}

/**
 * `say` hears each line as it is known. Null where PostgreSQL is wanted and this machine has none. Throws `Interrupted`
 * after SIGINT or SIGTERM; nothing can be rehearsed in this process after that.
 */
export async function runRehearsal(
  options: RehearsalOptions,
  say: (line: string) => void,
): Promise<Rehearsal | null> {
  const interruption = Promise.withResolvers<never>();
  // The signal may come before anyone waits for it.
  interruption.promise.catch(() => undefined);
  const interrupt = () => interruption.reject(new Interrupted("The rehearsal was interrupted."));
  for (const signal of signals) process.once(signal, interrupt);
  const folder = await mkdtemp(join(tmpdir(), "tassel-rehearsal-"));
  const settings = options.isDurable ? readShippedPostgresSettings() : undefined;
  const postgres = options.engine === "postgresql" ? await startPostgres(settings) : null;
  try {
    if (options.engine === "postgresql" && postgres === null) return null;
    return await Promise.race([rehearse(options, { folder, postgres }, say), interruption.promise]);
  } catch (error) {
    if (error instanceof Interrupted) await endChildren();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const signals = ["SIGINT", "SIGTERM"] as const;

type Ground = { folder: string; postgres: TestPostgres | null };

async function rehearse(
  options: RehearsalOptions,
  { folder, postgres }: Ground,
  say: (line: string) => void,
): Promise<Rehearsal> {
  const port = options.firstPort ?? (await freePort());
  const publicUrl = `http://localhost:${port}`;
  const databaseUrl = (await postgres?.newDatabase()) ?? null;
  const secretsFile = join(folder, "secrets.json");
  const read = await readSecrets(secretsFile);
  if (!read.ok) throw new Error(read.problem);
  const secrets = read.value;
  const seeded = await seed(options, { folder, databaseUrl, postgres, secrets, publicUrl });
  say(
    `${options.engine}: ${options.plans} plans with ${seeded.commands} commands seeded in ${seeded.seconds.toFixed(0)} s; ${seeded.people.length} people send, from ${options.addresses} addresses`,
  );
  const web: WebProcess[] = [];
  const runners: WebProcess[] = [];
  let proxy: Proxy | null = null;
  let generator: Generator | null = null;
  const acknowledgedFile = join(folder, "acknowledged.ndjson");
  const exitCodes: (number | null)[] = [];
  try {
    const environment = {
      DATA_DIR: folder,
      SECRETS_FILE: secretsFile,
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: "1@127.0.0.1",
      LOG_LEVEL: "error",
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    };
    const ports = await choosePorts(options, options.processes + 1);
    // Registered as each starts, so that none is left running if another one does not.
    const start = async (number: number, jobs: string) => {
      const settings = { ...environment, JOBS: jobs };
      const started = await startWebProcess(options.program, ports[number] ?? 0, settings);
      (jobs === "only" ? runners : web).push(started);
    };
    // In one SQLite file a job runner of its own would be one more that waits for the lock.
    const starting = Array.from({ length: options.processes }, (_, number) =>
      start(number, postgres === null && number === 0 ? "1" : "0"),
    );
    if (postgres !== null) starting.push(start(options.processes, "only"));
    const failed = (await Promise.allSettled(starting)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
    const proxyFolder = join(folder, "proxy");
    await mkdir(proxyFolder);
    const targets = web.map((one) => one.port);
    proxy = await startProxy(options.proxy, { folder: proxyFolder, port, targets });
    generator = await startGenerator(folder, {
      port,
      host: new URL(publicUrl).host,
      people: seeded.people,
      unitIds: listUnitIds(),
      addresses: options.addresses,
      acknowledgedFile,
    });
    // Not measured: the first requests compile the programs and fill the caches.
    await generator.run({ ...options.warmUp, settleSeconds });
    const cpu = { web, runners, proxy, postgres };
    const steps = await climb(options, generator, cpu, say);
    const hold = await holdOn(options, generator, { web, postgres }, say);
    await generator.stop();
    generator = null;
    for (const one of [...web, ...runners]) exitCodes.push(await one.stop());
    const verified = await verify({ folder, databaseUrl }, secrets, seeded, acknowledgedFile);
    const kneePerSecond = steps.findLast((step) => isHeld(step, options.p99LimitMs))?.ratePerSecond ?? null;
    const figures = { steps, hold, verified, exitCodes };
    const { commands, seconds } = seeded;
    return {
      seeded: { plans: options.plans, commands, seconds },
      ...figures,
      kneePerSecond,
      failures: findFailures(figures, options),
    };
  } finally {
    await generator?.stop();
    await proxy?.stop();
    for (const one of [...web, ...runners]) await one.kill();
  }
}

async function choosePorts({ firstPort }: RehearsalOptions, count: number): Promise<number[]> {
  const free = () => freePort();
  // The first one is the proxy's.
  const next = (number: number) => Promise.resolve((firstPort ?? 0) + 1 + number);
  return Promise.all(
    Array.from({ length: count }, (_, number) => (firstPort === null ? free() : next(number))),
  );
}

function listUnitIds(): number[] {
  return loadShippedColleges()
    .summaries.slice(0, 400)
    .map(({ unitId }) => unitId);
}

async function seed(
  { plans, people }: RehearsalOptions,
  ground: Ground & { databaseUrl: string | null; secrets: Secrets; publicUrl: string },
): Promise<SeededStore> {
  const { folder, databaseUrl, postgres, secrets, publicUrl } = ground;
  const now = () => new Date();
  const made = await openStore({ databaseUrl, dataFolder: folder }, now);
  if (!made.ok) throw new Error(made.problem);
  await made.value.close();
  const target =
    databaseUrl === null || postgres === null
      ? ({ kind: "sqlite", dataFolder: folder } as const)
      : ({ kind: "postgresql", databaseUrl, programs: postgres.programs } as const);
  const seeded = await seedStore(target, { plans, people, secrets, publicUrl, now: now() });
  if (databaseUrl !== null) {
    // As a database that has grown over months has been: what the seeding wrote is not replayed after the crash.
    const opened = await openStore({ databaseUrl, dataFolder: folder }, now);
    if (!opened.ok) throw new Error(opened.problem);
    await sql`vacuum analyze`.execute(opened.value.database);
    await sql`checkpoint`.execute(opened.value.database);
    await opened.value.close();
  }
  return seeded;
}

type Measured = {
  web: readonly WebProcess[];
  runners: readonly WebProcess[];
  proxy: Proxy;
  postgres: TestPostgres | null;
};

function sum(processes: readonly WebProcess[]): number {
  return processes.reduce((total, one) => total + readCpuMs(one.processId()), 0);
}

function readCpu({ web, runners, proxy, postgres }: Measured): Cpu {
  return {
    web: sum(web),
    jobs: sum(runners),
    database: postgres === null ? 0 : readCpuMs(postgres.processId()),
    proxy: readCpuMs(proxy.processId),
  };
}

/** Step by step up to the first rate that is not held. */
async function climb(
  { steps: { rates, seconds }, p99LimitMs }: RehearsalOptions,
  generator: Generator,
  measured: Measured,
  say: (line: string) => void,
): Promise<StretchFigures[]> {
  const steps: StretchFigures[] = [];
  for (const ratePerSecond of rates) {
    const before = readCpu(measured);
    const report = await generator.run({ ratePerSecond, seconds, settleSeconds });
    const after = readCpu(measured);
    const used = {
      web: after.web - before.web,
      jobs: after.jobs - before.jobs,
      database: after.database - before.database,
      proxy: after.proxy - before.proxy,
    };
    const step = toFigures(report, ratePerSecond, used);
    steps.push(step);
    for (const line of toLines(step)) say(line);
    if (!isHeld(step, p99LimitMs)) break;
  }
  return steps;
}

async function holdOn(
  { hold }: RehearsalOptions,
  generator: Generator,
  parts: { web: readonly WebProcess[]; postgres: TestPostgres | null },
  say: (line: string) => void,
): Promise<StretchFigures | null> {
  if (hold === null) return null;
  const loading = generator.run({ ...hold, isOpenEnded: true, settleSeconds });
  let windows: FaultWindow[] = [];
  try {
    windows = await causeFaults(parts, hold.seconds, say);
  } finally {
    generator.sayEnough();
  }
  const report = await loading;
  const figures = toFigures(report, hold.ratePerSecond, null, windows);
  for (const line of toLines(figures)) say(line);
  return figures;
}

async function verify(
  { folder, databaseUrl }: { folder: string; databaseUrl: string | null },
  secrets: Secrets,
  { people }: SeededStore,
  acknowledgedFile: string,
): Promise<Verified> {
  const opened = await openStore({ databaseUrl, dataFolder: folder }, () => new Date());
  if (!opened.ok) throw new Error(opened.problem);
  const { database, close, kind } = opened.value;
  try {
    const verified = await verifyStore(database, secrets.dataKeys, people, acknowledgedFile);
    if (kind === "sqlite") {
      const checked = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
      const said = checked.rows.map((row) => row.integrity_check).join("; ");
      if (said !== "ok") verified.faults.push(`the file: ${said}`);
    }
    return verified;
  } finally {
    await close();
  }
}

function findFailures(
  { hold, verified, exitCodes }: Pick<Rehearsal, "hold" | "verified" | "exitCodes">,
  { p99LimitMs }: RehearsalOptions,
): string[] {
  const failures = verified.faults.map((fault) => `lost or doubled: ${fault}`);
  if (verified.acknowledged === 0) failures.push("nothing was acknowledged");
  if (hold !== null && hold.unanswered > 0) {
    failures.push(`${hold.unanswered} commands were not acknowledged within ${settleSeconds} s`);
  }
  if (hold !== null && !(hold.p99Ms <= p99LimitMs)) {
    failures.push(`p99 of the steady load was ${hold.p99Ms.toFixed(0)} ms, more than ${p99LimitMs}`);
  }
  if (exitCodes.some((code) => code !== 0)) failures.push(`processes ended with ${exitCodes.join(", ")}`);
  return failures;
}
