/** Grants and aid: how many students get them and how much, the published policy, and the Common Data Set. */

import { buildFact } from "#components/college-facts/buildFact.ts";
import { Facts } from "#components/college-facts/Facts.tsx";
import { type ShownFact, toShareText } from "#components/college-facts/figures.ts";
import { Leaving } from "#components/deadlines/Leaving.tsx";
import { FieldSources, Publication } from "#components/source/FieldSources.tsx";
import type { AidPolicy, CommonDataSet } from "#domain/college/details.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { stateNames } from "#domain/college/states.ts";
import { describePeriod } from "#facts/describePeriod.ts";
import { formatAnd, formatUsd } from "#lib/format.ts";
import { Card } from "#ui/Card.tsx";
import { words } from "./detailWords.ts";
import { glances } from "./glances.ts";
import { FoldedSection, SubHeading } from "./Section.tsx";

type AidProps = { college: CollegeRecord; policy: AidPolicy | null; commonDataSet: CommonDataSet | null };

const aidFields = [
  "grantShare",
  "averageGrantUsd",
  "collegeGrantShare",
  "averageCollegeGrantUsd",
  "stateGrantShare",
  "averageStateGrantUsd",
  "firstYearLoanShare",
  "averageFirstYearLoanUsd",
  "federalLoanShare",
] as const;

export function Aid({ college, policy, commonDataSet }: AidProps) {
  return (
    <FoldedSection id="aid" glance={glances.aid(college)} lead={words.aidLead}>
      <Facts facts={aidFields.map((field) => buildFact(college, field))} />
      {policy !== null && <Policy policy={policy} />}
      {commonDataSet !== null && <FromCommonDataSet data={commonDataSet} policy={policy} />}
      <FieldSources fields={aidFields} />
    </FoldedSection>
  );
}

function Policy({ policy }: { policy: AidPolicy }) {
  const { isInclusive } = policy;
  const say = (usd: number, isOnLine: boolean | null) =>
    isOnLine === true ? words.upTo(formatUsd(usd)) : words.under(formatUsd(usd));
  const promises = [
    policy.freeTuitionUnderUsd !== null &&
      words.freeTuition(say(policy.freeTuitionUnderUsd, isInclusive.freeTuition)),
    policy.halfTuitionUnderUsd !== null &&
      words.halfTuition(say(policy.halfTuitionUnderUsd, isInclusive.halfTuition)),
    policy.freeTuitionAndLivingUnderUsd !== null &&
      words.freeTuitionAndLiving(say(policy.freeTuitionAndLivingUnderUsd, isInclusive.freeTuitionAndLiving)),
    policy.noParentContributionUnderUsd !== null &&
      words.noContribution(say(policy.noParentContributionUnderUsd, isInclusive.noParentContribution)),
    ...(policy.otherPromises ?? []).map((promise) => promise.charAt(0).toUpperCase() + promise.slice(1)),
    policy.meetsFullNeed === true && words.meetsFullNeed,
    policy.hasNoLoans === true && words.noLoans,
    policy.isNeedBasedOnly === true && words.needOnly,
  ].filter((promise) => promise !== false);
  return (
    <Card className="max-w-3xl print:border-0 print:p-0">
      <SubHeading>{words.policyTitle(describePeriod(policy.awardYear))}</SubHeading>
      <ul className="mt-2 list-disc space-y-1 pl-5 print:mt-0 print:space-y-0">
        {promises.map((promise) => (
          <li key={promise}>{promise}.</li>
        ))}
      </ul>
      <p className="mt-2 text-[0.95rem] text-ink-soft print:mt-0">
        {policy.appliesTo !== null && words.inStateOnly}{" "}
        {policy.appliesToStates !== null &&
          words.residentsOf(formatAnd(policy.appliesToStates.map((state) => stateNames[state])))}{" "}
        {policy.isForMost && words.forMost} {words.policyConditions}
      </p>
      {policy.sourceUrl !== null && (
        <a
          href={policy.sourceUrl}
          rel="noreferrer"
          className="no-print mt-1 inline-flex min-h-11 items-center gap-1.5 text-accent-text underline underline-offset-4"
        >
          {words.policyLink}
          <Leaving />
        </a>
      )}
    </Card>
  );
}

/** What the policy above it already says, in a newer year, is not said again as "not published". */
function FromCommonDataSet({ data, policy }: { data: CommonDataSet; policy: AidPolicy | null }) {
  const share = (value: number | null) => (value === null ? null : toShareText(value));
  const usd = (value: number | null) => (value === null ? null : formatUsd(value));
  const saysNeed = (policy?.meetsFullNeed ?? null) !== null;
  const saysMerit = policy?.isNeedBasedOnly === true;
  const facts = (
    [
      [words.cds.needMet, share(data.needMetShare), saysNeed],
      [words.cds.meetsFullNeed, words.yesNo(data.meetsFullNeed), saysNeed],
      [words.cds.needGrant, usd(data.averageNeedGrantUsd), false],
      [words.cds.package, usd(data.averageAidPackageUsd), false],
      [words.cds.needAid, share(data.needAidShare), false],
      [words.cds.meritAid, share(data.meritAidShare), saysMerit],
      [words.cds.merit, usd(data.averageMeritAwardUsd), saysMerit],
    ] as const
  ).flatMap(([label, value, isSaidAbove]): ShownFact[] =>
    value === null && isSaidAbove ? [] : [{ label, value, note: data.sourceYear }],
  );
  return (
    <div>
      <SubHeading>{words.cdsTitle(data.sourceYear)}</SubHeading>
      <Facts facts={facts} className="mt-2" />
      <ul className="mt-2 text-[0.88rem] text-ink-soft">
        <Publication source="commonDataSet" />
      </ul>
    </div>
  );
}
