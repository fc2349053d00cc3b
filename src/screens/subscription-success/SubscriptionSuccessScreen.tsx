/** /subscription-success: the page after checkout; waits until the payment is confirmed, and says so. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getAccountEmail } from "#client/family/accountScope.ts";
import { subscriptionPollMs, subscriptionPolls } from "#client/limits.ts";
import { useSession } from "#client/session/session.ts";
import { buildSubscriptionQuery, readSubscription } from "#client/subscription/subscription.ts";
import { SubscriptionLoad } from "#components/subscription/SubscriptionLoad.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { buildSuccessView, type View } from "./view.ts";
import { words } from "./words.ts";

export default function SubscriptionSuccessScreen() {
  const account = getAccountEmail(useSession());
  const [asked, setAsked] = useState(0);
  const [maximum, setMaximum] = useState(subscriptionPolls);
  const query = useQuery({
    ...buildSubscriptionQuery(account),
    queryFn: async ({ signal }) => {
      const reply = await readSubscription(signal);
      setAsked((count) => count + 1);
      return reply;
    },
    refetchInterval: ({ state }) =>
      state.data !== undefined && buildSuccessView(state.data, asked, maximum) === "waiting"
        ? subscriptionPollMs
        : false,
  });
  const checkAgain = () => {
    setMaximum(asked + subscriptionPolls);
    void query.refetch();
  };
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="text-4xl sm:text-6xl">{words.title}</h1>
      <div className="mt-8 max-w-3xl">
        <SubscriptionLoad query={query}>
          {(reply) => (
            <StatusMessage view={buildSuccessView(reply, asked, maximum)} onLookAgain={checkAgain} />
          )}
        </SubscriptionLoad>
      </div>
    </div>
  );
}

function StatusMessage({ view, onLookAgain }: { view: View; onLookAgain: () => void }) {
  const { title, text } = words.views[view];
  return (
    <Card>
      <div role="status">
        <h2 className="text-2xl sm:text-4xl">{title}</h2>
        <p className="mt-3 max-w-lead text-lg">{text}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {view === "slow" && <Button onClick={onLookAgain}>{words.again}</Button>}
        {view !== "waiting" && (
          <ButtonLink variant={view === "slow" ? "outline" : "default"} to="/subscription-dashboard">
            {words.dashboard}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" to="/my-plan">
          {words.plan}
        </ButtonLink>
      </div>
    </Card>
  );
}
