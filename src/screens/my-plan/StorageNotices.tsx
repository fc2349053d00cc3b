/** Warnings about how safely the plan is stored. */
import { useSyncExternalStore } from "react";
import type { PlanState } from "#client/plan/planStoreTypes.ts";
import { detectInAppBrowser } from "#client/surroundings.ts";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

const text = words.storage;

export function StorageNotices({ keeping, unreadable }: Pick<PlanState, "keeping" | "unreadable">) {
  const app = useSyncExternalStore(subscribeToNothing, readApp, () => null);
  const isQuiet = keeping === "kept" && unreadable === 0 && app === null;
  if (isQuiet) return null;
  return (
    <div className="no-print mt-5 space-y-3">
      {keeping !== "kept" && (
        <Notice tone="problem" title={text.notKeptTitle[keeping]}>
          {text.notKept[keeping]}
        </Notice>
      )}
      {unreadable > 0 && (
        <Notice tone="attention" title={text.unreadableTitle}>
          {text.unreadable(unreadable)}
        </Notice>
      )}
      {app !== null && (
        <Notice tone="attention" title={text.inAppTitle(app)}>
          {text.inApp(app)}
        </Notice>
      )}
    </div>
  );
}

function readApp(): string | null {
  return detectInAppBrowser(navigator.userAgent);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
