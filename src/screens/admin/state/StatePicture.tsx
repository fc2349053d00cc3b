/** What needs a look, as a picture: every judged part with its mark, those to look at first, and when facts fall due. */
import { type AdminState, factDaysAhead } from "#contract/adminState.ts";
import { formatShortDate } from "#lib/format.ts";
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
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const ticks = listTicks(most, { most: 3, least: 1 });
  const highest = ticks.at(-1) ?? 1;
  const at = createScale(highest, 0);
  const name = ({ from }: { from: string | null }) =>
    from === null ? words.overdueColumn : formatShortDate(from);
  return (
    <figure className="mt-6">
      <figcaption className="font-semibold">{words.dueTitle(factDaysAhead)}</figcaption>
      <Chart
        className="mt-2"
        label={words.dueLabel(
          weeks[0]?.count ?? 0,
          weeks.slice(1).reduce((sum, { count }) => sum + count, 0),
        )}
        height={150}
        x={{
          labels: weeks.map((week, index) => ({
            at: (100 / weeks.length) * (index + 0.5),
            text: name(week),
          })),
        }}
        y={{ labels: ticks.map((count) => ({ at: at(count), text: String(count) })) }}
        values={{
          caption: words.dueTitle(factDaysAhead),
          columns: [words.day, words.countColumn],
          rows: weeks.map((week) => [name(week), String(week.count)]),
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
