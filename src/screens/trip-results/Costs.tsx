/** The trip's cost, line by line, each with its calculation and a price the family can change. */

import { useTypedField } from "#components/answer/useTypedField.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { useTripChanges } from "#components/trip/useTrips.ts";
import { type Answer, readNumber } from "#domain/answers/readTyped.ts";
import { perFlightPrice, perMilePrice, perNightPrice } from "#domain/visits/travelTerms.ts";
import type { Trip, TripPlan } from "#domain/visits/trip.ts";
import { tripAmountLimits } from "#domain/visits/tripSchema.ts";
import { formatUsd } from "#lib/format.ts";
import { NumberField } from "#ui/NumberField.tsx";
import { words } from "./words.ts";

const text = words.cost;

const prices = {
  perMileUsd: { label: text.perMile, usual: perMilePrice },
  perNightUsd: { label: text.perNight, usual: perNightPrice },
  perFlightUsd: { label: text.perFlight, usual: perFlightPrice },
} as const;
type PriceField = keyof typeof prices;

export function Costs({ trip, plan }: { trip: Trip; plan: TripPlan }) {
  const { lines, totalUsd } = plan.cost;
  const hasFlights = lines.some(({ line, amountUsd }) => line === "flights" && amountUsd !== 0);
  const fields: PriceField[] = [
    "perMileUsd",
    "perNightUsd",
    ...(hasFlights ? (["perFlightUsd"] as const) : []),
  ];
  return (
    <section aria-labelledby="the-cost">
      <h2 id="the-cost" className="text-2xl sm:text-3xl">
        {text.title}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{text.lead}</p>
      <dl className="figures mt-4 max-w-2xl">
        {lines.map((line) => (
          <div key={line.line} className="flex justify-between gap-6 border-t border-line py-2.5">
            <dt>
              {text.lines[line.line]}
              <span className="block text-[0.95rem] text-ink-soft">{describeWorking(line)}</span>
            </dt>
            <dd className="whitespace-nowrap">{formatUsd(line.amountUsd ?? 0)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 border-t-2 border-line-strong py-2.5 font-semibold">
          <dt>{text.total}</dt>
          <dd className="whitespace-nowrap">{formatUsd(totalUsd)}</dd>
        </div>
      </dl>
      <div className="mt-4 grid max-w-2xl items-start gap-5 sm:grid-cols-2">
        {fields.map((field) => (
          <Price key={field} trip={trip} field={field} />
        ))}
      </div>
    </section>
  );
}

function Price({ trip, field }: { trip: Trip; field: PriceField }) {
  const { change } = useTripChanges();
  const { label, usual } = prices[field];
  const most = tripAmountLimits[field];
  const typed = useTypedField({
    kept: trip[field],
    read: (raw): Answer<number> =>
      readNumber(raw.replace("$", ""), { minimum: 0, maximum: most, isWhole: false }),
    write: String,
    give: (amount) => void change(trip, { [field]: amount }),
  });
  return (
    <div>
      <NumberField
        label={label}
        hint={text.usual(usual.amountUsd)}
        before="$"
        keys="decimal"
        value={typed.text}
        error={describeProblem(typed.problem, most)}
        onChange={typed.onChange}
        onBlur={typed.onBlur}
      />
      <SourceNote source={usual.source} />
    </div>
  );
}

function describeProblem(problem: ReturnType<typeof useTypedField>["problem"], most: number): string | null {
  if (problem === null) return null;
  if (problem.kind === "tooHigh") return text.tooHigh(most);
  return problem.kind === "tooLow" ? text.tooLow : text.notANumber;
}

function describeWorking({ line, values }: TripPlan["cost"]["lines"][number]): string {
  const value = (name: string) => Number(values[name] ?? 0);
  switch (line) {
    case "fuel":
      return text.fuelWorking(value("miles"), value("perMileUsd"));
    case "lodging":
      return text.lodgingWorking(value("nights"), value("rooms"), value("perNightUsd"));
    default:
      return text.flightsWorking(value("flights"), value("travelers"), value("perFlightUsd"));
  }
}
