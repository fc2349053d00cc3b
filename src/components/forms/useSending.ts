/** The newest attempt to send the form with this id, wherever it was begun: here, before a reload, or on another page. */
import { useMutationState } from "@tanstack/react-query";
import { useMemo } from "react";
import { RequestError } from "#client/http/requestError.ts";
import { type Attempt, type Failure, type Sending, toSending } from "./sending.ts";

/** `form` is the first part of the key under which its requests run. */
export function useSending(form: string, id: string | null): Sending {
  const attempts = useMutationState<{ id: string | null; attempt: Attempt }>({
    filters: { mutationKey: [form] },
    select: ({ state }) => ({
      id: getVariablesId(state.variables),
      attempt: {
        status: state.status,
        isPaused: state.isPaused,
        failure: state.status === "error" ? toFailure(state.error) : null,
      },
    }),
  });
  const own = id === null ? undefined : attempts.findLast((one) => one.id === id);
  return useMemo(() => toSending(own?.attempt ?? null), [own]);
}

export function getVariablesId(variables: unknown): string | null {
  if (typeof variables !== "object" || variables === null || !("id" in variables)) return null;
  return typeof variables.id === "string" ? variables.id : null;
}

function toFailure(error: unknown): Failure {
  if (!(error instanceof RequestError))
    return { status: null, isTimeout: false, isOtherNetwork: false, retryAfterSeconds: null, fields: [] };
  return {
    status: error.status,
    isTimeout: error.reason === "timedOut",
    isOtherNetwork: error.reason === "otherNetwork",
    retryAfterSeconds: error.retryAfterSeconds,
    fields: error.problem?.errors ?? [],
  };
}
