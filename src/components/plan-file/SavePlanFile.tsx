/** Saves the current student's plan as a file on the device. */
import { useId, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { scopes } from "#domain/plan/plan.ts";
import { Button, type ButtonVariant } from "#ui/Button.tsx";
import { downloadPlan } from "./downloadPlan.ts";
import { words } from "./words.ts";

export function SavePlanFile(props: { variant?: ButtonVariant }) {
  const { plan, isLoaded } = usePlan();
  const [isHandedOn, setIsHandedOn] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const id = useId();
  const save = () => {
    downloadPlan(plan, isHandedOn ? scopes.filter((scope) => scope === "plan") : scopes);
    setHasSaved(true);
  };
  return (
    <div>
      <Button variant={props.variant ?? "outline"} disabled={!isLoaded} onClick={save}>
        {words.save}
      </Button>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{words.saveDetail}</p>
      <label htmlFor={id} className="mt-1 flex min-h-11 items-center gap-2.5 text-[0.95rem]">
        <input
          id={id}
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={isHandedOn}
          onChange={(event) => setIsHandedOn(event.target.checked)}
        />
        {words.leaveOut}
      </label>
      <p role="status" className={hasSaved ? "text-[0.95rem] font-medium text-accent-text" : "sr-only"}>
        {hasSaved && words.saved}
      </p>
    </div>
  );
}
