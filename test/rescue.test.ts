/** The static script that stays when the bundle fails: small, and with the numbers, words and rules of the app. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { words } from "#app/words.ts";
import { emptyRootReloadMs } from "#client/limits.ts";
import { describePlanSafety } from "#components/keeping/safetyWords.ts";

const root = join(import.meta.dirname, "..");
const script = readFileSync(join(root, "public/rescue.js"), "utf8");

test("it weighs at most one kilobyte on the way", () => {
  expect(gzipSync(script).length).toBeLessThanOrEqual(1_000);
});

test("it waits as long as the app's limits say, and says what the app's own last screen says", () => {
  expect(script).toContain(`}, ${emptyRootReloadMs});`);
  const { title, detail, refresh } = words.fatal;
  // Without the bundle nothing was changed, so nothing can be unsaved.
  for (const text of [title, detail, describePlanSafety(), refresh]) expect(script).toContain(`"${text}"`);
});

test("it takes the same devices for phones as the app, and shares the one reload with the recovery", () => {
  const rules = readFileSync(join(root, "src/app/mountRules.ts"), "utf8");
  const pattern = /\/iPhone[^/]+\//.exec(script)?.[0] ?? "missing";
  expect(rules).toContain(pattern);
  const note = readFileSync(join(root, "src/client/network/reloadNote.ts"), "utf8");
  const key = /const key = "([^"]+)"/.exec(script)?.[1] ?? "missing";
  expect(note).toContain(`"${key}"`);
});

test("each page asks for it, without waiting for it", () => {
  expect(readFileSync(join(root, "index.html"), "utf8")).toMatch(
    /<script (vite-ignore )?async src="\/rescue\.js"><\/script>/,
  );
});
