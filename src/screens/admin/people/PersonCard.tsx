/** One account: counts and dates of it, and what an administrator can do with it, each after a question. */
import { type ReactNode, useState } from "react";
import { actOnPerson, type PersonAct } from "#client/admin/peopleApi.ts";
import { useAct } from "#components/admin/useAct.ts";
import type { PeopleRights, Person } from "#contract/adminPeople.ts";
import { formatDate, formatInteger, formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { ConfirmDialog } from "../ConfirmDialog.tsx";
import { viewAddress } from "../views.ts";
import { words } from "./words.ts";

export function PersonCard(props: {
  person: Person;
  rights: PeopleRights;
  onChanged: (changed: Person) => void;
}) {
  const { person, rights, onChanged } = props;
  const [chosen, setChosen] = useState<PersonAct | null>(null);
  const [done, setDone] = useState("");
  const act = useAct();
  const run = (what: PersonAct) =>
    act.run(async () => {
      onChanged(await actOnPerson(what, person.accountId));
      setChosen(null);
      setDone(words.act[what].done);
    });
  const asked = chosen === null ? null : words.act[chosen];
  const acts = rights.mayActUntil === null ? [] : listActs(person, rights);
  return (
    <article className="rounded-3xl border border-line bg-card p-5 sm:p-7">
      <h3 className="text-3xl wrap-anywhere">{person.name === "" ? words.noName : person.name}</h3>
      {person.isYou && <p className="mt-1 text-ink-soft">{words.you}</p>}
      {person.erasure !== null && <Erasure erasure={person.erasure} />}
      <div className="mt-5 grid gap-8 lg:grid-cols-2">
        <Facts person={person} />
        {person.signingIn !== null && <Devices devices={person.signingIn.devices} />}
      </div>
      {acts.length > 0 && (
        <div className="mt-6 border-t border-line pt-5">
          <h4 className="font-semibold">{words.acts}</h4>
          <div className="mt-3 flex flex-wrap gap-3">
            {acts.map((what) => (
              <Button
                key={what}
                variant={what === "erase" ? "outline" : "light"}
                onClick={() => {
                  setDone("");
                  act.reset();
                  setChosen(what);
                }}
              >
                {words.act[what].button}
              </Button>
            ))}
          </div>
        </div>
      )}
      <p role="status" className="mt-4 font-medium text-accent-text empty:hidden">
        {done}
      </p>
      <ConfirmDialog
        isOpen={chosen !== null}
        title={asked?.title ?? ""}
        yes={asked?.yes ?? ""}
        problemTitle={words.problem}
        isDangerous={chosen === "erase"}
        act={act}
        onYes={() => chosen !== null && run(chosen)}
        onClose={() => setChosen(null)}
      >
        <p className="font-semibold">{person.email}</p>
        <p>{asked?.text}</p>
      </ConfirmDialog>
    </article>
  );
}

/** What makes sense with this account here; the server decides again. */
function listActs(person: Person, rights: PeopleRights): PersonAct[] {
  const { isAdministrator, isYou, signingIn, erasure, isEmailVerified } = person;
  const isMailable = rights.hasMailServer && isEmailVerified;
  const acts: [PersonAct, boolean][] = [
    ["unlock", signingIn !== null && (signingIn.locks > 0 || signingIn.failuresInDay > 0)],
    ["signOut", signingIn !== null],
    ["export", isMailable],
    ["grant", rights.keepsAccounts && !isAdministrator && erasure === null],
    ["revoke", rights.keepsAccounts && isAdministrator && !isYou],
    ["callOff", erasure !== null && !erasure.hasStarted],
    ["erase", isMailable && erasure === null && !isAdministrator && !isYou],
  ];
  return acts.flatMap(([act, isOffered]) => (isOffered ? [act] : []));
}

function Erasure({ erasure }: { erasure: NonNullable<Person["erasure"]> }) {
  const { dueAt, hasStarted } = erasure;
  return (
    <div className="mt-4">
      <Notice tone="attention" title={words.erasure}>
        <p>
          {hasStarted
            ? words.erasureStarted
            : dueAt === null
              ? words.erasureWaits
              : words.erasureDue(formatMoment(dueAt))}
        </p>
        {dueAt === null && (
          <Link
            to={viewAddress("mail", { kind: "erasureNotice" })}
            className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
          >
            {words.mailLink}
          </Link>
        )}
      </Notice>
    </div>
  );
}

function Facts({ person }: { person: Person }) {
  const { email, isEmailVerified, createdAt, roles, signingIn, subscription, plans } = person;
  return (
    <dl className="space-y-2">
      <Fact name={words.facts.email}>
        <span className="wrap-anywhere">{email}</span>
        {!isEmailVerified && ` (${words.unconfirmed})`}
      </Fact>
      <Fact name={words.facts.created}>{formatMoment(createdAt)}</Fact>
      <Fact name={words.facts.roles}>{roles.length === 0 ? words.noRoles : roles.join(", ")}</Fact>
      {signingIn !== null && (
        <>
          <Fact name={words.facts.sessions}>{words.sessions(signingIn.sessions)}</Fact>
          <Fact name={words.facts.passkeys}>{formatInteger(signingIn.passkeys)}</Fact>
          <Fact name={words.facts.attempts}>
            {formatInteger(signingIn.failuresInDay)}.{" "}
            {signingIn.lockedUntil === null
              ? words.notLocked
              : words.locked(signingIn.locks, formatMoment(signingIn.lockedUntil))}
            .{signingIn.needsCode && ` ${words.needsCode}`}
          </Fact>
        </>
      )}
      <Fact name={words.facts.subscription}>{describeSubscription(subscription)}</Fact>
      <Fact name={words.facts.plans}>{words.plans(plans.own, plans.shared)}</Fact>
    </dl>
  );
}

function describeSubscription({ plan, status, renewsAt, endsAt }: Person["subscription"]): string {
  const toDay = (instant: string) => formatDate(instant.slice(0, 10));
  return [
    words.subscription[plan] ?? plan,
    ...(status === null ? [] : [words.subscriptionStatus[status] ?? status]),
    ...(renewsAt === null ? [] : [words.renews(toDay(renewsAt))]),
    ...(endsAt === null ? [] : [words.ends(toDay(endsAt))]),
  ].join(", ");
}

function Devices({ devices }: { devices: NonNullable<Person["signingIn"]>["devices"] }) {
  return (
    <div>
      <h4 className="font-semibold">{words.devices}</h4>
      {devices.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.noDevices}</p>
      ) : (
        <ul className="mt-2 space-y-2">
          {devices.map(({ label, firstAt, lastAt }) => (
            <li key={`${firstAt} ${lastAt} ${label}`}>
              <span className="block wrap-anywhere">{label === "" ? words.device : label}</span>
              <span className="block text-[0.95rem] text-ink-soft">{words.lastAt(formatMoment(lastAt))}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.95rem] text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
