/** Outcomes: graduation, former students' earnings, and debt. */

import { buildFact } from "#components/college-facts/buildFact.ts";
import { BigFigures, Facts, MiddleNote } from "#components/college-facts/Facts.tsx";
import { addMiddle } from "#components/college-facts/figures.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import type { CollegePageData } from "#contract/colleges.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { formatUsd } from "#lib/format.ts";
import { createScale } from "#ui/chart/scale.ts";
import { RangeTrack } from "#ui/chart/Track.tsx";
import { words } from "./detailWords.ts";
import { glances } from "./glances.ts";
import { ProgramEarnings } from "./ProgramEarnings.tsx";
import { FoldedSection, SubHeading } from "./Section.tsx";

const finishing = ["graduationInFourYearsShare", "pellGraduationShare", "transferOutShare"] as const;

const compared = ["completionRate", "retentionRate", "earningsUsd", "medianDebtUsd"] as const;

export function Outcomes({ reply }: { reply: CollegePageData }) {
  const { college, nationalMiddle: national } = reply;
  const isBachelors = college.highestAward === "bachelors" || college.highestAward === "graduate";
  const shown = finishing.filter((field) => isBachelors || field !== "graduationInFourYearsShare");
  return (
    <FoldedSection id="outcomes" glance={glances.outcomes(college)} lead={words.outcomesLead}>
      <div>
        <BigFigures facts={compared.map((field) => addMiddle(buildFact(college, field), field, national))} />
        <MiddleNote national={national} />
      </div>
      <Facts facts={shown.map((field) => buildFact(college, field))} />
      <Earnings college={college} />
      <ProgramEarnings reply={reply} />
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
    </FoldedSection>
  );
}

function Earnings({ college }: { college: CollegeRecord }) {
  const { earningsUsd, earningsLowerQuartileUsd: lower, earningsUpperQuartileUsd: upper } = college;
  return (
    <div className="keep-together">
      <SubHeading>{words.earningsTitle}</SubHeading>
      {earningsUsd !== null && lower !== null && upper !== null && (
        <>
          <RangeTrack
            label={null}
            ends={null}
            band={[scale(lower), scale(upper)]}
            median={scale(earningsUsd)}
            height={22}
            className="mt-2 max-w-2xl"
          />
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

/** The scale starts at zero and leaves room at the far end, so that two colleges look different. */
const scale = createScale(0, 200_000);
