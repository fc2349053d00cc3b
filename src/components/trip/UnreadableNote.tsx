/** Shown if a saved trip may be among the data that the device could not read. */
import { usePlan } from "#client/plan/usePlan.ts";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

export function UnreadableNote() {
  const { unreadable } = usePlan();
  if (unreadable === 0) return null;
  return (
    <div className="no-print">
      <Notice tone="attention" title={words.unreadableTitle}>
        {words.unreadable(unreadable)}
      </Notice>
    </div>
  );
}
