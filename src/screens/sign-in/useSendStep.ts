/** Submits a sign-in form and reports the outcome; unmounting cancels the request. */
import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { call } from "#client/http/api.ts";
import type { CallInput } from "#client/http/callInput.ts";
import { type Failed, toFailure } from "./outcome.ts";

export type Sending = { kind: "idle" } | { kind: "sending" } | { kind: "failed"; failed: Failed };

/** What the forms of /sign-in are sent to. */
type StepId =
  | "identitySignUp"
  | "identityVerify"
  | "identitySignIn"
  | "identitySignInCode"
  | "identityResetRequest"
  | "identityReset";

export type SendStep = {
  sending: Sending;
  /** Counts failures, so that focus moves to the message. */
  failures: number;
  /** A success goes to `onDone`; a refusal is shown, at its fields if it names any. */
  send: <Id extends StepId>(id: Id, input: CallInput<Id>, onDone: (answer: unknown) => void) => void;
};

/** `fields` are those that server errors can be shown at. */
export function useSendStep<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  fields: readonly Path<Values>[],
): SendStep {
  const [sending, setSending] = useState<Sending>({ kind: "idle" });
  const [failures, setFailures] = useState(0);
  const giveUp = useRef<AbortController | null>(null);
  useEffect(() => () => giveUp.current?.abort(), []);

  async function ask<Id extends StepId>(
    id: Id,
    input: CallInput<Id>,
    onDone: (answer: unknown) => void,
  ): Promise<void> {
    const asking = new AbortController();
    giveUp.current = asking;
    setSending({ kind: "sending" });
    try {
      const answer = await call(id, input, { signal: asking.signal });
      setSending({ kind: "idle" });
      onDone(answer);
    } catch (error) {
      if (asking.signal.aborted) return;
      const failed = toFailure(error);
      for (const { field, message } of failed.fields) {
        const known = fields.find((one) => one === field);
        if (known !== undefined) form.setError(known, { type: "server", message });
      }
      setSending({ kind: "failed", failed });
      setFailures((count) => count + 1);
    }
  }

  return {
    sending,
    failures,
    send: (id, input, onDone) => void ask(id, input, onDone),
  };
}
