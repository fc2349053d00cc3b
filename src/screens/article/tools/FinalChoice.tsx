/** Compares two or three colleges that admitted the student: total price, graduation rate, earnings, and loans. */

import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useCollegeReplies } from "#client/colleges/useCollege.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { readValue } from "#components/college-facts/figures.ts";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { useCollegesLookedAt } from "#components/college-picker/useCollegesLookedAt.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { createTypedOffer } from "#components/offers/AddOffer.tsx";
import { type Offers, useOfferChanges, useOffers } from "#components/offers/useOffers.ts";
import { words as offerWords } from "#components/offers/words.ts";
import { usePlanPrices } from "#components/price/usePlanPrices.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { getFieldYear } from "#components/source/getFieldYear.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import { mayGetFederalAid, readStanding } from "#domain/aid/standing.ts";
import { fields } from "#domain/college/fields.ts";
import { isTooFewToSay, tooFewText } from "#domain/college/tooFewToSay.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { offerLimits } from "#domain/offers/offer.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import type { LoanPlan } from "#domain/price/loan.ts";
import { priceGrowth } from "#domain/price/priceGrowth.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatFineShare, formatRate, formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { words } from "./finalChoiceWords.ts";
import { calculateFinalFigures, type FinalFigures } from "./finalFigures.ts";
import { AnswersUsed } from "./shared/AnswersUsed.tsx";
import { sharedWords } from "./shared/words.ts";

const offerCard = createLazyPart(() => import("#components/offers/OfferCard.tsx"));

const most = 3;
const answersUsed = ["payPerYearUsd"] as const;

export default function FinalChoice() {
  const { plan } = usePlan();
  const store = usePlanStore();
  const offers = useOffers();
  const lookedAt = useCollegesLookedAt();
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const admitted = plan.colleges
    .filter(({ status }) => status === "admitted" || status === "enrolled")
    .slice(0, most)
    .map(({ unitId }) => unitId);
  const unitIds = chosen ?? admitted;
  const replies = useCollegeReplies(unitIds);
  const found = unitIds.flatMap((unitId) => replies.find(({ college }) => college.unitId === unitId) ?? []);

  function choose(next: number[]) {
    setChosen(next);
    const added = next.filter((unitId) => !unitIds.includes(unitId));
    const drafts = added.flatMap((unitId): CommandDraft[] => {
      const listed = plan.colleges.find((one) => one.unitId === unitId);
      return [
        ...(listed === undefined ? [{ kind: "addCollege", unitId } as const] : []),
        ...(listed?.status === "admitted" || listed?.status === "enrolled"
          ? []
          : [{ kind: "setCollegeStatus", unitId, status: "admitted" } as const]),
      ];
    });
    store.give(...drafts);
  }

  return (
    <div className="space-y-6">
      <CollegePicker
        unitIds={unitIds}
        maximum={most}
        label={words.colleges}
        hint={words.collegesHint}
        offered={lookedAt}
        onChange={choose}
      />
      {found.length < unitIds.length && <Skeleton label={sharedWords.loadingCollege} lines={1} />}
      {found.map(({ college: { unitId, name } }) => (
        <Letter key={unitId} unitId={unitId} name={name} offers={offers} />
      ))}
      {unitIds.length > 0 && <AnswersUsed ids={answersUsed} />}
      {found.length < 2 ? <p className="text-ink-soft">{words.needTwo}</p> : <SideBySide replies={found} />}
    </div>
  );
}

type LetterProps = { unitId: number; name: string; offers: Offers };

/** The plan's offer from this college, or the way to type one in: the two sums that a family has at hand. */
function Letter({ unitId, name, offers }: LetterProps) {
  const { add } = useOfferChanges();
  const save = useSave();
  const [isOpen, setOpen] = useState(false);
  const shown = offers.shown.find(({ offer }) => offer.unitId === unitId);
  if (shown === undefined) {
    return (
      <Button
        variant="outline"
        onClick={() => {
          add({ ...createTypedOffer(["totalCost", "grant"]), unitId, collegeName: name });
          setOpen(true);
        }}
      >
        {words.addOffer(name)}
      </Button>
    );
  }
  return (
    <ContentBoundary fallback={<Skeleton label={offerWords.loading} lines={3} />}>
      <offerCard.Part
        shown={shown}
        all={offers.all}
        isOpen={isOpen}
        heading="h4"
        onRemove={() =>
          save(offerWords.removed(name), { kind: "setOffer", offerId: shown.offer.id, offer: null })
        }
      />
    </ContentBoundary>
  );
}

