/** `npm start`: builds if needed, then serves. */
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { isBuilt, serveFile } from "./stamp.ts";

const rootFolder = dirname(import.meta.dirname);

if (!(await isBuilt(rootFolder, join(rootFolder, "dist")))) {
  console.log("Building (once per release) …");
  // Built in a separate process, so that the server does not keep the build's memory.
  const build = spawnSync(process.execPath, [join(rootFolder, "build", "build.ts")], { stdio: "inherit" });
  if (build.status !== 0) {
    console.error("The build did not succeed; the lines above say why.");
    process.exit(1);
  }
}
await import(pathToFileURL(join(rootFolder, serveFile)).href);
