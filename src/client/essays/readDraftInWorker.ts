/** Has a draft read by a worker; on the page where there is none, or where it fails. */
import type { ReadingAnswered, ReadingAsked, ReadingReply, ReadingRequest } from "./readingMessages.ts";

const waiting = new Map<number, (reply: ReadingReply | null) => void>();
let worker: Worker | null = null;
let hasFailed = false;
let lastId = 0;

/** Rejects if the rules cannot be loaded. The worker starts with the first draft and stays. */
export async function readDraftInWorker(request: ReadingRequest): Promise<ReadingReply> {
  const asked = findWorker();
  const reply =
    asked === null
      ? null
      : await new Promise<ReadingReply | null>((resolve) => {
          lastId += 1;
          waiting.set(lastId, resolve);
          const message: ReadingAsked = { id: lastId, request };
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
          asked.postMessage(message);
        });
  if (reply !== null) return reply;
  const { answerReading } = await import("./answerReading.ts");
  return answerReading(request);
}

function findWorker(): Worker | null {
  if (worker !== null || hasFailed || typeof Worker === "undefined") return worker;
  try {
    worker = new Worker(new URL("./readDraftWorker.ts", import.meta.url), { type: "module" });
  } catch {
    hasFailed = true;
    return null;
  }
  worker.addEventListener("message", (event: MessageEvent<ReadingAnswered>) => {
    const { id, reply } = event.data;
    waiting.get(id)?.(reply);
    waiting.delete(id);
  });
  // Its file could not be loaded, or it crashed: read on the page from now on.
  worker.addEventListener("error", giveUp);
  worker.addEventListener("messageerror", giveUp);
  return worker;
}

function giveUp(): void {
  hasFailed = true;
  worker?.terminate();
  worker = null;
  const left = [...waiting.values()];
  waiting.clear();
  for (const settle of left) settle(null);
}
