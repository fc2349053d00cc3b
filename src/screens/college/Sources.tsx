/** All sources of the page, the day its data was built, and the college on the government's own sites. */

import { Leaving } from "#components/deadlines/Leaving.tsx";
import { Publication } from "#components/source/FieldSources.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import type { DataSourceId } from "#domain/college/dataSources.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { words } from "./detailWords.ts";
import { glances } from "./glances.ts";
import { FoldedSection, SubHeading } from "./Section.tsx";

export function Sources({ reply }: { reply: CollegeReply }) {
  const used: readonly (DataSourceId | false)[] = [
    "scorecard",
    "ipeds",
    reply.programs.length > 0 && "completions",
    (reply.programEarnings?.length ?? 0) > 0 && "programEarnings",
    reply.deadlines.length > 0 && "deadlines",
    reply.aidPolicy !== null && "aidPolicies",
    reply.factors !== null && "admissionFactors",
    reply.commonDataSet !== null && "commonDataSet",
    reply.earlyRounds !== undefined && reply.earlyRounds.length > 0 && "earlyRounds",
    reply.requirements != null && "requirements",
    reply.waitingList != null && "waitingLists",
    reply.yellowRibbon != null && "veterans",
  ];
  const { college, commonDataSetPage } = reply;
  const { unitId } = college;
  const elsewhere = [
    { label: words.scorecard, url: `https://collegescorecard.ed.gov/school/?${unitId}` },
    { label: words.navigator, url: `https://nces.ed.gov/collegenavigator/?id=${unitId}` },
    ...(commonDataSetPage == null
      ? []
      : [{ label: words.commonDataSet(commonDataSetPage.sourceYear), url: commonDataSetPage.url }]),
  ];
  return (
    <FoldedSection id="sources" glance={glances.sources} lead={words.sourcesLead(reply.asOf)}>
      <ul className="list-disc space-y-1.5 pl-5 print:text-[0.82rem]">
        {used.map((source) => source !== false && <Publication key={source} source={source} />)}
      </ul>
      <div className="no-print">
        <SubHeading>{words.official}</SubHeading>
        <p className="mt-2 flex flex-wrap gap-2">
          {elsewhere.map(({ label, url }) => (
            <a key={label} href={url} rel="noreferrer" className={getButtonClasses("light", "sm")}>
              {label}
              <Leaving />
            </a>
          ))}
        </p>
      </div>
    </FoldedSection>
  );
}
