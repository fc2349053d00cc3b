/** Need and merit aid at one college, from its Common Data Set if published, and what families of one income paid. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { Facts } from "#components/college-facts/Facts.tsx";
import { buildNamedFact, type ShownFact, toShareText } from "#components/college-facts/figures.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { FieldSources, Publication } from "#components/source/FieldSources.tsx";
import { findMeritFigures, type GrantSplit, splitGrants } from "#domain/aid/grantKinds.ts";
import { fields } from "#domain/college/fields.ts";
import { type Bracket, findBracket } from "#domain/price/brackets.ts";
import { describePeriod } from "#facts/describePeriod.ts";
import { formatUsd } from "#lib/format.ts";
import { Legend } from "#ui/chart/Legend.tsx";
import { Stack } from "#ui/chart/Stack.tsx";
import { words } from "./aidKindsWords.ts";
import { describeBracket, describePaid } from "./factList.ts";
import { AnswersUsed } from "./shared/AnswersUsed.tsx";
import { PickOne } from "./shared/PickOne.tsx";
import { type OneCollege, WithCollege } from "./shared/useOneCollege.tsx";

const answersUsed = ["familyIncomeUsd"] as const;

export default function AidKinds() {
  const [unitId, setUnitId] = useState<number | null>(null);
  const { plan } = usePlan();
  const aid = useAidEstimate(plan);
  const incomeUsd = aid?.bracketIncomeUsd ?? plan.money.familyIncomeUsd;
  const bracket = incomeUsd === null ? null : findBracket(incomeUsd);
  return (
    <div className="space-y-6">
      <PickOne unitId={unitId} onPick={setUnitId} />
      <AnswersUsed ids={answersUsed} />
      {unitId !== null && (
        <WithCollege unitId={unitId}>
          {(college) => <Found college={college} bracket={bracket} />}
        </WithCollege>
      )}
    </div>
  );
}

function Found({ college, bracket }: { college: OneCollege; bracket: Bracket | null }) {
  const { commonDataSet, aidPolicy } = college.reply;
  return (
    <div className="space-y-6">
      <section aria-labelledby="aid-kinds-split">
        <h4 id="aid-kinds-split" className="font-serif text-2xl">
          {words.title(college.summary.name)}
        </h4>
        <Split split={splitGrants(commonDataSet, aidPolicy)} />
      </section>
      <section aria-labelledby="aid-kinds-paid">
        <h4 id="aid-kinds-paid" className="font-serif text-xl">
          {words.families}
        </h4>
        {bracket === null ? (
          <p className="mt-1">{words.chooseBand}</p>
        ) : (
          <Facts
            facts={[describePaid(college, bracket, describeBracket(bracket), words.familiesHow)]}
            isNarrow
          />
        )}
      </section>
      <section aria-labelledby="aid-kinds-facts">
        <h4 id="aid-kinds-facts" className="font-serif text-xl">
          {words.facts}
        </h4>
        <Facts facts={listFacts(college)} isNarrow />
        {aidPolicy !== null && aidPolicy.sourceUrl !== null && (
          <a
            href={aidPolicy.sourceUrl}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
          >
            {words.policyTitle} ({describePeriod(aidPolicy.awardYear)})
          </a>
        )}
        {commonDataSet !== null && (
          <ul className="mt-2 text-[0.92rem] text-ink-soft">
            <Publication source="commonDataSet" />
          </ul>
        )}
        <FieldSources
          fields={[
            "grantShare",
            "averageGrantUsd",
            "collegeGrantShare",
            "averageCollegeGrantUsd",
            "netPriceByIncomeUsd",
          ]}
        />
      </section>
    </div>
  );
}

function Split({ split }: { split: GrantSplit }) {
  switch (split.kind) {
    case "needOnly":
      return <p className="mt-2">{words.needOnly[split.because](split.year)}</p>;
    case "overlapping":
      return <p className="mt-2">{words.overlapping(split.year)}</p>;
    case "notPublished":
      return <p className="mt-2">{words.notPublished}</p>;
    case "split":
      break;
  }
  const { needUsd, meritUsd, needShare, year } = split;
  return (
    <div className="mt-2">
      <p className="figures font-serif text-2xl leading-tight">{words.ofDollar(needShare)}</p>
      <div className="mt-2">
        <Stack
          total={needUsd + meritUsd}
          label={words.drawing(needShare)}
          parts={[
            { key: "need", amount: needUsd, fill: "accent" },
            { key: "merit", amount: meritUsd, fill: "support" },
          ]}
        />
      </div>
      <Legend
        className="mt-2"
        items={[
          { mark: "accent", name: words.need },
          { mark: "support", name: words.merit },
        ]}
      />
      <p className="figures mt-2">{words.perHundred(needUsd, meritUsd)}</p>
      <p className="mt-1 text-[0.92rem] text-ink-soft">{words.splitHow(year)}</p>
    </div>
  );
}

function listFacts({ reply }: OneCollege): ShownFact[] {
  const { college, commonDataSet: data, factors } = reply;
  const merit = findMeritFigures(data, factors);
  const fact = (label: string, value: string | null, note: string | null): ShownFact => ({
    label,
    value,
    note,
  });
  const share = (value: number | null) => (value === null ? null : toShareText(value));
  const usd = (value: number | null) => (value === null ? null : formatUsd(value));
  const facts = [
    buildNamedFact(college, "grantShare", words.anyGrant),
    buildNamedFact(college, "averageGrantUsd", words.averageGrant),
    buildNamedFact(college, "collegeGrantShare", words.collegeGrant),
    buildNamedFact(college, "averageCollegeGrantUsd", words.averageCollegeGrant),
  ];
  if (data !== null) {
    const year = data.sourceYear;
    facts.push(
      fact(words.needAid, share(data.needAidShare), year),
      fact(words.averageNeed, usd(data.averageNeedGrantUsd), year),
      fact(words.needMet, data.needMetShare === null ? null : words.needMetText(data.needMetShare), year),
      fact(words.meritAid, share(data.meritAidShare), year),
    );
  } else if (merit.recipients !== null) {
    facts.push(fact(words.meritRecipients, words.count(merit.recipients), fields.gpaImportance.year));
  }
  const meritYear = merit.averageUsd === null ? null : fields.gpaImportance.year;
  facts.push(fact(words.averageMerit, usd(merit.averageUsd), data?.sourceYear ?? meritYear));
  return facts;
}
