/** The subscription plans from the server; until it answers, those that it wrote into the page. */
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePageData } from "#client/pageData.tsx";
import { loadStateOf } from "#client/query/loadState.ts";
import { pricingQuery } from "#client/query/namedQueries.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { everyTool, type Interval, listSubscriptionPlans } from "#domain/subscription/plans.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { OfflineNote } from "#ui/States.tsx";
import { words } from "./words.ts";

type OfferedPlan = {
  id: string;
  name: string;
  prices: readonly { interval: Interval; priceCents: number }[];
  features: readonly string[];
};

/** What is shown before it is known whether this site sells anything. */
const toolsPlan: OfferedPlan = { id: "free", name: words.unknown.name, prices: [], features: everyTool };

export function PlansSection() {
  const { query, known, pricing } = usePricing();
  const isOnline = useIsOnline();
  const load = loadStateOf(query);
  const isUnsure = load.status !== "ready";
  const kind = pricing === null ? "unknown" : pricing.canBuy ? "sold" : "open";
  const plans: readonly OfferedPlan[] = pricing?.plans ?? [toolsPlan];
  return (
    <section id="plans" aria-labelledby="plans-title" className="bg-sunk">
      <div className="page py-14 lg:py-20" data-plans={isUnsure ? "known" : "answered"}>
        <h2 id="plans-title" className="text-3xl sm:text-5xl">
          {words[kind].title}
        </h2>
        <p className="mt-3 mb-8 max-w-2xl text-lg text-ink-soft">{words[kind].lead}</p>
        <ul className={joinClasses("grid gap-5 *:min-w-0", plans.length > 1 && "lg:grid-cols-2")}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <Plan plan={plan} />
            </li>
          ))}
        </ul>
        {words[kind].note !== null && <p className="mt-5 max-w-2xl text-ink-soft">{words[kind].note}</p>}
        <div className="mt-5 empty:hidden">
          {isUnsure && !isOnline && (
            <OfflineNote>{known === null ? words.offlineUnknown : words.offline}</OfflineNote>
          )}
          {load.status === "failed" && isOnline && (
            <LoadFailed
              title={known === null ? words.failedUnknownTitle : words.failedTitle}
              load={load}
              kept={known === null ? words.failedUnknownKept : words.failedKept}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** How Tassel is paid: of what is sold, a word only where something is. */
export function HowWeArePaid() {
  const { pricing } = usePricing();
  return (
    <>
      {pricing?.canBuy === true && <p>{words.paidFamily}</p>}
      {words.paid.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

function usePricing() {
  const query = useQuery(pricingQuery);
  const known = readKnownPricing(usePageData("/pricing"));
  return { query, known, pricing: query.data ?? known };
}

/**
 * What the server wrote into the page about its own payments. Null where the page was reached by a link inside the app:
 * then nothing is said about a price before the server has answered, because most installations sell nothing.
 */
function readKnownPricing(data: unknown): ReturnType<typeof listSubscriptionPlans> | null {
  const payments = typeof data === "object" && data !== null ? Reflect.get(data, "payments") : null;
  return payments === "stripe" || payments === "none" ? listSubscriptionPlans(payments === "stripe") : null;
}

function Plan({ plan }: { plan: OfferedPlan }) {
  const isFree = plan.prices.length === 0;
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className="flex h-full flex-col rounded-3xl bg-card p-6 shadow-card sm:p-8"
    >
      <h3 id={`plan-${plan.id}`} className="text-2xl">
        {plan.name}
      </h3>
      <Price plan={plan} />
      <ul className="mt-6 mb-7 space-y-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon icon={Check} size={22} className="mt-0.5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-auto">
        {isFree ? (
          <ButtonLink to={words.waysIn.free.to}>{words.waysIn.free.label}</ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={words.waysIn.family.to}>
            {words.waysIn.family.label}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

function Price({ plan: { prices } }: { plan: OfferedPlan }) {
  const [first] = prices;
  return (
    <p className="mt-3">
      <span className="figures block font-serif text-7xl leading-none text-accent-text">
        {first === undefined ? words.free : words.price(first.priceCents)}
      </span>
      <span className="mt-2 block text-ink-soft">{getUnit(prices)}</span>
    </p>
  );
}

function getUnit(prices: OfferedPlan["prices"]): string {
  const [first] = prices;
  if (first === undefined) return words.freeUnit;
  const yearly = prices.find(({ interval }) => interval === "year");
  const hasBoth = yearly !== undefined && first.interval === "month";
  return hasBoth ? words.monthOrYear(yearly.priceCents) : words.unit[first.interval];
}
