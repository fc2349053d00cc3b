/** The student body: size, student-faculty ratio, and family backgrounds. */

import { buildFact } from "#components/college-facts/buildFact.ts";
import { BigFigures } from "#components/college-facts/Facts.tsx";
import { isAnyKnown, readValue } from "#components/college-facts/figures.ts";
import { words as factWords } from "#components/college-facts/words.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { fields } from "#domain/college/fields.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { Bar } from "#ui/chart/Track.tsx";
import { words } from "./detailWords.ts";
import { glances } from "./glances.ts";
import { FoldedSection, SubHeading } from "./Section.tsx";

const raceFields = [
  "whiteShare",
  "blackShare",
  "hispanicShare",
  "asianShare",
  "twoOrMoreRacesShare",
  "nativeAmericanShare",
  "pacificIslanderShare",
  "nonresidentShare",
  "unknownRaceShare",
] as const;

export function Students({ college }: { college: CollegeRecord }) {
  const hasRaces = isAnyKnown(college, raceFields);
  return (
    <FoldedSection id="students" glance={glances.students(college.undergraduates)} lead={words.studentsLead}>
      <BigFigures
        facts={[
          buildFact(college, "undergraduates"),
          buildFact(college, "studentsPerFaculty"),
          buildFact(college, "pellShare"),
          buildFact(college, "firstGenerationShare"),
        ]}
      />
      {hasRaces && <Races college={college} />}
      <FieldSources
        fields={[
          "undergraduates",
          "studentsPerFaculty",
          "pellShare",
          "firstGenerationShare",
          ...(hasRaces ? raceFields : []),
        ]}
      />
    </FoldedSection>
  );
}

function Races({ college }: { college: CollegeRecord }) {
  const shares = raceFields
    .map((field) => ({ field, share: college[field] }))
    .toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1));
  return (
    <div>
      <SubHeading>{words.race}</SubHeading>
      <p className="text-[0.95rem] text-ink-soft">{words.raceNote(fields.whiteShare.year ?? "")}</p>
      <ul className="mt-3 grid gap-x-10 gap-y-2.5 sm:grid-cols-2">
        {shares.map(({ field, share }) => (
          <li key={field}>
            <p className="flex justify-between gap-4">
              <span>{buildFact(college, field).label}</span>
              <span className={share === null ? "text-ink-soft" : "figures font-semibold"}>
                {readValue(college, field) ?? factWords.notPublished}
              </span>
            </p>
            {share !== null && <Bar share={share} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
