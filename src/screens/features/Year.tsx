/** #timeline-management: a sample senior year, and what the timeline does with it. */
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { WorksToday } from "#components/marketing/ToCome.tsx";
import { Chart } from "#ui/chart/Chart.tsx";
import { Rule } from "#ui/chart/marks.tsx";
import { toPercent } from "#ui/chart/scale.ts";
import { ToComeLine } from "./ToComeLine.tsx";
import { words } from "./words.ts";

const text = words.timeline;
const step = 100 / text.months.length;
/** How many tasks each month of a sample senior year has: the shape of the picture, not a figure. */
const sampleTasks = [2, 3, 5, 5, 3, 4, 2, 2, 3, 1];

export function Year() {
  return (
    <MarketingSection id={text.id} mark={<WorksToday />} title={text.title} lead={text.lead} ground="sunk">
      <Chart
        label={text.drawing}
        height={130}
        x={{ labels: text.months.map((month, index) => ({ at: step * (index + 0.5), text: month })) }}
      >
        <Rule y={100} tone="lineStrong" width={2} />
        {text.months.flatMap((month, index) =>
          Array.from({ length: sampleTasks[index] ?? 0 }, (_, task) => (
            <circle
              key={`${month} ${task}`}
              cx={toPercent(step * (index + 0.5))}
              cy={toPercent(100 - task * 18)}
              r="6"
              className={task === 0 ? "fill-accent" : "fill-support"}
            />
          )),
        )}
      </Chart>
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
        {text.points.map((point) => (
          <li key={point} className="border-t border-line-strong py-4">
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-8">
        {text.links.map((link) => (
          <TextLink key={link.to} link={link} />
        ))}
      </p>
      <ToComeLine text={text.toCome} />
    </MarketingSection>
  );
}
