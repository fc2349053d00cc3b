/** What is due: hard dates with their days left, what is still missing, and the next press. */
import { type ReactNode, useId } from "react";
import { useIsTicked, useTick } from "#components/timeline/useTick.ts";
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import { words as timelineWords } from "#components/timeline/words.ts";
import { isFarOff } from "#domain/timeline/dueWords.ts";
import type { DueItem } from "#domain/timeline/timeline.ts";
import { listDueOf } from "#domain/timeline/timelineViews.ts";
import { formatAnd, formatShortDate } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { sayWhose } from "./sayWhose.ts";
import { splitDue } from "./splitDue.ts";
import { words } from "./words.ts";

type DueProps = {
  ready: Pick<ReadyTimeline, "timeline" | "getCollege">;
  /** Only this college's dates. */
  unitId?: number;
  heading?: "h2" | "h3";
  /** False where somebody else's plan is only read. */
  canTick?: boolean;
  /** What stands below a date, such as comments at its task. */
  renderBelow?: (item: DueItem) => ReactNode;
};

export function DueList({ ready, unitId, heading: Heading = "h2", canTick = true, renderBelow }: DueProps) {
  const headingId = useId();
  const { due } = ready.timeline;
  const items = unitId === undefined ? due : listDueOf(due, unitId);
  if (items.length === 0) return null;
  const { open, later, isAnyNear } = splitDue(items);
  return (
    <section aria-labelledby={headingId}>
      <Heading
        id={headingId}
        className={
          // At one college the heading above says so already.
          unitId !== undefined && isAnyNear
            ? "sr-only"
            : Heading === "h2"
              ? "text-2xl sm:text-3xl"
              : "text-2xl"
        }
      >
        {words.title}
      </Heading>
      {/* At one college, whose dates they are goes without saying. */}
      {(unitId === undefined || !isAnyNear) && (
        <p className="mt-1 text-[0.95rem] text-ink-soft">{isAnyNear ? words.lead : words.none}</p>
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {open.map((item) => (
          <li key={item.task.id}>
            <DueRow
              item={item}
              getCollege={ready.getCollege}
              canTick={canTick}
              hidesName={unitId !== undefined}
              renderBelow={renderBelow}
            />
          </li>
        ))}
      </ul>
      {unitId === undefined && <OpenEnded ready={ready} canChange={canTick} />}
      {later.length > 0 && (
        <Disclosure className="no-print mt-1" summary={words.more(later.length)}>
          <ul className="space-y-1 text-[0.95rem]">
            {later.map((item) => (
              <li key={item.task.id}>
                {words.later(item, sayWhose(item, ready.getCollege), words.kind(item))}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

const mostNamed = 6;

/** The colleges that silence would seem to say need nothing: a round that has passed, no day that we know, places until they are gone. */
function OpenEnded({ ready, canChange }: Pick<DueProps, "ready"> & { canChange: boolean }) {
  const { open, conflicts } = ready.timeline;
  const nameOf = (unitId: number) => ready.getCollege(unitId)?.name ?? timelineWords.college(unitId);
  const listNames = (unitIds: readonly number[]) => {
    const names = unitIds.slice(0, mostNamed).map(nameOf);
    const more = unitIds.length - names.length;
    return formatAnd(more === 0 ? names : [...names, words.others(more)]);
  };
  const missed = conflicts.flatMap((conflict) => {
    if (conflict.code === "deadlineOver") {
      const { unitId, deadline, stillOpen } = conflict;
      return [{ unitId, says: words.over(nameOf(unitId), deadline, stillOpen) }];
    }
    return conflict.code === "roundNotOffered"
      ? [{ unitId: conflict.unitId, says: words.noRound(nameOf(conflict.unitId), conflict.plan) }]
      : [];
  });
  const lines = [
    open.undated.length > 0 && words.undated(listNames(open.undated), open.undated.length),
    open.untilFull.length > 0 && words.untilFull(listNames(open.untilFull)),
    open.openToAll.length > 0 && words.openToAll(listNames(open.openToAll), open.openToAll.length),
  ].filter((line) => typeof line === "string");
  if (lines.length + missed.length === 0) return null;
  return (
    <div className="mt-2 space-y-1.5 text-[0.95rem] wrap-anywhere">
      {missed.slice(0, mostNamed).map(({ unitId, says }) => (
        <p key={unitId}>
          {says}{" "}
          {canChange && (
            <Link
              to="/application-timeline"
              className="no-print text-accent-text underline underline-offset-4"
            >
              {words.changeRound}
              <span className="sr-only">: {nameOf(unitId)}</span>
            </Link>
          )}
        </p>
      ))}
      {lines.map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
    </div>
  );
}

/** In place of the list where nothing is due, so that silence is not taken for time. */
export function NothingDue({ ready }: { ready: ReadyTimeline }) {
  const headingId = useId();
  const why = findWhyNothing(ready);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl sm:text-3xl">
        {words.title}
      </h2>
      <p className="mt-1 max-w-prose">{words.nothing[why]}</p>
      <OpenEnded ready={ready} canChange />
      {why === "passed" && (
        <Link
          to="/colleges?admits=open"
          className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {words.stillOpen}
        </Link>
      )}
    </section>
  );
}

/** The next date of one college in a room that never grows: what it waits for is cut, and stands whole in the list. */
export function NextDue({ item }: { item: DueItem }) {
  const left = words.missing(item);
  return (
    <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-4">
      <DueDay item={item} />
      <div className="min-w-0">
        <p className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
          {words.kind(item)}
          {item.isExpected && <span className="font-normal text-ink-soft"> ({words.expected})</span>}
        </p>
        <p className="mt-1 line-clamp-2 text-[0.95rem] text-ink-soft">
          {[left === "" ? words.ready(item) : left, words.fee(item)].filter((text) => text !== "").join(" ")}
        </p>
      </div>
    </div>
  );
}

function DueDay({ item: { day, daysLeft } }: { item: DueItem }) {
  return (
    <p className="figures">
      <span className="block font-serif text-2xl leading-tight">{formatShortDate(day)}</span>
      <span className={joinClasses("text-[0.95rem]", daysLeft <= 7 ? "font-semibold" : "text-ink-soft")}>
        {words.daysLeft(daysLeft)}
      </span>
    </p>
  );
}

type WhyNothing = keyof typeof words.nothing;

function findWhyNothing({ timeline: { tasks, grade }, plan: { colleges } }: ReadyTimeline): WhyNothing {
  if (colleges.length === 0) return "empty";
  if (grade <= 11) return "early";
  const isAnswered = colleges.some(({ status }) => status === "enrolled");
  if (isAnswered) return "answered";
  const isLate = (id: string) => tasks.some(({ templateId, state }) => templateId === id && state === "past");
  const isAdmitted = colleges.some(({ status }) => status === "admitted");
  if (isAdmitted) return isLate("chooseCollege") || grade > 12 ? "answer" : "unknown";
  return isLate("appSubmit") ? "passed" : "unknown";
}

type RowProps = {
  item: DueItem;
  getCollege: ReadyTimeline["getCollege"];
  canTick: boolean;
  hidesName: boolean;
  renderBelow: DueProps["renderBelow"];
};

function DueRow({ item, getCollege, canTick, hidesName, renderBelow }: RowProps) {
  const { isExpected, missing } = item;
  const name = sayWhose(item, getCollege);
  const kind = words.kind(item);
  const college = item.unitId === null ? null : getCollege(item.unitId);
  const next = isFarOff(item) ? undefined : missing[0];
  // No application can be sent a year ahead.
  const hasBox = canTick && !(item.kind === "application" && isFarOff(item));
  const left = words.missing(item);
  return (
    <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-4 py-3.5">
      <DueDay item={item} />
      <div className="min-w-0">
        {!hidesName && (
          <p className="font-semibold break-words">
            {college === null ? (
              name
            ) : (
              <Link to={toCollegePath(college.slug)} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            )}
          </p>
        )}
        <p className="break-words">{kind}</p>
        {isExpected && <p className="text-[0.95rem] text-ink-soft">{words.expected}</p>}
        <p className="mt-1 text-[0.95rem] text-ink-soft">
          {[left === "" ? words.ready(item) : left, words.fee(item)].filter((text) => text !== "").join(" ")}
        </p>
        {item.belowMinimum !== null && <BelowMinimum item={item} getCollege={getCollege} />}
        <div className="no-print mt-1 flex flex-wrap items-center gap-x-5">
          {hasBox && <DoneBox item={item} about={words.about(name, kind)} />}
          {canTick && next !== undefined && (
            <Link
              to={next.to ?? "/timeline-success"}
              className="inline-flex min-h-11 items-center text-[0.95rem] text-accent-text underline underline-offset-4"
            >
              {next.title}
            </Link>
          )}
        </div>
        {renderBelow !== undefined && <div className="no-print">{renderBelow(item)}</div>}
      </div>
    </div>
  );
}

/** Said before the fee is paid; what the minimum asks for stands on the college's page. */
function BelowMinimum({
  item: { belowMinimum, unitId, campuses },
  getCollege,
}: Pick<RowProps, "item" | "getCollege">) {
  const [first] = unitId === null ? campuses : [unitId];
  const college = first === undefined ? null : getCollege(first);
  if (belowMinimum === null) return null;
  return (
    <p className="mt-1 text-[0.95rem] font-medium">
      {words.belowMinimum[belowMinimum]}{" "}
      {college !== null && (
        <Link
          to={toCollegePath(college.slug)}
          className="no-print text-accent-text underline underline-offset-4"
        >
          {words.seeMinimum}
          <span className="sr-only">: {college.name}</span>
        </Link>
      )}
    </p>
  );
}

function DoneBox({ item, about }: { item: DueItem; about: string }) {
  const tick = useTick();
  const isDone = useIsTicked(item.task.id);
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5 text-[0.95rem]">
      <input
        type="checkbox"
        className="size-6 accent-accent"
        checked={isDone}
        onChange={(event) => tick(item.task, event.target.checked)}
      />
      <span>
        {words.done[item.kind]}
        <span className="sr-only">{about}</span>
      </span>
    </label>
  );
}
