/** The worker that holds the indexes and runs the rules, so that the page only draws. */
/// <reference lib="webworker" />
import { pageEngine } from "./pageEngine.ts";
import { serveEngine } from "./serveEngine.ts";

declare const self: DedicatedWorkerGlobalScope;

const tasks: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener("message", () => tasks.shift()?.());
port1.start();

serveEngine(
  {
    addEventListener: (type, listener) => self.addEventListener(type, listener),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that made this worker is the only listener
    postMessage: (message, transfer) => self.postMessage(message, transfer),
  },
  pageEngine,
  (task) => {
    tasks.push(task);
    port2.postMessage(null);
  },
);
