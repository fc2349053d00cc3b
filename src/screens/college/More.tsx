/** Other facts: setting, calendar, sports, religious affiliation, classification. */

import { FieldSources } from "#components/source/FieldSources.tsx";
import { carnegieNames } from "#domain/college/carnegie.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { buildFact } from "./buildFact.ts";
import { words } from "./detailWords.ts";
import { Facts } from "./Facts.tsx";
import { type ShownFact } from "./figures.ts";
import { Section, SubHeading } from "./Section.tsx";

const yesOrNo = [
  "takesAdvancedPlacement",
  "hasStudyAbroad",
  "hasReserveOfficerTraining",
  "isLandGrant",
] as const;
const sports = ["isInNcaa", "isInNaia", "hasLeagueFootball", "hasLeagueBasketball"] as const;

export function More({ college }: { college: CollegeRecord }) {
  const { locale, calendar, highestAward, carnegieBasic, isMainCampus } = college;
  const facts: ShownFact[] = [
    {
      ...buildFact(college, "locale", words.settingName),
      value: locale === null ? null : words.locale(locale),
    },
    { ...buildFact(college, "calendar"), value: calendar === null ? null : words.calendar(calendar) },
    {
      ...buildFact(college, "highestAward"),
      value: highestAward === null ? null : words.highestAward(highestAward),
    },
    { ...buildFact(college, "religiousAffiliation"), value: college.religiousAffiliation ?? words.noFaith },
    ...yesOrNo.map((field) => buildFact(college, field)),
    {
      ...buildFact(college, "isMainCampus", words.campus),
      value: isMainCampus === null ? null : isMainCampus ? words.mainCampus : words.branch,
    },
    {
      ...buildFact(college, "carnegieBasic"),
      value: carnegieBasic === null ? null : (carnegieNames[carnegieBasic] ?? null),
    },
  ];
  return (
    <Section id="more">
      <Facts facts={facts} />
      <div>
        <SubHeading>{words.sports}</SubHeading>
        <Facts className="mt-2" facts={sports.map((field) => buildFact(college, field))} />
      </div>
      <FieldSources
        fields={["locale", "calendar", "religiousAffiliation", "carnegieBasic", ...yesOrNo, ...sports]}
      />
    </Section>
  );
}
