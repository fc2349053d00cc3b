/** The list of messages as a pure rule: add, update, dismiss, remove; at most one is kept, the newest. */
import { toastDurationMs, toastsShownMax } from "./limits.ts";

export type ToastVariant = "default" | "destructive";
export type ToastAction = { label: string; run: () => void };

export type ToastMessage = {
  title: string;
  description?: string;
  action?: ToastAction;
  variant?: ToastVariant;
  durationMs?: number;
};

export type ToastEntry = {
  id: string;
  title: string;
  description: string | null;
  action: ToastAction | null;
  variant: ToastVariant;
  durationMs: number;
  /** False once dismissed: it fades out, and leaves the list later. */
  isOpen: boolean;
};

export type ToastEvent =
  | { kind: "add"; id: string; message: ToastMessage }
  | { kind: "update"; id: string; message: Partial<ToastMessage> }
  | { kind: "dismiss"; id: string }
  | { kind: "remove"; id: string };

export function reduceToasts(list: readonly ToastEntry[], event: ToastEvent): readonly ToastEntry[] {
  if (event.kind === "add") return [toToastEntry(event.id, event.message), ...list].slice(0, toastsShownMax);
  if (!list.some((entry) => entry.id === event.id)) return list;
  if (event.kind === "remove") return list.filter((entry) => entry.id !== event.id);
  return list.map((entry) => {
    if (entry.id !== event.id) return entry;
    return event.kind === "dismiss" ? { ...entry, isOpen: false } : { ...entry, ...event.message };
  });
}

function toToastEntry(id: string, message: ToastMessage): ToastEntry {
  return {
    id,
    title: message.title,
    description: message.description ?? null,
    action: message.action ?? null,
    variant: message.variant ?? "default",
    durationMs: message.durationMs ?? toastDurationMs,
    isOpen: true,
  };
}
