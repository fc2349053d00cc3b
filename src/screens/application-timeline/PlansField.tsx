/** How to apply to each college: the plan’s colleges with their rounds, and which plans conflict. */
import { useQuery } from "@tanstack/react-query";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { getToday } from "#client/today.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { CollegeSummary } from "#domain/college/college.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { LoadingHint } from "#ui/LoadingHint.tsx";
import { formWords, joinTexts } from "./formWords.ts";
import { listPlanChoices } from "./planChoices.ts";
import { findPlanClashes, type PlanClash } from "./planClashes.ts";
import { RoundsTable } from "./RoundsTable.tsx";
import { listCollegesToPlan } from "./steps.ts";

const words = formWords.plans;

export function PlansField() {
  const { plan } = usePlan();
  const store = usePlanStore();
  const load = loadStateOf(useQuery(timelineTemplatesQuery));
  const index = useColleges();
  const colleges = listCollegesToPlan(plan);
  const day = getToday();
  const graduationYear = findGraduationYear(plan, day);
  const deadlines = load.status === "ready" ? load.value.deadlines : [];
  const getCollege = (unitId: number): CollegeSummary | null =>
    index.status === "ready" ? (index.value.byUnitId.get(unitId) ?? null) : null;
  const clashes = findPlanClashes(colleges);
  const getName = (unitId: number) => getCollege(unitId)?.name ?? formWords.colleges.gone(unitId);

  const choose = (unitId: number, applicationPlan: ApplicationPlan | null) =>
    void store.give({ kind: "setApplicationPlan", unitId, applicationPlan });

  return (
    <div>
      {load.status === "failed" && (
        <LoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />
      )}
      {load.status === "loading" && (
        <div role="status" className="text-ink-soft">
          <p>{words.loading}</p>
          <LoadingHint className="mt-2 text-ink" />
        </div>
      )}
      {colleges.length === 0 && <p className="text-ink-soft">{formWords.colleges.none}</p>}
      {colleges.length > 0 && (
        <RoundsTable
          rows={colleges.map((entry) => {
            const college = getCollege(entry.unitId);
            return {
              unitId: entry.unitId,
              name: getName(entry.unitId),
              slug: college?.slug ?? null,
              value: entry.applicationPlan,
              choices: listPlanChoices({
                deadlines: deadlines.filter(({ unitId }) => unitId === entry.unitId),
                system: findPublicSystem(entry.unitId),
                chosen: entry.applicationPlan,
                hasOpenAdmission: college?.hasOpenAdmission === true,
                graduationYear,
                today: day,
              }),
              clash: describeClash(entry.unitId, clashes, getName),
            };
          })}
          areDatesHere={load.status === "ready"}
          onChange={choose}
        />
      )}
    </div>
  );
}

/** Shown at the choice: with many colleges the top of the page is far away. */
function describeClash(
  unitId: number,
  clashes: readonly PlanClash[],
  getName: (unitId: number) => string,
): string | null {
  const others = (unitIds: readonly number[]) =>
    joinTexts(unitIds.filter((one) => one !== unitId).map(getName));
  for (const clash of clashes) {
    if (clash.code === "restrictive" && clash.unitId === unitId) {
      return formWords.clashes.restrictive(others(clash.otherUnitIds));
    }
    if (clash.code === "restrictive" && clash.otherUnitIds.includes(unitId)) {
      return formWords.clashes.restrictedBy(getName(clash.unitId));
    }
    if (clash.code === "twoEarly" && clash.unitIds.includes(unitId)) {
      return formWords.clashes.twoEarly(words.inText(clash.plan), others(clash.unitIds));
    }
  }
  return null;
}
