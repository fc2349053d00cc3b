/** The real-browser tests of the built site: two cached builds, their servers and one Chromium for all of them. */
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/browser/longestFirst.ts";

export default defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts"],
    globalSetup: "test/browser/setup.ts",
    maxWorkers: 2,
    // Files share a process, so that the server and the data set are loaded once in each of the two.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes in its own time on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
  },
});
