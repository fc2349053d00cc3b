/**
 * What of the plan is in this window's memory only, for the frame around every page. Apart from the plan's own
 * code, which a page without a plan does not download.
 */
import { useSyncExternalStore } from "react";
import type { NotKept } from "./unwritten.ts";

/** `failures` counts the attempts that failed, so that each of them is news. */
export type UnkeptNews = { because: NotKept; changes: number; failures: number };

const listeners = new Set<() => void>();
let news: UnkeptNews | null = null;

/** Called after each attempt to write: why it failed and how many changes wait, or null once none does. */
export function reportKeeping(failed: Omit<UnkeptNews, "failures"> | null): void {
  if (failed === null && news === null) return;
  news = failed === null ? null : { ...failed, failures: (news?.failures ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/** What would be lost if this window were closed now; null if nothing would. */
export function getUnkept(): UnkeptNews | null {
  return news;
}

export function useUnkept(): UnkeptNews | null {
  return useSyncExternalStore(subscribe, getUnkept, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
