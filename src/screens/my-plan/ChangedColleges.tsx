/** What happened to colleges on the list, once and at the top: those that take no first-years, and news of the others. */
import { findChange, findSuccessor } from "#domain/college/changes.ts";
import { describeChange, describeNext } from "#domain/college/changeWords.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { toCollegePath } from "#site/pages.ts";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import type { PlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

const text = words.changed;

type Told = { college: CollegeSummary; said: string; successor: CollegeSummary | null };

export default function ChangedColleges({ view, today }: { view: PlanView; today: string }) {
  const told = view.list.flatMap(({ row }) => (row === null ? [] : tellChange(row.college, view, today)));
  const gone = told.filter(({ college }) => college.changeStatus === "takesNoFirstYears");
  const news = told.filter(({ college }) => college.changeStatus === "news");
  return (
    <div className="mb-7 space-y-3">
      {gone.length > 0 && (
        <Notice tone="attention" title={text.goneTitle(gone.length)}>
          <Colleges told={gone} />
          <p className="mt-3">{text.whatToDo}</p>
        </Notice>
      )}
      {news.length > 0 && (
        <Notice title={text.newsTitle(news.length)}>
          <Colleges told={news} />
        </Notice>
      )}
    </div>
  );
}

function Colleges({ told }: { told: readonly Told[] }) {
  return (
    <ul className="space-y-2">
      {told.map(({ college, said, successor }) => (
        <li key={college.unitId}>
          <Link to={toCollegePath(college.slug)} className="font-semibold underline underline-offset-4">
            {college.name}
          </Link>
          {": "}
          {said}
          {successor !== null && (
            <>
              {" "}
              <Link to={toCollegePath(successor.slug)} className="underline underline-offset-4">
                {text.goTo(successor.name)}
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function tellChange(college: CollegeSummary, { entryYear, getCollege }: PlanView, today: string): Told[] {
  const change = findChange(college.unitId);
  if (change === null) return [];
  const successorId = findSuccessor(change, entryYear);
  const successor = successorId === null ? null : getCollege(successorId);
  const names = {
    successor: successor?.name ?? change.successorName,
    teachOut: change.teachOut.flatMap((unitId) => getCollege(unitId)?.name ?? []),
  };
  const isGone = college.changeStatus === "takesNoFirstYears";
  const next = isGone ? describeNext(change, names) : null;
  const said = `${describeChange(change, names, today)}${next === null ? "" : ` ${next}`}`;
  return [{ college, said, successor: isGone ? successor : null }];
}
