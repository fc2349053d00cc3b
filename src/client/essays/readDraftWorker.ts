/** The worker that reads drafts, so that typing stays smooth. */
/// <reference lib="webworker" />
import { answerReading } from "./answerReading.ts";
import type { ReadingAnswered, ReadingAsked } from "./readingMessages.ts";

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener("message", (event: MessageEvent<ReadingAsked>) => {
  const { id, request } = event.data;
  const send = (reply: ReadingAnswered["reply"]) => {
    const answer: ReadingAnswered = { id, reply };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that made this worker is the only listener
    self.postMessage(answer);
  };
  answerReading(request).then(send, () => send(null));
});
