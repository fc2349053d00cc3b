/** One stop with its buttons and its day. */
import type { TripStop } from "#domain/visits/trip.ts";
import { Button } from "#ui/Button.tsx";
import { inputClasses } from "#ui/Field.tsx";
import { words } from "./words.ts";

const text = words.stops;

export function StopRow(props: {
  stop: TripStop;
  name: string;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  dayCount: number;
  onMove: (by: -1 | 1) => void;
  onPin: (day: number | null) => void;
  onDrop: () => void;
}) {
  const { stop, name, number } = props;
  const days = Array.from({ length: props.dayCount }, (_, index) => index + 1);
  // A shortened trip still shows the day a stop was pinned to, so that it can be unpinned.
  const shown = stop.pinnedDay === null || days.includes(stop.pinnedDay) ? days : [...days, stop.pinnedDay];
  return (
    <div className="rounded-2xl border border-line bg-card px-4 py-3">
      <p className="font-semibold">
        <span className="figures mr-2 text-accent-text">{number}</span>
        {name}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <Button
          data-move="earlier"
          variant="light"
          size="icon"
          disabled={props.isFirst}
          aria-label={text.earlier(name)}
          onClick={() => props.onMove(-1)}
        >
          <Arrow d="M8 13V3M3.500 7.500 8 3l4.500 4.500" />
        </Button>
        <Button
          data-move="later"
          variant="light"
          size="icon"
          disabled={props.isLast}
          aria-label={text.later(name)}
          onClick={() => props.onMove(1)}
        >
          <Arrow d="M8 3v10M3.500 8.500 8 13l4.500-4.500" />
        </Button>
        <div className="w-30">
          <select
            aria-label={text.day(name)}
            className={inputClasses}
            value={stop.pinnedDay ?? ""}
            onChange={(event) => props.onPin(event.target.value === "" ? null : Number(event.target.value))}
          >
            <option value="">{text.anyDay}</option>
            {shown.map((day) => (
              <option key={day} value={day}>
                {text.onDay(day)}
              </option>
            ))}
          </select>
        </div>
        <Button variant="ghost" size="sm" aria-label={text.dropFull(name)} onClick={props.onDrop}>
          {text.drop}
        </Button>
      </div>
    </div>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
