/** The engine as screens reach it: in its worker, or on the page where no worker starts. */
import type { QuestionName, ReplyOf, RequestOf } from "./engineMessages.ts";
import { createEnginePort } from "./enginePort.ts";

const port = createEnginePort(
  () =>
    typeof Worker === "undefined"
      ? null
      : new Worker(new URL("./engineWorker.ts", import.meta.url), { type: "module" }),
  async () => (await import("./pageEngine.ts")).pageEngine,
);

export const startEngine = port.start;
export const holdInEngine = port.hold;

/** One kind of question, as `Engine` has it. */
export function askEngine<Name extends QuestionName>(
  name: Name,
): (request: RequestOf<Name>, signal?: AbortSignal) => Promise<ReplyOf<Name>> {
  return (request, signal) => port.ask(name, request, signal);
}
