/** Starts serverProcess.ts as a separate process, and captures its output. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { findProcessFile } from "./processFile.ts";

export type ServerProcess = {
  process: ChildProcess;
  address: string;
  /** Everything written to the terminal so far. */
  said: () => string;
  /** The exit code; null if it was killed. */
  ended: Promise<number | null>;
};

export async function startServerProcess(
  environment: Record<string, string>,
  words: readonly string[] = [],
): Promise<ServerProcess> {
  const file = await findProcessFile("serverProcess");
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const started = spawn(process.execPath, [file, ...words], {
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: "silent", PORT: "0", HOST: "127.0.0.1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [started.stdout, started.stderr]) {
    stream.on("data", (text: Buffer) => {
      said += text.toString();
    });
  }
  const ended = once(started, "exit").then(([code]: (number | null)[]) => code ?? null);
  const first = new Promise<string>((resolve) => {
    createInterface(started.stdout).on("line", (line) => {
      if (line.startsWith('{"address"')) resolve(line);
    });
  });
  const line = await Promise.race([first, ended.then(() => null)]);
  if (line === null) throw new Error(`The server did not start: ${said}`);
  // Written by serverProcess.ts.
  const { address } = JSON.parse(line) as { address: string };
  return { process: started, address, said: () => said, ended };
}
