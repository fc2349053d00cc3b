/**
 * Pages do not change by accident: after an intended change, update the list with `node build/pageDigests.ts
 * --write`.
 */
import { expect, inject, test } from "vitest";
import { digestPages, findChanged, readPageDigests } from "../../build/pageDigests.ts";

test("every prerendered page says what the list has of it", async () => {
  expect(findChanged(await readPageDigests(), await digestPages(inject("builtFolder")))).toEqual([]);
});
