/** Runs one step of `npm test` below measureStep.ts; a step that is still running when the time is over is stopped and named. */
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { StepResult } from "./measureStep.ts";
import { runningTestsVariable } from "./RunningTests.ts";

export type Step = { name: string; command: string; arguments: string[] };

export type StepOutcome = {
  name: string;
  exitCode: number;
  seconds: number;
  /** User and system time of every process of the step; null where it could not be measured. */
  cpuSeconds: number | null;
};

export type StepSurroundings = {
  /** Where files between the processes go. */
  reportFolder: string;
  /** Aborted when the whole run is out of time. */
  stop: AbortSignal;
  /** Otherwise the output is kept until the step has ended. */
  printsAtOnce: boolean;
};

const measureStep = join(import.meta.dirname, "measureStep.ts");
const compileCache = resolve(import.meta.dirname, "..", "..", "node_modules", ".cache", "compiled");

export async function runStep(step: Step, surroundings: StepSurroundings): Promise<StepOutcome> {
  const { reportFolder, stop, printsAtOnce } = surroundings;
  const startedAt = performance.now();
  const resultFile = join(reportFolder, `${step.name.replaceAll(" ", "-")}-step.json`);
  const runningFile = join(reportFolder, `${step.name.replaceAll(" ", "-")}-running.txt`);
  const command = join("node_modules", ".bin", step.command);
  if (stop.aborted) return { name: step.name, exitCode: 1, seconds: 0, cpuSeconds: null };
  const child = spawn(process.execPath, [measureStep, resultFile, command, ...step.arguments], {
    stdio: ["ignore", printsAtOnce ? "inherit" : "pipe", printsAtOnce ? "inherit" : "pipe"],
    // A run starts some fifty processes of the same sources: the first of them keeps what it compiled.
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, [runningTestsVariable]: runningFile },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (part: Buffer) => printed.push(part));
  }
  // Everything below it ends, and nothing else: it kills its own descendants by their numbers.
  const end = () => child.kill("SIGTERM");
  stop.addEventListener("abort", end);
  await new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  });
  stop.removeEventListener("abort", end);
  process.stdout.write(Buffer.concat(printed));
  if (stop.aborted) console.error(await describeStop(step, runningFile));
  const result = await readResult(resultFile);
  return {
    name: step.name,
    exitCode: stop.aborted ? 1 : result.exitCode,
    seconds: (performance.now() - startedAt) / 1_000,
    cpuSeconds: result.cpuSeconds,
  };
}

async function describeStop(step: Step, runningFile: string): Promise<string> {
  const running = await readFile(runningFile, "utf8").catch(() => "");
  const tests = running === "" ? "" : ` Running at that moment:\n${running.replace(/^/gm, "  ")}`;
  return `\nOUT OF TIME: ${step.name} was stopped.${tests}`;
}

async function readResult(file: string): Promise<StepResult> {
  try {
    // Written by measureStep.ts.
    return JSON.parse(await readFile(file, "utf8")) as StepResult;
  } catch {
    return { exitCode: 1, cpuSeconds: null };
  }
}
