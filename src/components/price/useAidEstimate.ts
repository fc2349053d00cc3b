/** The aid estimate behind a plan's prices. Its rules are downloaded only if the plan has aid answers. */
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import type { Plan } from "#domain/plan/plan.ts";

type Rule = typeof import("#domain/aid/aidEstimate.ts");

let rule: Rule | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

/** Null without enough answers, and until the rules have loaded: then prices use the typed income. */
export function useAidEstimate({ aid, profile }: Plan): AidEstimate | null {
  const known = useSyncExternalStore(
    subscribe,
    () => rule,
    () => null,
  );
  const isNeeded = Object.keys(aid).length > 0;
  useEffect(() => {
    if (isNeeded && known === null) void load();
  }, [isNeeded, known]);
  const { homeState } = profile;
  return useMemo(() => known?.estimateAid(aid, homeState) ?? null, [known, aid, homeState]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    rule = await import("#domain/aid/aidEstimate.ts");
    for (const listener of listeners) listener();
  } catch {
    // The next screen that shows prices tries again.
  } finally {
    isLoading = false;
  }
}
