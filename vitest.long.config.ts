/**
 * `npm run test:long`: the same kill and fuzz tests as in every run, with 300 kills and 100,000 requests; and what is slow by
 * nature, which no other run has.
 */
import { defineConfig } from "vitest/config";
import { wholeMachineTests } from "./vitest.config.ts";

export default defineConfig({
  test: {
    include: ["test/attacks/{kill,fuzz}.test.ts", "src/server/plans/store.test.ts", ...wholeMachineTests],
    globalSetup: "test/support/postgresSetup.ts",
    env: { LONG_TESTS: "1" },
    maxWorkers: 2,
    testTimeout: 300_000,
  },
});
