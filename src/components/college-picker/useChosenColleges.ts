/** Up to four colleges that a screen is about: from the address, else the plan's comparison, else the plan's first ones. */
import { useMemo, useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import type { FailedLoad } from "#client/query/loadState.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type Plan, planLimits } from "#domain/plan/plan.ts";
import { navigate, useLocation } from "#ui/router.tsx";
import {
  type Choice,
  type ChoiceProblem,
  filterKnownChoice,
  readChoice,
  writeChoiceQuery,
} from "./choice.ts";

export type ChosenColleges = {
  /** Also "loading" while the plan is read from the device. */
  status: "loading" | "failed" | "ready";
  /** Set if the status is "failed". */
  failed: FailedLoad | null;
  unitIds: readonly number[];
  colleges: readonly CollegeSummary[];
  /** What the address asked for that cannot be shown. */
  problems: readonly ChoiceProblem[];
  all: AllColleges | null;
  /** Shows these, in the address and in the plan's comparison. */
  choose: (unitIds: readonly number[]) => void;
};

const nothing: Choice = { unitIds: [], problems: [] };

export function useChosenColleges(): ChosenColleges {
  const index = useColleges();
  const isMounted = useIsMounted();
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const location = useLocation();
  const [hasChosen, setHasChosen] = useState(false);
  const all = index.status === "ready" ? index.value : null;

  const asked = useMemo(
    () => (isMounted ? readChoice(new URLSearchParams(location.search)) : null),
    [isMounted, location.search],
  );
  const ofPlan = useMemo(() => readPlanChoice(plan), [plan]);
  const wanted = asked ?? (hasChosen ? nothing : ofPlan);
  const choice = useMemo(
    () => (all === null ? wanted : filterKnownChoice(wanted, (unitId) => all.byUnitId.has(unitId))),
    [all, wanted],
  );
  const colleges = useMemo(
    () => (all === null ? [] : choice.unitIds.flatMap((unitId) => all.byUnitId.get(unitId) ?? [])),
    [all, choice],
  );

  function choose(unitIds: readonly number[]): void {
    setHasChosen(true);
    store.give({ kind: "setComparing", unitIds: [...unitIds] });
    const search = writeChoiceQuery(new URLSearchParams(location.search), unitIds);
    navigate({ search, hash: location.hash }, { replace: true });
  }

  const isWaiting = !isMounted || all === null || !isLoaded;
  return {
    status: index.status === "failed" ? "failed" : isWaiting ? "loading" : "ready",
    failed: index.status === "failed" ? index : null,
    unitIds: choice.unitIds,
    colleges,
    problems: choice.problems,
    all,
    choose,
  };
}

function readPlanChoice(plan: Plan): Choice {
  if (plan.comparing.length > 0) return { unitIds: plan.comparing, problems: [] };
  return { unitIds: plan.colleges.slice(0, planLimits.compared).map(({ unitId }) => unitId), problems: [] };
}
