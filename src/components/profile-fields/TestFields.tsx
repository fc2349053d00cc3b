/** SAT total and ACT composite: one, both or none. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { readAct, readSat } from "#domain/people/answers.ts";
import { NumberField } from "#ui/NumberField.tsx";
import { useTypedField } from "./useTypedField.ts";
import { words } from "./words.ts";

export function TestFields() {
  const { profile } = usePlan().plan;
  const store = usePlanStore();
  const sat = useTypedField({
    kept: profile.satTotal,
    read: readSat,
    write: String,
    give: (satTotal) => void store.give({ kind: "setProfile", fields: { satTotal } }),
  });
  const act = useTypedField({
    kept: profile.actComposite,
    read: readAct,
    write: String,
    give: (actComposite) => void store.give({ kind: "setProfile", fields: { actComposite } }),
  });
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label={words.tests.sat}
          hint={words.tests.satHint}
          value={sat.text}
          error={sat.problem === null ? null : words.tests.satProblem(sat.problem)}
          onChange={sat.onChange}
          onBlur={sat.onBlur}
        />
        <NumberField
          label={words.tests.act}
          hint={words.tests.actHint}
          value={act.text}
          error={act.problem === null ? null : words.tests.actProblem(act.problem)}
          onChange={act.onChange}
          onBlur={act.onBlur}
        />
      </div>
      <p className="mt-3 text-[0.95rem] text-ink-soft">{words.tests.note}</p>
    </div>
  );
}
