/** Starts the server as `npm start` does, on a free port of this machine. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, until } from "./measure.ts";

export type StartedServer = { process: ChildProcess; port: number; address: string };

/** Resolves once it responds. The caller stops it with `process.kill("SIGTERM")`. */
export async function startServer(
  rootFolder: string,
  environment: Readonly<Record<string, string>> = {},
  isUp = async (address: string) => (await fetch(`${address}/api/health`).catch(() => null))?.ok === true,
): Promise<StartedServer> {
  const port = await freePort();
  // The package's own start script, without npm in between, so that its process is the one measured.
  const { scripts } = JSON.parse(readFileSync(join(rootFolder, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  const started = spawn(process.execPath, scripts.start.split(" ").slice(1), {
    cwd: rootFolder,
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "silent", ...environment },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() => isUp(address));
  return { process: started, port, address };
}
