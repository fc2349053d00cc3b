/**
 * `npm run test:long`: the tests of every run that have a short form, at their full length, such as 300 kills, 100,000 requests
 * and every kind of page; and what is slow by nature, which no other run has.
 */
import { defineConfig } from "vitest/config";
import { wholeMachineTests } from "./vitest.config.ts";

const env = { LONG_TESTS: "1" };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "server",
          include: [
            "test/attacks/{kill,fuzz}.test.ts",
            "src/server/plans/store.test.ts",
            ...wholeMachineTests,
          ],
          globalSetup: "test/support/postgresSetup.ts",
          env,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: "pages",
          include: ["test/browser/{everyPage,layoutShift}.test.ts"],
          globalSetup: "test/browser/setup.ts",
          isolate: false,
          env,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
