/** `npm test`: types, lint, format, spelling, fast tests, real-browser tests; `--fast` (npm run check) leaves the browser out. */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Step = { name: string; command: string; arguments: string[]; reportFile: string | null };

const isFast = process.argv.includes("--fast");
/** A hung suite is stopped and named instead of stopping the whole run. */
const stepLimitMs = 60 * 60_000;
const reportFolder = await mkdtemp(join(tmpdir(), "tassel-tests-"));

const checks: Step[] = [
  { name: "types", command: "tsc", arguments: ["-p", "."], reportFile: null },
  { name: "lint", command: "oxlint", arguments: ["--type-aware", "--deny-warnings"], reportFile: null },
  { name: "format", command: "biome", arguments: ["check", "--error-on-warnings", "."], reportFile: null },
  {
    name: "spelling",
    command: "cspell",
    arguments: ["lint", "--no-progress", "--no-summary"],
    reportFile: null,
  },
  suite("rules and server", "vitest.config.ts"),
];
const browserChecks: Step[] = isFast ? [] : [suite("real browser", "vitest.browser.config.ts")];

let passed = 0;
let failed = 0;
const secondTries: string[] = [];
for (const step of [...checks, ...browserChecks]) {
  const startedAt = performance.now();
  const exitCode = await run(step);
  const counts = await countsOf(step, exitCode);
  passed += counts.passed;
  failed += counts.failed;
  secondTries.push(...counts.secondTries);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n${step.name}: ${counts.failed === 0 ? "passed" : "FAILED"} in ${seconds} s\n`);
}
await rm(reportFolder, { recursive: true, force: true });
if (secondTries.length > 0) console.log(`Passed at the second try only:\n  ${secondTries.join("\n  ")}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function suite(name: string, config: string): Step {
  const reportFile = join(reportFolder, `${name.replaceAll(" ", "-")}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${reportFile}`];
  return { name, command: "vitest", arguments: ["run", "--config", config, ...reporters], reportFile };
}

function run(step: Step): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join("node_modules", ".bin", step.command), step.arguments, { stdio: "inherit" });
    const timer = setTimeout(() => {
      console.error(`${step.name} did not end within ${stepLimitMs / 60_000} minutes and was stopped.`);
      child.kill("SIGKILL");
    }, stepLimitMs);
    child.once("error", () => resolve(1));
    child.once("exit", (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

type Counts = { passed: number; failed: number; secondTries: string[] };

/** A step without a report counts as one check; a suite that ended badly without naming a failed test has failed. */
async function countsOf(step: Step, exitCode: number): Promise<Counts> {
  const secondTries: string[] = [];
  const hasEndedWell = exitCode === 0;
  if (step.reportFile === null) {
    return { passed: hasEndedWell ? 1 : 0, failed: hasEndedWell ? 0 : 1, secondTries };
  }
  try {
    // The report's shape is vitest's JSON reporter's.
    const report = JSON.parse(await readFile(step.reportFile, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
      testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
    };
    const failures = Math.max(report.numFailedTests, hasEndedWell ? 0 : 1);
    for (const { fullName, status, failureMessages } of report.testResults.flatMap(
      (file) => file.assertionResults,
    )) {
      const [firstTry] = failureMessages;
      if (status === "passed" && firstTry !== undefined)
        secondTries.push(`${fullName}: ${firstTry.split("\n")[0]}`);
    }
    return { passed: report.numPassedTests, failed: failures, secondTries };
  } catch {
    return { passed: 0, failed: 1, secondTries };
  }
}
