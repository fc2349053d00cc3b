/** #timeline-management: a sample senior year, and what the timeline does with it. */
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { WorksToday } from "#components/marketing/ToCome.tsx";
import { ToComeLine } from "./ToComeLine.tsx";
import { words } from "./words.ts";

const text = words.timeline;
const step = 100 / text.months.length;
/** How many tasks each month of a sample senior year has: the shape of the picture, not a figure. */
const sampleTasks = [2, 3, 5, 5, 3, 4, 2, 2, 3, 1];

export function Year() {
  return (
    <MarketingSection id={text.id} mark={<WorksToday />} title={text.title} lead={text.lead} ground="sunk">
      <svg width="100%" height="118" role="img" aria-label={text.drawing} className="block">
        <line x1="0%" x2="100%" y1="84" y2="84" className="stroke-line-strong" strokeWidth="2" />
        {text.months.map((month, index) => (
          <g key={month}>
            {Array.from({ length: sampleTasks[index] ?? 0 }, (_, task) => (
              <circle
                key={task}
                cx={`${step * (index + 0.5)}%`}
                cy={84 - task * 16}
                r="6"
                className={task === 0 ? "fill-accent" : "fill-support"}
              />
            ))}
            <text
              x={`${step * (index + 0.5)}%`}
              y="112"
              textAnchor="middle"
              className="fill-ink-soft text-[0.8rem] sm:text-[0.95rem]"
            >
              {month}
            </text>
          </g>
        ))}
      </svg>
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
