/** The plans as the server offers them; until it has answered, as they were when the page was made. */
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { pricingQuery } from "#client/query/namedQueries.ts";
import { subscriptionPlans } from "#domain/subscription/plans.ts";
import { LoadFailed } from "#pieces/load-failed/LoadFailed.tsx";
import { ToCome, WorksToday } from "#pieces/marketing/ToCome.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { OfflineNote } from "#ui/States.tsx";
import { words } from "./words.ts";

type OfferedPlan = {
  id: string;
  name: string;
  priceCents: number | null;
  isAvailable: boolean;
  features: readonly string[];
};

export function Plans() {
  const query = useQuery(pricingQuery);
  const isOnline = useIsOnline();
  const plans: readonly OfferedPlan[] = query.data?.plans ?? subscriptionPlans;
  const load = loadStateOf(query);
  const isUnsure = load.status !== "ready";
  return (
    <div data-plans={isUnsure ? "known" : "answered"}>
      <ul className="grid gap-5 lg:grid-cols-[1.2fr_1fr]">
        {plans.map((plan) => (
          <li key={plan.id}>
            <Plan plan={plan} />
          </li>
        ))}
      </ul>
      {query.data?.canBuy !== true && <p className="mt-5 text-ink-soft">{words.nothingToBuy}</p>}
      <div className="mt-5 empty:hidden">
        {isUnsure && !isOnline && <OfflineNote>{words.offline}</OfflineNote>}
        {load.status === "failed" && isOnline && (
          <LoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />
        )}
      </div>
    </div>
  );
}

function Plan({ plan }: { plan: OfferedPlan }) {
  const { isAvailable } = plan;
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={classes(
        "flex h-full flex-col rounded-3xl p-6 sm:p-8",
        isAvailable ? "bg-card shadow-card" : "border-2 border-dashed border-line-strong",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`plan-${plan.id}`} className="text-2xl">
          {plan.name}
        </h3>
        {isAvailable ? <WorksToday /> : <ToCome />}
      </div>
      <Price plan={plan} />
      <ul className="mt-5 mb-6 space-y-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check
              size={22}
              aria-hidden="true"
              className={classes("mt-0.5 shrink-0", isAvailable ? "text-accent" : "text-line-strong")}
            />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-auto">
        {isAvailable ? (
          <ButtonLink to={words.waysIn.free.to}>{words.waysIn.free.label}</ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={words.waysIn.waitlist.to}>
            {words.waysIn.waitlist.label}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

function Price({ plan: { priceCents } }: { plan: OfferedPlan }) {
  if (priceCents === null) {
    return (
      <p className="mt-4">
        <span className="block font-serif text-4xl leading-tight">{words.notSet}</span>
        <span className="mt-1 block text-ink-soft">{words.notSetText}</span>
      </p>
    );
  }
  return (
    <p className="mt-3">
      <span className="figures block font-serif text-7xl leading-none text-accent-text">
        {words.price(priceCents)}
      </span>
      <span className="mt-2 block text-ink-soft">{priceCents === 0 ? words.freeUnit : words.aMonth}</span>
    </p>
  );
}
