/** Picks one college: by name, or with one press from those the family looked at. */
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { useCollegesLookedAt } from "#components/college-picker/useCollegesLookedAt.ts";
import { sharedWords as words } from "./words.ts";

export function PickOne(props: {
  unitId: number | null;
  onPick: (unitId: number | null) => void;
  label?: string;
}) {
  const { unitId, onPick } = props;
  return (
    <CollegePicker
      unitIds={unitId === null ? [] : [unitId]}
      maximum={1}
      label={props.label ?? words.pick}
      hint={words.pickHint}
      offered={useCollegesLookedAt()}
      onChange={([picked]) => onPick(picked ?? null)}
    />
  );
}
