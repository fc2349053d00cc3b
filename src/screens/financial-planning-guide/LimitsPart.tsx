/** The student's federal loan limits by year, and the monthly payment after borrowing the maximum. */
import { useState } from "react";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { loanTerms2026 as terms } from "#domain/loans/loanTerms.ts";
import { type Dependency, listStudentLimits } from "#domain/loans/studentLimits.ts";
import { payBackLimits } from "#domain/price/loan.ts";
import { formatUsd } from "#lib/format.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { Answer, CheckMark, LivePart, toLoanDependency } from "./GuideParts.tsx";
import { liveWords } from "./liveWords.ts";

const words = liveWords.limits;
const counts = ["2", "4", "5"] as const;

export function LimitsPart() {
  const [chosenDependency, setDependency] = useState<Dependency | null>(null);
  const { read } = useAnswers();
  const dependency = chosenDependency ?? toLoanDependency(read("dependency").value);
  const [count, setCount] = useState<(typeof counts)[number]>("4");
  const limits = listStudentLimits(terms, dependency, Number(count));
  const sum = (amount: (limit: (typeof limits)[number]) => number) =>
    limits.reduce((total, limit) => total + amount(limit), 0);
  const borrowedUsd = sum(({ mostUsd }) => mostUsd);
  const { owed, monthly, tiered } = payBackLimits(limits, terms);
  const right = "py-2 text-right";
  return (
    <LivePart
      title={words.title}
      lead={words.lead}
      source={terms.source}
      note={words.note}
      fields={
        <>
          <RadioGroup
            legend={words.dependency}
            layout="stack"
            options={[
              { value: "dependent", label: words.dependencies.dependent },
              { value: "independent", label: words.dependencies.independent },
            ]}
            value={dependency}
            onChange={(value) => setDependency(value)}
          />
          <RadioGroup
            legend={words.howMany}
            options={counts.map((value) => ({ value, label: value }))}
            value={count}
            onChange={(value) => setCount(value)}
          />
        </>
      }
      result={
        <>
          <Answer
            label={words.result}
            value={formatUsd(borrowedUsd)}
            note={`${words.owed(owed.lowUsd, owed.highUsd)} ${words.monthly(tiered.years, tiered.lowUsd, tiered.highUsd)}`}
          />
          {tiered.years > terms.repaymentYears && (
            <p className="mt-1">{words.tenYears(monthly.lowUsd, monthly.highUsd)}</p>
          )}
          {dependency === "independent" && terms.areIndependentLimitsToCheck && (
            <p className="mt-4 max-w-lead">
              <CheckMark /> {words.toCheck}
            </p>
          )}
          <div className="mt-5 overflow-x-auto">
            <table className="figures w-full text-left text-[0.98rem]">
              <caption className="sr-only">{words.caption}</caption>
              <thead>
                <tr className="align-bottom text-[0.9rem] text-ink-soft">
                  <th scope="col" className="py-2 font-normal">
                    {words.columns.year}
                  </th>
                  <th scope="col" className={`${right} font-normal`}>
                    {words.columns.most}
                  </th>
                  <th scope="col" className={`${right} pl-2 font-normal`}>
                    {words.columns.subsidized}
                  </th>
                  <th scope="col" className={`${right} pl-2 font-normal`}>
                    {words.columns.received}
                  </th>
                </tr>
              </thead>
              <tbody>
                {limits.map((limit, index) => (
                  <tr key={limit.studyYear} className="border-t border-line">
                    <th scope="row" className="py-2 font-normal">
                      {words.rows[index]}
                    </th>
                    <td className={right}>{formatUsd(limit.mostUsd)}</td>
                    <td className={right}>{formatUsd(limit.subsidizedMostUsd)}</td>
                    <td className={right}>{formatUsd(limit.mostUsd - limit.feeUsd)}</td>
                  </tr>
                ))}
                <tr className="border-t-2 border-ink font-semibold">
                  <th scope="row" className="py-2">
                    {words.all}
                  </th>
                  <td className={right}>{formatUsd(borrowedUsd)}</td>
                  <td className={right}>{formatUsd(sum(({ subsidizedMostUsd }) => subsidizedMostUsd))}</td>
                  <td className={right}>{formatUsd(sum(({ mostUsd, feeUsd }) => mostUsd - feeUsd))}</td>
                </tr>
              </tbody>
            </table>
          </div>
        </>
      }
    />
  );
}
