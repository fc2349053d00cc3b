/** How to apply to each college: the plan’s colleges with their rounds, and which plans conflict. */
import { useQuery } from "@tanstack/react-query";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { getToday } from "#client/today.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { CollegeSummary } from "#domain/college/college.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { listCollegesToPlan } from "#domain/plan/plan.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { admissionSources } from "#domain/timeline/admissionSources.ts";
import {
  checkRounds,
  type PlannedRound,
  type PriceKnowledge,
  type RoundCheck,
  type RoundConflict,
} from "#domain/timeline/roundConflicts.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { formatAnd } from "#lib/format.ts";
import { LoadingHint } from "#ui/LoadingHint.tsx";
import { listPlanChoices } from "./planChoices.ts";
import { RoundsTable } from "./RoundsTable.tsx";
import { words } from "./words.ts";

export function PlansField(props: {
  isInQuestBridge?: boolean;
  /** How a college's price fits; without it no promise is checked against its price. */
  getPrice?: (unitId: number) => PriceKnowledge;
}) {
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
  const rounds = colleges.flatMap(({ unitId, applicationPlan }): PlannedRound[] => {
    const college = getCollege(unitId);
    if (college === null || applicationPlan === null) return [];
    const price = props.getPrice?.(unitId) ?? "within";
    return [{ unitId, control: college.control, plan: applicationPlan, price }];
  });
  const check = checkRounds(rounds, props.isInQuestBridge ?? false);
  const getName = (unitId: number) => getCollege(unitId)?.name ?? words.gone(unitId);

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
      {colleges.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
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
              clashes: listClashes(entry.unitId, check.conflicts, getName),
            };
          })}
          areDatesHere={load.status === "ready"}
          onChange={choose}
        />
      )}
      {rounds.length > 0 && <Verdict check={check} getName={getName} />}
    </div>
  );
}

/** Shown at the choice: with many colleges the top of the page is far away. */
function listClashes(
  unitId: number,
  conflicts: readonly RoundConflict[],
  getName: (unitId: number) => string,
): string[] {
  const others = (unitIds: readonly number[]) =>
    formatAnd(unitIds.filter((one) => one !== unitId).map(getName));
  const { clash } = words;
  return conflicts.flatMap((conflict) => {
    switch (conflict.code) {
      case "twoBinding":
        return conflict.unitIds.includes(unitId)
          ? [clash.twoBinding(words.inText(conflict.plan), others(conflict.unitIds))]
          : [];
      case "restrictiveWithPrivateEarly":
      case "restrictiveWithPublicBinding":
        if (conflict.unitId === unitId) return [clash[conflict.code](others(conflict.otherUnitIds))];
        return conflict.otherUnitIds.includes(unitId) ? [clash.restrictedBy(getName(conflict.unitId))] : [];
      case "questBridgeWithEarly":
        return conflict.unitIds.includes(unitId) ? [clash.questBridgeWithEarly] : [];
      case "bindingBeforePrice":
      default:
        return conflict.unitId === unitId ? [clash.bindingBeforePrice(conflict.price)] : [];
    }
  });
}

/** How many conflicts there are, and what goes together on which condition. Nothing before the first choice. */
function Verdict({ check, getName }: { check: RoundCheck; getName: (unitId: number) => string }) {
  const { conflicts, notes } = check;
  return (
    <div role="status" className="mt-5 max-w-3xl space-y-2">
      <p className="font-serif text-2xl">
        {conflicts.length === 0 ? words.fine : words.found(conflicts.length)}
      </p>
      {notes.map((note) => (
        <p key={words.note(note, getName)}>{words.note(note, getName)}</p>
      ))}
      <SourceNote source={admissionSources.nacacEthics} />
      {conflicts.some(({ code }) => code === "questBridgeWithEarly") && (
        <SourceNote source={admissionSources.questBridge} />
      )}
    </div>
  );
}
