/** The fast tests: rules, server, architecture. The real-browser suite has its own runner. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "build/**/*.test.ts",
      "test/*.test.ts",
      "test/{attacks,operation}/*.test.ts",
    ],
    // Screens under test need a browser: vitest.dom.config.ts.
    exclude: ["src/**/*.dom.test.tsx"],
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
