/** What happened to the college: closed, merged, renamed. Where nobody can begin, with the way on. */
import { SourceNote } from "#components/source/SourceNote.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import { toCollegePath } from "#site/pages.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

export default function ChangeNotice({ change }: { change: NonNullable<CollegeReply["change"]> }) {
  const { successor, teachOut } = change;
  const onward = [...(successor === null ? [] : [successor]), ...teachOut];
  return (
    <Notice
      tone={change.takesFirstYears ? "plain" : "attention"}
      title={change.takesFirstYears ? words.newsTitle : words.goneTitle}
    >
      <p>{change.summary}</p>
      {change.students !== null && <p className="mt-2">{change.students}</p>}
      {!change.takesFirstYears && <p className="mt-2">{words.gone}</p>}
      {onward.length > 0 && (
        <ul className="no-print mt-3 flex flex-wrap gap-2">
          {onward.map(({ unitId, name, slug }) => (
            <li key={unitId}>
              <Link to={toCollegePath(slug)} className={getButtonClasses("light", "sm")}>
                {words.goTo(name)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <SourceNote source={change.source} className="mt-1" />
    </Notice>
  );
}
