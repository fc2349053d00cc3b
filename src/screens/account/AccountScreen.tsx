/** /account: who is signed in, sync status, plans, devices, data export, and account deletion. */
import { useState } from "react";
import type { ErasedAccount } from "#client/account/eraseAccount.ts";
import { readIdentitySettings } from "#client/identity/identitySettings.ts";
import type { SessionUser } from "#client/session/sessionUser.ts";
import { askToLeave } from "#client/session/signOutDialogState.ts";
import { AccountGate } from "#components/account/AccountGate.tsx";
import { ErasedReceipt } from "#components/account/ErasedReceipt.tsx";
import { RemindersForm } from "#components/reminders/RemindersForm.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { AccountPlans } from "./AccountPlans.tsx";
import { EraseAccount } from "./EraseAccount.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { PlannedErasure } from "./PlannedErasure.tsx";
import { SignedInDevices } from "./SignedInDevices.tsx";
import { SyncStatus } from "./SyncStatus.tsx";
import { TakeAccount } from "./TakeAccount.tsx";
import { words } from "./words.ts";

type Outcome = { erased: ErasedAccount; hasAskedToRemovePlan: boolean };

export default function AccountScreen() {
  // Checked before the session: after deleting the account nobody is signed in.
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <div className="page min-h-screen pt-8 pb-24 sm:pt-14">
      <h1 className="text-4xl sm:text-6xl">{words.title}</h1>
      {outcome === null ? (
        <>
          <p className="mt-4 max-w-lead text-lg text-ink-soft sm:text-xl">{words.lead}</p>
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
      <PlannedErasure email={props.user.email} />
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
        <Passkeys user={props.user} />
        {readIdentitySettings(document)?.isEmbedded === true && <SignedInDevices email={props.user.email} />}
        <TakeAccount />
        <EraseAccount onErased={props.onErased} />
      </div>
    </>
  );
}

/** Who is signed in, with links to sign out and to the subscription. */
function Who({ user }: { user: SessionUser }) {
  return (
    <section
      aria-label={words.title}
      className="flex min-w-0 flex-col rounded-3xl border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <h2 className="text-3xl">{user.name === "" ? words.noName : user.name}</h2>
      <p className="mt-1 grow wrap-anywhere text-ink-soft">{user.email}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" onClick={askToLeave}>
          {words.logOut}
        </Button>
        <ButtonLink variant="light" to="/subscription-dashboard">
          {words.subscription}
        </ButtonLink>
      </div>
    </section>
  );
}
