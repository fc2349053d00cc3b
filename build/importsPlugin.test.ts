/** Every import of a late file can be tried again, by an address that nothing has failed under. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { beforeAll, expect, test } from "vitest";
import { importsPlugin, throughLoader } from "./importsPlugin.ts";

const loads = `
  const loadWhole = () => import("./late.js");
  async function loadMade() { const { made } = await import("./late.js"); return made; }
  globalThis.loads = { loadWhole, loadMade };`;

let dist = "";
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "imports-"));
  dist = join(folder, "dist");
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write("package.json", '{ "type": "module" }');
  await write("late.js", "export const made = { at: import.meta.url };");
  await write("worker.js", loads);
  const start = 'new Worker(new URL("./worker.js", import.meta.url), { type: "module" })';
  await write("main.js", `${loads}\nexport const start = () => ${start};`);
  const output = { entryFileNames: "[name].js", chunkFileNames: "[name].js" };
  await build({
    root: folder,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [importsPlugin()],
    worker: {
      format: "es",
      plugins: () => [importsPlugin("worker")],
      rolldownOptions: { output: { entryFileNames: "worker/worker.js", chunkFileNames: "worker/late.js" } },
    },
    build: {
      modulePreload: false,
      rolldownOptions: { input: join(folder, "main.js"), output, preserveEntrySignatures: "strict" },
    },
  });
  return () => rm(folder, { recursive: true });
});

/** In Node itself, which keeps failed imports as older browsers do. */
const tries = `
  import { renameSync } from "node:fs";
  const [, , main, late] = process.argv;
  await import(main);
  const { loadMade, loadWhole } = globalThis.loads;
  renameSync(late, late + ".away");
  for (const load of [loadWhole, loadMade, loadMade]) await load().catch(({ name }) => console.log(name));
  renameSync(late + ".away", late);
  const made = await loadMade();
  console.log(made.at.replace(/.*\\//, ""), (await loadWhole()).made === made);`;

test.each([
  ["page", "main.js", "late.js"],
  ["worker", "worker/worker.js", "worker/late.js"],
])(
  "a late file of a %s that did not come is asked for again, and comes once for all",
  async (_, main, late) => {
    const file = join(dist, "try.mjs");
    await writeFile(file, tries);
    const { stdout } = await promisify(execFile)(process.execPath, [
      file,
      join(dist, main),
      join(dist, late),
    ]);
    expect(stdout).toBe(`${"ChunkLoadError\n".repeat(3)}late.js?retry=3 true\n`);
  },
);

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
