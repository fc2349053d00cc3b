/** The list builder: adds colleges to the plan and shows the list as the plan page does, with the answers behind it. */
import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePlan } from "#client/plan/usePlan.ts";
import { PlanColleges } from "#components/college-picker/PlanColleges.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { hasAnswers } from "#components/matches/hasAnswers.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./listBuilderWords.ts";
import { AnswersUsed } from "./shared/AnswersUsed.tsx";

const list = createLazyPart(() => import("#components/plan-list/ListParts.tsx"));

const answersUsed = [
  "gpa",
  "satTotal",
  "actComposite",
  "homeZip",
  "familyIncomeUsd",
  "payPerYearUsd",
] as const;

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
      <AnswersUsed
        ids={answersUsed}
        renderAsked={(fields) => (
          <Disclosure
            summary={hasAnswers(plan) ? words.answersMore : words.answersMissing}
            // Opens by itself for people who have colleges but no answers, and then stays as they leave it.
            isOpen={isOpen ?? (!isEmpty && !hasAnswers(plan))}
            onToggle={setOpen}
          >
            <div className="space-y-6 pt-2">{fields}</div>
          </Disclosure>
        )}
      />
    </div>
  );
}
