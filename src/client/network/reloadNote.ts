/** Remembers for this tab's session that the page reloaded itself, so that it happens once and not in a loop. */
import type { ReloadNote } from "./recovery.ts";

const key = "tassel-recovery-reload";

/** `open` returns session storage and throws if the browser blocks it. */
export function createReloadNote(
  open: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): ReloadNote {
  return {
    read() {
      try {
        return open().getItem(key) === null ? "free" : "used";
      } catch {
        return "forbidden";
      }
    },
    write() {
      try {
        open().setItem(key, "1");
        return open().getItem(key) !== null;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        open().removeItem(key);
      } catch {
        // Then the page does not reload itself again, which is the safe choice.
      }
    },
  };
}
