/** The one place that asks the server, with a stand-in for the network. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askHead, RequestError, readJson, sendJson } from "./api.ts";
import { type ApiOutcome, onApiOutcome } from "./outcomes.ts";
import { readProblem, readRetryAfter } from "./requestError.ts";

let outcomes: ApiOutcome[] = [];
let stopListening = () => undefined as void;

beforeEach(() => {
  outcomes = [];
  stopListening = onApiOutcome((outcome) => outcomes.push(outcome));
});

afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answerWith(answer: () => Response | Promise<Response>) {
  const fetchStandIn = vi.fn((_path: string, _init: RequestInit) => Promise.resolve().then(answer));
  vi.stubGlobal("fetch", fetchStandIn);
  return fetchStandIn;
}

/** Never answers, but gives up when told to. */
function silentUntilAborted(_path: string, { signal }: { signal: AbortSignal }): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(new DOMException("aborted", "AbortError"));
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp);
  });
}

const problem = {
  type: "about:blank",
  title: "Some of what was sent is not valid",
  status: 400,
  detail: "Please check the fields.",
  errors: [{ field: "email", message: "This is no address." }, { field: 3 }],
};

function problemAnswer(headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(problem), {
    status: 400,
    headers: { "content-type": "application/problem+json; charset=utf-8", ...headers },
  });
}

describe("reading from the API", () => {
  test("parses what a good answer holds, with the browser's cookies", async () => {
    const fetchStandIn = answerWith(() => new Response('{"a":1}'));
    expect(await readJson("/api/health")).toEqual({ a: 1 });
    expect(fetchStandIn.mock.calls[0]?.[0]).toBe("/api/health");
    expect(fetchStandIn.mock.calls[0]?.[1]).toMatchObject({ method: "GET", credentials: "include" });
    expect(fetchStandIn.mock.calls[0]?.[1].body).toBeUndefined();
  });

  test.each([
    [() => new Response("no such thing", { status: 404 }), "404: no such thing"],
    [() => new Response("", { status: 503, statusText: "Service Unavailable" }), "503: Service Unavailable"],
    [problemAnswer, `400: ${JSON.stringify(problem)}`],
  ])("says status and body of a refusal", async (answer, expected) => {
    answerWith(answer);
    await expect(readJson("/api/health")).rejects.toThrow(expected);
  });

  test("an answer without content is null", async () => {
    answerWith(() => new Response(null, { status: 204 }));
    expect(await readJson("/api/user/profile")).toBeNull();
  });

  test.each([
    [401, "empty", null],
    [401, "throw", "401: who are you"],
    [403, "empty", "403: who are you"],
  ] as const)("status %i where a 401 means %s", async (status, on401, expected) => {
    answerWith(() => new Response("who are you", { status }));
    const asked = readJson("/api/user/profile", undefined, on401);
    if (expected === null) expect(await asked).toBeNull();
    else await expect(asked).rejects.toThrow(expected);
  });

  test("another network's sign-in page is told from a broken answer", async () => {
    answerWith(() => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }));
    await expect(readJson("/api/health")).rejects.toThrow("a web page instead of data");
    answerWith(() => new Response('{"colleges":[{"na', { headers: { "content-type": "application/json" } }));
    await expect(readJson("/api/health")).rejects.toThrow("broke off before the whole answer");
  });

  test("gives up after 30 seconds with its own sentence", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", silentUntilAborted);
    const asked = expect(readJson("/api/health")).rejects.toThrow("Request timed out after 30 seconds");
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(outcomes).toEqual([{ kind: "failed", reason: "timeout" }]);
  });

  test("gives up after 30 seconds also in the middle of the body", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (_path: string, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"colleges":['));
          signal.addEventListener("abort", () => controller.error(new DOMException("aborted", "AbortError")));
        },
      });
      return Promise.resolve(new Response(body));
    });
    const asked = expect(readJson("/api/health")).rejects.toThrow("Request timed out after 30 seconds");
    await vi.advanceTimersByTimeAsync(30_000);
    await asked;
  });

  test.each(["before it asked", "while it waited"])("stops when the asker gave up %s", async (when) => {
    const asker = new AbortController();
    vi.stubGlobal("fetch", silentUntilAborted);
    if (when === "before it asked") asker.abort();
    const asked = expect(readJson("/api/health", asker.signal)).rejects.toThrow("aborted");
    asker.abort();
    await asked;
    expect(outcomes).toEqual([]);
  });
});

describe("sending to the API", () => {
  test("carries JSON and reads the answer's", async () => {
    const fetchStandIn = answerWith(() => new Response('{"status":"received"}'));
    expect(await sendJson("POST", "/api/contact", { name: "Ana" })).toEqual({ status: "received" });
    expect(fetchStandIn.mock.calls[0]?.[1]).toMatchObject({
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: '{"name":"Ana"}',
    });
  });

  test("a refusal says which field, and when to come again", async () => {
    answerWith(() => problemAnswer({ "retry-after": "90" }));
    const refusal = await sendJson("POST", "/api/contact", {}).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RequestError);
    expect(refusal).toMatchObject({
      status: 400,
      retryAfterSeconds: 90,
      problem: {
        detail: "Please check the fields.",
        errors: [{ field: "email", message: "This is no address." }],
      },
    });
  });

  test("asking whether something is there reads no content", async () => {
    const fetchStandIn = answerWith(() => new Response(null, { headers: { "content-type": "text/html" } }));
    await askHead("/api/health");
    expect(fetchStandIn.mock.calls[0]?.[1]).toMatchObject({ method: "HEAD" });
  });
});

describe("how a call ended is told", () => {
  const cases: [string, () => Response | Promise<Response>, ApiOutcome][] = [
    ["a good answer", () => new Response("1"), { kind: "answered", status: 200, isFromCache: false }],
    [
      "one that the service worker kept",
      () => new Response("1", { headers: { "x-from-cache": "1" } }),
      { kind: "answered", status: 200, isFromCache: true },
    ],
    [
      "a refusal",
      () => new Response("", { status: 500 }),
      { kind: "answered", status: 500, isFromCache: false },
    ],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch")), failedByNetwork()],
    [
      "another network's page",
      () => new Response("<p>", { headers: { "content-type": "text/html" } }),
      failedByNetwork(),
    ],
    ["an answer cut short", () => new Response('{"a'), failedByNetwork()],
  ];
  test.for(cases)("%s", async ([, answer, expected]) => {
    answerWith(answer);
    await readJson("/api/health").catch(() => undefined);
    expect(outcomes).toEqual([expected]);
  });

  function failedByNetwork(): ApiOutcome {
    return { kind: "failed", reason: "network" };
  }

  test("who stopped listening hears nothing more", async () => {
    stopListening();
    answerWith(() => new Response("1"));
    await readJson("/api/health");
    expect(outcomes).toEqual([]);
  });
});

test.each([
  ["no JSON", null],
  ['"a text"', null],
  ["null", null],
  ['{"title":"x"}', null],
  ['{"detail":"Too often."}', { detail: "Too often." }],
  ['{"detail":"Too often.","errors":"x"}', { detail: "Too often." }],
])("a problem document %s", (text, expected) => {
  expect(readProblem(text)).toEqual(expected);
});

const nowMs = Date.parse("2026-11-21T12:00:00Z");
test.each([
  [null, null],
  ["", null],
  ["soon", null],
  ["0", 0],
  ["120", 120],
  ["Sat, 21 Nov 2026 12:01:30 GMT", 90],
  ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
])("Retry-After %s", (header, expected) => {
  expect(readRetryAfter(header, nowMs)).toBe(expected);
});
