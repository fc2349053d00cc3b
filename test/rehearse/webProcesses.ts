/** The web processes and the job runner of a rehearsal: each a real server process on a port of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { serveFile } from "../../build/stamp.ts";
import { until } from "../bench/measure.ts";
import { keepTrackOf } from "./children.ts";

export type WebProcess = {
  port: number;
  /** Of the process that runs now. */
  processId: () => number;
  /** SIGTERM, as a release does it: the exit code. */
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
  /** After it was stopped or killed, at the same port; resolves once it answers. */
  start: () => Promise<void>;
  /** What it wrote to the terminal beside its log, last part first to go. */
  said: () => string;
};

/** "built": what `npm start` runs, from dist/. "bare": the same server with a site of two pages, which needs no build. */
export type ServerProgram = "built" | "bare";

/** For a machine that is busy with everything else that starts; a few seconds are usual. */
const startLimitSeconds = 120;

const rootFolder = resolve(import.meta.dirname, "..", "..");
const programs: Readonly<Record<ServerProgram, string[]>> = {
  built: [join(rootFolder, serveFile)],
  bare: [join(rootFolder, "test", "support", "serverProcess.ts")],
};

/** Resolves once it answers. */
export async function startWebProcess(
  program: ServerProgram,
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<WebProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  let said = "";
  let running: ChildProcess | null = null;
  let ended: Promise<number | null> = Promise.resolve(null);
  async function start(): Promise<void> {
    const own = { ...environment, PORT: String(port), HOST: "127.0.0.1" };
    const started = spawn(process.execPath, programs[program], {
      cwd: rootFolder,
      env: { PATH, NODE_COMPILE_CACHE, ...own },
      stdio: ["ignore", "pipe", "pipe"],
    });
    keepTrackOf(started);
    for (const stream of [started.stdout, started.stderr]) {
      stream.on("data", (text: Buffer) => {
        said = (said + text.toString()).slice(-4_000);
      });
    }
    ended = once(started, "exit").then(([code]: (number | null)[]) => code ?? null);
    running = started;
    try {
      await until(async () => {
        if (started.exitCode !== null) throw new Error(`A server did not start: ${said}`);
        return (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.ok === true;
      }, startLimitSeconds);
    } catch (error) {
      started.kill("SIGKILL");
      throw error;
    }
  }
  await start();
  return {
    port,
    processId: () => running?.pid ?? 0,
    async stop() {
      running?.kill("SIGTERM");
      return ended;
    },
    async kill() {
      running?.kill("SIGKILL");
      await ended;
    },
    start,
    said: () => said,
  };
}
