/** The worker's side of the port: answers questions in the order they come, and skips those that nobody waits for. */
import { listBuffers } from "#domain/college/collegeTable.ts";
import type { Engine } from "./engine.ts";
import { type FromWorker, type ReplyOf, type ToWorker, toSentError } from "./engineMessages.ts";

/** The part of a worker's global scope used here. */
export type WorkerScope = {
  addEventListener: (type: "message", listener: (event: MessageEvent<ToWorker>) => void) => void;
  postMessage: (message: FromWorker, transfer: Transferable[]) => void;
};

type Asked = Extract<ToWorker, { kind: "ask" }>;

/** `later` runs a task once all messages that have come by now have been read. */
export function serveEngine(scope: WorkerScope, engine: Engine, later: (task: () => void) => void): void {
  const waiting = new Map<number, Asked>();
  const send = (message: FromWorker, transfer: Transferable[] = []) => scope.postMessage(message, transfer);

  const answer = (id: number) => {
    const asked = waiting.get(id);
    if (asked === undefined) return;
    waiting.delete(id);
    // Each name goes with its own request: the page's side is typed.
    const ask = engine[asked.name] as (request: unknown) => Promise<unknown>;
    ask(asked.request).then(
      (value) => send({ kind: "answered", id, value }, listTransfers(asked.name, value)),
      (error: unknown) => send({ kind: "failed", id, error: toSentError(error) }),
    );
  };

  scope.addEventListener("message", ({ data }) => {
    if (data.kind === "ping") send({ kind: "alive" });
    else if (data.kind === "cancel") {
      if (waiting.delete(data.id)) send({ kind: "cancelled", id: data.id });
    } else {
      waiting.set(data.id, data);
      later(() => answer(data.id));
    }
  });
  send({ kind: "alive" });
}

/** What changes hands: columns that the engine does not keep. */
function listTransfers(name: Asked["name"], value: unknown): Transferable[] {
  if (name === "index") return listBuffers(value as ReplyOf<"index">);
  if (name === "find") return [(value as ReplyOf<"find">).unitIds.buffer];
  if (name === "listing") return [(value as ReplyOf<"listing">).unitIds.buffer];
  return [];
}
