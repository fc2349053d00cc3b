/** How to apply, college by college: the known rounds first, what each means, and plans that do not go together. */
import { useQuery } from "@tanstack/react-query";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { today } from "#client/today.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PlanCollege } from "#domain/plan/plan.ts";
import { publicSystemOf } from "#domain/timeline/publicSystems.ts";
import { applicationPlans } from "#domain/timeline/timeline.ts";
import { LoadFailed } from "#pieces/load-failed/LoadFailed.tsx";
import { Notice } from "#ui/Notice.tsx";
import { classOf } from "./classOf.ts";
import { formWords, listed } from "./formWords.ts";
import { PlanSelect } from "./PlanSelect.tsx";
import { planChoices } from "./planChoices.ts";
import { type PlanClash, planClashes } from "./planClashes.ts";
import { collegesToPlan } from "./steps.ts";

const words = formWords.plans;

export function PlansField() {
  const { plan } = usePlan();
  const store = usePlanStore();
  const load = loadStateOf(useQuery(timelineTemplatesQuery));
  const index = useColleges();
  const colleges = collegesToPlan(plan);
  const day = today();
  const graduationYear = classOf(plan, day);
  const deadlines = load.status === "ready" ? load.value.deadlines : [];
  const collegeOf = (unitId: number): CollegeSummary | null =>
    index.status === "ready" ? (index.value.byUnitId.get(unitId) ?? null) : null;
  const nameOf = (unitId: number) => collegeOf(unitId)?.name ?? formWords.colleges.gone(unitId);

  function choose({ unitId }: PlanCollege, value: string) {
    const applicationPlan = applicationPlans.find((one) => one === value) ?? null;
    store.give({ kind: "setApplicationPlan", unitId, applicationPlan });
  }

  return (
    <div>
      {load.status === "failed" && (
        <LoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />
      )}
      {load.status === "loading" && (
        <p role="status" className="text-ink-soft">
          {words.loading}
        </p>
      )}
      <Clashes clashes={planClashes(colleges)} nameOf={nameOf} />
      <ul className="mt-4 space-y-6">
        {colleges.map((entry) => {
          const college = collegeOf(entry.unitId);
          return (
            <li key={entry.unitId}>
              <PlanSelect
                name={nameOf(entry.unitId)}
                slug={college?.slug ?? null}
                value={entry.applicationPlan}
                choices={planChoices({
                  deadlines: deadlines.filter(({ unitId }) => unitId === entry.unitId),
                  system: publicSystemOf(entry.unitId),
                  chosen: entry.applicationPlan,
                  hasOpenAdmission: college?.hasOpenAdmission === true,
                  graduationYear,
                  today: day,
                })}
                areDatesHere={load.status === "ready"}
                onChange={(value) => choose(entry, value)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Clashes({ clashes, nameOf }: { clashes: readonly PlanClash[]; nameOf: (unitId: number) => string }) {
  return (
    <div role="status">
      {clashes.length > 0 && (
        <Notice tone="attention" title={formWords.clashes.title}>
          <ul className="space-y-2">
            {clashes.map((clash) => (
              <li key={JSON.stringify(clash)}>{clashText(clash, nameOf)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function clashText(clash: PlanClash, nameOf: (unitId: number) => string): string {
  if (clash.code === "restrictive") {
    return formWords.clashes.restrictive(nameOf(clash.unitId), listed(clash.otherUnitIds.map(nameOf)));
  }
  return formWords.clashes.twoEarly(words.name(clash.plan), listed(clash.unitIds.map(nameOf)));
}
