/**
 * The year as a chart, or a junior's two: months across, each college beside its date, areas below with marks for what to
 * do, a line for today; and the same as a table.
 */
import { memo } from "react";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { Axis, Backdrop } from "#ui/chart/Chart.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { Rule } from "#ui/chart/marks.tsx";
import { CountMark, Room, Span, Track } from "#ui/chart/Track.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";
import {
  type ApplicationDeadline,
  buildYearPicture,
  type PictureLane,
  type PictureRow,
  type YearPicture,
} from "./yearPicture.ts";

const text = words.picture;
const rowHeight = 30;
const laneHeight = 28;

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
        {picture.years.length > 0 ? text.titleYears : text.title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">{text.empty}</p>
      ) : (
        <figure className="mt-4">
          <div aria-hidden="true" className="grid grid-cols-1 gap-x-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
            <MonthNames picture={picture} />
            {picture.lanes.length > 0 && <Lanes picture={picture} getName={props.getName} />}
            {rows.map((row) => (
              <Row key={row.area} row={row} picture={picture} />
            ))}
          </div>
          <figcaption className="mt-3 text-[0.95rem] text-ink-soft">
            {text.caption(words.month(first.key), words.month(last.key))}
            <Legend
              className="mt-1"
              items={[
                { mark: "discDiamond", name: text.legendDeadline },
                { mark: "disc", name: text.legendTask },
                { mark: "accentPale", name: text.legendSpan },
                { mark: "ring", name: text.legendDone },
                { mark: "pinSupport", name: text.today },
              ]}
            />
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

function MonthNames({ picture: { months, years } }: { picture: YearPicture }) {
  return (
    <div className="sm:col-start-2">
      {years.length > 0 && (
        <p className="grid grid-cols-2 divide-x divide-line-strong text-center text-[0.92rem] font-semibold">
          {years.map(({ grade }) => (
            <span key={grade}>{text.grade(grade)}</span>
          ))}
        </p>
      )}
      <Axis
        isPlain
        labels={months.map(({ key, at }, index) => ({
          at: 50 * (at + (months[index + 1]?.at ?? 1)),
          text: words.shortMonth(key),
        }))}
      />
    </div>
  );
}

/** A line for each day on which applications are due, with its colleges on the side that has more room. */
function Lanes({ picture, getName }: { picture: YearPicture; getName: NameOf }) {
  return (
    <>
      <p className="mt-1.5 text-[0.92rem] font-semibold sm:mt-0 sm:border-t sm:border-line sm:pt-1 print:hidden">
        {words.areas.deadlines}
      </p>
      <div className="figures relative border-t border-line py-0.5 text-[0.9rem] print:hidden">
        <Backdrop>
          <Lines picture={picture} />
        </Backdrop>
        {picture.lanes.map((lane) => (
          <Lane key={lane.date} lane={lane} getName={getName} />
        ))}
      </div>
    </>
  );
}

function Lane({ lane: { at, date, deadlines }, getName }: { lane: PictureLane; getName: NameOf }) {
  const isDone = deadlines.every((deadline) => deadline.isDone);
  const isExpected = deadlines.some((deadline) => deadline.isExpected);
  const isRight = at < 0.5;
  const room = <Room to={100 * (isRight ? at : 1 - at)} />;
  return (
    <div className="relative">
      <Track label={null} height={laneHeight} className="absolute inset-x-0 top-0">
        <CountMark at={100 * at} count={1} isDone={isDone} isDiamond />
      </Track>
      <div className="relative flex py-0.5 leading-6">
        {isRight && room}
        <p
          className={joinClasses(
            "min-w-0 grow",
            isRight ? "pl-3.5" : "pr-3.5 text-right",
            isDone && "text-ink-soft line-through",
          )}
        >
          {/* On the page's own ground, so that the lines of months do not run through the letters. */}
          <span className="bg-paper box-decoration-clone">
            <span className="font-semibold">{text.laneDay(date, isExpected)}</span>{" "}
            {deadlines.map(getName).join(", ")}
          </span>
        </p>
        {!isRight && room}
      </div>
    </div>
  );
}

/** Between months, stronger between years, and today. */
function Lines({ picture: { months, years, today } }: { picture: YearPicture }) {
  return (
    <>
      {months.slice(1).map(({ key, at }) => (
        <Rule
          key={key}
          x={100 * at}
          tone={years.some((year) => year.at === at) ? "lineStrong" : "line"}
          width={1}
        />
      ))}
      {today !== null && <Rule x={100 * today} tone="support" width={3} />}
    </>
  );
}

/** In print the colleges are named below, so their days are one row of marks. */
function Row({ row, picture }: { row: PictureRow; picture: YearPicture }) {
  const isPrinted = row.area === "deadlines";
  return (
    <>
      <p
        className={joinClasses(
          "mt-1.5 text-[0.92rem] font-semibold sm:mt-0 sm:items-center sm:border-t sm:border-line",
          isPrinted ? "hidden print:flex" : "sm:flex",
        )}
      >
        {words.areas[row.area]}
      </p>
      <Track
        label={null}
        height={rowHeight}
        className={joinClasses("border-t border-line", isPrinted && "hidden! print:block!")}
      >
        <Lines picture={picture} />
        {row.spans.map((span) => (
          <Span
            key={`${span.from} ${span.to}`}
            from={100 * span.from}
            to={100 * span.to}
            height={6}
            of={rowHeight}
            tone={span.isDone ? "line" : "accentPale"}
            round={3}
          />
        ))}
        {row.marks.map((mark) => (
          <CountMark
            key={mark.at}
            at={100 * mark.at}
            count={mark.count}
            isDone={mark.isDone}
            isDiamond={mark.isDeadline}
          />
        ))}
      </Track>
    </>
  );
}

function Table({ picture, getName }: { picture: YearPicture; getName: NameOf }) {
  return (
    <>
      <p>{picture.rows.map((row) => text.row(words.areas[row.area], row.count)).join(". ")}.</p>
      <table className="mt-3 w-full text-left text-[0.95rem] [&_td]:border-t [&_td]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-3 [&_td]:align-top">
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
            .filter(({ actions, done, deadlines }) => actions + done + deadlines.length > 0)
            .map((month) => (
              <tr key={month.key}>
                <th scope="row" className="border-t border-line align-top font-semibold">
                  {words.month(month.key)}
                </th>
                <td>{month.actions}</td>
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
