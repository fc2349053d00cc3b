/** A school year as a dashed line without dates: the timeline that is still to come. */
import { words } from "./words.ts";

const { months, drawing } = words.timeline;
const step = 100 / months.length;

export function YearLine() {
  return (
    <svg width="100%" height="46" role="img" aria-label={drawing} className="block">
      <line
        x1="0%"
        x2="100%"
        y1="12"
        y2="12"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeDasharray="3 7"
        strokeLinecap="round"
      />
      {months.map((month, index) => (
        <g key={month}>
          <circle
            cx={`${step * (index + 0.5)}%`}
            cy="12"
            r="6"
            className="fill-paper stroke-line-strong"
            strokeWidth="2"
            strokeDasharray="3 3"
          />
          <text
            x={`${step * (index + 0.5)}%`}
            y="40"
            textAnchor="middle"
            className="fill-ink-soft text-[0.8rem] sm:text-[0.95rem]"
          >
            {month}
          </text>
        </g>
      ))}
    </svg>
  );
}
