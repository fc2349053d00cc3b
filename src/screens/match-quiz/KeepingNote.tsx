/** How the answers are stored: on the device, or why not. */
import { usePlan } from "#client/plan/usePlan.ts";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

export function KeepingNote(props: { className?: string }) {
  const { keeping } = usePlan();
  if (keeping === "kept") {
    return (
      <p className={props.className}>
        <span className="text-[0.92rem] text-ink-soft">{words.keptHere}</span>
      </p>
    );
  }
  return (
    <div className={props.className}>
      <Notice tone="attention" title={keeping === "full" ? words.full : words.notKept} />
    </div>
  );
}
