/** Whether the sign-out dialog is open: set by the menus, read by the watcher that shows it. */
import { useSyncExternalStore } from "react";

let isSignOutDialogOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isSignOutDialogOpen = next;
  for (const listener of listeners) listener();
}

export function askToLeave(): void {
  set(true);
}

/** Closes the dialog, whether it was answered or canceled. */
export function stopAsking(): void {
  set(false);
}

export function useIsSignOutDialogOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isSignOutDialogOpen,
    () => false,
  );
}
