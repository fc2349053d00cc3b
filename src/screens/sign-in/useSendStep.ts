/** Sends one form of /sign-in and tells what becomes of it; leaving the form gives the request up. */
import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type ApiPath, sendJson } from "#client/http/api.ts";
import { type Failed, toFailure } from "./outcome.ts";

export type Sending = { kind: "idle" } | { kind: "sending" } | { kind: "failed"; failed: Failed };

export type SendStep = {
  sending: Sending;
  /** Counts what came to an end badly, so that the focus goes to what is said about it. */
  failures: number;
  /** The answer goes to `onDone`; a refusal is shown, at its fields where it names some. */
  send: (path: ApiPath, body: object, onDone: (answer: unknown) => void) => void;
};

/** `fields` are those at which a refusal of the server is shown. */
export function useSendStep<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  fields: readonly Path<Values>[],
): SendStep {
  const [sending, setSending] = useState<Sending>({ kind: "idle" });
  const [failures, setFailures] = useState(0);
  const giveUp = useRef<AbortController | null>(null);
  useEffect(() => () => giveUp.current?.abort(), []);

  async function ask(path: ApiPath, body: object, onDone: (answer: unknown) => void): Promise<void> {
    const asking = new AbortController();
    giveUp.current = asking;
    setSending({ kind: "sending" });
    try {
      const answer = await sendJson("POST", path, body, asking.signal);
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
    send: (path, body, onDone) => void ask(path, body, onDone),
  };
}
