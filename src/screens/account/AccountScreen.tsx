/** /account: who is signed in, sync status, plans, devices, data export, and account deletion. */

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { readExport } from "#client/account/accountApi.ts";
import type { ErasedAccount } from "#client/account/eraseAccount.ts";
import { readIdentitySettings } from "#client/identity/identitySettings.ts";
import { saveFile } from "#client/saveFile.ts";
import type { SessionUser } from "#client/session/sessionUser.ts";
import { askToLeave } from "#client/session/signOutDialogState.ts";
import { getToday } from "#client/today.ts";
import { AccountGate } from "#components/account/AccountGate.tsx";
import { ErasedReceipt } from "#components/account/ErasedReceipt.tsx";
import { RemindersForm } from "#components/reminders/RemindersForm.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { AccountPlans } from "./AccountPlans.tsx";
import { EraseDialog, type EraseDialogProps } from "./EraseDialog.tsx";
import { explainFailure } from "./explainFailure.ts";
import { Passkeys } from "./Passkeys.tsx";
import { PlannedErasure } from "./PlannedErasure.tsx";
import { SignedInDevices } from "./SignedInDevices.tsx";
import { SyncStatus } from "./SyncStatus.tsx";
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

const eraseWords = words.erase;

/** Deletes the account: what that means, and the way to the dialog that asks. */
function EraseAccount({ onErased }: Pick<EraseDialogProps, "onErased">) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby="erase" className="rounded-3xl border-2 border-danger p-5 sm:p-8">
      <h2 id="erase" className="text-3xl">
        {eraseWords.title}
      </h2>
      <p className="mt-2 max-w-text">{eraseWords.text}</p>
      <Button variant="destructive" className="mt-5" onClick={() => setIsAsking(true)}>
        {eraseWords.button}
      </Button>
      {isAsking && <EraseDialog onErased={onErased} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

const takeWords = words.take;

/** Downloads all account data as one file. */
function TakeAccount() {
  const save = useMutation({
    networkMode: "always",
    mutationFn: readExport,
    onSuccess: (text) => saveFile(`tassel-account-${getToday()}.json`, "application/json", text),
  });
  return (
    <section aria-labelledby="take">
      <h2 id="take" className="text-3xl">
        {takeWords.title}
      </h2>
      <p className="mt-2 max-w-text">{takeWords.text}</p>
      <p className="mt-2 max-w-text text-ink-soft">{takeWords.plan}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button disabled={save.isPending} onClick={() => save.mutate()}>
          {save.isPending ? takeWords.busy : takeWords.button}
        </Button>
        <ButtonLink variant="light" to="/your-data">
          {takeWords.yourData}
        </ButtonLink>
      </div>
      <p role="status" className={save.isSuccess ? "mt-3 font-medium text-accent-text" : "sr-only"}>
        {save.isSuccess && takeWords.saved}
      </p>
      {save.isError && (
        <div className="mt-4 max-w-xl">
          <Notice tone="problem" title={takeWords.failed}>
            {explainFailure(save.error)}
          </Notice>
        </div>
      )}
    </section>
  );
}
