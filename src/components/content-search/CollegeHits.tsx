/** Colleges that match the query, under their own heading. */
import { type SearchQuery, writeSearchQuery } from "#domain/search/filters.ts";
import { joinFacts } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";
import { hitLink } from "./focusNextHit.ts";
import type { CollegeFound } from "./matchColleges.ts";
import { words } from "./words.ts";

export function CollegeHits(props: {
  found: readonly CollegeFound[];
  search: SearchQuery | null;
  /** Whether the query asks how the colleges found compare. */
  isComparison: boolean;
  query: string;
}) {
  const { found, search, isComparison, query } = props;
  return (
    <section className="my-5" aria-label={words.collegesTitle}>
      <h2 className="text-2xl">{words.collegesTitle}</h2>
      <ul aria-label={words.colleges} className="mt-1 divide-y divide-line">
        {isComparison && (
          <WayToMany to={toComparisonPath(found)}>
            {words.compare(found.map(({ college }) => college.name))}
          </WayToMany>
        )}
        {search !== null && (
          <WayToMany to={`/colleges?${writeSearchQuery(search)}`}>
            {words.filtered(listSearchParts(search))}
          </WayToMany>
        )}
        {found.map((one) => (
          <li key={one.college.unitId}>
            <Link
              to={toCollegePath(one.college.slug)}
              {...hitLink}
              className="group flex min-h-12 flex-wrap items-center gap-x-3 py-2"
            >
              <span className="font-semibold text-accent-text underline-offset-4 group-hover:underline">
                {one.college.name}
              </span>
              <span className="text-[0.95rem] text-ink-soft">{getHitDetail(one)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {search === null && !isComparison && (
        <Link
          to={`/colleges?q=${encodeURIComponent(query.trim())}`}
          className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {words.allColleges(query.trim())}
        </Link>
      )}
    </section>
  );
}

/** A row that leads to several colleges at once. */
function WayToMany({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link
        to={to}
        {...hitLink}
        className="flex min-h-12 items-center py-2 font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        {children}
      </Link>
    </li>
  );
}

/** The comparison with these colleges chosen. */
export function toComparisonPath(found: readonly CollegeFound[]): string {
  return `/compare?${found.map(({ college }) => `college=${college.unitId}`).join("&")}`;
}

/** In words, every filter and order that a spoken search can have (readSpokenSearch.ts). */
export function listSearchParts({ filters, sort }: SearchQuery): string[] {
  return [
    ...(filters.majorFamily === null ? [] : [words.majorOf(filters.majorFamily)]),
    ...filters.missions.map(words.missionOf),
    ...filters.controls.map(words.controlOf),
    ...filters.levels.map(words.levelOf),
    ...filters.sizes.map(words.sizeOf),
    ...(filters.admission === "open" ? [words.openAdmission] : []),
    ...(filters.admission === "from75" ? [words.admitsMost] : []),
    ...filters.states.map(words.stateOf),
    ...(sort === "price" ? [words.cheapestFirst] : []),
    ...(sort === "near" ? [words.nearestFirst] : []),
  ];
}

function getHitDetail({ college, alsoCalled, former, isGuess }: CollegeFound): string {
  return joinFacts([
    isGuess && words.perhaps,
    words.place(college.city, college.state),
    former !== null ? former.text : alsoCalled !== null && words.alsoCalled(alsoCalled),
  ]);
}
