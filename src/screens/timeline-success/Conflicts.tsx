/** What does not fit, each in a sentence with what to do about it and where. */
import { memo, useState } from "react";
import { words as taskWords } from "#components/timeline/words.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { TimelineConflict } from "#domain/timeline/timeline.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { describeConflict } from "./conflictWords.ts";
import { words } from "./words.ts";

const text = words.conflicts;
/** Many colleges bring many; the first are read, a wall of them is not. */
const shownFirst = 4;

type ConflictsProps = {
  conflicts: readonly TimelineConflict[];
  getCollege: (unitId: number) => CollegeSummary | null;
};

export const Conflicts = memo(function Conflicts({ conflicts, getCollege }: ConflictsProps) {
  const [isWhole, setWhole] = useState(false);
  if (conflicts.length === 0) return null;
  const getName = (unitId: number) => {
    const college = getCollege(unitId);
    return college === null
      ? { name: taskWords.college(unitId), path: null }
      : { name: college.name, path: toCollegePath(college.slug) };
  };
  const shown = isWhole ? conflicts : conflicts.slice(0, shownFirst);
  return (
    <section aria-labelledby="conflicts-title" className="no-print">
      <h2 id="conflicts-title" className="text-2xl sm:text-3xl">
        {text.title(conflicts.length)}
      </h2>
      <ul className="mt-3 space-y-3">
        {shown.map((conflict) => {
          const { sentence, todo, link, to } = describeConflict(conflict, getName);
          return (
            <li key={sentence} className="rounded-2xl border border-support bg-support-soft p-4">
              <p className="font-semibold">{sentence}</p>
              <p className="mt-1">{todo}</p>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
              >
                {link}
              </Link>
            </li>
          );
        })}
      </ul>
      {shown.length < conflicts.length && (
        <Button variant="light" className="mt-3" onClick={() => setWhole(true)}>
          {text.more(conflicts.length - shown.length)}
        </Button>
      )}
    </section>
  );
});
