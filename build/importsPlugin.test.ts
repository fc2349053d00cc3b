/** Every import of a late file can be tried again, by an address that nothing has failed under. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { importsPlugin, throughLoader } from "./importsPlugin.ts";

test("a late file that did not come is asked for again, and comes once for all who want it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "imports-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "late.js"), "export const made = { at: import.meta.url };");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(
    join(folder, "main.js"),
    `export const loadWhole = () => import("./late.js");
     export async function loadMade() { const { made } = await import("./late.js"); return made; }`,
  );
  await build({
    root: folder,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [importsPlugin()],
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, "main.js"),
        output: { entryFileNames: "main.mjs", chunkFileNames: "[name].js" },
        preserveEntrySignatures: "strict",
      },
    },
  });
  // In Node itself, which keeps failed imports as older browsers do.
  await writeFile(
    join(folder, "dist/try.mjs"),
    `import { renameSync } from "node:fs";
     import { loadMade, loadWhole } from "./main.mjs";
     const file = new URL("late.js", import.meta.url);
     const away = new URL("away.js", import.meta.url);
     renameSync(file, away);
     for (const load of [loadWhole, loadMade, loadMade]) await load().catch(({ name }) => console.log(name));
     renameSync(away, file);
     const made = await loadMade();
     console.log(made.at.replace(/.*\\//, ""), (await loadWhole()).made === made);`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "dist/try.mjs")]);
  expect(stdout).toBe(`${"ChunkLoadError\n".repeat(3)}late.js?retry=3 true\n`);
});

test.each([
  [
    '() => __vitePreload(() => import("./A-1.js"), [])',
    '() => __vitePreload(() => __vitePreload("./A-1.js"), [])',
  ],
  ['import("./A-1.js").then((n) => n.t)', '__vitePreload("./A-1.js").then((n) => n.t)'],
  ['import { a } from "./A-1.js";', 'import { a } from "./A-1.js";'],
  ['graph.import(data); import("https://a.b/c.js");', 'graph.import(data); import("https://a.b/c.js");'],
])("%s", (code, expected) => {
  expect(throughLoader(code)).toBe(expected);
});
