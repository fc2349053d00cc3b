/** The classifier of danger is what its sentences make, and small enough to send. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { dangerModule, readDangerTraining, trainDanger, writeDangerModule } from "./trainDanger.ts";

test("the same sentences give the committed weights, of at most 22 kB", () => {
  const text = writeDangerModule(trainDanger(readDangerTraining()));
  expect(text === readFileSync(join(import.meta.dirname, "../..", dangerModule), "utf8")).toBe(true);
  expect(gzipSync(text).length).toBeLessThanOrEqual(22_000);
});
