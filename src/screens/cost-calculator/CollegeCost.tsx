/** All costs of one college: the band and its reasons, its parts, the years of study, and the loan. */
import { useCollege } from "#client/colleges/useCollege.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import type { LoadState } from "#client/query/loadState.ts";
import { SaveButton } from "#components/college-actions/SaveButton.tsx";
import { BandTrack } from "#components/price/BandTrack.tsx";
import { CalculatorNote } from "#components/price/CalculatorNote.tsx";
import { findCalculatorPrice } from "#components/price/calculatorPrice.ts";
import { FiveAmounts } from "#components/price/FiveAmounts.tsx";
import { PriceBandView } from "#components/price/PriceBandView.tsx";
import { PriceReasons } from "#components/price/PriceReasons.tsx";
import { PriceWorking } from "#components/price/PriceWorking.tsx";
import { words as priceWords } from "#components/price/words.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { IncomeWhatIf } from "#components/what-if/IncomeWhatIf.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import { findCalculatorPage } from "#domain/college/calculatorPage.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import { chooseLivingPlan } from "#domain/price/commute.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import { calculateGrowthFactor } from "#domain/price/growth.ts";
import { toBorrower } from "#domain/price/loan.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { formatPricesByIncome, formatShownRange } from "#domain/price/shownPrice.ts";
import { formatSchoolYear, formatUsd } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { CostStackView } from "./CostStack.tsx";
import { buildCostStack } from "./costStack.ts";
import { LoanView } from "./LoanView.tsx";
import type { PricedCollege } from "./pricedCollege.ts";
import { type PriceHolder, words } from "./resultWords.ts";

type CollegeCostProps = {
  priced: PricedCollege;
  livingPlan: LivingPlan;
  payPerYearUsd: number | null;
  onRemove: () => void;
};

