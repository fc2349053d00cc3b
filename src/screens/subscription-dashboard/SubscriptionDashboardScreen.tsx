/** /subscription-dashboard: the account's subscription and limits, and buying, changing and canceling Family. */
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide";
import { useState } from "react";
import { getAccountEmail } from "#client/family/accountScope.ts";
import { useSession } from "#client/session/session.ts";
import { askToLeave } from "#client/session/signOutDialogState.ts";
import { buildSubscriptionQuery } from "#client/subscription/subscription.ts";
import { useLeave } from "#client/subscription/useLeave.ts";
import { SubscriptionLoad } from "#components/subscription/SubscriptionLoad.tsx";
import type { SubscriptionReply } from "#contract/subscription.ts";
import { familyPlan, limitedThings } from "#domain/subscription/plans.ts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { LeaveProblem } from "./LeaveProblem.tsx";
import { SubscriptionStatus } from "./SubscriptionStatus.tsx";
import { buildSubscriptionView } from "./view.ts";
import { words } from "./words.ts";

export default function SubscriptionDashboardScreen() {
  const session = useSession();
  const query = useQuery(buildSubscriptionQuery(getAccountEmail(session)));
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="text-4xl sm:text-6xl">{words.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <div className="mt-8 max-w-4xl sm:mt-10">
        <SubscriptionLoad query={query}>
          {(subscription) => <Found subscription={subscription} />}
        </SubscriptionLoad>
      </div>
      {session.status === "signedIn" && (
        <p className="mt-12 flex flex-wrap items-center gap-x-5 text-ink-soft">
          <span className="min-w-0 break-words">{words.signedInAs(session.user.email)}</span>
          <Button variant="link" onClick={askToLeave}>
            {words.logOut}
          </Button>
        </p>
      )}
    </div>
  );
}

function Found({ subscription }: { subscription: SubscriptionReply }) {
  const [now] = useState(() => new Date());
  const view = buildSubscriptionView(subscription, now);
  return (
    <div className="space-y-12">
      <SubscriptionStatus view={view} />
      {view.kind === "free" && <Offer />}
      <Amounts subscription={subscription} />
    </div>
  );
}

/** The plan's limits on what costs the server, and current usage. */
function Amounts({ subscription: { allowances, used } }: { subscription: SubscriptionReply }) {
  const isAbove = limitedThings.some((thing) => {
    const [has, maximum] = [used[thing], allowances[thing]];
    return has !== null && maximum !== null && has > maximum;
  });
  return (
    <section aria-labelledby="used-title">
      <h2 id="used-title" className="text-3xl sm:text-4xl">
        {words.usedTitle}
      </h2>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {limitedThings.map((thing) => (
          <div key={thing} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[1.6fr_1fr]">
            <dt>
              <span className="font-semibold">{words.things[thing].title}</span>
              <span className="block text-ink-soft">{words.things[thing].text}</span>
            </dt>
            <dd className="figures text-lg sm:text-right">{words.amount(used[thing], allowances[thing])}</dd>
          </div>
        ))}
      </dl>
      {isAbove && <p className="mt-4 max-w-lead">{words.above}</p>}
    </section>
  );
}

/** What Family adds, and the two ways to pay for it. */
function Offer() {
  const { go, busy, problem } = useLeave();
  const [month, year] = familyPlan.prices;
  return (
    <section aria-labelledby="offer-title">
      <h2 id="offer-title" className="text-3xl sm:text-4xl">
        {words.offerTitle}
      </h2>
      <ul className="mt-5 space-y-2 text-lg">
        {familyPlan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon icon={Check} size={24} className="mt-0.5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        {familyPlan.prices.map(({ interval, priceCents }) => (
          <Button
            key={interval}
            variant={interval === "year" ? "cta-primary" : "outline"}
            size="lg"
            disabled={busy !== null}
            onClick={() => go(interval)}
          >
            {busy === interval ? words.leaving : words.buy[interval](priceCents)}
          </Button>
        ))}
      </div>
      {month !== undefined && year !== undefined && (
        <p className="mt-4">{words.saves(month.priceCents, year.priceCents)}</p>
      )}
      <p className="mt-2 max-w-lead text-ink-soft">{words.buyNote}</p>
      <LeaveProblem problem={problem} />
    </section>
  );
}
