/** What has become of a form that was sent, read from its attempt: the rule that the screens show. */

/** A refusal or failure as requests report it; null where no such thing is known. */
export type Failure = {
  status: number | null;
  isTimeout: boolean;
  /** Another network's page came, as in a café before one has signed in. */
  isOtherNetwork: boolean;
  retryAfterSeconds: number | null;
  fields: readonly { field: string; message: string }[];
};

export type Attempt = {
  status: "idle" | "pending" | "success" | "error";
  /** Held back because there is no network. */
  isPaused: boolean;
  failure: Failure | null;
};

export type FailedReason =
  | "fields"
  | "tooMany"
  | "tooLarge"
  | "refused"
  | "server"
  | "timeout"
  | "otherNetwork"
  | "unreachable";

export type Sending =
  | { kind: "idle" }
  | { kind: "sending" }
  | { kind: "waiting" }
  | { kind: "sent" }
  | { kind: "failed"; reason: FailedReason; retryAfterMinutes: number | null; fields: Failure["fields"] };

export function toSending(attempt: Attempt | null): Sending {
  if (attempt === null || attempt.status === "idle") return { kind: "idle" };
  if (attempt.status === "success") return { kind: "sent" };
  if (attempt.status === "pending") return { kind: attempt.isPaused ? "waiting" : "sending" };
  const failure = attempt.failure ?? noFailure;
  return {
    kind: "failed",
    reason: classifyFailure(failure),
    retryAfterMinutes:
      failure.retryAfterSeconds === null ? null : Math.max(1, Math.ceil(failure.retryAfterSeconds / 60)),
    fields: failure.fields,
  };
}

const noFailure: Failure = {
  status: null,
  isTimeout: false,
  isOtherNetwork: false,
  retryAfterSeconds: null,
  fields: [],
};

function classifyFailure({ status, isTimeout, isOtherNetwork, fields }: Failure): FailedReason {
  if (isTimeout || status === 408) return "timeout";
  if (isOtherNetwork) return "otherNetwork";
  if (status === null) return "unreachable";
  if (status === 429) return "tooMany";
  if (status === 413) return "tooLarge";
  if (status >= 400 && status < 500) return fields.length > 0 ? "fields" : "refused";
  return "server";
}
