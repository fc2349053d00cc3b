/** Second-year retention: the median of each type of college, and the leading public campuses. */
import type { CampusFactsData } from "#content/parts/campusFacts.ts";
import { formatShare } from "#lib/format.ts";
import { Bar } from "#ui/chart/Track.tsx";
import { CollegeLink } from "../shared/CollegeLinks.tsx";
import { Origin, PartSection } from "../shared/PartSection.tsx";
import { TypeMark } from "../shared/TypeMark.tsx";
import { groupNames, leastColleges } from "../shared/typeWords.ts";
import { words } from "./words.ts";

export function Retention(props: {
  retention: CampusFactsData["retention"];
  top: CampusFactsData["topRetention"];
}) {
  const { retention, top } = props;
  if (retention.length === 0) return null;
  return (
    <PartSection title={words.retention.title} lead={words.retention.lead}>
      <ul className="max-w-lg space-y-3">
        {retention.map(({ group, n, median, lower, upper }) => (
          <li key={group}>
            <p className="flex items-center gap-2 text-[0.95rem]">
              <TypeMark group={group} />
              {groupNames[group]}
            </p>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="figures font-serif text-2xl">{formatShare(median)}</span>
              <span className="text-[0.9rem] text-ink-soft">
                {n < leastColleges ? words.retention.single(n) : words.retention.half(lower, upper)}
              </span>
            </p>
            <Bar share={median} />
          </li>
        ))}
      </ul>
      {top.length > 0 && (
        <>
          <p className="mt-5 text-[0.95rem] font-semibold">{words.retention.top}</p>
          <ol className="mt-1 max-w-lg text-[0.95rem]">
            {top.map((college) => (
              <li
                key={college.slug}
                className="flex items-baseline justify-between gap-3 border-t border-line py-1.5"
              >
                <span className="min-w-0">
                  <CollegeLink {...college} />
                </span>
                <span className="figures font-semibold">{formatShare(college.share)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <Origin>{words.retention.origin}</Origin>
    </PartSection>
  );
}
