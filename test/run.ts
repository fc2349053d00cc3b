/** `npm test`: types, lint, format, spelling, unused code, fast tests, screens, the real browser; `--fast` (npm run check) leaves browsers out. */
import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSuiteReport, type SuiteReport } from "./runner/readSuiteReport.ts";
import { runStep, type Step, type StepOutcome } from "./runner/runStep.ts";

/** Of the whole run, on two quiet cores; each issue may add one minute. */
const budget = { minutes: 12, cpuSeconds: 1_100 };
/** Before .ci/run's own 40 minutes are over, so that the hung test is named. */
const limitMinutes = Number(process.env["TEST_LIMIT_MINUTES"] ?? 39);
const slowestShown = 10;

const isFast = process.argv.includes("--fast");
const startedAt = performance.now();
/** Stores of tests are written and deleted by the hundred: in memory, where there is room, no test waits for a disk. */
const memory = process.env["TMPDIR"] === undefined ? await findMemory() : null;
if (memory !== null) process.env["TMPDIR"] = memory;
const reportFolder = await mkdtemp(join(tmpdir(), "tassel-tests-"));
const stop = AbortSignal.timeout(limitMinutes * 60_000);

/** Spelling and unused code keep what they found for the next run, by the content of what they read. */
const cache = "node_modules/.cache";
const staticChecks: Step[] = [
  // The rules need every type anyway: reporting the compiler's own errors with them saves working all types out again.
  check("types and lint", "oxlint --type-aware --type-check --deny-warnings"),
  check("format", "biome check --error-on-warnings ."),
  check(
    "spelling",
    `cspell lint --no-progress --no-summary --cache --cache-strategy content --cache-location ${cache}/spelling`,
  ),
  check("unused code", `knip --no-progress --no-config-hints --cache --cache-location ${cache}/unused`),
];
const suites: Step[] = [
  suite("rules and server", "vitest.config.ts"),
  ...(isFast
    ? []
    : [suite("screens", "vitest.dom.config.ts"), suite("real browser", "vitest.browser.config.ts")]),
];

const outcomes: StepOutcome[] = [];
const reports: SuiteReport[] = [];
let passed = 0;
let failed = 0;

/** The checks that run no tests share the two cores; each one's output is printed when it has ended. */
const waiting = staticChecks.values();
await Promise.all(
  [0, 1].map(async () => {
    for (const step of waiting) {
      const outcome = await runStep(step, { reportFolder, stop, printsAtOnce: false });
      if (outcome.exitCode === 0) passed += 1;
      else failed += 1;
      note(outcome);
    }
  }),
);
for (const step of suites) {
  const outcome = await runStep(step, { reportFolder, stop, printsAtOnce: true });
  const report = await readSuiteReport(reportFileOf(step.name));
  reports.push(report);
  passed += report.passed;
  // A suite that ended badly without naming a failed test has failed all the same.
  failed += Math.max(report.failed, outcome.exitCode === 0 ? 0 : 1);
  note(outcome);
}
await rm(memory ?? reportFolder, { recursive: true, force: true });
summarize();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** A folder in memory with a few gigabytes of room; null where there is none. */
async function findMemory(): Promise<string | null> {
  const least = 4 * 1024 ** 3;
  try {
    const { bavail, bsize } = await statfs("/dev/shm");
    if (bavail * bsize < least) return null;
    const folder = await mkdtemp("/dev/shm/tassel-");
    // PostgreSQL runs as another user, and its own folder in this one is closed to others.
    await chmod(folder, 0o711);
    return folder;
  } catch {
    return null;
  }
}

function check(name: string, line: string): Step {
  const [command = "", ...words] = line.split(" ");
  return { name, command, arguments: words };
}

function suite(name: string, config: string): Step {
  const reporters = ["dot", "json", "./test/runner/RunningTests.ts"].map((one) => `--reporter=${one}`);
  const words = ["run", "--config", config, ...reporters, `--outputFile.json=${reportFileOf(name)}`];
  return { name, command: "vitest", arguments: words };
}

function reportFileOf(name: string): string {
  return join(reportFolder, `${name.replaceAll(" ", "-")}.json`);
}

function note(outcome: StepOutcome): void {
  outcomes.push(outcome);
  const result = outcome.exitCode === 0 ? "passed" : "FAILED";
  console.log(`\n${outcome.name}: ${result} in ${outcome.seconds.toFixed(1)} s\n`);
}

/** Where the time went, and whether the whole run kept to its budget; going over it does not fail a run on a busy machine. */
function summarize(): void {
  console.log("  wall s     CPU s  step");
  for (const { name, seconds, cpuSeconds } of outcomes) {
    console.log(`${column(seconds)}${cpuSeconds === null ? "         –" : column(cpuSeconds)}  ${name}`);
  }
  const files = reports.flatMap(({ files }) => files).toSorted((a, b) => b.seconds - a.seconds);
  console.log("\nThe slowest test files:");
  for (const { file, seconds } of files.slice(0, slowestShown)) console.log(`${column(seconds)} s  ${file}`);
  const minutes = (performance.now() - startedAt) / 60_000;
  const measured = outcomes.flatMap(({ cpuSeconds }) => cpuSeconds ?? []);
  const cpuSeconds = measured.reduce((sum, one) => sum + one, 0);
  console.log(`\nIn all ${minutes.toFixed(1)} minutes and ${Math.round(cpuSeconds)} CPU seconds.`);
  if (minutes > budget.minutes)
    console.log(`OVER BUDGET: ${minutes.toFixed(1)} minutes of ${budget.minutes} on two quiet cores.`);
  if (cpuSeconds > budget.cpuSeconds)
    console.log(`OVER BUDGET: ${Math.round(cpuSeconds)} CPU seconds of ${budget.cpuSeconds}.`);
  console.log("");
}

function column(seconds: number): string {
  return seconds.toFixed(1).padStart(10);
}
