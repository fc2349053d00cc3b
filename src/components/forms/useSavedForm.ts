/** A form whose words are never lost: kept for the tab while they are written, sent once, and found again after a reload. */
import { onlineManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { clearDraft, getAttemptId, createFormId, readDraft, writeDraft } from "#client/forms/draft.ts";
import type { Sending } from "./sending.ts";
import { getVariablesId, useSending } from "./useSending.ts";

export type SavedForm<Sent> = {
  sending: Sending;
  /** Whether it was tried since this page was opened; a state found again does not take the focus. */
  hasTried: boolean;
  send: (values: Sent) => void;
  /** Empties the form for another message. */
  startAnew: () => void;
};

/**
 * `readKept` checks what storage held, field by field. What was typed before the app ran is newer than a draft and
 * stays. `fields` are those at which a refusal of the server is shown.
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
    // There before the network may be gone: what is sent then has to be kept.
    import("#client/query/keepRequests.ts").catch(() => undefined);
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
    // Storage and chance are not there in the first render, which is the prerendered one.
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
    // The library hears of a lost network only while the page is open; this one may have been opened without.
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

/** Only the fields that hold something. */
function pickEntered<Values extends FieldValues>(values: Values): Partial<Values> {
  const entered: Partial<Values> = {};
  for (const key in values) {
    const value: unknown = values[key];
    const isBlank = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
    if (!isBlank) entered[key] = values[key];
  }
  return entered;
}
