/** Application rounds for the plan's colleges, and which early plans conflict and why. */

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import type { Ranked } from "#client/engine/engine.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { getToday } from "#client/today.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { useRanked } from "#components/matches/useRanked.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { checkRounds, type PlannedRound, type PriceKnowledge } from "#domain/admission/roundConflicts.ts";
import { type Plan, type PlanCollege, planLimits } from "#domain/plan/plan.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { findEvent } from "#domain/timeline/admissionDates.ts";
import { admissionSources } from "#domain/timeline/admissionSources.ts";
import { type Application, buildApplications } from "#domain/timeline/applications.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import { findPublicSystem } from "#domain/timeline/publicSystems.ts";
import { type ApplicationPlan, applicationPlans } from "#domain/timeline/timeline.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./roundCheckWords.ts";
import { sharedWords } from "./shared/words.ts";

export default function RoundCheck() {
  const { plan } = usePlan();
  const store = usePlanStore();
  const [isInQuestBridge, setInQuestBridge] = useState(false);
  const unitIds = plan.colleges.map(({ unitId }) => unitId);
  const index = useColleges();
  const matches = useRanked(unitIds);
  const getRow = (unitId: number) => (matches.status === "ready" ? (matches.value.of(unitId) ?? null) : null);
  const getName = (unitId: number) =>
    (index.status === "ready" ? index.value.byUnitId.get(unitId)?.name : undefined) ??
    sharedWords.gone(unitId);
  return (
    <div className="space-y-6">
      <CollegePicker
        unitIds={unitIds}
        maximum={planLimits.colleges}
        label={words.add}
        hint={words.addHint}
        isChipless
        onChange={(next) =>
          store.give(
            ...next
              .filter((unitId) => !unitIds.includes(unitId))
              .map((unitId) => ({ kind: "addCollege", unitId }) as const),
          )
        }
      />
      {matches.status === "failed" && (
        <LoadFailed title={sharedWords.failedTitle} load={matches} kept={sharedWords.failedKept} />
      )}
      {plan.colleges.length === 0 ? (
        <p className="text-ink-soft">{words.empty}</p>
      ) : matches.status === "loading" ? (
        <Skeleton label={sharedWords.loading} lines={2} />
      ) : (
        <Rounds plan={plan} getName={getName} getRow={getRow} />
      )}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-accent"
          checked={isInQuestBridge}
          onChange={(event) => setInQuestBridge(event.target.checked)}
        />
        {words.questBridge}
      </label>
      <AnswerField id="payPerYearUsd" />
      <Found plan={plan} getName={getName} getRow={getRow} isInQuestBridge={isInQuestBridge} />
    </div>
  );
}

type Lookups = { plan: Plan; getName: (unitId: number) => string; getRow: (unitId: number) => Ranked | null };

