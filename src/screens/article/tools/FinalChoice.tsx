/** Compares two or three colleges that admitted the student: total price, graduation rate, earnings, and loans. */

import { useState } from "react";
import { useCollegeReplies } from "#client/colleges/useCollege.ts";
import { createFormId } from "#client/forms/draft.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { AmountField } from "#components/aid/AmountField.tsx";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { usePlanPrices } from "#components/price/usePlanPrices.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { getFieldYear } from "#components/source/getFieldYear.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import { mayGetFederalAid, readStanding } from "#domain/aid/standing.ts";
import { fields } from "#domain/college/fields.ts";
import { isTooFewToSay, tooFewText } from "#domain/college/tooFewToSay.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { type Offer, offerLimits } from "#domain/offers/offer.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import type { LoanPlan } from "#domain/price/loan.ts";
import { priceGrowth } from "#domain/price/priceGrowth.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatFineShare, formatRate, formatUsd } from "#lib/format.ts";
import { SelectField } from "#ui/Field.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { toPercentText } from "./factList.ts";
import { words } from "./finalChoiceWords.ts";
import { calculateFinalFigures, type FinalFigures } from "./finalFigures.ts";
import { sharedWords } from "./shared/words.ts";

const most = 3;

export default function FinalChoice() {
  const { plan } = usePlan();
  const store = usePlanStore();
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
        onChange={choose}
      />
      {found.length < unitIds.length && <Skeleton label={sharedWords.loadingCollege} lines={1} />}
      {found.map(({ college }) => (
        <OfferFields key={college.unitId} unitId={college.unitId} name={college.name} />
      ))}
      {unitIds.length > 0 && <AnswerField id="payPerYearUsd" />}
      {found.length < 2 ? <p className="text-ink-soft">{words.needTwo}</p> : <SideBySide replies={found} />}
    </div>
  );
}

/** The plan's offer from this college: two amounts if it was entered here, else its individual lines. */
function OfferFields({ unitId, name }: { unitId: number; name: string }) {
  const { plan } = usePlan();
  const store = usePlanStore();
  const [newId] = useState(createOfferId);
  const offer = plan.offers.find((one) => one.unitId === unitId) ?? null;
  if (offer !== null && !isSimple(offer)) {
    return (
      <section aria-label={words.offer(name)} className="rounded-2xl border border-line p-4">
        <h4 className="font-serif text-lg">{words.offer(name)}</h4>
        <p className="mt-1">
          {words.fromOffers}{" "}
          <Link to="/offers" className="text-accent-text underline underline-offset-4">
            {words.change}
          </Link>
        </p>
      </section>
    );
  }
  const cost = offer?.lines.find(({ kind }) => kind === "totalCost")?.amountUsd ?? null;
  const grant = offer?.lines.find(({ kind }) => kind === "grant");
  const set = (next: { cost: number | null; gifts: number | null; isRenewable: boolean | null }) => {
    const line = { source: "college", isRenewable: null } as const;
    const made: Offer = {
      id: offer?.id ?? newId,
      unitId,
      collegeName: name,
      academicYear: offer?.academicYear ?? null,
      lines: [
        ...(next.cost === null
          ? []
          : [{ ...line, label: words.cost, kind: "totalCost", amountUsd: next.cost } as const]),
        ...(next.gifts === null
          ? []
          : [
              {
                ...line,
                label: words.gifts,
                kind: "grant",
                amountUsd: next.gifts,
                isRenewable: next.isRenewable,
              } as const,
            ]),
      ],
      practices: offer?.practices ?? {},
    };
    const isEmpty = made.lines.length === 0;
    store.give({ kind: "setOffer", offerId: made.id, offer: isEmpty ? null : made });
  };
  const now = { cost, gifts: grant?.amountUsd ?? null, isRenewable: grant?.isRenewable ?? null };
  const again = now.isRenewable === null ? "unsaid" : now.isRenewable ? "yes" : "no";
  return (
    <section aria-label={words.offer(name)} className="rounded-2xl border border-line p-4">
      <h4 className="font-serif text-lg">{words.offer(name)}</h4>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <AmountField
          label={words.cost}
          hint={words.costHint}
          kept={now.cost}
          minimum={0}
          maximum={200_000}
          isMoney
          problem={words.amountProblem}
          give={(value) => set({ ...now, cost: value })}
        />
        <AmountField
          label={words.gifts}
          hint={words.giftsHint}
          kept={now.gifts}
          minimum={0}
          maximum={200_000}
          isMoney
          problem={words.amountProblem}
          give={(gifts) => set({ ...now, gifts })}
        />
      </div>
      {now.gifts !== null && now.gifts > 0 && (
        <SelectField
          label={words.again}
          className="mt-4 max-w-sm"
          value={again}
          onChange={({ target }) => {
            const isRenewable = target.value === "unsaid" ? null : target.value === "yes";
            set({ ...now, isRenewable });
          }}
        >
          {(["unsaid", "yes", "no"] as const).map((value) => (
            <option key={value} value={value}>
              {words.againOptions[value]}
            </option>
          ))}
        </SelectField>
      )}
    </section>
  );
}

/** At most one cost and one gift: all that these two fields can represent. */
function isSimple({ lines }: Offer): boolean {
  const kinds = lines.map(({ kind }) => kind).toSorted();
  return ["", "grant", "totalCost", "grant,totalCost"].includes(kinds.join(","));
}

/** Starts with the timestamp, because the plan keeps offers in id order; the random part keeps two devices apart. */
function createOfferId(): string {
  return `${Date.now().toString(36).padStart(10, "0")}${createFormId().slice(0, 16)}`;
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
    return figures.basis === "offer"
      ? words.range(formatUsd(lowUsd), formatUsd(highUsd))
      : formatShownRange(figures[of]);
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
      of: ({ figures }) =>
        figures === null ? null : figures.basis === "offer" ? words.fromOffer : words.fromBand,
    },
    {
      label: words.rows.finish,
      year: fields.completionRate.year,
      of: ({ reply: { college } }) =>
        isTooFewToSay(college, "completionRate") ? tooFewText : toPercentText(college.completionRate),
    },
    {
      label: words.rows.earn,
      year: fields.earningsUsd.year,
      of: ({ reply }) => formatAmount(reply.college.earningsUsd),
    },
    {
      label: words.rows.debt,
      year: getFieldYear("medianDebtUsd"),
      of: ({ reply }) => formatAmount(reply.college.medianDebtUsd),
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

function formatAmount(value: number | null): string | null {
  return value === null ? null : formatUsd(value);
}

function formatPayment(loans: LoanPlan | null | undefined): string {
  if (loans == null || loans.borrowedUsd === 0) return formatMissing(loans?.borrowedUsd);
  return words.range(formatUsd(loans.monthly.lowUsd), formatUsd(loans.monthly.highUsd));
}

function formatMissing(value: number | undefined): string {
  if (value === undefined) return words.noPrice;
  return value === 0 ? words.nothingBorrowed : formatUsd(value);
}
