/** Asks the engine from a screen: the last answer stays until the next one is there, and stale ones are dropped. */
import { startTransition, useLayoutEffect, useState } from "react";

/** One kind of request with the answers known so far, so that a screen opened again shows at once what it showed. */
export type Question<Request extends object, Value> = {
  /** `signal` is aborted once the component no longer needs the answer, so that the engine can skip it. */
  ask: (request: Request, signal: AbortSignal) => Promise<Value>;
  known: WeakMap<Request, { value: Value }>;
};

export function createQuestion<Request extends object, Value>(
  ask: (request: Request, signal: AbortSignal) => Promise<Value>,
): Question<Request, Value> {
  return { ask, known: new WeakMap() };
}

export type Answer<Request, Value> =
  | { status: "loading" }
  | { status: "failed"; error: unknown; tryAgain: () => void }
  /** `of` is the request it answers; `isNewest` is false while a newer one is still being answered. */
  | { status: "ready"; value: Value; of: Request; isNewest: boolean };

/** The request must be the same object for as long as it asks the same. Asks nothing while it is null. */
export function useAnswer<Request extends object, Value>(
  { ask, known }: Question<Request, Value>,
  request: Request | null,
): Answer<Request, Value> {
  const [shown, setShown] = useState<{ of: Request; value: Value } | null>(null);
  const [failed, setFailed] = useState<{ of: Request; error: unknown } | null>(null);
  const found = request === null ? undefined : known.get(request);
  const isAsked = request !== null && found === undefined && failed?.of !== request;

  // Before the browser paints, so that an answer that is there at once is mostly seen at once.
  useLayoutEffect(() => {
    if (!isAsked || request === null) return undefined;
    const stale = new AbortController();
    ask(request, stale.signal).then(
      (value) => {
        known.set(request, { value });
        // A list takes a slow phone long to draw: in short slices, so that it still scrolls and takes touches.
        if (!stale.signal.aborted) startTransition(() => setShown({ of: request, value }));
      },
      (error: unknown) => {
        if (!stale.signal.aborted) setFailed({ of: request, error });
      },
    );
    return () => stale.abort();
  }, [ask, known, request, isAsked]);

  if (request !== null && found !== undefined) {
    // It stays while the next request is being answered.
    if (shown?.of !== request) setShown({ of: request, value: found.value });
    return { status: "ready", value: found.value, of: request, isNewest: true };
  }
  if (request !== null && failed?.of === request) {
    return { status: "failed", error: failed.error, tryAgain: () => setFailed(null) };
  }
  if (shown === null) return { status: "loading" };
  return { status: "ready", value: shown.value, of: shown.of, isNewest: false };
}

/**
 * The last answer until the next one is there, and whether it is the newest; null before the first, and while nothing
 * is asked. A fault of the rules is thrown, for the page's boundary to show and report.
 */
export function useLatest<Request extends object, Value>(
  question: Question<Request, Value>,
  request: Request | null,
): { value: Value; of: Request; isNewest: boolean } | null {
  const answer = useAnswer(question, request);
  if (answer.status === "failed") throw answer.error;
  return request !== null && answer.status === "ready" ? answer : null;
}

/** Enough for going back and forth between a list and its colleges. */
const rememberedMax = 12;

/** Gives the same object for the same request, so that its answer is known when a screen is opened again. */
export function createMemory<Request extends object>(): (request: Request) => Request {
  const remembered = new Map<string, Request>();
  return (request) => {
    const key = JSON.stringify(request);
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const [oldest] = remembered.keys();
    if (remembered.size >= rememberedMax && oldest !== undefined) remembered.delete(oldest);
    remembered.set(key, request);
    return request;
  };
}
