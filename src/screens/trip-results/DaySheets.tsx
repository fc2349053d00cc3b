/** The printed trip: one page per day of visits, with times, questions to ask and room to write. */

import type { TripNames } from "#components/trip/tripNames.ts";
import { VisitQuestions } from "#components/trip/VisitQuestions.tsx";
import { words as questionWords } from "#components/trip/visitQuestionWords.ts";
import type { Trip, TripDay, TripPlan } from "#domain/visits/trip.ts";
import { PrintOnly } from "#ui/Hidden.tsx";
import { describeNight, toDayLine } from "./dayLines.ts";
import { buildSheets } from "./sheets.ts";
import { words } from "./words.ts";

const text = words.sheet;

export function DaySheets({ trip, plan, names }: { trip: Trip; plan: TripPlan; names: TripNames }) {
  return (
    <PrintOnly>
      {buildSheets(plan.days, trip.firstDay).map((days, index) => (
        <article key={days[0]?.day.day} className={index === 0 ? "" : "break-before-page"}>
          {days.map(({ day, number }) => (
            <DayPart key={day.day} day={day} number={number} plan={plan} names={names} />
          ))}
          <section className="text-[0.8em]">
            <h3 className="mb-1 text-lg">{questionWords.title}</h3>
            <VisitQuestions heading="h4" isPrinted />
          </section>
          <p className="mt-3 text-[0.85em] text-ink-soft">{text.made}</p>
        </article>
      ))}
    </PrintOnly>
  );
}

function DayPart(props: { day: TripDay; number: number; plan: TripPlan; names: TripNames }) {
  const { day, number, plan, names } = props;
  const night = describeNight(day, names);
  return (
    <section className="mb-3">
      <h2 className="text-xl">{text.title(number, day.day)}</h2>
      {day.warnings.map((warning) => (
        <p key={words.day.warning(warning)} className="text-[0.92em]">
          {words.day.warning(warning)}
        </p>
      ))}
      <table className="mt-2 w-full border-collapse text-left">
        <tbody>
          {day.items.map((item) => {
            const line = toDayLine(item, plan, names);
            return (
              <tr key={`${item.kind}-${item.startMinute}`} className="border-t border-line align-top">
                <th scope="row" className="figures w-44 py-1 pr-3 font-normal whitespace-nowrap">
                  {words.day.time(item.startMinute, item.endMinute)}
                </th>
                <td className="py-1">
                  <span className={item.kind === "visit" ? "font-semibold" : ""}>{line.title}</span>
                  {item.kind === "visit" ? (
                    <VisitNotes place={getPlaceName(item.unitId, names)} />
                  ) : (
                    line.detail !== null && <span className="text-ink-soft">: {line.detail}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {night !== null && <p className="border-t border-line pt-1 font-semibold">{night}</p>}
    </section>
  );
}

function VisitNotes({ place }: { place: string | null }) {
  return (
    <div>
      {place}
      {[text.booked, ...questionWords.verdict].map((label) => (
        <p key={label} className="mt-3 border-b border-line-strong text-[0.92em] text-ink-soft">
          {label}:
        </p>
      ))}
    </div>
  );
}

function getPlaceName(unitId: number, names: TripNames): string | null {
  const college = names.college(unitId);
  return college === null ? null : `${college.city}, ${college.state}`;
}
