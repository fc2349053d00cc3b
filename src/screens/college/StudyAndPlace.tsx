/** The rest of a college's details, folded: the application, costs, majors, outcomes, students, aid, place and sources. */
import type { CollegePageData } from "#contract/colleges.ts";
import { Aid } from "./Aid.tsx";
import { Applying } from "./Applying.tsx";
import { Costs } from "./Costs.tsx";
import { Majors } from "./Majors.tsx";
import { More } from "./More.tsx";
import { Outcomes } from "./Outcomes.tsx";
import { Place } from "./Place.tsx";
import { Sources } from "./Sources.tsx";
import { Students } from "./Students.tsx";

export default function StudyAndPlace({ reply }: { reply: CollegePageData }) {
  const { college, programs, aidPolicy, commonDataSet } = reply;
  return (
    <div className="border-b border-line">
      {reply.change?.takesFirstYears !== false && (
        <>
          <Applying reply={reply} />
          <Costs college={college} national={reply.nationalMiddle} />
        </>
      )}
      <Majors programs={programs} />
      <Outcomes reply={reply} />
      <Students college={college} />
      <Aid college={college} policy={aidPolicy} commonDataSet={commonDataSet} />
      <More college={college} yellowRibbon={reply.yellowRibbon} />
      <Place reply={reply} />
      <Sources reply={reply} />
    </div>
  );
}
