/** The API client, with a fake network. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionTokens } from "#client/session/sessionTokens.ts";
import { setAccessTokens } from "./accessTokens.ts";
import { call, callHead, RequestError } from "./api.ts";
import { type ApiOutcome, onApiOutcome } from "./outcomes.ts";
import { readProblem, readRetryAfter } from "./requestError.ts";

const identity = vi.hoisted(() => ({ getTokenSilently: vi.fn(), logout: vi.fn() }));
vi.mock("@auth0/auth0-spa-js", () => ({
  Auth0Client: class {
    getTokenSilently = identity.getTokenSilently;
    logout = identity.logout;
  },
}));

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

/** Never responds, but stops when aborted. */
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
    expect(await call("health", {})).toEqual({ a: 1 });
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
    await expect(call("health", {})).rejects.toThrow(expected);
  });

  test("an answer without content is null", async () => {
    answerWith(() => new Response(null, { status: 204 }));
    expect(await call("userProfile", {})).toBeNull();
  });

  test.each([
    [401, "empty", null],
    [401, "throw", "401: who are you"],
    [403, "empty", "403: who are you"],
  ] as const)("status %i where a 401 means %s", async (status, on401, expected) => {
    answerWith(() => new Response("who are you", { status }));
    const asked = call("userProfile", {}, { on401 });
    if (expected === null) expect(await asked).toBeNull();
    else await expect(asked).rejects.toThrow(expected);
  });

  test("another network's sign-in page is told from a broken answer", async () => {
    answerWith(() => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }));
    await expect(call("health", {})).rejects.toThrow("a web page instead of data");
    answerWith(() => new Response('{"colleges":[{"na', { headers: { "content-type": "application/json" } }));
    await expect(call("health", {})).rejects.toThrow("broke off before the whole answer");
  });

  test("gives up after 30 seconds with its own sentence", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", silentUntilAborted);
    const asked = expect(call("health", {})).rejects.toThrow("Request timed out after 30 seconds");
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
    const asked = expect(call("health", {})).rejects.toThrow("Request timed out after 30 seconds");
    await vi.advanceTimersByTimeAsync(30_000);
    await asked;
  });

  test.each(["before it asked", "while it waited"])("stops when the asker gave up %s", async (when) => {
    const asker = new AbortController();
    vi.stubGlobal("fetch", silentUntilAborted);
    if (when === "before it asked") asker.abort();
    const asked = expect(call("health", {}, { signal: asker.signal })).rejects.toThrow("aborted");
    asker.abort();
    await asked;
    expect(outcomes).toEqual([]);
  });
});

describe("sending to the API", () => {
  test("carries JSON and reads the answer's", async () => {
    const fetchStandIn = answerWith(() => new Response('{"status":"received"}'));
    expect(await call("lookAtInvitation", { token: "abc" })).toEqual({ status: "received" });
    expect(fetchStandIn.mock.calls[0]?.[1]).toMatchObject({
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: '{"token":"abc"}',
    });
  });

  test("a refusal says which field, and when to come again", async () => {
    answerWith(() => problemAnswer({ "retry-after": "90" }));
    const refusal = await call("lookAtInvitation", { token: "abc" }).catch((error: unknown) => error);
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
    await callHead("health");
    expect(fetchStandIn.mock.calls[0]?.[1]).toMatchObject({ method: "HEAD" });
  });
});

