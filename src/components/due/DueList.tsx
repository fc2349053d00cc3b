/** What is due: hard dates with their days left, what is still missing, and the next press. */
import { useId } from "react";
import { useIsTicked, useTick } from "#components/timeline/useTick.ts";
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import { listDueOf } from "#domain/timeline/due.ts";
import type { DueItem } from "#domain/timeline/timeline.ts";
import { formatShortDate } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { sayWhose } from "./sayWhose.ts";
import { words } from "./words.ts";

/** What is nearer than this stands open; at least the next one always does. */
const nearDays = 60;
const mostOpen = 5;

type DueProps = {
  ready: Pick<ReadyTimeline, "timeline" | "getCollege">;
  /** Only this college's dates. */
  unitId?: number;
  heading?: "h2" | "h3";
  /** False where somebody else's plan is only read. */
  canTick?: boolean;
};

export function DueList({ ready, unitId, heading: Heading = "h2", canTick = true }: DueProps) {
  const headingId = useId();
  const { due } = ready.timeline;
  const items = unitId === undefined ? due : listDueOf(due, unitId);
  const [first] = items;
  if (first === undefined) return null;
  const near = items.filter(({ daysLeft }) => daysLeft <= nearDays);
  const open = near.length === 0 ? [first] : near.slice(0, mostOpen);
  const later = items.slice(open.length);
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} className={Heading === "h2" ? "text-2xl sm:text-3xl" : "text-2xl"}>
        {words.title}
      </Heading>
      <p className="mt-1 text-[0.95rem] text-ink-soft">{near.length === 0 ? words.none : words.lead}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {open.map((item) => (
          <li key={item.task.id}>
            <DueRow
              item={item}
              getCollege={ready.getCollege}
              canTick={canTick}
              hidesName={unitId !== undefined}
            />
          </li>
        ))}
      </ul>
      {later.length > 0 && (
        <Disclosure className="no-print mt-1" summary={words.more(later.length)}>
          <ul className="space-y-1 text-[0.95rem]">
            {later.map((item) => (
              <li key={item.task.id}>
                {words.later(item.day, sayWhose(item, ready.getCollege), words.kind(item))}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

type RowProps = {
  item: DueItem;
  getCollege: ReadyTimeline["getCollege"];
  canTick: boolean;
  hidesName: boolean;
};

function DueRow({ item, getCollege, canTick, hidesName }: RowProps) {
  const { day, daysLeft, isExpected, missing } = item;
  const name = sayWhose(item, getCollege);
  const kind = words.kind(item);
  const college = item.unitId === null ? null : getCollege(item.unitId);
  const [next] = missing;
  const left = words.missing(item);
  return (
    <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-4 py-3.5">
      <p className="figures">
        <span className="block font-serif text-2xl leading-tight">{formatShortDate(day)}</span>
        <span className={joinClasses("text-[0.95rem]", daysLeft <= 7 ? "font-semibold" : "text-ink-soft")}>
          {words.daysLeft(daysLeft)}
        </span>
      </p>
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
          {[left === "" && item.kind !== "own" ? words.ready : left, words.fee(item)]
            .filter((text) => text !== "")
            .join(" ")}
        </p>
        <div className="no-print mt-1 flex flex-wrap items-center gap-x-5">
          {canTick && <DoneBox item={item} about={words.about(name, kind)} />}
          {canTick && next !== undefined && (
            <Link
              to={next.to ?? "/timeline-success"}
              className="inline-flex min-h-11 items-center text-[0.95rem] text-accent-text underline underline-offset-4"
            >
              {next.title}
            </Link>
          )}
        </div>
      </div>
    </div>
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

/** The next date in one line, where the list stands further down. */
export function NextDue({ ready }: Pick<DueProps, "ready">) {
  const [next] = ready.timeline.due;
  if (next === undefined) return null;
  return (
    <p className="text-lg">
      <span className="font-semibold">{words.nextDue(next.day, next.daysLeft)}</span>{" "}
      {sayWhose(next, ready.getCollege)}
    </p>
  );
}
