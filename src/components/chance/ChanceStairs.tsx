/** How the student's chance at one college comes about, as a staircase from the rate it admits to the range shown. */
import { useMemo } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { useRankedFor } from "#components/matches/useRanked.ts";
import type { ChanceEstimate } from "#domain/admission/chance.ts";
import { buildChanceStairs, findLargestStair } from "#domain/admission/chanceStairs.ts";
import { toShownChance } from "#domain/admission/display.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { Stairs } from "#ui/chart/Stairs.tsx";
import { stairWords as words } from "./stairWords.ts";

export function ChanceStairs(props: { college: CollegeSummary; chance: ChanceEstimate; className?: string }) {
  const { college, chance } = props;
  const { plan } = usePlan();
  const scoreless = useMemo(
    () => ({ ...plan, profile: { ...plan.profile, satTotal: null, actComposite: null } }),
    [plan],
  );
  // What the same grades mean without a score is asked where every chance comes from.
  const asked = useRankedFor(scoreless, chance.testUsed === null ? null : [college.unitId]);
  const withoutScore = asked.status === "ready" ? (asked.value.of(college.unitId) ?? null) : null;
  if (chance.testUsed !== null && asked.status === "loading") return null;
  const stairs = buildChanceStairs(college, chance, withoutScore?.chance ?? null);
  const largest = findLargestStair(stairs);
  const shown = toShownChance(chance);
  return (
    <figure className={props.className}>
      <figcaption className="mb-2">
        <span className="block font-semibold">{words.title}</span>
        {largest !== null && <span className="block text-[0.95rem]">{words.largest(largest)}</span>}
      </figcaption>
      <Stairs
        label={words.title}
        least={0}
        most={Math.max(...stairs.map(({ from, to }) => Math.max(from, to)))}
        rows={stairs.map((stair) => ({
          key: stair.code,
          label: words.steps[stair.code],
          amount: words.amount(stair, shown),
          from: stair.from,
          to: stair.to,
          isSum: stair.code === "everyone" || stair.code === "chance",
        }))}
      />
    </figure>
  );
}
