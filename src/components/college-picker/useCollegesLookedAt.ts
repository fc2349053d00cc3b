/** The colleges the family looked at in any tool or opened on this device, for the pickers to offer. */
import { useMemo } from "react";
import { useOpenedColleges } from "#client/colleges/openedColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { listCollegesLookedAt } from "#domain/plan/listCollegesLookedAt.ts";

export function useCollegesLookedAt(): readonly number[] {
  const { plan } = usePlan();
  const opened = useOpenedColleges();
  return useMemo(() => listCollegesLookedAt(plan, opened), [plan, opened]);
}
