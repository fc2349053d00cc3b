/** Majors: the twelve largest programs with their degrees, then all of them by family. */

import { Publication } from "#components/source/FieldSources.tsx";
import { majorFamilies } from "#domain/college/majorFamilies.ts";
import { formatInteger } from "#lib/format.ts";
import { Bar } from "#ui/chart/Track.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./detailWords.ts";
import { glances } from "./glances.ts";
import { countDegrees, groupByFamily, type Programs, sortByDegrees } from "./majorGroups.ts";
import { FoldedSection } from "./Section.tsx";

const firstCount = 12;

export function Majors({ programs }: { programs: Programs }) {
  if (programs.length === 0) {
    return (
      <FoldedSection id="majors" glance={null}>
        <p>{words.majorsNone}</p>
      </FoldedSection>
    );
  }
  const first = sortByDegrees(programs).slice(0, firstCount);
  const maximum = first[0]?.awards ?? 1;
  return (
    <FoldedSection
      id="majors"
      glance={glances.majors(programs.length, first[0]?.title ?? null)}
      lead={words.majorsLead(programs.length, countDegrees(programs))}
    >
      <ol className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {first.map((program) => (
          <li key={`${program.cip}${program.level}`}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                {getProgramName(program)}{" "}
                <span className="text-[0.88rem] text-ink-soft">{words.level(program.level)}</span>
              </span>
              <span className="figures font-semibold">{formatInteger(program.awards)}</span>
            </p>
            <Bar share={program.awards / Math.max(1, maximum)} />
          </li>
        ))}
      </ol>
      {programs.length > firstCount && (
        <Disclosure summary={words.allMajors(programs.length)}>
          <div className="gap-x-10 sm:columns-2">
            {groupByFamily(programs).map((group) => (
              <div key={group.family ?? "none"} className="mb-5 break-inside-avoid">
                <h3 className="text-lg">
                  {group.family === null ? words.otherFamily : majorFamilies[group.family]}
                </h3>
                <ul className="text-[0.95rem]">
                  {group.programs.map((program) => (
                    <li
                      key={`${program.cip}${program.level}`}
                      className="flex items-baseline justify-between gap-3 border-b border-line py-1"
                    >
                      <span className="min-w-0">
                        {getProgramName(program)}, {words.level(program.level)}
                      </span>
                      <span className="figures">{formatInteger(program.awards)}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Disclosure>
      )}
      <div className="text-[0.88rem] text-ink-soft">
        <p>{words.majorsNote}</p>
        <ul>
          <Publication source="completions" />
        </ul>
      </div>
    </FoldedSection>
  );
}

function getProgramName({ title, cip }: Programs[number]): string {
  return title ?? words.unnamed(cip);
}
