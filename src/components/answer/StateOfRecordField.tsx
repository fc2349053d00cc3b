/** Which state a military family calls home; an APO, FPO or DPO does not tell. Downloaded once one is typed. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { isStateCode, stateNames, statesByName } from "#domain/college/states.ts";
import { SelectField } from "#ui/Field.tsx";
import { militaryWords as words } from "./militaryWords.ts";

export default function StateOfRecordField() {
  const { homeState } = usePlan().plan.profile;
  const store = usePlanStore();
  return (
    <>
      <p role="status" className="mb-3 text-[0.95rem] text-ink-soft">
        {words.noPlace}
      </p>
      <SelectField
        label={words.stateOfRecord}
        hint={words.stateOfRecordHint}
        value={homeState ?? ""}
        onChange={({ target }) =>
          void store.give({
            kind: "setProfile",
            fields: { homeState: isStateCode(target.value) ? target.value : null },
          })
        }
      >
        <option value="">{words.chooseState}</option>
        {statesByName.map((code) => (
          <option key={code} value={code}>
            {stateNames[code]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
