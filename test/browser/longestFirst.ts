/** The order of the browser's test files: those that go through every page begin, so that none runs alone at the end. */
import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const first: readonly string[] = ["everyPage.test.ts", "writtenPages.test.ts"];

/** A class because the test runner makes one of it. The rest goes by how long it took last, or by its size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's own method, not an array's
    const sorted = await super.sort(files);
    const isFirst = (file: TestSpecification) => first.includes(basename(file.moduleId));
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
