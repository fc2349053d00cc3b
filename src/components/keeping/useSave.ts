/**
 * The one way to confirm a change of the plan: it shows at once, and its message comes once the device has it.
 * If the device did not keep it, the frame around every page says so instead.
 */
import { useCallback } from "react";
import type { Change } from "#client/plan/planStoreTypes.ts";
import { usePlanStore } from "#client/plan/usePlan.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { useToast } from "#ui/Toast.tsx";
import { runOnceKept } from "./runOnceKept.ts";
import { words } from "./words.ts";

/** `title` is what is true once the change is kept: "Rice University is in your plan." */
export type Save = (title: string, ...drafts: readonly CommandDraft[]) => Change;

export function useSave(): Save {
  const store = usePlanStore();
  const confirm = useConfirm();
  return useCallback(
    (title, ...drafts) => {
      const change = store.give(...drafts);
      confirm(title, change);
      return change;
    },
    [store, confirm],
  );
}

/** The same for what can't be undone: a deleted comment is gone from the account, too. */
export function useSaveForGood(): Save {
  const store = usePlanStore();
  const showToast = useToast();
  return useCallback(
    (title, ...drafts) => {
      const change = store.give(...drafts);
      runOnceKept(change, () => showToast({ title }));
      return change;
    },
    [store, showToast],
  );
}

/** For a change that was made elsewhere. */
export function useConfirm(): (title: string, change: Change) => void {
  const showToast = useToast();
  return useCallback(
    (title, change) =>
      runOnceKept(change, () => showToast({ title, action: { label: words.undo, run: change.undo } })),
    [showToast],
  );
}
