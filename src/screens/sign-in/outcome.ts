/** What has become of a form of /sign-in that was sent: a pure rule over the answer or the failure. */
import { RequestError } from "#client/http/requestError.ts";

export type StepFailure =
  | "wrong"
  | "fields"
  | "tooMany"
  | "refused"
  | "server"
  | "timeout"
  | "otherNetwork"
  | "unreachable";

export type Failed = {
  reason: StepFailure;
  retryAfterMinutes: number | null;
  fields: readonly { field: string; message: string }[];
};

export function toFailure(error: unknown): Failed {
  if (!(error instanceof RequestError)) return { reason: "unreachable", retryAfterMinutes: null, fields: [] };
  const { retryAfterSeconds } = error;
  return {
    reason: classifyReason(error),
    retryAfterMinutes: retryAfterSeconds === null ? null : Math.max(1, Math.ceil(retryAfterSeconds / 60)),
    fields: error.problem?.errors ?? [],
  };
}

function classifyReason({ status, reason, problem }: RequestError): StepFailure {
  if (reason === "otherNetwork") return "otherNetwork";
  if (reason === "timedOut" || status === 408) return "timeout";
  if (status === null) return "unreachable";
  if (status === 401) return "wrong";
  if (status === 429) return "tooMany";
  if (status >= 500) return "server";
  return (problem?.errors ?? []).length > 0 ? "fields" : "refused";
}

/** Where a finished step leads on to: an address of the identity host on this site, null where it has to begin again. */
export function getSignInNextStep(answer: unknown): string | null {
  const { redirectTo }: Record<string, unknown> = Object(answer);
  return typeof redirectTo === "string" && /^\/authorize\/[\w-]+$/.test(redirectTo) ? redirectTo : null;
}
