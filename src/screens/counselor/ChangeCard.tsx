/** A change the counselor proposes. Nothing changes until its button is pressed, and that can be undone. */
import { usePlan } from "#client/plan/usePlan.ts";
import { useSave } from "#components/keeping/useSave.ts";
import type { AskedChange } from "#domain/counselor/counselor.ts";
import { hasRoom, planLimits } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { draftChange } from "./draftChange.ts";
import { words } from "./words.ts";

const text = words.change;

/** `name`: the college's, where the change is about one. */
export function ChangeCard({ change, name }: { change: AskedChange; name: string }) {
  const { plan, isLoaded } = usePlan();
  const save = useSave();
  const drafts = draftChange(change, plan);
  const isFull = change.kind === "addCollege" && !hasRoom(plan);
  const isDone = isLoaded && drafts.length === 0;
  return (
    <Card>
      <h4 className="font-serif text-xl">{text.title}</h4>
      {(isDone || isFull) && (
        <p className="mt-1 text-ink-soft">{isDone ? text.already : text.planFull(planLimits.colleges)}</p>
      )}
      <Button
        className="mt-4"
        disabled={!isLoaded || isDone || isFull}
        onClick={() => save(text.done(change, name), ...drafts)}
      >
        {text.button(change, name)}
      </Button>
    </Card>
  );
}
