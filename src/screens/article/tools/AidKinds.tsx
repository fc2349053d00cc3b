/** Need and merit aid at one college, from its Common Data Set if published, and what families of one income paid. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { FieldSources, Publication } from "#components/source/FieldSources.tsx";
import { findMeritFigures, type GrantSplit, splitGrants } from "#domain/aid/grantKinds.ts";
import { fields } from "#domain/college/fields.ts";
import { type Bracket, brackets, findBracket } from "#domain/price/brackets.ts";
import { describePeriod } from "#facts/describePeriod.ts";
import { formatUsd } from "#lib/format.ts";
import { Legend } from "#ui/chart/Legend.tsx";
import { Stack } from "#ui/chart/Stack.tsx";
import { SelectField } from "#ui/Field.tsx";
import { words } from "./aidKindsWords.ts";
import { describeBracket, toNetPriceText, toPercentText } from "./factList.ts";
import { Facts, type ToolFact } from "./shared/Facts.tsx";
import { PickOne } from "./shared/PickOne.tsx";
import { type OneCollege, WithCollege } from "./shared/useOneCollege.tsx";
import { sharedWords } from "./shared/words.ts";

export default function AidKinds() {
  const [unitId, setUnitId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<Bracket | null>(null);
  const { plan } = usePlan();
  const aid = useAidEstimate(plan);
  // The plan stores an amount rather than a bracket: the bracket follows it until another is chosen here.
  const incomeUsd = aid?.bracketIncomeUsd ?? plan.money.familyIncomeUsd;
  const bracket = chosen ?? (incomeUsd === null ? null : findBracket(incomeUsd));
  return (
    <div className="space-y-6">
      <PickOne unitId={unitId} onPick={setUnitId} />
      <SelectField
        label={words.income}
        hint={words.incomeHint}
        className="max-w-sm"
        value={bracket ?? ""}
        onChange={(event) => setChosen(brackets.find((one) => `${one}` === event.target.value) ?? null)}
      >
        <option value="">{words.incomeOpen}</option>
        {brackets.map((one) => (
          <option key={one} value={one}>
            {describeBracket(one)}
          </option>
        ))}
      </SelectField>
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
          <Paid college={college} bracket={bracket} />
        )}
      </section>
      <section aria-labelledby="aid-kinds-facts">
        <h4 id="aid-kinds-facts" className="font-serif text-xl">
          {words.facts}
        </h4>
        <Facts facts={listFacts(college)} />
        {aidPolicy !== null && (
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

function Paid({ college, bracket }: { college: OneCollege; bracket: Bracket }) {
  const paid = college.reply.college.netPriceByIncomeUsd[bracket];
  const { median, n } = college.medians.netPrices[bracket];
  const usual =
    median === null
      ? undefined
      : `${getMedian(college, formatUsd(Math.max(0, median)), n)} ${words.familiesHow}`;
  return (
    <Facts
      facts={[
        {
          key: "paid",
          label: describeBracket(bracket),
          value: toNetPriceText(paid),
          year: fields.netPriceByIncomeUsd.year,
          detail: usual ?? words.familiesHow,
        },
      ]}
    />
  );
}

function getMedian(college: OneCollege, value: string, n: number): string {
  return sharedWords.usual(sharedWords.kind(college.medians.kind), value, n);
}

function listFacts({ reply }: OneCollege): ToolFact[] {
  const { college, commonDataSet: data, factors } = reply;
  const merit = findMeritFigures(data, factors);
  const usd = (value: number | null) => (value === null ? null : formatUsd(value));
  const facts: ToolFact[] = [
    {
      key: "any",
      label: words.anyGrant,
      value: toPercentText(college.grantShare),
      year: fields.grantShare.year,
    },
    {
      key: "anyUsd",
      label: words.averageGrant,
      value: usd(college.averageGrantUsd),
      year: fields.averageGrantUsd.year,
    },
    {
      key: "own",
      label: words.collegeGrant,
      value: toPercentText(college.collegeGrantShare),
      year: fields.collegeGrantShare.year,
    },
    {
      key: "ownUsd",
      label: words.averageCollegeGrant,
      value: usd(college.averageCollegeGrantUsd),
      year: fields.averageCollegeGrantUsd.year,
    },
  ];
  if (data !== null) {
    const year = data.sourceYear;
    facts.push(
      { key: "need", label: words.needAid, value: toPercentText(data.needAidShare), year },
      { key: "needUsd", label: words.averageNeed, value: usd(data.averageNeedGrantUsd), year },
      {
        key: "met",
        label: words.needMet,
        value: data.needMetShare === null ? null : words.needMetText(data.needMetShare),
        year,
      },
      { key: "merit", label: words.meritAid, value: toPercentText(data.meritAidShare), year },
    );
  } else if (merit.recipients !== null) {
    const year = fields.gpaImportance.year;
    facts.push({ key: "merit", label: words.meritRecipients, value: words.count(merit.recipients), year });
  }
  facts.push({
    key: "meritUsd",
    label: words.averageMerit,
    value: usd(merit.averageUsd),
    year: data?.sourceYear ?? (merit.averageUsd === null ? null : fields.gpaImportance.year),
  });
  return facts;
}
