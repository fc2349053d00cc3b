/** Asks the engine from a screen: the last answer stays until the next one is there, and stale ones are dropped. */
import { useEffect, useState } from "react";

/** One kind of request with the answers known so far, so that a screen opened again shows at once what it showed. */
export type Question<Request extends object, Value> = {
  ask: (request: Request) => Promise<Value>;
  known: WeakMap<Request, { value: Value }>;
};

export function createQuestion<Request extends object, Value>(
  ask: (request: Request) => Promise<Value>,
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

  useEffect(() => {
    if (!isAsked || request === null) return undefined;
    let isStale = false;
    ask(request).then(
      (value) => {
        known.set(request, { value });
        if (!isStale) setShown({ of: request, value });
      },
      (error: unknown) => {
        if (!isStale) setFailed({ of: request, error });
      },
    );
    return () => {
      isStale = true;
    };
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
