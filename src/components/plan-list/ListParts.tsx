/** A plan's list below its questions: the odds of the whole, each college on it, and the balance. */
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { Plan } from "#domain/plan/plan.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Balance } from "./Balance.tsx";
import { OddsHero } from "./OddsHero.tsx";
import { PlanList } from "./PlanList.tsx";
import { useListView } from "./useListView.ts";
import { words } from "./words.ts";

export default function ListParts({ plan }: { plan: Plan }) {
  const load = useListView(plan);
  if (load.status === "failed") {
    return <LoadFailed title={words.failedTitle} load={load} kept={words.failedKept(plan.colleges.length)} />;
  }
  if (load.status === "loading") return <Skeleton label={words.loading} lines={3} />;
  const view = load.value;
  return (
    <div className="space-y-8">
      <OddsHero view={view} areAnswersHere />
      <PlanList view={view} heading="h4" />
      <Balance view={view} heading="h4" />
    </div>
  );
}
