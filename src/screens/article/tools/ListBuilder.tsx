/** The list builder: adds colleges to the plan and shows the list as the plan page does, with the answers behind it. */
import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePlan } from "#client/plan/usePlan.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { GpaField } from "#components/answer/GpaField.tsx";
import { HomeField } from "#components/answer/HomeField.tsx";
import { PlanColleges } from "#components/college-picker/PlanColleges.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { hasAnswers } from "#components/matches/hasAnswers.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./listBuilderWords.ts";

const list = createLazyPart(() => import("#components/plan-list/ListParts.tsx"));

export default function ListBuilder() {
  const { plan } = usePlan();
  const isEmpty = plan.colleges.length === 0;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <div className="space-y-6">
      <PlanColleges label={words.add} hint={words.addHint} isChipless />
      {isEmpty ? (
        <p className="text-ink-soft">{words.empty}</p>
      ) : (
        <ContentBoundary fallback={<Skeleton label={words.loading} lines={3} />}>
          <list.Part plan={plan} />
        </ContentBoundary>
      )}
      <Disclosure
        summary={hasAnswers(plan) ? words.answersTitle : words.answersMissing}
        // Opens by itself for people who have colleges but no answers, and then stays as they leave it.
        isOpen={isOpen ?? (!isEmpty && !hasAnswers(plan))}
        onToggle={setOpen}
      >
        <div className="space-y-6 pt-2">
          <GpaField />
          <AnswerField id="satTotal" />
          <AnswerField id="actComposite" />
          <HomeField />
          <AnswerField id="familyIncomeUsd" />
        </div>
      </Disclosure>
      <AnswerField id="payPerYearUsd" />
    </div>
  );
}
