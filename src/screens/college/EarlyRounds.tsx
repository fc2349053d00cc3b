/** Early rounds as counts, and why they are not the student's odds. */

import { Facts } from "#components/college-facts/Facts.tsx";
import type { ShownFact } from "#components/college-facts/figures.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import type { CommonDataSet, EarlyRound } from "#domain/college/details.ts";
import { listEarlyRounds, type ShownRound } from "#domain/college/earlyRounds.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { words } from "./detailWords.ts";
import { SubHeading } from "./Section.tsx";

type EarlyRoundsProps = {
  college: Pick<CollegeRecord, "applicants" | "admitted">;
  rounds: readonly EarlyRound[];
  commonDataSet: CommonDataSet | null;
};

/** The fall that the college's own totals are of. */
const totalsFall = Number(/\d{4}/.exec(dataYears.admissions)?.[0]);

export function EarlyRounds({ college, rounds, commonDataSet }: EarlyRoundsProps) {
  const { applicants, admitted } = college;
  const shown = listEarlyRounds(rounds, commonDataSet, { fall: totalsFall, applicants, admitted });
  if (shown.length === 0) return null;
  const hasDecision = shown.some(({ plan }) => plan === "earlyDecision");
  return (
    <div>
      <SubHeading>{words.early}</SubHeading>
      <Facts facts={shown.map(toFact)} className="mt-2" />
      <p className="mt-2 max-w-3xl text-[0.95rem] text-ink-soft">
        {words.earlyCaution} {hasDecision && words.earlyDecisionCaution}{" "}
        {shown.some(({ isHarderThanRest }) => isHarderThanRest === true) && words.earlyHarder}
      </p>
    </div>
  );
}

function toFact({ plan, fall, applicants, admitted, sourceYear, sourceUrl }: ShownRound): ShownFact {
  return {
    label: words.earlyPlans[plan],
    value: words.earlyOf(admitted, applicants),
    note: words.earlySource(fall, sourceYear, sourceUrl),
  };
}
