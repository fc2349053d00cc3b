/** Colleges that match the query, under their own heading. */
import { toCollegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";
import { hitLink } from "./focusNextHit.ts";
import type { CollegeFound } from "./matchColleges.ts";
import { words } from "./words.ts";

export function CollegeHits({ found, query }: { found: readonly CollegeFound[]; query: string }) {
  return (
    <section className="my-5" aria-label={words.collegesTitle}>
      <h2 className="text-2xl">{words.collegesTitle}</h2>
      <ul aria-label={words.colleges} className="mt-1 divide-y divide-line">
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
      <Link
        to={`/colleges?q=${encodeURIComponent(query.trim())}`}
        className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
      >
        {words.allColleges(query.trim())}
      </Link>
    </section>
  );
}

function getHitDetail({ college, alsoCalled, isGuess }: CollegeFound): string {
  return [
    isGuess && words.perhaps,
    words.place(college.city, college.state),
    alsoCalled !== null && words.alsoCalled(alsoCalled),
  ]
    .filter((part) => part !== false)
    .join(" · ");
}
