/**
 * The only module that calls the product's own server: /api/ URLs, 30 seconds, JSON both ways, clear
 * failures.
 */
import { requestTimeoutMs } from "#client/limits.ts";
import type { PublicId } from "#contract/routeTable.ts";
import { accessTokens } from "./accessTokens.ts";
import type { CallInput, PlainId } from "./callInput.ts";
import { announceOutcome } from "./outcomes.ts";
import { RequestError, readProblem, readRetryAfter } from "./requestError.ts";
import { type ApiPath, type ApiRequest, toRequest } from "./toRequest.ts";

export { RequestError } from "./requestError.ts";

/** What a 401 means to the caller: an error, or an empty result for a visitor. */
export type On401 = "throw" | "empty";

type Headers = Readonly<Record<string, string>>;
export type CallOptions = { signal?: AbortSignal | undefined; on401?: On401; headers?: Headers };

/**
 * Calls an endpoint with its path parameters, query and body in one object, and parses the JSON reply; null
 * if the reply has no content. Throws RequestError on a refusal, a reply that is not JSON, or after 30 s;
 * network failures pass through. The caller validates the reply with the contract's schema, so that this
 * module loads no schemas. `headers` are ones such as If-Match.
 */
export function call<Id extends PublicId>(
  id: Id,
  input: CallInput<Id>,
  options: CallOptions = {},
): Promise<unknown> {
  return send(toRequest(id, input), options);
}

/**
 * The reply to a call as it came, for whoever parses it elsewhere: the page does not hold a megabyte of JSON up. Fails as
 * `call` does.
 */
export async function callFile(id: PlainId, options: CallOptions = {}): Promise<ArrayBuffer> {
  const request = toRequest(id, {});
  let file = new ArrayBuffer(0);
  await send(request, options, request.method, async (response) => {
    file = await response.arrayBuffer();
    if (new Uint8Array(file).at(-1) !== closingBrace) throw brokenOff();
  });
  return file;
}

const closingBrace = 125;

/** Sends a request that was built elsewhere; replies and fails as `call` does. */
export function sendRequest(request: ApiRequest, options: CallOptions = {}): Promise<unknown> {
  return send(request, options);
}

/** Checks whether something exists, without its content; fails as `call` does. */
export async function callHead(id: PlainId, signal?: AbortSignal): Promise<void> {
  await send(toRequest(id, {}), { signal }, "HEAD");
}

/** GETs a path derived from a query's key; fails as `call` does. */
export function readPath(path: ApiPath, options: CallOptions = {}): Promise<unknown> {
  return send({ method: "GET", path, body: undefined, isPersonal: true }, options);
}

async function send(
  request: ApiRequest,
  options: CallOptions,
  method: ApiRequest["method"] | "HEAD" = request.method,
  read: (response: Response) => Promise<unknown> = readJson,
): Promise<unknown> {
  const { path } = request;
  const { signal, on401 } = options;
  const isSignedIn = request.isPersonal && accessTokens().isSignedIn();
  const token = isSignedIn ? await tokenFor(signal) : null;
  // Not AbortSignal.timeout: a test's fake clock does not control it.
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
      // Rejected before it was processed, for example after the server rotated its keys: retry once with a
      // new token.
      const renewed = await accessTokens()
        .token("renewed")
        .catch(() => null);
      if (renewed !== null && renewed !== token) response = await ask(renewed);
    }
    const value = response.ok ? await readAnswer(response, method, read) : await refuse(response, on401);
    const isFromCache = response.headers.get("x-from-cache") === "1";
    announceOutcome({
      kind: "answered",
      status: response.status,
      isFromCache,
      ...(value instanceof RequestError && value.isSavingOff && { isSavingOff: true }),
      ...(method !== "GET" && method !== "HEAD" && { isWrite: true }),
    });
    if (value instanceof RequestError) throw value;
    return value;
  } catch (error) {
    if (hasTimedOut) {
      announceOutcome({ kind: "failed", reason: "timeout" });
      throw new RequestError("Request timed out after 30 seconds", null);
    }
    const isRefusal = error instanceof RequestError && error.status !== null;
    // A call its caller aborted says nothing about the network.
    if (!isRefusal && !signal?.aborted) announceOutcome({ kind: "failed", reason: "network" });
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", forwardAbort);
  }
}

/**
 * A token that does not arrive in time fails the call as a timeout. Other failures of the identity host do
 * not count as network failures.
 */
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

/** Fails if something other than our server answered, or only part of the response arrived. */
async function readAnswer(
  response: Response,
  method: string,
  read: (response: Response) => Promise<unknown>,
): Promise<unknown> {
  if (response.status === 204 || method === "HEAD") return null;
  if (isOfType(response, "text/html"))
    throw new RequestError(
      "The network answered with a web page instead of data. You may have to sign in to this Wi-Fi first.",
      null,
      { reason: "otherNetwork" },
    );
  return read(response);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    const parsed: unknown = await response.json();
    return parsed;
  } catch (error) {
    throw error instanceof SyntaxError ? brokenOff() : error;
  }
}

function brokenOff(): RequestError {
  return new RequestError("The network connection broke off before the whole answer had come.", null, {
    reason: "cutShort",
  });
}

/** Throws the refusal as an error, or returns null for an empty result. */
async function refuse(response: Response, on401: On401 = "throw"): Promise<RequestError | null> {
  const { status, statusText, headers } = response;
  if (status === 401 && on401 === "empty") return null;
  const body = await response.text();
  return new RequestError(`${status}: ${body || statusText}`, status, {
    // The media type from contract/problem.ts, repeated here so as not to load its schemas for one string.
    problem: isOfType(response, "application/problem+json") ? readProblem(body) : null,
    retryAfterSeconds: readRetryAfter(headers.get("retry-after"), Date.now()),
  });
}

function isOfType(response: Response, mediaType: string): boolean {
  return response.headers.get("content-type")?.startsWith(mediaType) === true;
}
