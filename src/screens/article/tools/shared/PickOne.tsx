/** Picks one college: by name, or with one tap from those in the plan. */
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { Button } from "#ui/Button.tsx";
import { sharedWords as words } from "./words.ts";

/** With more than this, the field above is faster. */
const offered = 4;

export function PickOne(props: {
  unitId: number | null;
  onPick: (unitId: number | null) => void;
  label?: string;
}) {
  const { unitId, onPick } = props;
  return (
    <div>
      <CollegePicker
        unitIds={unitId === null ? [] : [unitId]}
        maximum={1}
        label={props.label ?? words.pick}
        hint={words.pickHint}
        onChange={([picked]) => onPick(picked ?? null)}
      />
      {unitId === null && <FromPlan onPick={onPick} />}
    </div>
  );
}

function FromPlan({ onPick }: { onPick: (unitId: number) => void }) {
  const { plan } = usePlan();
  const index = useColleges(plan.colleges.length > 0);
  if (index.status !== "ready") return null;
  const known = plan.colleges.flatMap(({ unitId }) => index.value.byUnitId.get(unitId) ?? []);
  if (known.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <span className="text-[0.95rem] text-ink-soft">{words.fromPlan}:</span>
      {known.slice(0, offered).map(({ unitId, name }) => (
        <Button key={unitId} variant="light" size="sm" onClick={() => onPick(unitId)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
