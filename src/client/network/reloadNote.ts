/** Keeps for this tab's session that the page reloaded by itself, so that it does so once and not in a loop. */
import type { ReloadNote } from "./recovery.ts";

const key = "tassel-recovery-reload";

/** `open` gives the session's storage and throws where the browser forbids it. */
export function createReloadNote(open: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): ReloadNote {
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
        // Then the page does not reload by itself again, which is the safe side.
      }
    },
  };
}
