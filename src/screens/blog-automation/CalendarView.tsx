/** The editorial calendar: what families need in each week, and where nothing is written about it. */
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { readCalendar } from "#client/admin/postsApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useAdminScope } from "#components/admin/useAdminScope.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { CalendarEntry, EditorialCalendar } from "#contract/adminPosts.ts";
import { isStateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import { formatDate, formatShortDate } from "#lib/format.ts";
import { SelectField } from "#ui/Field.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { StatusMark } from "#ui/StatusMark.tsx";
import { words as shared, calendarWords as words } from "./words.ts";

const grades = [9, 10, 11, 12];

export function CalendarView() {
  const [state, setState] = useState("");
  const [grade, setGrade] = useState("");
  const [isGapsOnly, setGapsOnly] = useState(false);
  const gapsId = useId();
  const query = useQuery({
    queryKey: ["admin-calendar", useAdminScope(), state, grade],
    queryFn: ({ signal }) =>
      readCalendar(
        { ...(isStateCode(state) ? { state } : {}), ...(grade === "" ? {} : { grade: Number(grade) }) },
        signal,
      ),
    ...cacheClasses.critical,
  });
  const load = loadStateOf(query);
  return (
    <section aria-labelledby="calendar-title">
      <h2 id="calendar-title" className="text-3xl sm:text-4xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-lead text-ink-soft">{words.lead}</p>
      <div className="mt-5 grid max-w-3xl gap-4 sm:grid-cols-2">
        <SelectField label={words.state} value={state} onChange={(event) => setState(event.target.value)}>
          <option value="">{words.everywhere}</option>
          {stateCodes.map((code) => (
            <option key={code} value={code}>
              {stateNames[code]}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.grade} value={grade} onChange={(event) => setGrade(event.target.value)}>
          <option value="">{words.everyGrade}</option>
          {grades.map((one) => (
            <option key={one} value={one}>
              {words.gradeOf(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <label htmlFor={gapsId} className="mt-3 flex min-h-11 items-center gap-3">
        <input
          id={gapsId}
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={isGapsOnly}
          onChange={(event) => setGapsOnly(event.target.checked)}
        />
        {words.gaps}
      </label>
      <div className="mt-6">
        {load.status === "loading" && <Skeleton label={words.loading} lines={8} />}
        {load.status === "failed" && <LoadFailed title={words.failed} load={load} kept={shared.kept} />}
        {load.status === "ready" && <Weeks calendar={load.value} isGapsOnly={isGapsOnly} />}
      </div>
    </section>
  );
}

function Weeks({ calendar, isGapsOnly }: { calendar: EditorialCalendar; isGapsOnly: boolean }) {
  const weeks = calendar.weeks
    .map(({ monday, entries }) => ({
      monday,
      entries: entries.filter(({ gap }) => !isGapsOnly || gap !== null),
    }))
    .filter(({ entries }) => entries.length > 0);
  const gaps = weeks.flatMap(({ entries }) => entries).filter(({ gap }) => gap !== null).length;
  if (weeks.length === 0) return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
  return (
    <>
      <p role="status" className="text-ink-soft">
        {words.gapCount(gaps)}
      </p>
      <ol className="mt-5 space-y-8">
        {weeks.map(({ monday, entries }) => (
          <li key={monday}>
            <h3 className="text-2xl">{words.week(formatDate(monday))}</h3>
            <ul className="mt-3 space-y-3">
              {entries.map((entry) => (
                <li
                  key={`${entry.key} ${entry.state ?? ""}`}
                  className="rounded-2xl border border-line bg-card p-4 sm:p-5"
                >
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const { title, on, certainty, subject, state, grades: own, written, gap } = entry;
  const [from = "", to] = on.split("/");
  const facts = [
    to === undefined ? formatShortDate(from) : `${formatShortDate(from)} – ${formatShortDate(to)}`,
    words.subjects[subject],
    ...(state === null ? [] : [stateNames[state]]),
    own.map(words.gradeOf).join(", "),
    certainty === null ? words.task : words.certainty[certainty],
  ];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold break-words">{title}</p>
        {gap === null ? (
          <StatusMark tone="safety" word={words.written} />
        ) : (
          <StatusMark
            tone={gap === "none" ? "reach" : "caution"}
            word={gap === "none" ? words.missing : words.old}
          />
        )}
      </div>
      <p className="text-[0.95rem] text-ink-soft">{facts.join(" · ")}</p>
      {written.length > 0 && (
        <ul className="mt-1 text-[0.95rem]">
          {written.map(({ path, title: name, updated }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
              >
                {name}, {formatShortDate(updated)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
