/** Browser tests wait for states: never for time, never for a quiet network, and no test gets a second try. */
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const files = globSync(["test/browser/*.ts", "src/**/*.dom.test.tsx", "vitest*.config.ts"], { cwd: root });

test("no browser test waits for time or a quiet network, and none is tried again", () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) =>
    /waitForTimeout|networkidle|\bretry: [1-9]/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(found).toEqual([]);
});
