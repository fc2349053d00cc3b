/** A college's label, chance and price for the plan's student. */
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { ChanceStairs } from "#components/chance/ChanceStairs.tsx";
import { ChanceView } from "#components/chance/ChanceView.tsx";
import { CollegeRemarks } from "#components/chance/CollegeRemarks.tsx";
import { RateLine } from "#components/chance/RoundRates.tsx";
import { RuleNotes } from "#components/chance/RuleNotes.tsx";
import { LabelMarks } from "#components/label/LabelMarks.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { useRanked } from "#components/matches/useRanked.ts";
import { AwardNote } from "#components/price/AwardNote.tsx";
import { CalculatorNote } from "#components/price/CalculatorNote.tsx";
import { findCalculatorPrice } from "#components/price/calculatorPrice.ts";
import { MeritNote } from "#components/price/MeritNote.tsx";
import { PolicyNote } from "#components/price/PolicyNote.tsx";
import { PriceBandView } from "#components/price/PriceBandView.tsx";
import { buildPriceOptions } from "#components/price/priceOptions.ts";
import { words as priceWords } from "#components/price/words.ts";
import { IncomeWhatIf } from "#components/what-if/IncomeWhatIf.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import { findCalculatorPage } from "#domain/college/calculatorPage.ts";
import type { NoteCode } from "#domain/price/codes.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./detailWords.ts";
import { Invitation } from "./Invitation.tsx";
import { words as pageWords } from "./words.ts";

/** Why no price counts an exchange or a rate for neighbors: one sentence, where it may matter. */
const agreementNotes: ReadonlySet<NoteCode> = new Set<NoteCode>([
  "exchangeUnknown",
  "exchangeByMajor",
  "rateByCounty",
]);

export default function Personal({ reply }: { reply: CollegeReply }) {
  const { unitId } = reply.college;
  const matches = useRanked([unitId]);
  const { plan } = usePlan();
  const { payPerYearUsd } = plan.money;
  if (matches.status === "loading") return <Skeleton label={pageWords.loading} lines={2} />;
  if (matches.status === "failed") {
    return <LoadFailed title={pageWords.failedTitle} load={matches} kept={pageWords.failedKept} />;
  }
  const ranked = matches.value.of(unitId);
  if (ranked === undefined) return <Skeleton label={pageWords.loading} lines={2} />;
  if (ranked === null) return <Invitation />;
  const options = buildPriceOptions(plan, getToday());
  const calculator = findCalculatorPrice(plan, ranked.college, options);
  return (
    <Card>
      <LabelMarks of={ranked} hasReason className="text-lg" />
      <div className="mt-4 grid gap-x-10 gap-y-5 sm:mt-5 sm:gap-y-7 md:grid-cols-2">
        <div className="min-w-0">
          <h3 className="mb-2 text-xl">{words.chance}</h3>
          <ChanceView chance={ranked.chance} isDetailed />
          {ranked.chance.kind === "estimate" && (
            <ChanceStairs college={ranked.college} chance={ranked.chance} className="mt-5" />
          )}
          <RuleNotes college={ranked.college} />
          <CollegeRemarks college={ranked.college} ranked={ranked} className="mt-3 space-y-1.5" />
          {ranked.chance.kind === "estimate" && (
            <RateLine reply={reply} moreTo="#applying" className="mt-4" />
          )}
        </div>
        <div className="min-w-0">
          <h3 className="mb-2 text-xl">{words.yourPrice}</h3>
          <PriceBandView
            band={ranked.priceBand}
            payPerYearUsd={payPerYearUsd}
            calculator={calculator}
            size="large"
          />
          {ranked.priceBand !== null && (
            <>
              {ranked.college.control === "public" && (
                <p className="mt-1 text-[0.95rem] text-ink-soft">
                  {priceWords.residency(
                    ranked.priceBand.residency,
                    ranked.college.state,
                    plan.profile.homeState,
                    ranked.priceBand.agreement ?? null,
                  )}
                </p>
              )}
              {ranked.priceBand.notes
                .filter((code) => agreementNotes.has(code))
                .map((code) => (
                  <p key={code} className="mt-1 text-[0.95rem] text-ink-soft">
                    {priceWords.note[code]}
                  </p>
                ))}
              <PolicyNote
                band={ranked.priceBand}
                collegeName={ranked.college.name}
                entryYear={options.entryYear}
              />
              <AwardNote band={ranked.priceBand} entryYear={options.entryYear} />
            </>
          )}
          <MeritNote college={ranked.college} band={ranked.priceBand} />
          <CalculatorNote
            college={ranked.college}
            band={ranked.priceBand}
            calculator={calculator}
            entryYear={options.entryYear}
            page={findCalculatorPage(reply.college)}
          />
          {ranked.priceBand !== null && <IncomeWhatIf unitId={unitId} />}
        </div>
      </div>
      <p className="no-print mt-3 flex flex-wrap gap-x-6 border-t border-line pt-2">
        <TextLink to="/methodology#chance">{words.method}</TextLink>
        <TextLink to={`/college-cost-calculator?college=${unitId}`}>{words.explain}</TextLink>
        <TextLink to="/college-match-quiz">{words.sharpen}</TextLink>
      </p>
    </Card>
  );
}

function TextLink(props: { to: string; children: string }) {
  return (
    <ButtonLink to={props.to} variant="link">
      {props.children}
    </ButtonLink>
  );
}
