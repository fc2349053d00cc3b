/** The build fails on a page whose scripts outgrew their budget, and says which. */
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Manifest, partsAtOnce } from "./pageChunks.ts";
import { holdScriptBudgets, scriptBudgetsKb, weighScripts } from "./scriptBudgets.ts";

test("a page weighs its entry, the app and its screen's files, each once; one above its budget is named", async () => {
  const folder = await mkdtemp(join(tmpdir(), "budgets-"));
  await mkdir(join(folder, "assets"));
  const screens = Object.keys(scriptBudgetsKb);
  const manifest: Manifest = {
    "index.html": { file: "assets/entry.js", isEntry: true },
    "src/app/mount.tsx": { file: "assets/mount.js", imports: ["_shared"] },
    _shared: { file: "assets/shared.js" },
    ...Object.fromEntries(
      screens.map((screen) => [
        `src/screens/${screen}/ExampleScreen.tsx`,
        { file: `assets/${screen}.js`, imports: ["_shared"] },
      ]),
    ),
    ...Object.fromEntries(
      Object.values(partsAtOnce)
        .flat()
        .map((part) => [part, { file: "assets/part.js" }]),
    ),
  };
  const write = (name: string, bytes: number) => writeFile(join(folder, "assets", name), randomBytes(bytes));
  await write("entry.js", 1_000);
  await write("mount.js", 20_000);
  await write("shared.js", 30_000);
  await write("part.js", 5_000);
  for (const screen of screens) await write(`${screen}.js`, screen === "home" ? 90_000 : 10_000);
  const weights = await weighScripts(folder, manifest);
  const of = (screen: string) => weights.find((one) => one.screen === screen)?.kb ?? 0;
  expect(of("college")).toBeGreaterThan(61);
  expect(of("college")).toBeLessThan(62);
  expect(of("my-plan")).toBeGreaterThan(66);
  expect(() => holdScriptBudgets(weights)).toThrow(/home: 141\.\d kB, at most 117 kB$/);
  expect(() => holdScriptBudgets(weights.filter(({ screen }) => screen !== "home"))).not.toThrow();
  await rm(folder, { recursive: true });
});
