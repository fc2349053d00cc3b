/** The facts about one college, compared with what is usual for its kind. */

import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { Facts } from "#components/college-facts/Facts.tsx";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { FieldSources, Publication } from "#components/source/FieldSources.tsx";
import { toCollegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";
import { words } from "./collegeFactsWords.ts";
import { buildFacts, factFields } from "./factList.ts";
import { AnswersUsed } from "./shared/AnswersUsed.tsx";
import { PickOne } from "./shared/PickOne.tsx";
import { type OneCollege, WithCollege } from "./shared/useOneCollege.tsx";
import { sharedWords } from "./shared/words.ts";

const answersUsed = ["familyIncomeUsd"] as const;

export default function CollegeFacts() {
  const [unitId, setUnitId] = useState<number | null>(null);
  return (
    <div className="space-y-6">
      <PickOne unitId={unitId} onPick={setUnitId} />
      {unitId !== null && (
        <WithCollege unitId={unitId}>{(college) => <Found college={college} />}</WithCollege>
      )}
    </div>
  );
}

function Found({ college }: { college: OneCollege }) {
  const { plan } = usePlan();
  const aid = useAidEstimate(plan);
  const familyIncomeUsd = aid?.bracketIncomeUsd ?? plan.money.familyIncomeUsd;
  const { name, slug } = college.summary;
  return (
    <div>
      <h4 className="font-serif text-xl">{words.title(name)}</h4>
      <div className="mt-4">
        <AnswersUsed ids={answersUsed} renderAsked={(fields) => <div className="max-w-sm">{fields}</div>} />
      </div>
      <div className="mt-4">
        <Facts facts={buildFacts(college, { profile: plan.profile, familyIncomeUsd })} isNarrow />
      </div>
      {plan.profile.majorFamilies.length === 0 && (
        <p className="mt-3 text-[0.95rem] text-ink-soft">{words.noMajors}</p>
      )}
      <FieldSources fields={factFields} />
      {plan.profile.majorFamilies.length > 0 && (
        <ul className="mt-2 text-[0.92rem] text-ink-soft">
          <Publication source="programEarnings" />
        </ul>
      )}
      <Link
        to={toCollegePath(slug)}
        className="mt-2 inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
      >
        {sharedWords.page(name)}
      </Link>
    </div>
  );
}
