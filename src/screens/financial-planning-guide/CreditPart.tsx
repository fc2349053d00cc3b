/** The two tax credits for one student and year, and where the income lies in the range over which they shrink. */
import { useState } from "react";
import { calculateCreditShare, calculateTaxCredits } from "#domain/saving/taxCredits.ts";
import { type CreditFiling, taxCreditTerms } from "#domain/saving/taxCreditTerms.ts";
import { formatUsd } from "#lib/format.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { Amount, Answer, LivePart, Sum } from "./GuideParts.tsx";
import { liveWords } from "./liveWords.ts";
import { readAmount, readIncome, useTyped } from "./useTyped.ts";

const words = liveWords.credits;

export function CreditPart() {
  const tuition = useTyped("3,600", readAmount);
  const materials = useTyped("400", readAmount);
  const income = useTyped("72,000", readIncome);
  const [filing, setFiling] = useState<CreditFiling>("single");
  const [year, setYear] = useState<"first" | "later">("first");
  const isReady = tuition.value !== null && materials.value !== null && income.value !== null;
  const incomeUsd = income.value ?? 0;
  const credits = calculateTaxCredits(
    {
      tuitionUsd: tuition.value ?? 0,
      materialsUsd: materials.value ?? 0,
      incomeUsd,
      filing,
      isFirstFourYears: year === "first",
    },
    taxCreditTerms,
  );
  const { better } = credits;
  return (
    <LivePart
      title={words.title}
      lead={words.lead}
      source={taxCreditTerms.source}
      note={words.note}
      fields={
        <>
          <Amount typed={tuition} label={words.tuition} before="$" />
          <Amount typed={materials} label={words.materials} before="$" />
          <Amount typed={income} label={words.income} hint={words.incomeHint} before="$" />
          <RadioGroup
            legend={words.filing}
            options={[
              { value: "single", label: words.filings.single },
              { value: "joint", label: words.filings.joint },
            ]}
            value={filing}
            onChange={(value) => setFiling(value)}
          />
          <RadioGroup
            legend={words.year}
            options={[
              { value: "first", label: words.years.first },
              { value: "later", label: words.years.later },
            ]}
            value={year}
            onChange={(value) => setYear(value)}
          />
        </>
      }
      result={
        isReady ? (
          <>
            <Answer
              label={words.best}
              value={formatUsd(Math.max(credits.opportunityUsd, credits.lifetimeUsd))}
              note={getNote(better, credits.refundableUsd)}
            />
            <Sum
              lines={[
                { label: words.names.opportunity, amount: formatUsd(credits.opportunityUsd) },
                { label: words.names.lifetime, amount: formatUsd(credits.lifetimeUsd) },
              ]}
            />
            <PhaseOut incomeUsd={incomeUsd} filing={filing} />
            <p className="mt-1">{words.share(credits.share)}</p>
          </>
        ) : null
      }
    />
  );
}

function getNote(better: "opportunity" | "lifetime" | null, refundableUsd: number): string {
  if (better === null) return words.none;
  return better === "opportunity"
    ? `${words.names.opportunity}. ${words.refundable(refundableUsd)}`
    : `${words.names.lifetime}. ${words.onlyTax}`;
}

/** Incomes from 0 to a third more than where the credits end. */
function PhaseOut(props: { incomeUsd: number; filing: CreditFiling }) {
  const { fromUsd, toUsd } = taxCreditTerms.phaseOut[props.filing];
  const x = (usd: number) => Math.min(314, Math.max(6, (usd / (toUsd * 1.3)) * 320));
  const share = calculateCreditShare(props.incomeUsd, props.filing, taxCreditTerms);
  const own = x(props.incomeUsd);
  return (
    <svg
      viewBox="0 0 320 92"
      role="img"
      aria-label={words.picture(fromUsd, toUsd)}
      className="figures mt-5 h-auto w-full max-w-md"
    >
      <path d={`M0 70V22H${x(fromUsd)}L${x(toUsd)} 70Z`} className="fill-accent-soft" />
      <path
        d={`M0 22H${x(fromUsd)}L${x(toUsd)} 70H320`}
        fill="none"
        className="stroke-accent"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <path d={`M${own} 16V70`} className="stroke-ink" strokeWidth={1.5} strokeDasharray="3 3" />
      <circle cx={own} cy={70 - share * 48} r={5} className="fill-support stroke-ink" strokeWidth={1.5} />
      <text x={own} y={11} textAnchor={getAnchor(own)} className="fill-ink text-[12px] font-semibold">
        {words.you}
      </text>
      <text x={x(fromUsd) - 4} y={87} textAnchor="end" className="fill-ink-soft text-[12px]">
        {formatUsd(fromUsd)}
      </text>
      <text x={x(toUsd) + 4} y={87} className="fill-ink-soft text-[12px]">
        {formatUsd(toUsd)}
      </text>
    </svg>
  );
}

function getAnchor(x: number): "start" | "middle" | "end" {
  if (x < 20) return "start";
  return x > 300 ? "end" : "middle";
}
