/** The calculator's questions; every answer is stored in the plan, so the quiz and the plan agree. */

import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { HomeField } from "#components/answer/HomeField.tsx";
import { StatusField } from "#components/answer/StatusField.tsx";
import { statusWords } from "#components/answer/statusWords.ts";
import { useTypedField } from "#components/answer/useTypedField.ts";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { AidNote } from "#components/price/AidNote.tsx";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { readStanding } from "#domain/aid/standing.ts";
import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import { readFamilySize } from "#domain/answers/readTyped.ts";
import { formatInteger } from "#lib/format.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { NumberField } from "#ui/NumberField.tsx";
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
      <FamilySizeField />
      {!isAbroad && (
        <Disclosure summary={statusWords.summary}>
          <StatusField />
        </Disclosure>
      )}
      <KeptNote about="money" kept={words.familyNote} />
    </div>
  );
}

function FamilySizeField() {
  const { familySize } = usePlan().plan.money;
  const store = usePlanStore();
  const field = useTypedField<number>({
    kept: familySize,
    read: readFamilySize,
    write: formatInteger,
    give: (value) => void store.give({ kind: "setMoney", fields: { familySize: value } }),
  });
  return (
    <div>
      <NumberField
        label={words.familySizeLabel}
        hint={words.familySizeHint}
        value={field.text}
        error={field.problem === null ? null : describeFamilySize(field.problem)}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <p className="mt-1 text-[0.92rem] text-ink-soft">{words.familySizeNote}</p>
    </div>
  );
}

function describeFamilySize(problem: AnswerProblem): string {
  const sentences = words.familySizeProblem;
  if (problem.kind === "tooLow") return sentences.tooLow;
  return problem.kind === "tooHigh" ? sentences.tooHigh : sentences.other;
}
