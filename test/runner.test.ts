/** How `npm test` runs its steps: the processor time of every process counts, and a step that hangs is ended whole. */
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runStep } from "./runner/runStep.ts";

let reportFolder: string;
beforeEach(async () => {
  reportFolder = await mkdtemp(join(tmpdir(), "tassel-runner-"));
});
afterEach(() => rm(reportFolder, { recursive: true, force: true }));

function runScript(script: string, stop: AbortSignal = new AbortController().signal) {
  const step = { name: "a step", command: "node", arguments: ["--eval", script] };
  return runStep(step, { reportFolder, stop, printsAtOnce: false });
}

const burn = "const { cpuUsage } = process; while (cpuUsage().user < 400_000);";

test("what a process below the step's own uses is counted, and its exit code is the step's", async () => {
  const script = `const { status } = require("node:child_process").spawnSync(process.execPath, ["--eval", ${JSON.stringify(
    `${burn} process.exit(3);`,
  )}]); process.exit(status);`;
  const outcome = await runScript(script);
  expect(outcome.exitCode).toBe(3);
  if (process.platform === "linux") expect(outcome.cpuSeconds).toBeGreaterThanOrEqual(0.4);
});

test("a step that is out of time has failed, and nothing of it runs on", async () => {
  const numberFile = join(reportFolder, "child");
  const script = `
    const { spawn } = require("node:child_process");
    const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    require("node:fs").writeFileSync(${JSON.stringify(numberFile)}, String(child.pid));
  `;
  // Stopped once the child is there, however long that takes on a busy machine.
  const stop = new AbortController();
  const running = runScript(script, stop.signal);
  await expect.poll(() => existsSync(numberFile), { timeout: 30_000 }).toBe(true);
  stop.abort();
  expect((await running).exitCode).toBe(1);
  const number = Number(await readFile(numberFile, "utf8"));
  await expect.poll(() => isRunning(number), { timeout: 30_000 }).toBe(false);
});

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
