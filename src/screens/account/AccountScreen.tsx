/** /account: who is signed in, how device and account stand, the plans, taking everything along, and erasing it. */
import { useState } from "react";
import type { ErasedAccount } from "#client/account/eraseAccount.ts";
import type { SessionUser } from "#client/session/sessionUser.ts";
import { AccountGate } from "#components/account/AccountGate.tsx";
import { ErasedReceipt } from "#components/account/ErasedReceipt.tsx";
import { RemindersForm } from "#components/reminders/RemindersForm.tsx";
import { AccountPlans } from "./AccountPlans.tsx";
import { EraseAccount } from "./EraseAccount.tsx";
import { SyncStatus } from "./SyncStatus.tsx";
import { TakeAccount } from "./TakeAccount.tsx";
import { Who } from "./Who.tsx";
import { words } from "./words.ts";

type Outcome = { erased: ErasedAccount; hasAskedToRemovePlan: boolean };

export default function AccountScreen() {
  // Above the question of who is signed in: after erasing it is nobody.
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="text-4xl sm:text-6xl">{words.title}</h1>
      {outcome === null ? (
        <>
          <p className="mt-4 max-w-[58ch] text-lg text-ink-soft sm:text-xl">{words.lead}</p>
          <div className="mt-8">
            <AccountGate>
              {(user) => (
                <Account
                  user={user}
                  onErased={(erased, hasAskedToRemovePlan) => setOutcome({ erased, hasAskedToRemovePlan })}
                />
              )}
            </AccountGate>
          </div>
        </>
      ) : (
        <ErasedReceipt erased={outcome.erased} hasAskedToRemovePlan={outcome.hasAskedToRemovePlan} />
      )}
    </div>
  );
}

function Account(props: {
  user: SessionUser;
  onErased: (erased: ErasedAccount, hasAskedToRemovePlan: boolean) => void;
}) {
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-[1fr_1.3fr]">
        <Who user={props.user} />
        <SyncStatus />
      </div>
      <div className="mt-14 space-y-16">
        <AccountPlans user={props.user} />
        <section aria-labelledby="reminders">
          <h2 id="reminders" className="mb-6 text-3xl">
            {words.reminders}
          </h2>
          <RemindersForm />
        </section>
        <TakeAccount />
        <EraseAccount onErased={props.onErased} />
      </div>
    </>
  );
}
