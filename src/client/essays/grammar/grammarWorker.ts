/**
 * The worker that checks grammar. WebAssembly may run here and not on the page: only this file's response allows it
 * (`grammarWorkerPolicy`).
 */
/// <reference lib="webworker" />
import { slimBinary } from "harper.js/slimBinary";
import { chooseGrammarFindings } from "#domain/essays/grammar/chooseFindings.ts";
import { readSentences } from "#domain/essays/reading/sentences.ts";
import { loadGrammarFile } from "./grammarFile.ts";
import type { GrammarAnswered, GrammarAsked } from "./grammarMessages.ts";
import { findRaw, type GrammarChecker, startChecker } from "./runChecker.ts";

declare const self: DedicatedWorkerGlobalScope;

let starting: Promise<GrammarChecker> | null = null;
let hasFile = false;

self.addEventListener("message", (event: MessageEvent<GrammarAsked>) => {
  void answer(event.data);
});

async function answer({ id, text }: GrammarAsked): Promise<void> {
  if (!readSentences(text).isEnglish) {
    send({ id, kind: "notEnglish" });
    return;
  }
  try {
    starting ??= start((share) => send({ id, kind: "loading", share }));
    const findings = chooseGrammarFindings(text, await findRaw(await starting, text));
    send({ id, kind: "found", findings });
  } catch {
    // Tried again with the next check.
    starting = null;
    send({ id, kind: "failed", because: hasFile ? "failed" : "network" });
  }
}

async function start(onShare: (share: number) => void): Promise<GrammarChecker> {
  hasFile = false;
  const file = await loadGrammarFile(new URL(slimBinary.url, self.location.href).href, onShare);
  hasFile = true;
  const address = URL.createObjectURL(file);
  try {
    return (await startChecker(address)).checker;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function send(answered: GrammarAnswered): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that made this worker is the only listener
  self.postMessage(answered);
}
