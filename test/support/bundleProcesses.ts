/**
 * `node test/support/bundleProcesses.ts <folder>`: the scripts that tests run as processes of their own, each with all that it
 * imports in a few files. Finding and reading a thousand modules is a third of what a process takes to start.
 */
import { dirname, join, resolve } from "node:path";
import { build, type Plugin } from "vite";

const root = resolve(import.meta.dirname, "..", "..");
const scripts = ["serverProcess", "storeProcess", "planProcess", "reminderProcess"];

/** Files of tests find their fixtures and the data set from where they stand in the sources. */
const keptPlaces: Plugin = {
  name: "tassel:kept-places",
  transform(code, id) {
    if (!id.startsWith(join(root, "test"))) return null;
    return code.replaceAll("import.meta.dirname", JSON.stringify(dirname(id)));
  },
};

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("Name a folder.");
await build({
  root,
  configFile: false,
  logLevel: "error",
  publicDir: false,
  plugins: [keptPlaces],
  ssr: { noExternal: true },
  build: {
    outDir: folder,
    ssr: true,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(scripts.map((name) => [name, join(import.meta.dirname, `${name}.ts`)])),
        // Looked for beside what starts it.
        workThread: join(root, "src", "server", "workThread.ts"),
      },
      output: { chunkFileNames: "[name]-[hash].js", comments: false },
      checks: { ineffectiveDynamicImport: false, eval: false },
    },
  },
});
