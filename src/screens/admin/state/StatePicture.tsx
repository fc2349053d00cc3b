/** What needs a look, as a picture: every judged part with its mark, those to look at first, and when facts fall due. */
import { type AdminState, factDaysAhead } from "#contract/adminState.ts";
import { formatInteger, formatShortDate } from "#lib/format.ts";
import { Chart } from "#ui/chart/Chart.tsx";
import { Columns } from "#ui/chart/marks.tsx";
import { createScale, listTicks } from "#ui/chart/scale.ts";
import { StatusMark } from "#ui/StatusMark.tsx";
import { countDue, type JudgedPart } from "./judgeState.ts";
import { words } from "./words.ts";

export function StatePicture(props: { state: AdminState; parts: readonly JudgedPart[] }) {
  const { state, parts } = props;
  const toLook = parts.filter(({ isGood }) => !isGood);
  return (
    <>
      <p className="text-lg">
        {words.verdict(
          toLook.map(({ id }) => words[id]),
          parts.length,
        )}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {[...toLook, ...parts.filter(({ isGood }) => isGood)].map(({ id, isGood }) => (
          <li key={id}>
            <a
              href={`#state-${id}`}
              className="flex h-full min-h-11 flex-col justify-center rounded-xl border border-line bg-card px-3 py-2"
            >
              <span>{words[id]}</span>
              <StatusMark tone={isGood ? "safety" : "caution"} word={isGood ? words.good : words.look} />
            </a>
          </li>
        ))}
      </ul>
      <DueFacts state={state} />
    </>
  );
}

/** How many facts are overdue, and fall due in each week ahead. */
function DueFacts({ state }: { state: AdminState }) {
  const today = state.now.slice(0, 10);
  const weeks = countDue(state.facts, today);
  const [overdue, ...ahead] = weeks.map(({ from, count }) => ({ day: from ?? "", count }));
  const aheadCount = ahead.reduce((sum, { count }) => sum + count, 0);
  const fullest = ahead.reduce((one, other) => (other.count > one.count ? other : one), {
    day: "",
    count: 0,
  });
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const ticks = listTicks(most, { most: 3, least: 1 });
  const highest = ticks.at(-1) ?? 1;
  const at = createScale(highest, 0);
  const name = ({ from }: { from: string | null }) =>
    from === null ? words.overdueColumn : formatShortDate(from);
  return (
    <figure className="mt-6">
      <figcaption>
        <span className="block font-semibold">{words.dueTitle(factDaysAhead)}</span>
        {words.dueSaid(overdue?.count ?? 0, aheadCount, fullest.count === 0 ? null : fullest)}
      </figcaption>
      <Chart
        className="mt-2"
        label={null}
        height={150}
        x={{
          labels: weeks.map((week, index) => ({
            at: (100 / weeks.length) * (index + 0.5),
            text: name(week),
          })),
        }}
        y={{ labels: ticks.map((count) => ({ at: at(count), text: formatInteger(count) })) }}
        values={{
          caption: words.dueTitle(factDaysAhead),
          columns: [words.day, words.countColumn],
          rows: weeks.map((week) => [name(week), formatInteger(week.count)]),
        }}
      >
        <Columns
          columns={weeks.map((week, index) => ({
            key: name(week),
            parts: [
              {
                key: "facts",
                amount: 100 - at(week.count),
                tone: index === 0 ? "support" : "accent",
              },
            ],
          }))}
        />
      </Chart>
    </figure>
  );
}
