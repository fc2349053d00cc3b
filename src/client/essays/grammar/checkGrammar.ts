/** Has the grammar of a draft checked by a worker, which stays for the next check. */
import type { GrammarFinding } from "#domain/essays/grammar/chooseFindings.ts";
import type { GrammarAnswered, GrammarAsked, GrammarFailure } from "./grammarMessages.ts";

export type GrammarOutcome =
  | { kind: "found"; findings: readonly GrammarFinding[] }
  | { kind: "failed"; because: GrammarFailure }
  | { kind: "notEnglish" | "canceled" };

let worker: Worker | null = null;
let lastId = 0;

/** `cancel` ends a download at once; nothing of it is kept. `onShare` gets how much has arrived, from 0 to 1. */
export function checkGrammar(
  text: string,
  onShare: (share: number) => void,
): { outcome: Promise<GrammarOutcome>; cancel: () => void } {
  lastId += 1;
  const id = lastId;
  const { promise: outcome, resolve } = Promise.withResolvers<GrammarOutcome>();
  const asked = findWorker();
  const end = (result: GrammarOutcome): void => {
    asked?.removeEventListener("message", onMessage);
    asked?.removeEventListener("error", onError);
    resolve(result);
  };
  const onMessage = ({ data }: MessageEvent<GrammarAnswered>): void => {
    if (data.id !== id) return;
    if (data.kind === "loading") onShare(data.share);
    else if (data.kind === "found") end({ kind: "found", findings: data.findings });
    else if (data.kind === "notEnglish") end({ kind: "notEnglish" });
    else end({ kind: "failed", because: data.because });
  };
  // The worker's own file could not be had, or it crashed: the next check begins with a new one.
  const onError = (): void => {
    stopWorker();
    end({ kind: "failed", because: navigator.onLine ? "failed" : "network" });
  };
  if (asked === null) end({ kind: "failed", because: "failed" });
  asked?.addEventListener("message", onMessage);
  asked?.addEventListener("error", onError);
  const message: GrammarAsked = { id, text };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  asked?.postMessage(message);
  return {
    outcome,
    cancel() {
      stopWorker();
      end({ kind: "canceled" });
    },
  };
}

function findWorker(): Worker | null {
  try {
    worker ??= new Worker(new URL("./grammarWorker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
  return worker;
}

function stopWorker(): void {
  worker?.terminate();
  worker = null;
}
