/** Runs one step of `npm test` below a process of its own, and writes how it ended and what processor time it took. */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { countCpuSeconds, killDescendants } from "./processTree.ts";

export type StepResult = { exitCode: number; cpuSeconds: number | null };

const [, , resultFile = "", command = "", ...words] = process.argv;
const cpu = countCpuSeconds();
const child = spawn(command, words, { stdio: "inherit" });

function finish(exitCode: number): void {
  const result: StepResult = { exitCode, cpuSeconds: cpu.stop() };
  writeFileSync(resultFile, JSON.stringify(result));
  process.exitCode = exitCode;
}

child.once("error", (error) => {
  console.error(error.message);
  finish(1);
});
child.once("exit", (code) => finish(code ?? 1));
// The runner ran out of time: everything below ends, then the child's exit is written down above.
process.once("SIGTERM", killDescendants);
