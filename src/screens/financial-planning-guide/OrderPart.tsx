/** Pays the year's price in order: gift aid, own money, work, loans, and the remaining gap. */
import { useState } from "react";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { type MoneyKind, payInOrder } from "#domain/loans/moneyOrder.ts";
import { type Dependency, listStudentLimits } from "#domain/loans/studentLimits.ts";
import { formatUsd } from "#lib/format.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { Stack } from "#ui/chart/Stack.tsx";
import type { Tone } from "#ui/chart/tones.ts";
import { Amount, Answer, LivePart, PlanAnswer, Sum, Swatch, toLoanDependency } from "./GuideParts.tsx";
import { liveWords } from "./liveWords.ts";
import { amount, useTyped } from "./useTyped.ts";

const words = liveWords.order;
const exampleUsd = 8_000;
const fills: Record<MoneyKind | "left", Tone> = {
  gifts: "accent",
  own: "accentSoft",
  work: "supportSoft",
  subsidized: "support",
  unsubsidized: "ink",
  left: "line",
};
const studyYears = ["1", "2", "3", "4"] as const;
type StudyYear = (typeof studyYears)[number];

export function OrderPart() {
  const { read } = useAnswers();
  const payPerYearUsd = read("payPerYearUsd").value;
  const cost = useTyped("30,000", amount);
  const gifts = useTyped("14,000", amount);
  const ownUsd = payPerYearUsd ?? exampleUsd;
  // The plan's amount already includes student work.
  const work = useTyped(payPerYearUsd === null ? "2,000" : "0", amount);
  const [year, setYear] = useState<StudyYear>("1");
  const [chosenDependency, setDependency] = useState<Dependency | null>(null);
  const dependency = chosenDependency ?? toLoanDependency(read("dependency").value);
  const [subsidized, setSubsidized] = useState<"yes" | "no">("yes");

  const limit = listStudentLimits(loanTerms2026, dependency, 4)[Number(year) - 1];
  const [costUsd, giftsUsd, workUsd] = [cost.value, gifts.value, work.value];
  const order =
    costUsd === null || giftsUsd === null || workUsd === null || limit === undefined
      ? null
      : payInOrder(
          { costUsd, giftsUsd, ownUsd, workUsd, hasSubsidized: subsidized === "yes", limit },
          loanTerms2026,
        );

  return (
    <LivePart
      title={words.title}
      lead={words.lead}
      source={loanTerms2026.source}
      note={dependency === "independent" ? `${liveWords.limits.toCheck} ${words.note}` : words.note}
      fields={
        <>
          <Amount typed={cost} label={words.cost} before="$" />
          <Amount typed={gifts} label={words.gifts} hint={words.giftsHint} before="$" />
          <PlanAnswer
            id="payPerYearUsd"
            label={words.own}
            hint={`${words.ownExample} ${words.untilAnswered(exampleUsd)}`}
            note={words.ownFromPlan}
          />
          <Amount typed={work} label={words.work} before="$" />
          <RadioGroup
            legend={words.year}
            options={studyYears.map((value) => ({ value, label: words.years[value] }))}
            value={year}
            onChange={(value) => setYear(value)}
          />
          <RadioGroup
            legend={words.dependency}
            options={[
              { value: "dependent", label: words.dependencies.dependent },
              { value: "independent", label: words.dependencies.independent },
            ]}
            value={dependency}
            onChange={(value) => setDependency(value)}
          />
          <RadioGroup
            legend={words.subsidized}
            options={[
              { value: "yes", label: words.yes },
              { value: "no", label: words.no },
            ]}
            value={subsidized}
            onChange={(value) => setSubsidized(value)}
          />
        </>
      }
      result={
        order === null ? null : (
          <>
            <Answer
              label={words.left}
              value={formatUsd(order.leftUsd)}
              note={words.leftNote(order.leftUsd)}
            />
            <div className="mt-5">
              <Stack
                total={costUsd ?? 0}
                label={words.picture(
                  order.steps
                    .map(({ kind, usedUsd }) => `${words.kinds[kind]} ${formatUsd(usedUsd)}`)
                    .join(", "),
                )}
                parts={[
                  ...order.steps.map(({ kind, usedUsd }) => ({
                    key: kind,
                    amount: usedUsd,
                    fill: fills[kind],
                  })),
                  { key: "left", amount: order.leftUsd, fill: fills.left },
                ]}
              />
            </div>
            <Sum
              lines={[
                ...order.steps.map((step) => ({
                  label: (
                    <Swatch fill={fills[step.kind]}>
                      {words.kinds[step.kind]}
                      {step.borrowedUsd > 0 && words.borrowed(step.borrowedUsd)}
                    </Swatch>
                  ),
                  amount: formatUsd(step.usedUsd),
                })),
                { label: <Swatch fill={fills.left}>{words.left}</Swatch>, amount: formatUsd(order.leftUsd) },
                { label: words.total, amount: formatUsd(costUsd ?? 0), isTotal: true },
              ]}
            />
            {order.giftsOverUsd > 0 && <p className="mt-2">{words.giftsOver(order.giftsOverUsd)}</p>}
          </>
        )
      }
    />
  );
}
