/** No college chosen yet: what will be here, and some colleges to start with. */
import { useMemo } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import type { ChosenColleges } from "#components/college-picker/useChosenColleges.ts";
import { useCollegesLookedAt } from "#components/college-picker/useCollegesLookedAt.ts";
import { Button } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { words } from "./words.ts";

const question = createQuestion(askEngine("suggested"));

export function StartHere({ chosen }: { chosen: ChosenColleges }) {
  const { plan } = usePlan();
  const lookedAt = useCollegesLookedAt();
  const all = chosen.all;
  const { homeState } = plan.profile;
  const request = useMemo(() => {
    if (all === null) return null;
    return { release: all.release, planned: lookedAt, homeState };
  }, [all, lookedAt, homeState]);
  const answer = useLatest(question, request);
  if (all === null || answer === null) return <NoCostsYet />;
  const suggestions = answer.value;
  return (
    <EmptyState
      title={words.emptyTitle}
      picture={<EmptyPicture />}
      actions={suggestions.unitIds
        .flatMap((unitId) => all.byUnitId.get(unitId) ?? [])
        .map((college) => (
          <Button
            key={college.unitId}
            variant="light"
            aria-label={words.addSuggestion(college.name)}
            onClick={() => chosen.choose([college.unitId])}
          >
            {college.name}
          </Button>
        ))}
    >
      <p>{words.emptyText}</p>
      <p className="mt-4 font-semibold text-ink">
        {suggestions.from === "homeState" && homeState !== null
          ? words.suggestions.homeState(homeState)
          : words.suggestions[suggestions.from === "plan" ? "plan" : "nation"]}
      </p>
    </EmptyState>
  );
}

/** On a phone as tall as what comes, or taller: the family's fields below must not move up and down again. */
export function NoCostsYet() {
  return <Skeleton label={words.loading} lines={6} />;
}

/** Three bands on a line, waiting for a college. */
function EmptyPicture() {
  return (
    <svg viewBox="0 0 176 84" aria-hidden="true" className="h-auto w-full">
      <path
        d="M4 18h168M4 42h168M4 66h168"
        className="stroke-line-strong"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <rect x="26" y="11" width="52" height="14" rx="4" className="fill-accent" />
      <rect
        x="50"
        y="35"
        width="70"
        height="14"
        rx="4"
        className="fill-accent-soft stroke-accent"
        strokeWidth="1.5"
      />
      <rect x="14" y="59" width="34" height="14" rx="4" className="fill-accent" />
      <path d="M96 4v76" className="stroke-support" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M132 11v14M158 35v14M108 59v14"
        className="stroke-ink"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
