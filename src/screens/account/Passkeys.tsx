/** The account's passkeys: what each is called, when it was used, and adding, naming and removing one. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { buildPasskeysQuery } from "#client/account/passkeyApi.ts";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { getAccountScope } from "#client/family/accountScope.ts";
import { canUsePasskeys, hasPasskeys } from "#client/identity/passkeySupport.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import type { SessionUser } from "#client/session/sessionUser.ts";
import { useKeepsMail } from "#client/useKeepsMail.ts";
import { SignInAgain } from "#components/account/SignInAgain.tsx";
import { failureWords } from "#components/failure/words.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { type ListedPasskey, type PasskeyList, passkeyLimits } from "#contract/passkeys.ts";
import { formatDate } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { PasskeyChange } from "./PasskeyDialog.tsx";
import { words as all } from "./words.ts";

const words = all.passkeys;

/** Lazy: it speaks with the browser about keys, once somebody changes one. */
const dialog = createLazyPart(() => import("./PasskeyDialog.tsx"));

export function Passkeys({ user }: { user: SessionUser }) {
  // Shown only after hydration, to someone who is signed in.
  const [isHere] = useState(hasPasskeys);
  const keepsMail = useKeepsMail();
  if (!isHere) return null;
  return (
    <section aria-labelledby="passkeys" className="max-w-3xl">
      <h2 id="passkeys" className="scroll-mt-24 text-3xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-text">{words.text}</p>
      {!keepsMail && <p className="mt-2 max-w-text text-ink-soft">{words.mailed}</p>}
      <div className="mt-5">
        <List account={getAccountScope(user.email)} />
      </div>
    </section>
  );
}

function List({ account }: { account: number }) {
  const queries = useQueryClient();
  const query = buildPasskeysQuery(account);
  const load = loadStateOf(useQuery(query));
  const [change, setChange] = useState<PasskeyChange | null>(null);
  const [done, setDone] = useState<string | null>(null);
  if (load.status === "loading") return <Skeleton label={words.loading} lines={1} />;
  if (load.status === "failed")
    return <LoadFailed title={words.failed} load={load} kept={words.failedKept} />;
  const { passkeys, mayChangeUntil } = load.value;
  const mayChange = mayChangeUntil !== null;
  const begin = (wanted: PasskeyChange) => {
    setDone(null);
    setChange(wanted);
  };
  const close = (said: string | null) => {
    setChange(null);
    setDone(said);
    void queries.invalidateQueries(query);
  };
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="rounded-2xl border border-line bg-card p-5">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-3xl border border-line bg-card px-5 sm:px-7">
          {passkeys.map((passkey) => (
            <OnePasskey key={passkey.passkeyId} passkey={passkey} mayChange={mayChange} onChange={begin} />
          ))}
        </ul>
      )}
      <p role="status" className={done === null ? "sr-only" : "mt-4 font-medium text-accent-text"}>
        {done}
      </p>
      <div className="mt-5">
        <Adding list={load.value} onAdd={() => begin({ kind: "add" })} />
      </div>
      {change !== null && (
        <ContentBoundary fallback={null}>
          <dialog.Part change={change} onClose={() => close(null)} onDone={close} />
        </ContentBoundary>
      )}
    </>
  );
}

function OnePasskey(props: {
  passkey: ListedPasskey;
  mayChange: boolean;
  onChange: (change: PasskeyChange) => void;
}) {
  const { passkey, mayChange, onChange } = props;
  const { name, createdAt, lastUsedAt } = passkey;
  const toDay = (instant: string) => formatDate(instant.slice(0, 10));
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-[0.95rem] text-ink-soft">
          {words.added(toDay(createdAt))}{" "}
          {lastUsedAt === null ? words.neverUsed : words.used(toDay(lastUsedAt))}{" "}
          {passkey.isSynced && words.synced}
        </p>
      </div>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="light"
            size="sm"
            aria-label={words.renameHeard(name)}
            onClick={() => onChange({ kind: "rename", passkey })}
          >
            {words.rename}
          </Button>
          <Button
            variant="light"
            size="sm"
            aria-label={words.removeHeard(name)}
            onClick={() => onChange({ kind: "remove", passkey })}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

function Adding({ list, onAdd }: { list: PasskeyList; onAdd: () => void }) {
  if (list.mayChangeUntil === null) {
    return (
      <SignInAgain
        title={words.again}
        button={words.signInAgain}
        leaving={words.leaving}
        failed={failureWords.describe("unreachable")}
        returnTo="/account#passkeys"
      >
        <p>{list.passkeys.length > 0 ? words.againText : words.againFirst}</p>
      </SignInAgain>
    );
  }
  if (!canUsePasskeys()) return <p className="text-ink-soft">{words.noBrowser}</p>;
  if (list.passkeys.length >= passkeyLimits.perAccount)
    return <p className="text-ink-soft">{words.tooMany}</p>;
  return <Button onClick={onAdd}>{words.add}</Button>;
}
