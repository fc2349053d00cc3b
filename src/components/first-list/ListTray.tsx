/** Saving and comparing, in a tray that stays at the bottom of the window while the list is read, and comes to rest below it. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { BottomBar } from "#ui/BottomBar.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { navigate } from "#ui/router.tsx";
import { useSaveAll } from "./useFirstList.ts";
import { words } from "./words.ts";

const text = words.tray;

/** `unitIds`: the colleges of the list, in the order shown. */
export function ListTray({ unitIds }: { unitIds: readonly number[] }) {
  const { plan } = usePlan();
  const store = usePlanStore();

  const saved = new Set(plan.colleges.map((college) => college.unitId));
  const { missing, saveAll } = useSaveAll(unitIds);
  const compared = chooseCompared(
    plan.comparing,
    unitIds.filter((unitId) => saved.has(unitId)),
  );

  function compare() {
    if (compared.length > plan.comparing.length) {
      store.give({ kind: "setComparing", unitIds: [...compared] });
    }
    navigate("/compare");
  }

  return (
    <BottomBar
      place="tray"
      label={text.heading}
      className="-mx-4 mt-3 border-t border-line bg-paper px-4 py-2.5"
    >
      <div className="flex flex-wrap items-center gap-2">
        {missing.length > 0 && (
          <Button
            variant="cta-primary"
            size="sm"
            aria-label={text.saveAllLabel(unitIds.length)}
            onClick={saveAll}
          >
            {text.saveAll(unitIds.length)}
          </Button>
        )}
        <ButtonLink to="/my-plan" size="sm" variant={missing.length > 0 ? "outline" : "cta-primary"}>
          {text.plan(plan.colleges.length)}
        </ButtonLink>
        {compared.length > 1 && (
          <Button
            variant="outline"
            size="sm"
            aria-label={text.compareLabel(compared.length)}
            onClick={compare}
          >
            {text.compare(compared.length)}
          </Button>
        )}
      </div>
    </BottomBar>
  );
}

/** The comparison as it was chosen; while it has fewer than two, saved colleges of the list fill it up. */
function chooseCompared(chosen: readonly number[], savedOfList: readonly number[]): readonly number[] {
  if (chosen.length > 1) return chosen;
  return [...new Set([...chosen, ...savedOfList])].slice(0, planLimits.compared);
}
