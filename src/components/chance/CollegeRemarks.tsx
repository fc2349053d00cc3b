/** What a counselor would add to the chance at one college: the student's field there, its rate, and that interest counts. */
import { usePlan } from "#client/plan/usePlan.ts";
import { combineWithResidency, type MajorRate } from "#domain/admission/majorEffect.ts";
import { findMajorRate, listMajorNotes } from "#domain/admission/majorSelectivity.ts";
import { describeMajorNote, describeMajorRate } from "#domain/admission/majorWords.ts";
import { isChoiceSaid } from "#domain/admission/programChoice.ts";
import { findApplicantGroup, findResidencyShift } from "#domain/admission/residencyRates.ts";
import { doesInterestMatter } from "#domain/admission/shownInterest.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { MatchPriceBand } from "#domain/match/curves.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import type { Profile } from "#domain/people/profile.ts";
import { describeChoice, describeField } from "./fieldWords.ts";
import { words } from "./words.ts";

type CollegeRemarksProps = {
  college: Pick<CollegeSummary, "unitId" | "name" | "state" | "control" | "interestImportance" | "admitRate">;
  /** What it means for this student; null while that is not known. */
  ranked: Pick<RankedCollege<MatchPriceBand>, "chance" | "field" | "programChoice"> | null;
  /** The row around it has said that the program chooses again. */
  hasSaidChoice?: boolean;
  /** On a card: without what only reassures, and with what the college's page says elsewhere. */
  isOnCard?: boolean;
  className?: string;
};

/** Nothing at most colleges. */
export function CollegeRemarks({
  college,
  ranked,
  hasSaidChoice = false,
  isOnCard = false,
  className,
}: CollegeRemarksProps) {
  const { profile } = usePlan().plan;
  const rate = findMajorRate(college, profile);
  const notes = listMajorNotes(college.unitId, profile).filter(
    ({ code }) => !isOnCard || code !== "noEffect",
  );
  const remarks = [
    ...(ranked === null ? [] : describeForStudent(college.name, ranked, hasSaidChoice, profile)),
    ...(rate === null ? [] : [describeMajorRate(rate, findDecider(college, profile, rate))]),
    ...notes.map(describeMajorNote),
    ...(isOnCard && doesInterestMatter(college) ? [words.interest] : []),
  ];
  if (remarks.length === 0) return null;
  return (
    <ul className={className}>
      {remarks.map((remark) => (
        <li key={remark} className="max-w-3xl text-[0.95rem]">
          {remark}
        </li>
      ))}
    </ul>
  );
}

/** The student's field in degrees a year, and that the program chooses again. */
function describeForStudent(
  collegeName: string,
  { chance, field, programChoice }: NonNullable<CollegeRemarksProps["ranked"]>,
  hasSaidChoice: boolean,
  { majorFamilies }: Profile,
): string[] {
  const isSaid = !hasSaidChoice && programChoice !== null && isChoiceSaid(programChoice, chance);
  return [
    ...(isSaid ? [describeChoice(programChoice, chance, collegeName)] : []),
    ...(field === null ? [] : [describeField(field, majorFamilies.length)]),
  ];
}

/** Whether the major's rate or the lower one of the student's group of applicants stands behind the chance. */
function findDecider(
  college: CollegeRemarksProps["college"],
  { homeState, classRankTopPercent }: Profile,
  rate: MajorRate,
): "major" | "residency" {
  const group = findApplicantGroup(college, homeState, classRankTopPercent);
  const shift = group === null ? null : findResidencyShift(college.unitId, group);
  return combineWithResidency(rate, shift, group !== "others").decidedBy;
}
