/** What an answer shows about colleges for the plan's student: rows, chance, price, and what would change them. */
import { type ReactNode, Suspense } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { Ranked } from "#client/engine/engine.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { ChanceView } from "#components/chance/ChanceView.tsx";
import { CollegeRemarks } from "#components/chance/CollegeRemarks.tsx";
import { RuleNotes } from "#components/chance/RuleNotes.tsx";
import { CollegeRow } from "#components/college-row/CollegeRow.tsx";
import { LabelMarks } from "#components/label/LabelMarks.tsx";
import { useHasAnswers } from "#components/matches/hasAnswers.ts";
import { useRanked } from "#components/matches/useRanked.ts";
import { AwardNote } from "#components/price/AwardNote.tsx";
import { findCalculatorPrice } from "#components/price/calculatorPrice.ts";
import { MeritNote } from "#components/price/MeritNote.tsx";
import { PolicyNote } from "#components/price/PolicyNote.tsx";
import { PriceBandView } from "#components/price/PriceBandView.tsx";
import { buildPriceOptions } from "#components/price/priceOptions.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

const whatWouldChange = createLazyPart(() => import("#components/what-if/WhatWouldChange.tsx"));

export function Colleges(props: {
  colleges: readonly CollegeSummary[];
  /** The colleges' own figures, whatever is known about the student. */
  isGeneral?: boolean;
  isCompared?: boolean;
}) {
  const { colleges } = props;
  const isForStudent = useHasAnswers() && props.isGeneral !== true;
  const ranked = useRanked(isForStudent ? colleges.map(({ unitId }) => unitId) : null);
  const getRanked = (unitId: number) =>
    isForStudent && ranked.status === "ready" ? (ranked.value.of(unitId) ?? null) : null;
  const compared = colleges.slice(0, planLimits.compared).map(({ unitId }) => `college=${unitId}`);
  return (
    <div className="space-y-3">
      <ul className="space-y-3">
        {colleges.map((college) => (
          <li key={college.unitId}>
            <CollegeRow college={college} ranked={getRanked(college.unitId)} headingLevel={4} />
          </li>
        ))}
      </ul>
      {props.isCompared === true && (
        <ButtonLink to={`/compare?${compared.join("&")}`} variant="outline" size="sm">
          {words.compareLink}
        </ButtonLink>
      )}
    </div>
  );
}

export function Chance({ college }: { college: CollegeSummary }) {
  return (
    <ForStudent college={college} title={words.chance(college.name)}>
      {(ranked) => (
        <>
          <LabelMarks of={ranked} className="mb-3" />
          <ChanceView chance={ranked.chance} isDetailed />
          <RuleNotes college={college} />
          <CollegeRemarks college={college} ranked={ranked} className="mt-3 space-y-1.5" />
          <ButtonLink to="/methodology#chance" variant="link">
            {words.methodLink}
          </ButtonLink>
        </>
      )}
    </ForStudent>
  );
}

export function Price({ college }: { college: CollegeSummary }) {
  const { plan } = usePlan();
  const { entryYear } = buildPriceOptions(plan, getToday());
  return (
    <ForStudent college={college} title={words.price(college.name)}>
      {({ priceBand, college: priced }) => (
        <>
          <PriceBandView
            band={priceBand}
            payPerYearUsd={plan.money.payPerYearUsd}
            calculator={findCalculatorPrice(plan, priced, buildPriceOptions(plan, getToday()))}
            size="large"
          />
          {priceBand !== null && (
            <>
              <PolicyNote band={priceBand} collegeName={college.name} entryYear={entryYear} />
              <AwardNote band={priceBand} entryYear={entryYear} />
            </>
          )}
          <MeritNote college={college} band={priceBand} />
          <ButtonLink to={`/college-cost-calculator?college=${college.unitId}`} variant="link">
            {words.costLink}
          </ButtonLink>
        </>
      )}
    </ForStudent>
  );
}

export function WhatIfPart({ college }: { college: CollegeSummary }) {
  return (
    <ForStudent college={college} title={words.whatIf(college.name)}>
      {(ranked) => (
        <Suspense fallback={<Skeleton label={words.loading} lines={2} />}>
          <whatWouldChange.Part row={ranked} />
        </Suspense>
      )}
    </ForStudent>
  );
}

/** Where nothing is known about the student, it says what to tell us. */
function ForStudent(props: {
  college: CollegeSummary;
  title: string;
  children: (ranked: Ranked) => ReactNode;
}) {
  const hasAnswers = useHasAnswers();
  const ranked = useRanked(hasAnswers ? [props.college.unitId] : null);
  const own = ranked.status === "ready" ? ranked.value.of(props.college.unitId) : undefined;
  return (
    <section>
      <h4 className="mb-2 font-serif text-xl">{props.title}</h4>
      {!hasAnswers ? (
        <>
          <p>{words.tellUs}</p>
          <ButtonLink to="/college-match-quiz" variant="outline" size="sm" className="mt-3">
            {words.tellUsLink}
          </ButtonLink>
        </>
      ) : own === undefined || own === null ? (
        <Skeleton label={words.loading} lines={2} />
      ) : (
        props.children(own)
      )}
    </section>
  );
}
