/** The build prints a page whose scripts outgrew their budget, and fails on one that is far beyond it. */
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Manifest, partsAtOnce } from "./pageChunks.ts";
import { holdScriptBudgets, scriptBudgetsKb, weighScripts } from "./scriptBudgets.ts";

test("a page weighs its entry, the app and its screen's files, each once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "budgets-"));
  await mkdir(join(folder, "assets"));
  const parts = partsAtOnce["my-plan"] ?? [];
  const manifest: Manifest = {
    "index.html": { file: "assets/entry.js", isEntry: true },
    "src/app/mount.tsx": { file: "assets/mount.js", imports: ["_shared"] },
    _shared: { file: "assets/shared.js" },
    "src/screens/home/HomeScreen.tsx": { file: "assets/home.js", imports: ["_shared"] },
    "src/screens/my-plan/MyPlanScreen.tsx": { file: "assets/my-plan.js", imports: ["_shared"] },
    "src/screens/my-plan/WholePlan.tsx": { file: "assets/later.js" },
    ...Object.fromEntries(parts.map((part) => [part, { file: "assets/part.js" }])),
  };
  const kb = { entry: 1, mount: 20, shared: 30, part: 5, home: 90, "my-plan": 10, later: 50 };
  for (const [name, size] of Object.entries(kb))
    await writeFile(join(folder, "assets", `${name}.js`), randomBytes(size * 1000));
  const weights = await weighScripts(folder, manifest);
  expect(weights.map(({ screen, kb }) => [screen, Math.floor(kb)])).toEqual([
    ["home", 141],
    ["my-plan", 66],
  ]);
  await rm(folder, { recursive: true });
});

test.each([
  ["a page that is read, within its budget", "home", scriptBudgetsKb.read, "silent"],
  ["a page that is read, a little beyond it", "home", scriptBudgetsKb.read + 1, "printed"],
  ["a page that is read, a tenth beyond it", "home", scriptBudgetsKb.read * 1.1 - 0.1, "printed"],
  ["a page that is read, far beyond it", "home", scriptBudgetsKb.read * 1.1 + 0.1, "refused"],
  ["a tool that heavy", "match-quiz", scriptBudgetsKb.read * 1.1 + 0.1, "silent"],
  ["a tool, a little beyond its own", "match-quiz", scriptBudgetsKb.tool + 1, "printed"],
  ["a tool, far beyond it", "match-quiz", scriptBudgetsKb.tool * 1.1 + 0.1, "refused"],
])("%s", (_, screen, kb, outcome) => {
  const printed: string[] = [];
  const hold = () => holdScriptBudgets([{ screen, kb }], (line) => printed.push(line));
  if (outcome === "refused") expect(hold).toThrow(`${screen}: ${kb.toFixed(1)} kB, budget`);
  else hold();
  expect(printed).toHaveLength(outcome === "silent" ? 0 : 1);
});
