/** Single programs inside the chosen fields that some universities admit to on their own, such as nursing. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import {
  isMajorProgram,
  listProgramsIn,
  type MajorProgram,
  majorPrograms,
} from "#domain/college/majorPrograms.ts";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { words } from "./words.ts";

export function MajorProgramsField() {
  const { majorFamilies, majorPrograms: kept } = usePlan().plan.profile;
  const store = usePlanStore();
  const offered = majorFamilies.flatMap(listProgramsIn);
  if (offered.length === 0) return null;
  return (
    <CheckboxGroup
      legend={words.majorPrograms.legend}
      hint={words.majorPrograms.hint}
      options={offered.map((program) => ({ value: program, label: majorPrograms[program] }))}
      values={kept.filter(isMajorProgram).filter((program) => offered.includes(program))}
      onChange={(programs: MajorProgram[]) =>
        store.give({ kind: "setProfile", fields: { majorPrograms: programs.slice(0, mostPrograms) } })
      }
    />
  );
}

/** As many as a plan keeps. */
const mostPrograms = 10;
