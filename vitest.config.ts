/** The fast tests in three projects: rules and screens without a server, the server, and the few files that replace modules. */
import { defineConfig } from "vitest/config";

/** Replaced modules stay replaced for whatever runs next in the same process, so these files get a process of their own. */
const isolatedTests = [
  "src/client/http/api.test.ts",
  "src/client/planSync/planSyncReads.test.ts",
  "test/attacks/enumeration.test.ts",
];
const serverTests = ["src/server/**/*.test.ts", "test/{attacks,operation}/*.test.ts"];
/** Whole servers on loaded, full or wrongly set machines, again and again: slow by nature, and part of `npm run test:long`. */
export const wholeMachineTests = ["test/operation/{rollingRestart,fullDisk,clocks}.test.ts"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // For a test that hangs; a slow machine must never reach it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: "v8",
      include: ["src/**/*.{ts,tsx}", "build/**/*.ts"],
      exclude: ["**/*.test.{ts,tsx}"],
      reporter: ["text-summary", "html"],
      reportsDirectory: "node_modules/.cache/coverage",
    },
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts", "test/*.test.ts"],
          exclude: ["src/**/*.dom.test.tsx", ...serverTests, ...isolatedTests],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: serverTests,
          exclude: [...isolatedTests, ...wholeMachineTests],
          isolate: false,
          // Some start a dozen processes, each of which takes a while on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          globalSetup: "test/support/postgresSetup.ts",
        },
      },
      { extends: true, test: { name: "isolated", include: isolatedTests } },
    ],
  },
});
