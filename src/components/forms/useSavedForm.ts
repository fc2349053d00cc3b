/** A form that never loses input: saved in the tab while it is typed, sent once, and restored after a reload. */
import { onlineManager, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { clearDraft, createFormId, getAttemptId, readDraft, writeDraft } from "#client/forms/draft.ts";
import { RequestError } from "#client/http/requestError.ts";
import { type Attempt, type Failure, type Sending, toSending } from "./sending.ts";

export type SavedForm<Sent> = {
  sending: Sending;
  /** Whether it was submitted since this page was opened; a restored state does not take focus. */
  hasTried: boolean;
  send: (values: Sent) => void;
  /** Clears the form for another message. */
  startAnew: () => void;
};

/**
 * `readKept` validates what was stored, field by field. Input typed before hydration is newer than a draft
 * and wins. `fields` are those that server errors can be shown at.
 */
export function useSavedForm<Values extends FieldValues, Sent extends object>(
  name: "contact" | "waitlist",
  form: UseFormReturn<Values, unknown, Sent>,
  readKept: (raw: unknown) => Partial<Values>,
  fields: readonly Path<Values>[],
): SavedForm<Sent> {
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState<{ id: string; attempted: string | null } | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const { mutate } = useMutation<unknown, Error, object>({ mutationKey: [name] });
  const sending = useSending(name, current?.id ?? null);
  const given = useRef({ readKept, fields });

  useEffect(() => {
    // Load it before the network may be lost: a request sent then must be persisted.
    import("#client/query/startPersisting.ts").catch(() => undefined);
  }, []);

  useEffect(() => {
    const kept = readDraft(name);
    if (kept !== null) {
      const typed = form.getValues();
      form.reset(
        { ...typed, ...given.current.readKept(kept.values), ...pickEntered(typed) },
        { keepDefaultValues: true },
      );
    }
    // Storage and randomness are unavailable in the prerendered first render.
    // oxlint-disable-next-line react/set-state-in-effect
    setCurrent({ id: kept?.id ?? createFormId(), attempted: kept?.attempted ?? null });
  }, [form, name]);

  useEffect(() => {
    if (current === null) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(name, { ...current, values }),
    });
  }, [current, form, name]);

  useEffect(() => {
    if (sending.kind === "sent" && current !== null) clearDraft(name, current.id);
    if (sending.kind !== "failed") return;
    for (const { field, message } of sending.fields) {
      const known = given.current.fields.find((one) => one === field);
      if (known !== undefined) form.setError(known, { type: "server", message });
    }
  }, [sending, current, form, name]);

  function send(values: Sent): void {
    if (current === null) return;
    const words = JSON.stringify(values);
    const id = getAttemptId(current, words, createFormId);
    const isUnderWay = queryClient
      .getMutationCache()
      .findAll({ mutationKey: [name], status: "pending" })
      .some((mutation) => getVariablesId(mutation.state.variables) === id);
    setHasTried(true);
    if (isUnderWay) return;
    const next = { id, attempted: words };
    setCurrent(next);
    writeDraft(name, { ...next, values: form.getValues() });
    // The library only notices a lost network while the page is open; this page may have been opened offline.
    if (!navigator.onLine) onlineManager.setOnline(false);
    mutate({ ...values, id });
  }

  function startAnew(): void {
    form.reset();
    if (current !== null) clearDraft(name, current.id);
    setCurrent({ id: createFormId(), attempted: null });
    setHasTried(false);
  }

  return { sending, hasTried, send, startAnew };
}

/** Only the fields that are filled in. */
function pickEntered<Values extends FieldValues>(values: Values): Partial<Values> {
  const entered: Partial<Values> = {};
  for (const key in values) {
    const value: unknown = values[key];
    const isBlank = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
    if (!isBlank) entered[key] = values[key];
  }
  return entered;
}

/**
 * The latest attempt to send the form with this id, wherever it started: here, before a reload, or on another page.
 * `form` is the first part of its mutation key.
 */
function useSending(form: string, id: string | null): Sending {
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

function getVariablesId(variables: unknown): string | null {
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