describe("on a device where somebody signed in", () => {
  const settings = { domain: "x", issuer: "https://x/", clientId: "c", audience: "a" };
  const slot = JSON.stringify({ identity: settings });
  const token = identity.getTokenSilently;
  const carried = (fetchStandIn: ReturnType<typeof answerWith>) =>
    fetchStandIn.mock.calls.map(([, init]) => new Headers(init.headers).get("authorization"));

  beforeEach(() => {
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "tassel-session-hint" ? "1" : null) });
    vi.stubGlobal("document", { getElementById: () => ({ textContent: slot }) });
    vi.stubGlobal("window", { location: { origin: "http://localhost:3000" } });
    setAccessTokens(sessionTokens);
    token.mockReset().mockImplementation(({ cacheMode }) => Promise.resolve(`token-${cacheMode}`));
  });

  afterEach(() => setAccessTokens(null));

  test("a call carries the token, beside its own headers", async () => {
    const fetchStandIn = answerWith(() => new Response("1"));
    await call("restorePlan", { planId: "p", revision: 1 }, { headers: { "if-match": '"3"' } });
    const headers = new Headers(fetchStandIn.mock.calls[0]?.[1].headers);
    expect(Object.fromEntries(headers)).toEqual({
      authorization: "Bearer token-on",
      "content-type": "application/json",
      "if-match": '"3"',
    });
  });

  test("what is alike for everybody is asked without it", async () => {
    const fetchStandIn = answerWith(() => new Response("1"));
    await call("health", {});
    expect(carried(fetchStandIn)).toEqual([null]);
    expect(token).not.toHaveBeenCalled();
  });

  test("a token that is refused is renewed, once", async () => {
    const answers = [new Response("", { status: 401 }), new Response("1")];
    const fetchStandIn = answerWith(() => answers.shift() ?? new Response("1"));
    expect(await call("plans", {})).toBe(1);
    expect(carried(fetchStandIn)).toEqual(["Bearer token-on", "Bearer token-off"]);
    const refusing = answerWith(() => new Response("no", { status: 401 }));
    await expect(call("plans", {})).rejects.toThrow("401: no");
    expect(refusing).toHaveBeenCalledTimes(2);
    expect(outcomes.map((outcome) => "status" in outcome && outcome.status)).toEqual([200, 401]);
  });

  test("a session that is over makes it a visitor's call", async () => {
    token.mockRejectedValue(Object.assign(new Error("x"), { error: "login_required" }));
    const fetchStandIn = answerWith(() => new Response("who", { status: 401 }));
    expect(await call("plans", {}, { on401: "empty" })).toBeNull();
    expect(carried(fetchStandIn)).toEqual([null]);
  });

  test("an identity host that does not answer in time fails the call as a late answer does", async () => {
    token.mockRejectedValue(Object.assign(new Error("x"), { error: "timeout" }));
    const fetchStandIn = answerWith(() => new Response("1"));
    await expect(call("plans", {})).rejects.toMatchObject({ reason: "timedOut", message: "Timeout" });
    expect(fetchStandIn).not.toHaveBeenCalled();
    expect(outcomes).toEqual([{ kind: "failed", reason: "timeout" }]);
  });

  test("without a network the call fails with the network's own error", async () => {
    token.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(call("plans", {})).rejects.toEqual(new TypeError("Failed to fetch"));
    expect(outcomes).toEqual([{ kind: "failed", reason: "network" }]);
  });

  test("a host that answers with something odd says nothing about the network", async () => {
    token.mockRejectedValue(Object.assign(new Error("x"), { error: "temporarily_unavailable" }));
    await expect(call("plans", {})).rejects.toThrow("Get access token failed");
    expect(outcomes).toEqual([]);
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
    [
      "that nothing can be saved just now",
      () =>
        new Response('{"type":"saving-off","detail":"Later."}', {
          status: 503,
          headers: { "content-type": "application/problem+json" },
        }),
      { kind: "answered", status: 503, isFromCache: false, isSavingOff: true },
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
    await call("health", {}).catch(() => undefined);
    expect(outcomes).toEqual([expected]);
  });

  function failedByNetwork(): ApiOutcome {
    return { kind: "failed", reason: "network" };
  }

  test("who stopped listening hears nothing more", async () => {
    stopListening();
    answerWith(() => new Response("1"));
    await call("health", {});
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
  ['{"detail":"Later.","type":"saving-off"}', { detail: "Later.", isSavingOff: true }],
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