function Rounds({ plan, getName, getRow }: Lookups) {
  const store = usePlanStore();
  const load = loadStateOf(useQuery(timelineTemplatesQuery));
  const deadlines = load.status === "ready" ? load.value.deadlines : null;
  const day = getToday();
  const graduationYear = findGraduationYear(plan, day) ?? findSeniorClass(day);
  const getApplication = ({ unitId, applicationPlan }: PlanCollege): Application | null => {
    const college = getRow(unitId)?.college;
    if (deadlines === null || college === undefined || applicationPlan === null) return null;
    const { name, state, testPolicy, hasOpenAdmission } = college;
    const asked = { unitId, name, state, status: "considering", testPolicy, hasOpenAdmission } as const;
    const [application] = buildApplications([{ ...asked, plan: applicationPlan }], deadlines, {
      graduationYear,
      homeState: plan.profile.homeState,
      today: day,
      eventFor: (id) => findEvent(id, graduationYear, plan.profile.homeState),
    });
    return application ?? null;
  };
  return (
    <ul className="space-y-4">
      {plan.colleges.map((entry) => (
        <li key={entry.unitId} className="border-b border-line pb-3">
          <div className="flex flex-wrap items-end gap-x-3">
            <SelectField
              label={getName(entry.unitId)}
              aria-label={words.round(getName(entry.unitId))}
              className="min-w-0 flex-[1_1_14rem]"
              value={entry.applicationPlan ?? ""}
              onChange={(event) => {
                const chosen = applicationPlans.find((one) => one === event.target.value) ?? null;
                store.give({ kind: "setApplicationPlan", unitId: entry.unitId, applicationPlan: chosen });
              }}
            >
              <option value="">{words.open}</option>
              {listPlans(entry).map((one) => (
                <option key={one} value={one}>
                  {words.plan(one)}
                </option>
              ))}
            </SelectField>
            <Button
              variant="ghost"
              size="sm"
              className="-mr-3.5"
              aria-label={words.remove(getName(entry.unitId))}
              onClick={() => store.give({ kind: "removeCollege", unitId: entry.unitId })}
            >
              {words.takeOff}
            </Button>
          </div>
          <p className="mt-1 text-[0.95rem] text-ink-soft">{describeStatus(getApplication(entry))}</p>
        </li>
      ))}
    </ul>
  );
}

/** A statewide application is only offered where it is used, and there it is the only choice. */
function listPlans({ unitId, applicationPlan }: PlanCollege): ApplicationPlan[] {
  const system = findPublicSystem(unitId);
  return applicationPlans.filter((plan) => {
    if (plan === applicationPlan) return true;
    return system === null ? plan !== "uc" && plan !== "csu" : plan === system;
  });
}

function describeStatus(application: Application | null): string | null {
  if (application === null) return null;
  const { isOffered, isOver, isRolling, deadline, basis } = application;
  if (!isOffered) return words.notOffered;
  if (isRolling) return words.rolling;
  if (deadline === null) return words.unknown;
  return isOver ? words.over(deadline) : words.due(deadline, basis.standing === "published");
}

function Found({ plan, getName, getRow, isInQuestBridge }: Lookups & { isInQuestBridge: boolean }) {
  const rounds = plan.colleges
    .filter(({ status }) => status !== "denied")
    .flatMap(({ unitId, applicationPlan }): PlannedRound[] => {
      const row = getRow(unitId);
      if (row === null || applicationPlan === null) return [];
      const price = describePriceFit(row, plan.money.payPerYearUsd);
      return [{ unitId, control: row.college.control, plan: applicationPlan, price }];
    });
  if (rounds.length === 0) {
    return plan.colleges.length === 0 ? null : <p role="status">{words.none}</p>;
  }
  const { conflicts, notes } = checkRounds(rounds, isInQuestBridge);
  return (
    <div role="status" className="space-y-3">
      <h4 className="font-serif text-2xl">
        {conflicts.length === 0 ? words.fine : words.found(conflicts.length)}
      </h4>
      <ul className="space-y-3">
        {conflicts.map((conflict) => {
          const { said: sentence, why } = words.conflict(conflict, getName);
          return (
            <li key={sentence} className="rounded-2xl border border-support bg-support-soft p-4">
              <p className="font-semibold">{sentence}</p>
              <p className="mt-1">{why}</p>
            </li>
          );
        })}
      </ul>
      {notes.map((note) => (
        <p key={words.note(note, getName)}>{words.note(note, getName)}</p>
      ))}
      <div>
        <SourceNote source={admissionSources.nacacEthics} />
        {isInQuestBridge && <SourceNote source={admissionSources.questBridge} />}
      </div>
    </div>
  );
}

function describePriceFit({ priceBand }: Ranked, payPerYearUsd: number | null): PriceKnowledge {
  if (priceBand === null) return "priceUnknown";
  if (payPerYearUsd === null) return "limitUnknown";
  if (priceBand.highUsd <= payPerYearUsd) return "within";
  return priceBand.lowUsd <= payPerYearUsd ? "partly" : "above";
}
