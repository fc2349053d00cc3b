/** What Vitest's JSON reporter says of a suite: how many tests passed and failed, and how long each file took. */
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { z } from "zod";

export type SuiteReport = {
  passed: number;
  failed: number;
  files: { file: string; seconds: number }[];
};

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** Without a report, as when the suite did not start or was stopped, nothing has passed. */
export async function readSuiteReport(reportFile: string): Promise<SuiteReport> {
  try {
    const report = reportSchema.parse(JSON.parse(await readFile(reportFile, "utf8")));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      files: report.testResults.map(({ name, startTime, endTime }) => ({
        file: relative(process.cwd(), name),
        seconds: (endTime - startTime) / 1_000,
      })),
    };
  } catch {
    return { passed: 0, failed: 0, files: [] };
  }
}
