/** The year as a picture: months across, areas down, what is due as marks, today as a line; the same in a table. */
import { memo, type ReactNode } from "react";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./words.ts";
import {
  type ApplicationDeadline,
  type PictureMark,
  type PictureRow,
  type YearPicture,
  buildYearPicture,
} from "./yearPicture.ts";

const text = words.picture;
const rowHeight = 30;
const middle = rowHeight / 2;
const formatPercent = (share: number) => `${(share * 100).toFixed(2)}%`;

type NameOf = (deadline: ApplicationDeadline) => string;
type PictureProps = { timeline: Timeline; today: Day; getName: NameOf };

export const YearPictureView = memo(function YearPictureView(props: PictureProps) {
  const picture = buildYearPicture(props.timeline, props.today);
  const { months, rows } = picture;
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <section aria-labelledby="picture-title" className="print:[zoom:0.55]">
      <h2 id="picture-title" className="text-2xl sm:text-3xl">
        {text.title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">{text.empty}</p>
      ) : (
        <figure className="mt-4">
          <div aria-hidden="true" className="grid grid-cols-1 gap-x-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
            <MonthNames picture={picture} />
            {rows.map((row) => (
              <Row key={row.area} row={row} picture={picture} />
            ))}
          </div>
          <figcaption className="mt-3 text-[0.95rem] text-ink-soft">
            {text.caption(words.month(first.key), words.month(last.key))}
            <Legend />
          </figcaption>
        </figure>
      )}
      {rows.length > 0 && (
        <Disclosure summary={text.asWords} className="no-print mt-1">
          <Table picture={picture} getName={props.getName} />
        </Disclosure>
      )}
    </section>
  );
});

function MonthNames({ picture: { months } }: { picture: YearPicture }) {
  return (
    <svg width="100%" height={22} className="overflow-visible sm:col-start-2">
      {months.map(({ key, at }, index) => {
        const next = months[index + 1]?.at ?? 1;
        const name = words.shortMonth(key);
        return (
          <text
            key={key}
            x={formatPercent((at + next) / 2)}
            y={15}
            textAnchor="middle"
            className="fill-ink-soft text-[12px] sm:text-[13px]"
          >
            {/* Three letters a month do not fit beside each other on a small phone. */}
            <tspan className="sm:hidden">{name.slice(0, 1)}</tspan>
            <tspan className="hidden sm:inline">{name}</tspan>
          </text>
        );
      })}
    </svg>
  );
}

function Row({ row, picture }: { row: PictureRow; picture: YearPicture }) {
  return (
    <>
      <p className="mt-1.5 text-[0.92rem] font-semibold sm:mt-0 sm:flex sm:items-center sm:border-t sm:border-line">
        {words.areas[row.area]}
      </p>
      <svg width="100%" height={rowHeight} className="overflow-visible border-t border-line">
        {picture.months.slice(1).map(({ key, at }) => (
          <line key={key} x1={formatPercent(at)} x2={formatPercent(at)} y1={0} y2={rowHeight} className="stroke-line" />
        ))}
        {picture.today !== null && (
          <line
            x1={formatPercent(picture.today)}
            x2={formatPercent(picture.today)}
            y1={0}
            y2={rowHeight}
            className="stroke-support"
            strokeWidth={3}
          />
        )}
        {row.spans.map((span) => (
          <rect
            key={`${span.from} ${span.to}`}
            x={formatPercent(span.from)}
            width={formatPercent(span.to - span.from)}
            y={middle - 3}
            height={6}
            rx={3}
            className={span.isDone ? "fill-line" : "fill-accent opacity-35"}
          />
        ))}
        {row.marks.map((mark) => (
          <Mark key={mark.at} mark={mark} />
        ))}
      </svg>
    </>
  );
}

/** A round mark for what is due, a square on its corner for an application; empty where all of it is done. */
function Mark({ mark }: { mark: PictureMark }) {
  const radius = mark.count > 1 ? 8.5 : 6;
  const look = mark.isDone ? "fill-card stroke-line-strong" : "fill-accent stroke-card";
  return (
    <svg x={formatPercent(mark.at)} y={middle} overflow="visible">
      {mark.isDeadline ? (
        <rect
          x={-radius}
          y={-radius}
          width={radius * 2}
          height={radius * 2}
          rx={2}
          transform="rotate(45) scale(0.82)"
          className={look}
          strokeWidth={1.5}
        />
      ) : (
        <circle r={radius} className={look} strokeWidth={1.5} />
      )}
      {mark.count > 1 && (
        <text
          y={3.7}
          textAnchor="middle"
          className={`figures text-[10.5px] font-semibold ${mark.isDone ? "fill-ink" : "fill-on-accent"}`}
        >
          {mark.count}
        </text>
      )}
    </svg>
  );
}

function Legend() {
  return (
    <span aria-hidden="true" className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
      <Sign label={text.legendDeadline}>
        <rect x={4} y={4} width={10} height={10} transform="rotate(45 9 9)" className="fill-accent" />
      </Sign>
      <Sign label={text.legendTask}>
        <circle cx={9} cy={9} r={6} className="fill-accent" />
      </Sign>
      <Sign label={text.legendSpan}>
        <rect x={0} y={6} width={18} height={6} rx={3} className="fill-accent opacity-35" />
      </Sign>
      <Sign label={text.legendDone}>
        <circle cx={9} cy={9} r={6} className="fill-card stroke-line-strong" strokeWidth={1.5} />
      </Sign>
      <Sign label={text.today}>
        <line x1={9} x2={9} y1={0} y2={18} className="stroke-support" strokeWidth={3} />
      </Sign>
    </span>
  );
}

function Sign(props: { label: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width={18} height={18} className="shrink-0">
        {props.children}
      </svg>
      {props.label}
    </span>
  );
}

function Table({ picture, getName }: { picture: YearPicture; getName: NameOf }) {
  return (
    <>
      <p>{picture.rows.map((row) => text.row(words.areas[row.area], row.count)).join(". ")}.</p>
      <table className="mt-3 w-full text-left text-[0.95rem] [&_td]:border-t [&_td]:border-line [&_td]:py-1.5 [&_td]:pr-3 [&_td]:align-top [&_th]:py-1.5 [&_th]:pr-3">
        <thead>
          <tr>
            <th scope="col">{text.month}</th>
            <th scope="col">{text.tasks}</th>
            <th scope="col">{text.done}</th>
            <th scope="col">{text.deadlines}</th>
          </tr>
        </thead>
        <tbody>
          {picture.months
            .filter(({ tasks, deadlines }) => tasks + deadlines.length > 0)
            .map((month) => (
              <tr key={month.key}>
                <th scope="row" className="border-t border-line align-top font-semibold">
                  {words.month(month.key)}
                </th>
                <td>{month.tasks}</td>
                <td>{month.done}</td>
                <td>
                  {month.deadlines.map((deadline) => (
                    <span key={`${deadline.date} ${getName(deadline)}`} className="block">
                      {text.deadline(deadline.date, getName(deadline), deadline.isExpected)}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
