/** The calculator's questions; every answer is stored in the plan, so the quiz and the plan agree. */

import { usePlan } from "#client/plan/usePlan.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { words as flowWords } from "#components/answer/flowWords.ts";
import { HomeField } from "#components/answer/HomeField.tsx";
import { StatusField } from "#components/answer/StatusField.tsx";
import { statusWords } from "#components/answer/statusWords.ts";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { AidNote } from "#components/price/AidNote.tsx";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { readStanding } from "#domain/aid/standing.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

export function FamilyPanel() {
  const { plan } = usePlan();
  const hasAid = useAidEstimate(plan) !== null;
  // With a country as home, the question stands there.
  const { isAbroad } = readStanding(plan.aid);
  return (
    <div className="space-y-6">
      <div>
        <AnswerField id="familyIncomeUsd" />
        {!hasAid && <p className="mt-1 text-[0.92rem] text-ink-soft">{words.incomeSkipped}</p>}
        <AidNote className="mt-2 text-[0.92rem] text-ink-soft" />
      </div>
      <AnswerField id="payPerYearUsd" />
      <HomeField />
      <AnswerField id="livingPlan" />
      <div>
        <AnswerField id="familySize" />
        <p className="mt-1 text-[0.92rem] text-ink-soft">{words.familySizeNote}</p>
      </div>
      {!isAbroad && (
        <Disclosure summary={statusWords.summary}>
          <StatusField />
        </Disclosure>
      )}
      <div>
        <KeptNote about="money" kept={words.familyNote} />
        <Link
          to="/my-plan#known"
          className="mt-1 inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {flowWords.allKnown}
        </Link>
      </div>
    </div>
  );
}
