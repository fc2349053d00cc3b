/** One plan's people with what each may see, an invite form, and open invitations. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { takeBackInvitation } from "#client/family/familyApi.ts";
import { buildAccountPlansQuery, buildPeopleQuery } from "#client/family/familyQueries.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { shareMoney } from "#client/planSync/planApi.ts";
import { syncNow } from "#client/planSync/usePlanSync.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useReader } from "#client/reader.ts";
import { words as family } from "#components/family/words.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { OpenInvitation } from "#contract/family.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { wordFor } from "#domain/people/reader.ts";
import { Button } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { OfflineNote } from "#ui/States.tsx";
import { useToast } from "#ui/Toast.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { useChange } from "./useChange.ts";
import { words } from "./words.ts";

export function PlanPeople({ account, entry }: { account: number; entry: PlanEntry }) {
  const { planId } = entry;
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const state = loadStateOf(useQuery(buildPeopleQuery(account, planId)));
  const refresh = () => client.invalidateQueries({ queryKey: buildPeopleQuery(account, planId).queryKey });
  if (state.status === "loading") {
    return <Skeleton label={words.loading} lines={5} className="max-w-2xl" />;
  }
  if (state.status === "failed") {
    return <LoadFailed title={words.failedTitle} load={state} kept={words.failedKept} />;
  }
  const others = state.value.people.filter(({ isYou }) => !isYou);
  const you = state.value.people.find(({ isYou }) => isYou);
  const moneyNote = <MoneyNote account={account} entry={entry} />;
  return (
    <div className="space-y-14">
      {!isOnline && <OfflineNote>{family.offline}</OfflineNote>}
      <section aria-labelledby="people">
        <h2 id="people" tabIndex={-1} className="text-3xl outline-none">
          {words.people}
        </h2>
        <ul className="mt-4 grid items-start gap-4 lg:grid-cols-2">
          {you !== undefined && (
            <li className="min-w-0 rounded-2xl border border-line bg-card p-5 lg:col-span-2">
              <h3 className="text-xl">{you.name === "" ? words.you : `${words.you}, ${you.name}`}</h3>
              <p className="text-[0.95rem] wrap-anywhere text-ink-soft">{you.email}</p>
              <p className="mt-2">{others.length === 0 ? words.nobody : words.owner}</p>
            </li>
          )}
          {others.map((person) => (
            <PersonCard
              key={person.memberId}
              planId={planId}
              person={person}
              moneyNote={moneyNote}
              onChanged={refresh}
            />
          ))}
        </ul>
      </section>
      <InviteForm
        planId={planId}
        inviterName={you?.name ?? ""}
        hasMoney={entry.moneySharedSince !== null}
        moneyNote={moneyNote}
        onInvited={refresh}
      />
      <section aria-labelledby="open">
        <h2 id="open" tabIndex={-1} className="text-3xl outline-none">
          {words.open}
        </h2>
        {state.value.invitations.length === 0 ? (
          <p className="mt-3 text-ink-soft">{words.openNone}</p>
        ) : (
          <ul className="mt-3 max-w-2xl divide-y divide-line border-y border-line">
            {state.value.invitations.map((invitation) => (
              <OpenRow
                key={invitation.invitationId}
                planId={planId}
                invitation={invitation}
                onChanged={refresh}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** Beside "Money": whether the account has any to show, and the button that saves it there. */
function MoneyNote({ account, entry }: { account: number; entry: PlanEntry }) {
  const { planId, moneySharedSince } = entry;
  const isKept = moneySharedSince !== null;
  const reader = useReader();
  const client = useQueryClient();
  const showToast = useToast();
  const state = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const keeping = useChange(async () => {
    wasPressed.current = true;
    await shareMoney(planId, true);
    await client.invalidateQueries({ queryKey: buildAccountPlansQuery(account).queryKey });
    // Syncs this device's plan now.
    await syncNow();
    showToast({ title: words.moneyKept });
  });
  useEffect(() => {
    // The pressed button disappears; what it changed takes its place.
    if (isKept && wasPressed.current) state.current?.focus({ preventScroll: true });
  }, [isKept]);
  return (
    <div className="mb-3 ml-9 space-y-2 rounded-xl bg-sunk p-3 text-[0.95rem]">
      <p ref={state} tabIndex={-1} className="outline-none">
        {isKept ? words.moneyOn : words.moneyOff}
      </p>
      <p>{wordFor(words.moneyHomes, reader)}</p>
      {!isKept && (
        <Button variant="outline" size="sm" aria-disabled={keeping.isBusy} onClick={keeping.run}>
          {words.moneyKeep}
        </Button>
      )}
      {keeping.problem !== null && (
        <p role="alert" className="font-medium text-danger">
          {keeping.problem}
        </p>
      )}
    </div>
  );
}

function OpenRow(props: { planId: string; invitation: OpenInvitation; onChanged: () => Promise<void> }) {
  const { planId, invitation } = props;
  const showToast = useToast();
  const back = useChange(async () => {
    await takeBackInvitation(planId, invitation.invitationId);
    showToast({ title: words.takenBack });
    // The pressed button disappears with its row.
    document.getElementById("open")?.focus({ preventScroll: true });
    await props.onChanged();
  });
  const who = invitation.email ?? words.toLink;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-[1_1_15rem]">
        <p className="font-semibold break-words">{who}</p>
        <p className="text-[0.95rem] text-ink-soft">
          {invitation.role === "student"
            ? words.openToStudent(invitation.expiresAt.slice(0, 10))
            : words.openText(
                family.role(invitation.role),
                family.shared(invitation.scopes),
                invitation.expiresAt.slice(0, 10),
              )}
        </p>
        {back.problem !== null && (
          <p role="alert" className="mt-1 font-medium text-danger">
            {back.problem}
          </p>
        )}
      </div>
      <Button
        variant="light"
        size="sm"
        aria-disabled={back.isBusy}
        aria-label={words.takeBackOf(who)}
        onClick={back.run}
      >
        {words.takeBack}
      </Button>
    </li>
  );
}
