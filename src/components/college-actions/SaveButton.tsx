/** Adds a college to the plan or removes it, with a message that can undo the change. */
import { usePlan } from "#client/plan/usePlan.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { hasRoom, planLimits } from "#domain/plan/plan.ts";
import { Button, type ButtonSize } from "#ui/Button.tsx";
import { useToast } from "#ui/Toast.tsx";
import { words } from "./words.ts";

/** A plus, a check, and an exclamation mark: told apart by shape. */
const marks = { save: "M8 2.5v11M2.5 8h11", saved: "M2.5 8.5 6.2 12 13.5 4", onlyHere: "M8 2v7.5m0 3.2v.6" };

export function SaveButton(props: {
  unitId: number;
  name: string;
  size?: ButtonSize;
  /** One of many in a list, where another button saves them all. */
  isQuiet?: boolean;
  className?: string;
}) {
  const { unitId, name } = props;
  const { plan, unkept } = usePlan();
  const save = useSave();
  const toast = useToast();
  const isSaved = plan.colleges.some((college) => college.unitId === unitId);
  const isOnlyHere =
    isSaved && unkept.some((command) => command.kind === "addCollege" && command.unitId === unitId);

  function toggle() {
    if (!isSaved && !hasRoom(plan)) {
      toast({ title: words.planFull(planLimits.colleges) });
      return;
    }
    const title = isSaved ? words.hasBeenRemoved(name) : words.hasBeenSaved(name);
    save(title, { kind: isSaved ? "removeCollege" : "addCollege", unitId });
  }

  return (
    <Button
      variant={
        isSaved && !isOnlyHere ? "secondary" : isOnlyHere || props.isQuiet === true ? "outline" : "default"
      }
      size={props.size ?? "sm"}
      className={props.className}
      aria-label={
        isOnlyHere ? words.onlyHereLabel(name) : isSaved ? words.savedLabel(name) : words.saveLabel(name)
      }
      onClick={toggle}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="shrink-0">
        <path
          d={isOnlyHere ? marks.onlyHere : isSaved ? marks.saved : marks.save}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {isOnlyHere ? words.onlyHere : isSaved ? words.saved : words.save}
    </Button>
  );
}
