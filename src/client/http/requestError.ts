/** The error of a failed call to the server, with what a form needs to explain it. */
import type { Problem } from "#contract/problem.ts";

/**
 * What went wrong: the server's own refusal, a timeout, another network's page, or an incomplete response.
 */
export type RequestFailure = "refused" | "timedOut" | "otherNetwork" | "cutShort";

/** The parts of a problem document shown to people. */
export type RequestProblem = Pick<Problem, "detail" | "errors"> & { isSavingOff?: true };

/**
 * The message is "status: body", as the specification words it, or a sentence if there is no status. `status`
 * is null if no usable response came.
 */
export class RequestError extends Error {
  readonly status: number | null;
  readonly reason: RequestFailure;
  readonly problem: RequestProblem | null;
  /** The delay a 429 or 503 asked for; null if it gave none. */
  readonly retryAfterSeconds: number | null;

  /** The server is up and can save nothing right now, for example because its disk is full. */
  get isSavingOff(): boolean {
    return this.problem?.isSavingOff === true;
  }

  constructor(
    message: string,
    status: number | null,
    more: {
      reason?: RequestFailure;
      problem?: RequestProblem | null;
      retryAfterSeconds?: number | null;
    } = {},
  ) {
    super(message);
    this.name = "RequestError";
    this.status = status;
    this.reason = more.reason ?? (status === null ? "timedOut" : "refused");
    this.problem = more.problem ?? null;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }
}

/** Null if the text is not a problem document; checked by hand so that no schema is loaded. */
export function readProblem(text: string): RequestProblem | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof json !== "object" || json === null || !("detail" in json) || typeof json.detail !== "string")
    return null;
  const errors = "errors" in json && Array.isArray(json.errors) ? json.errors.filter(isFieldError) : [];
  // The type from contract/problem.ts, repeated here so as not to load its schemas for one string.
  const off = "type" in json && json.type === "saving-off" ? ({ isSavingOff: true } as const) : {};
  return errors.length > 0 ? { detail: json.detail, errors, ...off } : { detail: json.detail, ...off };
}

function isFieldError(error: unknown): error is { field: string; message: string } {
  return (
    typeof error === "object" &&
    error !== null &&
    "field" in error &&
    typeof error.field === "string" &&
    "message" in error &&
    typeof error.message === "string"
  );
}

/** Seconds from a Retry-After header, which holds seconds or a date; null if neither. */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === "") return null;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - nowMs) / 1_000));
}
