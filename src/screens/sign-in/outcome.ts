/** The outcome of a submitted sign-in form, as a pure rule over the answer or error. */
import { RequestError } from "#client/http/requestError.ts";

export type StepFailure =
  | "wrong"
  | "fields"
  | "tooMany"
  | "soon"
  | "refused"
  | "savingOff"
  | "server"
  | "timeout"
  | "otherNetwork"
  | "offline"
  | "unreachable";

export type Failed = {
  reason: StepFailure;
  retryAfterMinutes: number | null;
  fields: readonly { field: string; message: string }[];
};

export function toFailure(error: unknown, isOnline = navigator.onLine): Failed {
  if (!(error instanceof RequestError))
    return { reason: isOnline ? "unreachable" : "offline", retryAfterMinutes: null, fields: [] };
  const { retryAfterSeconds } = error;
  return {
    reason: classifyReason(error),
    retryAfterMinutes: retryAfterSeconds === null ? null : Math.max(1, Math.ceil(retryAfterSeconds / 60)),
    fields: error.problem?.errors ?? [],
  };
}

/** A wait of no more seconds than this is not worth counting in minutes. */
const soonSeconds = 15;

function classifyReason(error: RequestError): StepFailure {
  const { status, reason, problem, retryAfterSeconds } = error;
  if (reason === "otherNetwork") return "otherNetwork";
  if (reason === "timedOut" || status === 408) return "timeout";
  if (status === null) return "unreachable";
  if (status === 401) return "wrong";
  if (status === 429) {
    return retryAfterSeconds !== null && retryAfterSeconds <= soonSeconds ? "soon" : "tooMany";
  }
  if (error.isSavingOff) return "savingOff";
  if (status >= 500) return "server";
  return (problem?.errors ?? []).length > 0 ? "fields" : "refused";
}

/** Whether the password alone is not enough from this device. */
export function needsCode(answer: unknown): boolean {
  const { next }: Record<string, unknown> = Object(answer);
  return next === "code";
}

/** When the next code can be mailed, if none was; null if one was, or would have been. */
export function getNextCodeTime(answer: unknown): string | null {
  const { nextCodeAt }: Record<string, unknown> = Object(answer);
  return typeof nextCodeAt === "string" && !Number.isNaN(Date.parse(nextCodeAt)) ? nextCodeAt : null;
}

/** The code itself, where the site sends no mail and runs on this computer; null anywhere else. */
export function getShownCode(answer: unknown): string | null {
  const { code }: Record<string, unknown> = Object(answer);
  return typeof code === "string" && /^\d{6}$/.test(code) ? code : null;
}

/** Where a completed step leads: an address of the identity host on this site, or null to start over. */
export function getSignInNextStep(answer: unknown): string | null {
  const { redirectTo }: Record<string, unknown> = Object(answer);
  return typeof redirectTo === "string" && /^\/authorize\/[\w-]+$/.test(redirectTo) ? redirectTo : null;
}
