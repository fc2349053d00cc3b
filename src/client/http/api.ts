/** The only place that asks the product's own server: /api/ addresses, 30 seconds, JSON both ways, clear failures. */
import { requestTimeoutMs } from "#client/limits.ts";
import type { EndpointId } from "#contract/endpoints.ts";
import { accessTokens } from "./accessTokens.ts";
import type { CallInput, PlainId } from "./callInput.ts";
import { announceOutcome } from "./outcomes.ts";
import { RequestError, readProblem, readRetryAfter } from "./requestError.ts";
import { type ApiPath, type ApiRequest, toRequest } from "./toRequest.ts";

export { RequestError } from "./requestError.ts";

/** What a 401 means to the asker: a failure, or that there is nothing for a visitor. */
export type On401 = "throw" | "empty";

type Headers = Readonly<Record<string, string>>;
export type CallOptions = { signal?: AbortSignal | undefined; on401?: On401; headers?: Headers };

/**
 * Calls an endpoint with its path parameters, query and body in one object, and parses the JSON it replies; null where
 * the reply has no content. Throws RequestError on a refusal, on a reply that is no JSON, and after 30 s; network
 * failures pass through. Whoever reads the reply checks it with the contract's schema, so that no schema comes with
 * this module. `headers` are such as If-Match.
 */
export function call<Id extends EndpointId>(
  id: Id,
  input: CallInput<Id>,
  options: CallOptions = {},
): Promise<unknown> {
  return send(toRequest(id, input), options);
}

/** Asks whether something is there, without its content; fails as `call` does. */
export async function callHead(id: PlainId, signal?: AbortSignal): Promise<void> {
  await send(toRequest(id, {}), { signal }, "HEAD");
}

/** GETs a path that a query's key names; fails as `call` does. */
export function readPath(path: ApiPath, options: CallOptions = {}): Promise<unknown> {
  return send({ method: "GET", path, body: undefined, isPersonal: true }, options);
}

async function send(
  request: ApiRequest,
  options: CallOptions,
  method: ApiRequest["method"] | "HEAD" = request.method,
): Promise<unknown> {
  const { path } = request;
  const { signal, on401 } = options;
  const isSignedIn = request.isPersonal && accessTokens().isSignedIn();
  const token = isSignedIn ? await tokenFor(signal) : null;
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
      fetch(path, {
        ...describeFetch(method, request.body, options.headers, bearer),
        signal: controller.signal,
      });
    let response = await ask(token);
    if (response.status === 401 && token !== null) {
      // Refused before it was looked at, such as after the server changed its keys: once more with a new token.
      const renewed = await accessTokens()
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
    return await accessTokens().token("kept");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (!signal?.aborted && (code === null || code === "timeout"))
      announceOutcome({ kind: "failed", reason: code === null ? "network" : "timeout" });
    if (error instanceof Error && code !== null) throw new RequestError(error.message, null);
    throw error;
  }
}

function describeFetch(
  method: string,
  body: ApiRequest["body"],
  headers: Headers | undefined,
  bearer: string | null,
): RequestInit {
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
