/** Says that answers are kept on this device, or why they are not. */
import { usePlan } from "#client/plan/usePlan.ts";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

/** `textClassName` is for the sentence, `className` for whichever is shown. */
export function KeptNote(props: { kept: string; className?: string; textClassName?: string }) {
  const { keeping } = usePlan();
  if (keeping !== "kept") {
    return (
      <div className={props.className}>
        <Notice tone="attention" title={words.note[keeping]} />
      </div>
    );
  }
  return (
    <p className={props.className}>
      <span className={props.textClassName ?? "text-[0.92rem] text-ink-soft"}>{props.kept}</span>
    </p>
  );
}
