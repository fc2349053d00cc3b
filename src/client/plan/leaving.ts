/**
 * Changes that were still being written when their page was left. The browser drops a write to IndexedDB that has not ended
 * by then, so they go into localStorage, which answers at once, and into the plan when it is next opened.
 */
import type { KeptPlan, PlanStorage } from "./planStorage.ts";

/** Commands are checked when the plan is read, like any that are stored. */
export type LeftChange = { start: KeptPlan; commands: readonly unknown[] };

export type Leaving = {
  /** `onLeave` runs as the page goes, `onReturn` if it comes back from the back/forward cache. */
  watch: (onLeave: () => void, onReturn: () => void) => void;
  keep: (changes: readonly LeftChange[]) => void;
  /** Returns what was kept, and forgets it. */
  take: () => LeftChange[];
  /** Drops what was kept of a plan that is removed; of all plans if null. */
  drop: (planId: string | null) => void;
};

const key = "tassel-left-changes";

export const browserLeaving: Leaving = {
  watch(onLeave, onReturn) {
    window.addEventListener("pagehide", onLeave);
    window.addEventListener("pageshow", onReturn);
  },
  keep(changes) {
    if (changes.length > 0) save([...read(), ...changes]);
  },
  take() {
    const left = read();
    if (left.length > 0) save([]);
    return left;
  },
  drop(planId) {
    const left = read();
    const others = left.filter(({ start }) => planId !== null && start.id !== planId);
    if (others.length < left.length) save(others);
  },
};

/** Writes what an earlier page was left with. It may be in the database already: read twice, a command changes nothing. */
export async function writeLeftChanges(leaving: Leaving | null, storage: PlanStorage): Promise<void> {
  const left = leaving?.take() ?? [];
  try {
    for (const { start, commands } of left) await storage.append(start, commands);
  } catch {
    leaving?.keep(left);
  }
}

function read(): LeftChange[] {
  try {
    const text = localStorage.getItem(key);
    // Only this file writes it.
    return text === null ? [] : (JSON.parse(text) as LeftChange[]);
  } catch {
    return [];
  }
}

function save(changes: readonly LeftChange[]): void {
  try {
    if (changes.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(changes));
  } catch {
    // Forbidden or full, as the page says wherever the plan itself is not kept.
  }
}
