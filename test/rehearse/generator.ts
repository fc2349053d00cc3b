/** Starts the process that sends, and gives it its orders. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keepTrackOf } from "./children.ts";
import type { GeneratorOrder, GeneratorReport, GeneratorStart } from "./generatorProcess.ts";

export type Generator = {
  /** One at a time. */
  run: (order: GeneratorOrder) => Promise<GeneratorReport>;
  /** Ends what was ordered as open-ended. */
  sayEnough: () => void;
  stop: () => Promise<void>;
};

export async function startGenerator(folder: string, start: GeneratorStart): Promise<Generator> {
  const file = join(folder, "generator.json");
  await writeFile(file, JSON.stringify(start));
  const started = keepTrackOf(fork(join(import.meta.dirname, "generatorProcess.ts"), [file]));
  await nextMessage(started);
  return {
    async run(order) {
      started.send(order);
      // Written by generatorProcess.ts.
      return (await nextMessage(started)) as GeneratorReport;
    },
    sayEnough: () => void started.send("enough"),
    async stop() {
      if (!started.connected) return;
      const ended = once(started, "exit");
      started.send("end");
      await ended;
    },
  };
}

async function nextMessage(started: ChildProcess): Promise<unknown> {
  const ended = once(started, "exit").then(() => {
    throw new Error("The process that sends has ended.");
  });
  const [message]: unknown[] = await Promise.race([once(started, "message"), ended]);
  return message;
}
