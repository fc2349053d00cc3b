/**
 * The order of the browser test files: the one that visits every page goes first, so that it does not run alone at
 * the end.
 */
import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const first = "everyPage.test.ts";

/** A class because the test runner instantiates it. The rest is ordered by last duration, or by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's own method, not an array's
    const sorted = await super.sort(files);
    const isFirst = (file: TestSpecification) => basename(file.moduleId) === first;
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
