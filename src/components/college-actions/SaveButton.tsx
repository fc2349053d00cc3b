/** Adds a college to the plan or removes it, with a message that can undo the change. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { hasRoom } from "#domain/plan/apply.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { Button, type ButtonSize } from "#ui/Button.tsx";
import { useToast } from "#ui/Toast.tsx";
import { words } from "./words.ts";

export function SaveButton(props: { unitId: number; name: string; size?: ButtonSize; className?: string }) {
  const { unitId, name } = props;
  const { plan } = usePlan();
  const store = usePlanStore();
  const toast = useToast();
  const isSaved = plan.colleges.some((college) => college.unitId === unitId);

  function toggle() {
    if (!isSaved && !hasRoom(plan)) {
      toast({ title: words.planFull(planLimits.colleges) });
      return;
    }
    const undo = store.give({ kind: isSaved ? "removeCollege" : "addCollege", unitId });
    const title = isSaved ? words.hasBeenRemoved(name) : words.hasBeenSaved(name);
    toast({ title, action: { label: words.undo, run: undo } });
  }

  return (
    <Button
      variant={isSaved ? "secondary" : "default"}
      size={props.size ?? "sm"}
      className={props.className}
      aria-label={isSaved ? words.savedLabel(name) : words.saveLabel(name)}
      onClick={toggle}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="shrink-0">
        <path
          d={isSaved ? "M2.5 8.5 6.2 12 13.5 4" : "M8 2.5v11M2.5 8h11"}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {isSaved ? words.saved : words.save}
    </Button>
  );
}
