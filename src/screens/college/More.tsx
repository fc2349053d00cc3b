/** Other facts: setting, calendar, sports, religious affiliation, classification. */

import { buildFact } from "#components/college-facts/buildFact.ts";
import { Facts } from "#components/college-facts/Facts.tsx";
import { type ShownFact } from "#components/college-facts/figures.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { carnegieNames } from "#domain/college/carnegie.ts";
import type { YellowRibbon } from "#domain/college/details.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { words } from "./detailWords.ts";
import { glances } from "./glances.ts";
import { FoldedSection, SubHeading } from "./Section.tsx";

const yesOrNo = [
  "takesAdvancedPlacement",
  "hasStudyAbroad",
  "hasReserveOfficerTraining",
  "isLandGrant",
] as const;
const sports = ["isInNcaa", "isInNaia", "hasLeagueFootball", "hasLeagueBasketball"] as const;

type MoreProps = {
  college: CollegeRecord;
  /** Undefined in a reply that a device kept from before there was one. */
  yellowRibbon: YellowRibbon | null | undefined;
};

export function More({ college, yellowRibbon }: MoreProps) {
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
    ...(yellowRibbon == null
      ? []
      : [
          {
            label: words.yellowRibbon,
            value: words.yesNo(true),
            note: words.yellowRibbonNote(yellowRibbon.fall),
          },
        ]),
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
    <FoldedSection id="more" glance={glances.more}>
      <Facts facts={facts} />
      <div>
        <SubHeading>{words.sports}</SubHeading>
        <Facts className="mt-2" facts={sports.map((field) => buildFact(college, field))} />
      </div>
      <FieldSources
        fields={["locale", "calendar", "religiousAffiliation", "carnegieBasic", ...yesOrNo, ...sports]}
      />
    </FoldedSection>
  );
}
