/** The only place that asks the product's own server: /api/ addresses, 30 seconds, JSON both ways, clear failures. */
import { requestTimeoutMs } from "#client/limits.ts";
import { bearers } from "./bearers.ts";
import { announceOutcome } from "./outcomes.ts";
import { RequestError, readProblem, readRetryAfter } from "./requestError.ts";

export { RequestError } from "./requestError.ts";

export type ApiPath = `/api/${string}`;

/** What a 401 means to the asker: a failure, or that there is nothing for a visitor. */
export type On401 = "throw" | "empty";

type Headers = Readonly<Record<string, string>>;
type Call = { signal?: AbortSignal | undefined; on401?: On401; body?: unknown; headers?: Headers };

/**
 * GETs a path and parses JSON; null where the answer has no content. Throws RequestError on a refusal, on an answer
 * that is no JSON, and after 30 s; network failures pass through.
 */
export function readJson(path: ApiPath, signal?: AbortSignal, on401: On401 = "throw"): Promise<unknown> {
  return call("GET", path, { signal, on401 });
}

/** Sends JSON and gives back the answer's; fails as `readJson` does. `headers` are such as If-Match. */
export function sendJson(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: ApiPath,
  body: unknown,
  signal?: AbortSignal,
  headers: Headers = {},
): Promise<unknown> {
  return call(method, path, { signal, body, headers });
}

/** Asks whether something is there, without its content; fails as `readJson` does. */
export async function askHead(path: ApiPath, signal?: AbortSignal): Promise<void> {
  await call("HEAD", path, { signal });
}

async function call(method: string, path: ApiPath, how: Call): Promise<unknown> {
  const { signal, on401 } = how;
  const token = bearers().isFor(path) ? await tokenFor(signal) : null;
  // Not AbortSignal.timeout: a test's clock does not drive it.
  const controller = new AbortController();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    controller.abort();
  }, requestTimeoutMs);
  const forwardAbort = () => controller.abort();
  if (signal?.aborted) controller.abort();
  signal?.addEventListener("abort", forwardAbort);
  try {
    const ask = (bearer: string | null) =>
      fetch(path, { ...carrying(method, how, bearer), signal: controller.signal });
    let response = await ask(token);
    if (response.status === 401 && token !== null) {
      // Refused before it was looked at, such as after the server changed its keys: once more with a new token.
      const renewed = await bearers()
        .token("renewed")
        .catch(() => null);
      if (renewed !== null && renewed !== token) response = await ask(renewed);
    }
    const value = response.ok ? await readAnswer(response, method) : await refuse(response, on401);
    const isFromCache = response.headers.get("x-from-cache") === "1";
    announceOutcome({ kind: "answered", status: response.status, isFromCache });
    if (value instanceof RequestError) throw value;
    return value;
  } catch (error) {
    if (hasTimedOut) {
      announceOutcome({ kind: "failed", reason: "timeout" });
      throw new RequestError("Request timed out after 30 seconds", null);
    }
    const isRefusal = error instanceof RequestError && error.status !== null;
    // Given up by the asker, it says nothing about the network.
    if (!isRefusal && !signal?.aborted) announceOutcome({ kind: "failed", reason: "network" });
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", forwardAbort);
  }
}

/** A token that does not come in time is a call that has no answer in time. What else the host says counts for no network. */
async function tokenFor(signal: AbortSignal | undefined): Promise<string | null> {
  try {
    return await bearers().token("kept");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (!signal?.aborted && (code === null || code === "timeout"))
      announceOutcome({ kind: "failed", reason: code === null ? "network" : "timeout" });
    if (error instanceof Error && code !== null) throw new RequestError(error.message, null);
    throw error;
  }
}

function carrying(method: string, { body, headers }: Call, bearer: string | null): RequestInit {
  return {
    method,
    credentials: "include",
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
  };
}

/** Fails where something else than our server answered, or only a part of the answer came. */
async function readAnswer(response: Response, method: string): Promise<unknown> {
  if (response.status === 204 || method === "HEAD") return null;
  if (isOfType(response, "text/html"))
    throw new RequestError(
      "The network answered with a web page instead of data. You may have to sign in to this Wi-Fi first.",
      null,
      { reason: "otherNetwork" },
    );
  try {
    const parsed: unknown = await response.json();
    return parsed;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new RequestError("The network connection broke off before the whole answer had come.", null, {
      reason: "cutShort",
    });
  }
}

/** The refusal as an error to throw, or the null that stands for nothing. */
async function refuse(response: Response, on401: On401 = "throw"): Promise<RequestError | null> {
  const { status, statusText, headers } = response;
  if (status === 401 && on401 === "empty") return null;
  const body = await response.text();
  return new RequestError(`${status}: ${body || statusText}`, status, {
    // The media type of contract/problem.ts, whose schemas nobody should load for one word.
    problem: isOfType(response, "application/problem+json") ? readProblem(body) : null,
    retryAfterSeconds: readRetryAfter(headers.get("retry-after"), Date.now()),
  });
}

function isOfType(response: Response, mediaType: string): boolean {
  return response.headers.get("content-type")?.startsWith(mediaType) === true;
}
