/** Replies of the API that a test makes up, and a record of what was asked; everything else is answered by the real API. */

export type StubReply = {
  status?: number;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of a body. */
  text?: string;
  /** Sent as it comes; whoever aborts the request cancels it. */
  stream?: ReadableStream<Uint8Array>;
  headers?: Record<string, string>;
};
export type ApiRequest = { method: string; path: string; body: unknown };

/** Returning undefined leaves the request to the real API. */
type Answer = (request: ApiRequest) => StubReply | undefined | Promise<StubReply | undefined>;

let stubs: { matches: (request: ApiRequest) => boolean; answer: Answer }[] = [];
let requests: ApiRequest[] = [];
const realFetch = window.fetch;

window.fetch = async (input, init) => {
  const request = input instanceof Request ? input : new Request(new URL(input, window.location.href), init);
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith("/api/")) return realFetch(input, init);
  const asked: ApiRequest = {
    method: request.method,
    path: `${pathname}${search}`,
    body: parse(typeof init?.body === "string" ? init.body : ""),
  };
  requests.push(asked);
  for (const { matches, answer } of stubs) {
    const reply = matches(asked)
      ? await Promise.race([answer(asked), rejectOnAbort(request.signal)])
      : undefined;
    request.signal.throwIfAborted();
    if (reply !== undefined) return toResponse(reply, request.signal);
  }
  return realFetch(input, init);
};

/**
 * Answers requests such as "GET /api/majors" in the API's place; the last stub of an address counts. A pattern's path
 * may be a prefix that ends in "*". Returns how to remove the stub.
 */
export function stubApi(pattern: string, answer: StubReply | Answer): () => void {
  const [method = "", path = ""] = pattern.split(" ");
  const stub = {
    matches: (request: ApiRequest) =>
      request.method === method &&
      (path.endsWith("*") ? request.path.startsWith(path.slice(0, -1)) : request.path === path),
    answer: typeof answer === "function" ? answer : () => answer,
  };
  stubs = [stub, ...stubs];
  return () => {
    stubs = stubs.filter((one) => one !== stub);
  };
}

/** What the screen has asked of the API since the test began. */
export function apiRequests(): readonly ApiRequest[] {
  return requests;
}

export function resetReplies(): void {
  stubs = [];
  requests = [];
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
  });
}

function toResponse(
  { status = 200, body, text, stream, headers = {} }: StubReply,
  signal: AbortSignal,
): Response {
  const type = status < 400 ? "application/json" : "application/problem+json";
  const problem = { type: "about:blank", title: "No", status, detail: "No." };
  const content =
    stream?.pipeThrough(new TransformStream(), { signal }) ??
    text ??
    JSON.stringify(body ?? (status < 400 ? null : problem));
  return new Response(status === 204 ? null : content, {
    status,
    headers: { "content-type": type, ...headers },
  });
}

function parse(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return null;
  }
}
