/** Finds one account by its exact address; says beforehand what this sign-in and this installation allow. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { findPeople, readPeopleRights } from "#client/admin/peopleApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { SignInAgain } from "#components/account/SignInAgain.tsx";
import { useAct } from "#components/admin/useAct.ts";
import { useAdminScope } from "#components/admin/useAdminScope.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { PeopleRights, Person } from "#contract/adminPeople.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { viewAddress } from "../views.ts";
import { words as shared } from "../words.ts";
import { PersonCard } from "./PersonCard.tsx";
import { words } from "./words.ts";

export function PeopleView() {
  const query = useQuery({
    queryKey: ["admin-people", useAdminScope()],
    queryFn: ({ signal }) => readPeopleRights(signal),
    ...cacheClasses.critical,
  });
  const load = loadStateOf(query);
  return (
    <section aria-labelledby="people-title">
      <h2 id="people-title" className="text-3xl sm:text-4xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{words.lead}</p>
      <div className="mt-6">
        {load.status === "loading" && <Skeleton label={words.loading} lines={3} />}
        {load.status === "failed" && <LoadFailed title={words.failed} load={load} kept={shared.failedKept} />}
        {load.status === "ready" && <Finding rights={load.value} />}
      </div>
    </section>
  );
}

function Finding({ rights }: { rights: PeopleRights }) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [found, setFound] = useState<readonly Person[] | null>(null);
  const act = useAct();
  const mayAct = rights.mayActUntil !== null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = email.trim();
    const isWrong = !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);
    setError(isWrong ? words.emailWrong : null);
    if (isWrong) return;
    setFound(null);
    act.run(async () => setFound(await findPeople(typed)));
  }

  return (
    <>
      {!mayAct && (
        <div className="mb-8">
          <SignInAgain
            title={words.again}
            button={words.signInAgain}
            leaving={words.leaving}
            failed={words.againFailed}
            returnTo={viewAddress("people")}
          >
            <p>{words.againText}</p>
          </SignInAgain>
        </div>
      )}
      {!rights.keepsAccounts && <p className="mb-4 text-ink-soft">{words.elsewhere}</p>}
      {!rights.hasMailServer && <p className="mb-4 text-ink-soft">{words.noServer}</p>}
      <form noValidate onSubmit={submit} className="max-w-2xl rounded-2xl bg-sunk p-5">
        <TextField
          label={words.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" className="mt-4" disabled={act.isBusy}>
          {act.isBusy ? words.finding : words.find}
        </Button>
        <div className="mt-4 empty:hidden">
          {act.problem !== null && (
            <Notice tone="problem" title={words.findFailed}>
              {act.problem}
            </Notice>
          )}
        </div>
      </form>
      <div role="status" className="mt-8 space-y-8">
        {found?.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
        {found?.map((person) => (
          <PersonCard
            key={person.accountId}
            person={person}
            rights={rights}
            onChanged={(changed) =>
              setFound((people) =>
                people === null
                  ? null
                  : people.map((one) => (one.accountId === changed.accountId ? changed : one)),
              )
            }
          />
        ))}
      </div>
    </>
  );
}
