/** `npm start`: builds if needed, then serves. */
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { serveEnvironment, serveFile, serveOptions } from "./serveProgram.ts";
import { isBuilt } from "./stamp.ts";

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
const server = join(rootFolder, serveFile);
if (process.execve !== undefined && process.platform === "linux") {
  // The server takes this process's place: signals reach it, and nothing that starting needed stays.
  const words = ["--disable-warning=ExperimentalWarning", ...serveOptions, server];
  process.execve(process.execPath, [process.execPath, ...words], { ...serveEnvironment, ...process.env });
}
await import(pathToFileURL(server).href);
