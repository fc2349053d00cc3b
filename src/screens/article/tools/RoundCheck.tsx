/** The rounds of the plan's colleges, as in the timeline's questions, with QuestBridge and what the family can pay. */
import { useState } from "react";
import type { Ranked } from "#client/engine/engine.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { PlanColleges } from "#components/college-picker/PlanColleges.tsx";
import { useRanked } from "#components/matches/useRanked.ts";
import { PlansField } from "#components/rounds/PlansField.tsx";
import type { PriceKnowledge } from "#domain/timeline/roundConflicts.ts";
import { words } from "./roundCheckWords.ts";
import { AnswersUsed } from "./shared/AnswersUsed.tsx";

const answersUsed = ["payPerYearUsd"] as const;

export default function RoundCheck() {
  const { plan } = usePlan();
  const { payPerYearUsd } = plan.money;
  const [isInQuestBridge, setInQuestBridge] = useState(false);
  const matches = useRanked(plan.colleges.map(({ unitId }) => unitId));
  const getPrice = (unitId: number): PriceKnowledge => {
    const row = matches.status === "ready" ? matches.value.of(unitId) : null;
    // Nothing is said before the figures have loaded.
    return row == null ? "within" : describePriceFit(row, payPerYearUsd);
  };
  return (
    <div className="space-y-6">
      <PlanColleges label={words.add} hint={words.addHint} />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-accent"
          checked={isInQuestBridge}
          onChange={(event) => setInQuestBridge(event.target.checked)}
        />
        {words.questBridge}
      </label>
      <AnswersUsed ids={answersUsed} />
      <PlansField isInQuestBridge={isInQuestBridge} getPrice={getPrice} />
    </div>
  );
}

function describePriceFit({ priceBand }: Ranked, payPerYearUsd: number | null): PriceKnowledge {
  if (priceBand === null) return "priceUnknown";
  if (payPerYearUsd === null) return "limitUnknown";
  if (priceBand.highUsd <= payPerYearUsd) return "within";
  return priceBand.lowUsd <= payPerYearUsd ? "partly" : "above";
}
