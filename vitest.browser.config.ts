/** The real-browser tests of the built site: two cached builds with their servers, and one Chromium for each process. */
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/browser/longestFirst.ts";

export default defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts"],
    globalSetup: "test/browser/setup.ts",
    // Much of a test is waiting: a third process uses what two leave of two cores.
    maxWorkers: 3,
    // Files share a process, so that the server and the data set are loaded once in each of the three.
    isolate: false,
    // For a test that hangs. What is waited for comes in its own time, and a busy machine must never reach a limit.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
  },
});
