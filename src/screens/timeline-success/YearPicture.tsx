/** The year as a chart: months across, areas down, marks for what is due, a line for today; and the same as a table. */
import { memo } from "react";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { Axis } from "#ui/chart/Chart.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { Rule } from "#ui/chart/marks.tsx";
import { CountMark, Span, Track } from "#ui/chart/Track.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./words.ts";
import {
  type ApplicationDeadline,
  buildYearPicture,
  type PictureRow,
  type YearPicture,
} from "./yearPicture.ts";

const text = words.picture;
const rowHeight = 30;

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

function MonthNames({ picture: { months } }: { picture: YearPicture }) {
  return (
    <Axis
      isPlain
      className="sm:col-start-2"
      labels={months.map(({ key, at }, index) => ({
        at: 50 * (at + (months[index + 1]?.at ?? 1)),
        text: words.shortMonth(key),
      }))}
    />
  );
}

function Row({ row, picture }: { row: PictureRow; picture: YearPicture }) {
  return (
    <>
      <p className="mt-1.5 text-[0.92rem] font-semibold sm:mt-0 sm:flex sm:items-center sm:border-t sm:border-line">
        {words.areas[row.area]}
      </p>
      <Track label={null} height={rowHeight} className="border-t border-line">
        {picture.months.slice(1).map(({ key, at }) => (
          <Rule key={key} x={100 * at} tone="line" width={1} />
        ))}
        {picture.today !== null && <Rule x={100 * picture.today} tone="support" width={3} />}
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