type Column = { reply: CollegeReply; figures: FinalFigures | null };

function SideBySide({ replies }: { replies: readonly CollegeReply[] }) {
  const { plan } = usePlan();
  const { payPerYearUsd } = plan.money;
  const prices = usePlanPrices(
    plan,
    replies.map(({ college }) => college.unitId),
    null,
  );
  if (prices === null) return <Skeleton label={sharedWords.loadingCollege} lines={2} />;
  const columns = replies.flatMap((reply): Column[] => {
    const { college } = reply;
    const price = prices.of(college.unitId);
    if (price === undefined) return [];
    const figures = calculateFinalFigures({
      college,
      offer: plan.offers.slice(0, offerLimits.offers).find(({ unitId }) => unitId === college.unitId) ?? null,
      estimate: price.study,
      family: prices.asked.family,
      options: prices.asked.options,
      payPerYearUsd,
    });
    return [{ reply, figures }];
  });
  const range = ({ figures }: Column, of: "firstYear" | "study") => {
    if (figures === null) return words.noPrice;
    const { lowUsd, highUsd } = figures[of];
    return figures.basis === "estimate"
      ? formatShownRange(figures[of])
      : words.range(formatUsd(lowUsd), formatUsd(highUsd));
  };
  const rows: { label: string; year?: string | null; of: (column: Column) => string | null }[] = [
    { label: words.rows.firstYear, of: (column) => range(column, "firstYear") },
    {
      label: words.rows.study,
      of: (column) =>
        column.figures === null
          ? words.noPrice
          : `${range(column, "study")} (${words.years(column.figures.years)})`,
    },
    {
      label: words.rows.basis,
      of: ({ figures }) => (figures === null ? null : words.basis[figures.basis]),
    },
    {
      label: words.rows.finish,
      year: fields.completionRate.year,
      of: ({ reply: { college } }) =>
        isTooFewToSay(college, "completionRate") ? tooFewText : readValue(college, "completionRate"),
    },
    {
      label: words.rows.earn,
      year: fields.earningsUsd.year,
      of: ({ reply }) => readValue(reply.college, "earningsUsd"),
    },
    {
      label: words.rows.debt,
      year: getFieldYear("medianDebtUsd"),
      of: ({ reply }) => readValue(reply.college, "medianDebtUsd"),
    },
  ];
  if (payPerYearUsd !== null && mayGetFederalAid(readStanding(plan.aid))) {
    rows.push(
      {
        label: words.rows.borrow,
        of: ({ figures }) => formatMissing(figures?.loans?.borrowedUsd),
      },
      { label: words.rows.payment, of: ({ figures }) => formatPayment(figures?.loans) },
      { label: words.rows.uncovered, of: ({ figures }) => formatMissing(figures?.loans?.uncoveredUsd) },
    );
  }
  return (
    <div role="status">
      <TableFrame label={words.table}>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            {columns.map(({ reply }) => (
              <th
                key={reply.college.unitId}
                scope="col"
                className={joinClasses("align-bottom", columns.length > 2 && "min-w-32")}
              >
                {reply.college.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map(({ label, year, of }) => (
            <tr key={label}>
              <th scope="row" className="align-top font-normal">
                {label}
                {year != null && <span className="block text-[0.85rem] text-ink-soft">{year}</span>}
              </th>
              {columns.map((column) => (
                <td key={column.reply.college.unitId} className="align-top">
                  {of(column) ?? sharedWords.notPublished}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {payPerYearUsd === null ? (
        <p className="mt-3">{words.noPay}</p>
      ) : (
        <>
          <p className="mt-3 text-[0.92rem] text-ink-soft">
            {words.loanNote(loanTerms2026.awardYear, formatRate(loanTerms2026.studentRateShare))}
          </p>
          <SourceNote source={loanTerms2026.source} />
        </>
      )}
      <p className="mt-1 text-[0.92rem] text-ink-soft">
        {words.studyNote(formatFineShare(priceGrowth.nationalShare))}
      </p>
      <FieldSources fields={["completionRate", "earningsUsd", "medianDebtUsd", "netPriceByIncomeUsd"]} />
    </div>
  );
}

function formatPayment(loans: LoanPlan | null | undefined): string {
  if (loans == null || loans.borrowedUsd === 0) return formatMissing(loans?.borrowedUsd);
  return words.range(formatUsd(loans.monthly.lowUsd), formatUsd(loans.monthly.highUsd));
}

function formatMissing(value: number | undefined): string {
  if (value === undefined) return words.noPrice;
  return value === 0 ? words.nothingBorrowed : formatUsd(value);
}
