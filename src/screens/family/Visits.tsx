/** The campus trips of a shared plan: when, from where, and to which colleges. */
import { useColleges } from "#client/colleges/useColleges.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { words } from "./words.ts";

export function Visits({ plan }: { plan: Plan }) {
  const colleges = useColleges(plan.trips.length > 0);
  const getName = (unitId: number) =>
    (colleges.status === "ready" ? colleges.value.byUnitId.get(unitId)?.name : undefined) ??
    taskWords.college(unitId);
  return (
    <div>
      <h3 className="text-2xl">{words.visits}</h3>
      {plan.trips.length === 0 && <p className="mt-2 text-ink-soft">{words.visitsNone}</p>}
      <ul className="mt-1">
        {plan.trips.map(({ id, start, stops, firstDay, lastDay }) => (
          <li key={id} className="border-b border-line py-2.5">
            <p className="figures font-semibold">{words.tripDays(firstDay, lastDay)}</p>
            <p>{words.trip(start?.label ?? null, stops.length)}</p>
            <p className="text-[0.95rem] text-ink-soft">
              {stops.map(({ unitId }) => getName(unitId)).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
