/** Adds a college to the comparison of up to four, or removes it. */
import { usePlan } from "#client/plan/usePlan.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { Button, type ButtonSize } from "#ui/Button.tsx";
import { useToast } from "#ui/Toast.tsx";
import { words } from "./words.ts";

export function CompareButton(props: {
  unitId: number;
  name: string;
  size?: ButtonSize;
  className?: string;
}) {
  const { unitId, name } = props;
  const { comparing } = usePlan().plan;
  const save = useSave();
  const toast = useToast();
  const isComparing = comparing.includes(unitId);

  function toggle() {
    if (!isComparing && comparing.length >= planLimits.compared) {
      toast({ title: words.compareFull(planLimits.compared) });
      return;
    }
    const unitIds = isComparing ? comparing.filter((one) => one !== unitId) : [...comparing, unitId];
    const title = isComparing ? words.removedFromCompare(name) : words.addedToCompare(name, unitIds.length);
    save(title, { kind: "setComparing", unitIds });
  }

  return (
    <Button
      variant={isComparing ? "secondary" : "outline"}
      size={props.size ?? "sm"}
      className={props.className}
      aria-label={isComparing ? words.comparingLabel(name) : words.compareLabel(name)}
      onClick={toggle}
    >
      {isComparing ? words.comparing : words.compare}
    </Button>
  );
}