export function CollegeCost({ priced, livingPlan, payPerYearUsd, onRemove }: CollegeCostProps) {
  const { college, family, options, study } = priced;
  const record = useCollege(college.unitId);
  const calculator = findCalculatorPrice(usePlan().plan, college, options);
  const split = record.status === "ready" ? record.value.college : null;
  const stack =
    study === null
      ? null
      : buildCostStack(
          college,
          study.firstYear,
          split,
          chooseLivingPlan(college, livingPlan, family),
          calculateGrowthFactor(study.growthShare, options.entryYear - priceYears.cost),
          family.homeState,
        );
  return (
    <section
      aria-labelledby={`cost-${college.unitId}`}
      className="rounded-2xl border border-line bg-card shadow-card"
    >
      <header className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-5 py-4 sm:px-6">
        <div className="min-w-0">
          <h3 id={`cost-${college.unitId}`} className="text-2xl">
            <Link to={toCollegePath(college.slug)} className="underline-offset-4 hover:underline">
              {college.name}
            </Link>
          </h3>
          <p className="text-[0.95rem] text-ink-soft">
            {college.city}, {college.state} · {words.kind(college.control, college.level)}
          </p>
        </div>
        <div className="no-print flex gap-2">
          <SaveButton unitId={college.unitId} name={college.name} />
          <Button variant="ghost" size="sm" aria-label={words.removeLabel(college.name)} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      </header>
      <div className="grid gap-x-10 gap-y-8 p-5 sm:p-6 md:grid-cols-2 print:grid-cols-2 print:gap-y-4 print:p-3">
        <div>
          <PriceBandView
            band={study?.firstYear ?? null}
            payPerYearUsd={payPerYearUsd}
            calculator={calculator}
            size="large"
          />
          {study !== null && (
            <>
              {study.firstYear.basis !== "nothing" && (
                <p className="mt-1 text-[0.95rem] text-ink-soft">
                  {words.basisYear(options.entryYear, study.growthShare)}
                </p>
              )}
              <PriceReasons
                band={study.firstYear}
                college={college}
                homeState={family.homeState}
                entryYear={options.entryYear}
              />
              <PriceWorking college={college} family={family} options={options} />
              <IncomeWhatIf unitId={college.unitId} />
            </>
          )}
          <OwnPages record={record} priced={priced} />
          <CalculatorNote
            college={college}
            band={study?.firstYear ?? null}
            calculator={calculator}
            entryYear={options.entryYear}
          />
        </div>
        <div>
          <h4 className="mb-3 font-serif text-xl">{words.stackTitle}</h4>
          {stack === null ? (
            <p className="text-ink-soft">{words.stackNone}</p>
          ) : (
            <CostStackView
              stack={stack}
              entryYear={options.entryYear}
              isResidencyOpen={study?.firstYear.residency === "unknown"}
            />
          )}
        </div>
        {study !== null && (
          <>
            <div>
              <h4 className="mb-3 font-serif text-xl">{words.yearsTitle(words.years(study.years.length))}</h4>
              <YearsView
                study={study}
                payPerYearUsd={payPerYearUsd}
                isMoved={typeof options.growthShare === "number"}
              />
            </div>
            <div>
              <h4 className="mb-3 font-serif text-xl">{words.loanTitle}</h4>
              <LoanView
                study={study}
                loans={priced.loans}
                payPerYearUsd={payPerYearUsd}
                isIndexKnown={family.aid !== undefined}
                hasNoFederalLoans={toBorrower(family) === null}
              />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** Always links to the college's own calculator; and to its aid policy if the price uses it. */
function OwnPages(props: { record: LoadState<CollegeReply>; priced: PricedCollege }) {
  const { record, priced } = props;
  if (record.status === "loading")
    return <p className="mt-3 text-[0.95rem] text-ink-soft">{words.calculatorWaiting}</p>;
  if (record.status === "failed") return <p className="mt-3 text-[0.95rem]">{words.calculatorOffline}</p>;
  const calculator = findCalculatorPage(record.value.college);
  const band = priced.study?.firstYear ?? null;
  const hasPolicy = band !== null && (band.policy !== null || band.missedLine !== null);
  const policyUrl = hasPolicy ? (record.value.aidPolicy?.sourceUrl ?? null) : null;
  return (
    <>
      {policyUrl !== null && (
        <div className="mt-2 text-[0.95rem]">
          <OutLink url={policyUrl} text={priceWords.policy.link} />
        </div>
      )}
      {calculator === null ? (
        <p className="mt-3 text-[0.95rem]">{words.calculatorMissing}</p>
      ) : (
        <div className="mt-3 text-[0.95rem]">
          <OutLink url={calculator.url} text={words.calculator[calculator.kind]} />
          <p className="text-ink-soft">
            {calculator.kind === "calculator" ? words.calculatorText : words.calculatorElsewhere}
          </p>
        </div>
      )}
    </>
  );
}

function OutLink(props: { url: string; text: string }) {
  return (
    <a
      href={props.url}
      rel="noreferrer"
      className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
    >
      {props.text}
      <span className="sr-only"> {words.newSite}</span>
    </a>
  );
}

/** The years of study on one money scale, and their total. */
function YearsView(props: { study: StudyPrice; payPerYearUsd: number | null; isMoved: boolean }) {
  const { study, payPerYearUsd } = props;
  const highest = Math.max(
    ...study.years.map((year) => Math.max(year.highUsd, year.stickerUsd ?? 0)),
    payPerYearUsd ?? 0,
  );
  return (
    <div>
      <p className="figures font-serif text-3xl leading-tight">{formatShownRange(study.total)}</p>
      {study.total.pricesByIncome !== undefined && <FiveAmounts prices={study.total.pricesByIncome} />}
      <ol className="mt-4 space-y-3">
        {study.years.map((year) => (
          <li key={year.studyYear} className="grid grid-cols-[5.2rem_1fr] items-center gap-x-3">
            <p className="leading-tight">
              <span className="block font-semibold">{words.yearName(year.studyYear)}</span>
              <span className="figures text-[0.88rem] text-ink-soft">{formatSchoolYear(year.fallYear)}</span>
            </p>
            <div>
              <p className="figures text-[0.95rem]">
                {year.pricesByIncome === undefined
                  ? formatShownRange(year)
                  : formatPricesByIncome(year.pricesByIncome)}
              </p>
              <BandTrack
                band={year}
                payPerYearUsd={payPerYearUsd}
                scaleMaximumUsd={highest * 1.02}
                size="compact"
              />
            </div>
          </li>
        ))}
      </ol>
      {study.guarantee !== null && (
        <div className="mt-3">
          <p className="text-[0.95rem]">
            {words.guarantee(study.guarantee, formatUsd(study.guarantee.heldUsd))}
          </p>
          <SourceNote source={study.guarantee.source} />
        </div>
      )}
      {study.firstYear.basis !== "nothing" && (
        <p className="mt-3 text-[0.88rem] text-ink-soft">
          {words.yearsNote(study.growthShare, props.isMoved, findHolder(study.firstYear))}
        </p>
      )}
    </div>
  );
}

function findHolder({ isCeiling, notes, tuitionFree }: StudyPrice["firstYear"]): PriceHolder {
  if (!isCeiling) return null;
  if (tuitionFree?.status === "applied") return "tuitionFree";
  return notes.includes("heldToMerit") ? "merit" : "policy";
}
