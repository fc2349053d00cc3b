/** How to apply, college by college: the known rounds first, what each means, and plans that do not go together. */
import { useQuery } from "@tanstack/react-query";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { today } from "#client/today.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PlanCollege } from "#domain/plan/plan.ts";
import { classOf } from "#domain/plan/timelineInput.ts";
import { publicSystemOf } from "#domain/timeline/publicSystems.ts";
import { applicationPlans } from "#domain/timeline/timeline.ts";
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
  const clashes = planClashes(colleges);
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
      {colleges.length === 0 && <p className="text-ink-soft">{formWords.colleges.none}</p>}
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
                clash={clashText(entry.unitId, clashes, nameOf)}
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

/** Said where the plan was chosen: with many colleges the top of the page is far away. */
function clashText(
  unitId: number,
  clashes: readonly PlanClash[],
  nameOf: (unitId: number) => string,
): string | null {
  const others = (unitIds: readonly number[]) => listed(unitIds.filter((one) => one !== unitId).map(nameOf));
  for (const clash of clashes) {
    if (clash.code === "restrictive" && clash.unitId === unitId) {
      return formWords.clashes.restrictive(others(clash.otherUnitIds));
    }
    if (clash.code === "twoEarly" && clash.unitIds.includes(unitId)) {
      return formWords.clashes.twoEarly(words.inText(clash.plan), others(clash.unitIds));
    }
  }
  return null;
}
