/**
 * The page's side of the port. One worker answers; if it dies it is started once more and asked again, and a browser
 * that starts none is answered on the page.
 */
import { workerAnswerMs } from "#client/limits.ts";
import type { Engine } from "./engine.ts";
import {
  type FromWorker,
  fromSentError,
  type QuestionName,
  type ReplyOf,
  type RequestOf,
  type ToWorker,
} from "./engineMessages.ts";

/** The part of Worker used here. */
export type EngineWorker = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

/** What the engine holds for later questions. */
type HeldName = "index" | "majors" | "cards";

export type EnginePort = {
  /** Rejects as the engine does. A question whose signal aborts is not begun if it was not; it then rejects. */
  ask: <Name extends QuestionName>(
    name: Name,
    request: RequestOf<Name>,
    signal?: AbortSignal,
  ) => Promise<ReplyOf<Name>>;
  /** Starts the worker, so that it is there when it is asked. */
  start: () => void;
  /** Has the engine unpack and hold the file that `load` gets; a worker that replaces a dead one is given it again. */
  hold: <Name extends HeldName>(name: Name, load: () => Promise<ArrayBuffer>) => Promise<ReplyOf<Name>>;
};

/** The worker died, and so did the one that replaced it. */
class EngineStoppedError extends Error {
  constructor() {
    super("The calculation stopped twice.");
    this.name = "EngineStoppedError";
  }
}

type Waiting = {
  name: QuestionName;
  request: unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

type Running = { worker: EngineWorker; hasAnswered: boolean };

/** `makeWorker` may throw or return null: old browsers, and policies that forbid workers. */
export function createEnginePort(
  makeWorker: () => EngineWorker | null,
  loadPageEngine: () => Promise<Engine>,
): EnginePort {
  const waiting = new Map<number, Waiting>();
  const held = new Map<HeldName, () => Promise<ArrayBuffer>>();
  let running: Running | null = null;
  let runsOnPage = false;
  /** Set while a new worker is given what the old one held. */
  let refilling: Promise<void> | null = null;
  let hasRestarted = false;
  let lastId = 0;
  let lookingAfter: ReturnType<typeof setTimeout> | null = null;
  let hasPinged = false;

  function post(message: ToWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    running?.worker.postMessage(message);
  }

  function start(): Running | null {
    if (running !== null || runsOnPage) return running;
    let worker: EngineWorker | null = null;
    try {
      worker = makeWorker();
    } catch {
      // The browser forbids workers, so the page answers.
    }
    if (worker === null) {
      runsOnPage = true;
      return null;
    }
    const started: Running = { worker, hasAnswered: false };
    running = started;
    worker.addEventListener("message", (event: MessageEvent<FromWorker>) => {
      if (running === started) receive(started, event.data);
    });
    const fail = () => {
      if (running === started) replace(started);
    };
    worker.addEventListener("error", fail);
    worker.addEventListener("messageerror", fail);
    return started;
  }

  function receive(from: Running, message: FromWorker): void {
    from.hasAnswered = true;
    hasPinged = false;
    if (message.kind === "alive") return;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "answered") asked?.resolve(message.value);
    else if (message.kind === "failed") asked?.reject(fromSentError(message.error));
    else asked?.reject(new DOMException("Nobody waits for the answer.", "AbortError"));
  }

  /** A worker that never said anything could not start; one that did has died. */
  function replace({ worker, hasAnswered }: Running): void {
    worker.terminate();
    running = null;
    hasPinged = false;
    const left = [...waiting.entries()];
    if (!hasAnswered) {
      runsOnPage = true;
      waiting.clear();
      for (const [, asked] of left) answerOnPage(asked).then(asked.resolve, asked.reject);
    } else if (hasRestarted) {
      hasRestarted = false;
      waiting.clear();
      for (const [, asked] of left) asked.reject(new EngineStoppedError());
    } else {
      hasRestarted = true;
      const again = refill(left);
      refilling = again;
      void again.finally(() => {
        if (refilling === again) refilling = null;
      });
    }
  }

  /** Gives a new worker what is held, then asks again what was not answered. */
  async function refill(left: readonly (readonly [number, Waiting])[]): Promise<void> {
    start();
    try {
      await Promise.all([...held].map(async ([name, load]) => send(name, await load())));
    } catch (error) {
      for (const [id, asked] of left) {
        waiting.delete(id);
        asked.reject(error);
      }
      return;
    }
    for (const [id, { name, request }] of left) if (waiting.has(id)) post({ kind: "ask", id, name, request });
  }

  async function answerOnPage({ name, request }: Pick<Waiting, "name" | "request">): Promise<unknown> {
    let engine: Engine;
    try {
      engine = await loadPageEngine();
    } catch (error) {
      // Nothing could be downloaded, the worker's file neither: the next question tries both again.
      runsOnPage = false;
      throw error;
    }
    return (engine[name] as (request: unknown) => Promise<unknown>)(request);
  }

  /** Without waiting for a new worker to be filled: that is done with this. */
  function send(name: QuestionName, request: unknown, signal?: AbortSignal): Promise<unknown> {
    if (start() === null) return answerOnPage({ name, request });
    lastId += 1;
    const id = lastId;
    const answer = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { name, request, resolve, reject });
    });
    signal?.addEventListener("abort", () => waiting.has(id) && post({ kind: "cancel", id }));
    post({ kind: "ask", id, name, request });
    lookAfter();
    return answer;
  }

  /** A worker that was taken away, as by a phone short of memory, says nothing: it is asked for a sign of life. */
  function lookAfter(): void {
    lookingAfter ??= setTimeout(() => {
      lookingAfter = null;
      if (running === null || waiting.size === 0) return;
      if (hasPinged) {
        replace(running);
        return;
      }
      hasPinged = true;
      post({ kind: "ping" });
      lookAfter();
    }, workerAnswerMs);
  }

  async function ask(name: QuestionName, request: unknown, signal?: AbortSignal): Promise<unknown> {
    if (refilling !== null) await refilling;
    signal?.throwIfAborted();
    return send(name, request, signal);
  }

  return {
    start: () => void start(),
    // What a name is answered with is the engine's own type, which messages cannot carry.
    ask: ask as EnginePort["ask"],
    hold: (async (name: HeldName, load: () => Promise<ArrayBuffer>) => {
      const reply = await ask(name, await load());
      held.set(name, load);
      return reply;
    }) as EnginePort["hold"],
  };
}
