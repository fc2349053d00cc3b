/** Loads the account's subscription, with its loading, failed and signed-out states. */
import type { ReactNode } from "react";
import { loadStateOf } from "#client/query/loadState.ts";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { AccountGate } from "#components/account/AccountGate.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { SubscriptionReply } from "#contract/subscription.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

type Query = Parameters<typeof loadStateOf<SubscriptionReply>>[0];

type Props = { query: Query; children: (subscription: SubscriptionReply) => ReactNode };

export function SubscriptionLoad(props: Props) {
  return <AccountGate signedOut={<SignInFirst />}>{() => <Loaded {...props} />}</AccountGate>;
}

function Loaded(props: Props) {
  const load = loadStateOf(props.query);
  if (load.status === "ready") return props.children(load.value);
  if (load.status === "failed") {
    return <LoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />;
  }
  return <Skeleton label={words.loading} lines={2} />;
}

function SignInFirst() {
  return (
    <Card>
      <h2 className="text-2xl sm:text-3xl">{words.signInTitle}</h2>
      <p className="mt-2 max-w-lead text-ink-soft">{words.signInText}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/sign-in" onClick={saveReturnPlaceOfPage}>
          {words.signIn}
        </ButtonLink>
        <ButtonLink variant="outline" to="/pricing">
          {words.pricing}
        </ButtonLink>
      </div>
    </Card>
  );
}
