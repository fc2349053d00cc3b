/** Whether somebody pressed Log out and is being asked about their plan: told by the menus, heard by the watcher that asks. */
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

/** Asked and answered, or thought better of. */
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
