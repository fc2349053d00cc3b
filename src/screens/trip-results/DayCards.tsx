/** The days of the trip, each with what happens when, what may be wrong with the day, and where the night is. */

import { SourceNote } from "#components/source/SourceNote.tsx";
import type { TripNames } from "#components/trip/tripNames.ts";
import type { DayItem, Trip, TripDay, TripPlan } from "#domain/visits/trip.ts";
import { Card } from "#ui/Card.tsx";
import { type DayLine, toDayLine, describeNight } from "./dayLines.ts";
import { StopNumber } from "./StopNumber.tsx";
import { getDayNumber } from "./sheets.ts";
import { words } from "./words.ts";

const text = words.day;

export function DayCards({ trip, plan, names }: { trip: Trip; plan: TripPlan; names: TripNames }) {
  // Those of the prices stand beside the prices.
  const ofPrices = new Set(plan.cost.lines.map(({ source }) => source?.id));
  const sources = plan.sources.filter(({ id }) => !ofPrices.has(id));
  return (
    <section aria-labelledby="the-days">
      <h2 id="the-days" className="text-2xl sm:text-3xl">
        {text.heading}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{text.lead}</p>
      <ol className="mt-4 grid gap-4 lg:grid-cols-2">
        {plan.days.map((day) => (
          <li key={day.day}>
            <DayCard day={day} number={getDayNumber(day.day, trip.firstDay)} plan={plan} names={names} />
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-x-6">
        {sources.map((source) => (
          <SourceNote key={source.id} source={source} />
        ))}
      </div>
    </section>
  );
}

function DayCard(props: { day: TripDay; number: number; plan: TripPlan; names: TripNames }) {
  const { day, number, plan, names } = props;
  const night = describeNight(day, names);
  const isUsual = day.warnings.some(({ code }) => code === "usualBreak" || code === "usualExams");
  return (
    <Card className="h-full">
      <h3 className="text-xl">{text.title(number, day.day)}</h3>
      <p className="mt-0.5 text-[0.95rem] text-ink-soft">{text.driving(day.drivingHours)}</p>
      {day.warnings.length > 0 && (
        <div className="mt-3 rounded-xl bg-support-soft px-4 py-2.5 text-[0.95rem]">
          {day.warnings.map((warning) => (
            <p key={words.day.warning(warning)}>{words.day.warning(warning)}</p>
          ))}
          {isUsual && <p>{text.warningNote}</p>}
        </div>
      )}
      {day.items.length === 0 && <p className="mt-3">{text.nothing}</p>}
      <ol className="mt-3 space-y-3">
        {day.items.map((item) => (
          <li key={`${item.kind}-${item.startMinute}`}>
            <Line line={toDayLine(item, plan, names)} item={item} plan={plan} />
          </li>
        ))}
      </ol>
      {night !== null && <p className="mt-4 border-t border-line pt-3 font-semibold">{night}</p>}
    </Card>
  );
}

/** Its time at the left, so that a day reads down like a timetable; a visit has its number on the map. */
function Line({ line, item, plan }: { line: DayLine; item: DayItem; plan: TripPlan }) {
  return (
    <div className="grid grid-cols-[6.4rem_1fr] gap-x-3">
      <p className="figures text-[0.92rem] leading-6 whitespace-nowrap text-ink-soft">
        {text.from(item.startMinute)} <span className="block">{text.until(item.endMinute)}</span>
      </p>
      <div>
        {item.kind === "visit" ? (
          <div className="flex gap-2.5">
            <StopNumber number={plan.order.indexOf(item.unitId) + 1} />
            <p className="font-semibold">{line.title}</p>
          </div>
        ) : (
          <p>{line.title}</p>
        )}
        {line.detail !== null && <p className="text-[0.95rem] text-ink-soft">{line.detail}</p>}
      </div>
    </div>
  );
}
