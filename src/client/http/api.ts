/** The only place that asks the product's own server: /api/ addresses, 30 seconds, clear failures. */
import { requestTimeoutMs } from "#client/limits.ts";

/** Thrown by `readJson`: the message is "status: body", as the specification words it, or the timeout's sentence. */
export class RequestError extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null) {
    super(message);
    this.name = "RequestError";
    this.status = status;
  }
}

/** GETs a path and parses JSON. Throws RequestError on a refusal or after 30 s; network failures pass through. */
export async function readJson(path: `/api/${string}`, signal?: AbortSignal): Promise<unknown> {
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
    const response = await fetch(path, { credentials: "include", signal: controller.signal });
    if (!response.ok) {
      const body = await response.text();
      throw new RequestError(`${response.status}: ${body || response.statusText}`, response.status);
    }
    const parsed: unknown = await response.json();
    return parsed;
  } catch (error) {
    if (hasTimedOut) throw new RequestError("Request timed out after 30 seconds", null);
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", forwardAbort);
  }
}
