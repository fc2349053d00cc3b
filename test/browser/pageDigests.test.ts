/** No page changes by accident: whoever means to change one writes the list anew with `node build/pageDigests.ts --write`. */
import { expect, inject, test } from "vitest";
import { digestPages, findChanged, readPageDigests } from "../../build/pageDigests.ts";

test("every prerendered page says what the list has of it", async () => {
  expect(findChanged(await readPageDigests(), await digestPages(inject("builtFolder")))).toEqual([]);
});
