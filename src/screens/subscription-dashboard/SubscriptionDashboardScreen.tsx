/** /subscription-dashboard: the account's subscription and limits, and buying, changing and canceling Family. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getAccountEmail } from "#client/family/accountScope.ts";
import { useSession } from "#client/session/session.ts";
import { askToLeave } from "#client/session/signOutDialogState.ts";
import { buildSubscriptionQuery } from "#client/subscription/subscription.ts";
import { SubscriptionLoad } from "#components/subscription/SubscriptionLoad.tsx";
import type { SubscriptionReply } from "#contract/subscription.ts";
import { Button } from "#ui/Button.tsx";
import { Amounts } from "./Amounts.tsx";
import { Offer } from "./Offer.tsx";
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
