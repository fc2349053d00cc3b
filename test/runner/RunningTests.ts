/** A Vitest reporter that keeps a file with the names of the tests running now, so that a hung test can be named. */
import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** The runner says where; without it, as when one file is run by hand, nothing is written. */
export const runningTestsVariable = "TASSEL_RUNNING_TESTS_FILE";

const writeEveryMs = 500;

/** A class because that is what the test runner makes an instance of. */
export default class RunningTests implements Reporter {
  /** By test file: the test that runs in it, or what is known of it before its first one. */
  readonly #running = new Map<string, string>();
  readonly #file = process.env[runningTestsVariable] ?? "";
  #timer: NodeJS.Timeout | null = null;

  onInit(): void {
    if (this.#file === "") return;
    // On a timer instead of at each of eight thousand tests; the tests run in other processes, so it fires while one hangs.
    this.#timer = setInterval(() => this.#write(), writeEveryMs);
    this.#timer.unref();
  }

  onTestModuleQueued(module: TestModule): void {
    this.#running.set(module.relativeModuleId, "(starting)");
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.set(test.module.relativeModuleId, test.fullName);
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.set(test.module.relativeModuleId, `(after "${test.fullName}")`);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module.relativeModuleId);
  }

  onTestRunEnd(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  #write(): void {
    writeFileSync(this.#file, [...this.#running].map(([file, test]) => `${file}: ${test}`).join("\n"));
  }
}
