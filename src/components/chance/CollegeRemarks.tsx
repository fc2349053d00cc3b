/** What a counselor would add to the chance at one college: the rate of the student's major, and that interest counts. */
import { usePlan } from "#client/plan/usePlan.ts";
import { findMajorRate, listMajorNotes } from "#domain/admission/majorSelectivity.ts";
import { doesInterestMatter } from "#domain/admission/shownInterest.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { describeMajorNote, describeMajorRate, majorWords } from "./majorWords.ts";

type CollegeRemarksProps = {
  college: Pick<CollegeSummary, "unitId" | "state" | "interestImportance" | "admitRate">;
  /** On a card: without what only reassures, and with what the college's page says elsewhere. */
  isOnCard?: boolean;
  className?: string;
};

/** Nothing at most colleges. */
export function CollegeRemarks({ college, isOnCard = false, className }: CollegeRemarksProps) {
  const { profile } = usePlan().plan;
  const rate = findMajorRate(college, profile);
  const notes = listMajorNotes(college.unitId, profile).filter(
    ({ code }) => !isOnCard || code !== "noEffect",
  );
  const remarks = [
    ...(rate === null ? [] : [describeMajorRate(rate)]),
    ...notes.map(describeMajorNote),
    ...(isOnCard && doesInterestMatter(college) ? [majorWords.interest] : []),
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
