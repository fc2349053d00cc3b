/** Everything else that is known: setting, calendar, sports, faith, classification. */

import { FieldSources } from "#components/source/FieldSources.tsx";
import { carnegieNames } from "#domain/college/carnegie.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { Facts } from "./Facts.tsx";
import { factOf, type ShownFact } from "./figures.ts";
import { Section, SubHeading } from "./Section.tsx";
import { words } from "./words.ts";

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
    { ...factOf(college, "locale", words.settingName), value: locale === null ? null : words.locale(locale) },
    { ...factOf(college, "calendar"), value: calendar === null ? null : words.calendar(calendar) },
    {
      ...factOf(college, "highestAward"),
      value: highestAward === null ? null : words.highestAward(highestAward),
    },
    { ...factOf(college, "religiousAffiliation"), value: college.religiousAffiliation ?? words.noFaith },
    ...yesOrNo.map((field) => factOf(college, field)),
    {
      ...factOf(college, "isMainCampus", words.campus),
      value: isMainCampus === null ? null : isMainCampus ? words.mainCampus : words.branch,
    },
    {
      ...factOf(college, "carnegieBasic"),
      value: carnegieBasic === null ? null : (carnegieNames[carnegieBasic] ?? null),
    },
  ];
  return (
    <Section id="more">
      <Facts facts={facts} />
      <div>
        <SubHeading>{words.sports}</SubHeading>
        <Facts className="mt-2" facts={sports.map((field) => factOf(college, field))} />
      </div>
      <FieldSources
        fields={["locale", "calendar", "religiousAffiliation", "carnegieBasic", ...yesOrNo, ...sports]}
      />
    </Section>
  );
}
