/** The real-browser tests: one build, one server, one Chromium for all of them. */
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/browser/longestFirst.ts";

export default defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts"],
    globalSetup: "test/browser/setup.ts",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a busy machine a browser can be late once; test/run.ts names what needed its second try.
    retry: 1,
    // What is waited for comes in its own time on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
  },
});
