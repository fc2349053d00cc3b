/** Deadlines in calendar order: each with its college, its round and how sure its day is. */

import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import { describeConfidence, describeDay } from "#domain/timeline/deadlineWords.ts";
import { toCollegePath } from "#site/pages.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import type { PlanDeadlines } from "./planDeadlines.ts";
import { words } from "./words.ts";

type CollegeOf = (unitId: number) => Pick<CollegeSummary, "name" | "slug"> | null;

export function DeadlineList({ found, getCollege }: { found: PlanDeadlines; getCollege: CollegeOf }) {
  const { coming, passed, rolling, unknown } = found;
  return (
    <div data-deadlines="" className="max-w-3xl">
      {coming.length + passed.length > 0 && <p className="mb-3">{words.check}</p>}
      <Dates deadlines={coming} getCollege={getCollege} />
      {rolling.length > 0 && (
        <section aria-labelledby="rolling-title" className="mt-8">
          <h3 id="rolling-title" className="text-2xl">
            {words.rollingTitle}
          </h3>
          <p className="mt-1 mb-2 text-ink-soft">{words.rolling}</p>
          <Dates deadlines={rolling} getCollege={getCollege} />
        </section>
      )}
      {unknown.length > 0 && (
        <section aria-labelledby="unknown-title" className="mt-8">
          <h3 id="unknown-title" className="text-2xl">
            {words.unknownTitle}
          </h3>
          <p className="mt-1 text-ink-soft">{words.unknown}</p>
          <ul className="mt-2">
            {unknown.map((unitId) => (
              <li key={unitId}>
                <CollegeLink unitId={unitId} getCollege={getCollege} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {passed.length > 0 && (
        <Disclosure summary={words.passed(passed.length)} className="mt-6">
          <Dates deadlines={passed} getCollege={getCollege} />
        </Disclosure>
      )}
    </div>
  );
}

function Dates(props: { deadlines: readonly Deadline[]; getCollege: CollegeOf }) {
  if (props.deadlines.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {props.deadlines.map((deadline) => (
        <li
          key={`${deadline.unitId} ${deadline.round} ${deadline.date ?? ""}`}
          className="grid gap-x-8 border-b border-line py-3 sm:grid-cols-[13rem_1fr]"
        >
          <p className="figures font-serif text-2xl">{describeDay(deadline)}</p>
          <div>
            <p className="font-semibold">{getRoundName(deadline.round)}</p>
            <p>
              <CollegeLink unitId={deadline.unitId} getCollege={props.getCollege} />
            </p>
            {deadline.isBinding && <p className="text-[0.95rem]">{words.binding}</p>}
            <p className="text-[0.95rem] text-ink-soft">{describeConfidence(deadline)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function CollegeLink({ unitId, getCollege }: { unitId: number; getCollege: CollegeOf }) {
  const college = getCollege(unitId);
  if (college === null) return words.college(unitId);
  return (
    <Link
      to={`${toCollegePath(college.slug)}#deadlines`}
      className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
    >
      {college.name}
    </Link>
  );
}
