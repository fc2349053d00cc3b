/** The fast tests in three projects: pure rules in a shared process, the server, and the store with a PostgreSQL of the run. */
import { defineConfig } from "vitest/config";

const serverTests = ["src/server/**/*.test.ts", "test/{attacks,operation}/*.test.ts"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts", "test/*.test.ts"],
          exclude: serverTests,
          isolate: false,
        },
      },
      { extends: true, test: { name: "server", include: serverTests } },
    ],
  },
});
