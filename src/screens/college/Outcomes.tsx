/** What comes of studying here: who finishes, what former students earn, and what they owe. */

import { FieldSources } from "#components/source/FieldSources.tsx";
import type { CollegeRecord } from "#domain/college/record.ts";
import { formatUsd } from "#lib/format.ts";
import { BigFigures, Facts } from "./Facts.tsx";
import { buildFact } from "./figures.ts";
import { Section, SubHeading } from "./Section.tsx";
import { words } from "./words.ts";

const finishing = ["graduationInFourYearsShare", "pellGraduationShare", "transferOutShare"] as const;

export function Outcomes({ college }: { college: CollegeRecord }) {
  const isBachelors = college.highestAward === "bachelors" || college.highestAward === "graduate";
  const shown = finishing.filter((field) => isBachelors || field !== "graduationInFourYearsShare");
  return (
    <Section id="outcomes" lead={words.outcomesLead}>
      <BigFigures
        facts={[
          buildFact(college, "completionRate"),
          buildFact(college, "retentionRate"),
          buildFact(college, "earningsUsd"),
          buildFact(college, "medianDebtUsd"),
        ]}
      />
      <Facts facts={shown.map((field) => buildFact(college, field))} />
      <Earnings college={college} />
      <p className="text-[0.95rem] text-ink-soft">{words.debtNote}</p>
      <FieldSources
        fields={[
          "completionRate",
          "retentionRate",
          ...shown,
          "earningsUsd",
          "earningsLowerQuartileUsd",
          "earningsUpperQuartileUsd",
          "earningsAfterSixYearsUsd",
          "medianDebtUsd",
        ]}
      />
    </Section>
  );
}

function Earnings({ college }: { college: CollegeRecord }) {
  const { earningsUsd, earningsLowerQuartileUsd: lower, earningsUpperQuartileUsd: upper } = college;
  return (
    <div className="keep-together">
      <SubHeading>{words.earningsTitle}</SubHeading>
      {earningsUsd !== null && lower !== null && upper !== null && (
        <>
          <Spread lower={lower} middle={earningsUsd} upper={upper} />
          <p className="figures mt-1">
            {words.earningsRange(formatUsd(lower), formatUsd(earningsUsd), formatUsd(upper))}
          </p>
        </>
      )}
      <Facts className="mt-2" facts={[buildFact(college, "earningsAfterSixYearsUsd")]} />
      <p className="mt-2 text-[0.95rem] text-ink-soft">{words.earningsNote}</p>
    </div>
  );
}

const width = 320;
/** The scale starts at nothing and leaves room at the far end, so that two colleges look different. */
const scaleUsd = 200_000;

function Spread(props: { lower: number; middle: number; upper: number }) {
  const at = (amountUsd: number) => (Math.min(amountUsd, scaleUsd) / scaleUsd) * width;
  const from = at(props.lower);
  return (
    <svg viewBox={`0 0 ${width} 22`} aria-hidden="true" className="mt-2 h-auto w-full max-w-2xl">
      <rect y={8} width={width} height={6} rx={3} className="fill-sunk" />
      <rect
        x={from}
        y={4}
        width={Math.max(3, at(props.upper) - from)}
        height={14}
        rx={4}
        className="fill-accent-soft stroke-accent"
      />
      <path d={`M${at(props.middle)} 1v20`} className="stroke-accent" strokeWidth={3} strokeLinecap="round" />
    </svg>
  );
}
