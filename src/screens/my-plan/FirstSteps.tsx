/** After signing up: name the student, invite someone, choose reminders. Each is done here or skipped, once for all devices. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { invitePerson } from "#client/family/familyApi.ts";
import { buildAccountPlansQuery, buildPeopleQuery } from "#client/family/familyQueries.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { syncNow } from "#client/planSync/usePlanSync.ts";
import { useReader } from "#client/reader.ts";
import { useSession } from "#client/session/session.ts";
import { describeFailure } from "#components/family/failure.ts";
import { RemindersForm } from "#components/reminders/RemindersForm.tsx";
import { buildRemindersQuery } from "#components/reminders/reminders.ts";
import type { InvitedRole } from "#contract/family.ts";
import { wordFor } from "#domain/people/reader.ts";
import { type FirstStep, firstSteps, isSettled, makeSettledDraft } from "#domain/plan/firstSteps.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TextField } from "#ui/Field.tsx";
import { navigate } from "#ui/router.tsx";
import { words as all } from "./words.ts";

const words = all.firstSteps;

export default function FirstSteps({ account }: { account: number }) {
  const { plan } = usePlan();
  const store = usePlanStore();
  const id = useId();
  /** The link of an invitation made here: its card stays until it is put away, although it is done. */
  const [link, setLink] = useState<string | null>(null);
  const isDone = useDone(account, plan.id, plan.studentName);
  const open = firstSteps.filter(
    (step) => (step === "invite" && link !== null) || (!isSettled(plan, step) && isDone[step] === false),
  );
  if (open.length === 0) return null;
  const settle = (step: FirstStep) => store.give(makeSettledDraft(step));
  const cards: Readonly<Record<FirstStep, ReactNode>> = {
    name: <NameCard onSkip={() => settle("name")} />,
    invite: (
      <InviteCard
        planId={plan.id}
        link={link}
        onInvited={setLink}
        onSkip={() => {
          setLink(null);
          settle("invite");
        }}
      />
    ),
    reminders: <RemindersCard onSkip={() => settle("reminders")} />,
  };
  return (
    <section aria-labelledby={id} className="no-print mt-8">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {words.title(open.length)}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] items-start gap-4">
        {open.map((step) => (
          <li key={step} className="min-w-0 rounded-2xl border border-line bg-card p-5 shadow-card">
            {cards[step]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Null while it is not known: then a card is not shown yet, so that none appears and leaves again. */
function useDone(
  account: number,
  planId: string,
  studentName: string | null,
): Record<FirstStep, boolean | null> {
  const plans = useQuery(buildAccountPlansQuery(account));
  const isInAccount = plans.data?.plans.some((one) => one.planId === planId && one.role === "owner") ?? false;
  const people = useQuery({ ...buildPeopleQuery(account, planId), enabled: isInAccount });
  const reminders = useQuery(buildRemindersQuery(account));
  const isWaiting = plans.isPending || (isInAccount && people.isPending);
  const invited = (people.data?.people.length ?? 1) > 1 || (people.data?.invitations.length ?? 0) > 0;
  const isReminded =
    reminders.data !== undefined && (reminders.data.digest.isOn || reminders.data.beforeDue.isOn);
  return {
    name: studentName !== null,
    invite: isWaiting ? null : invited,
    reminders: reminders.isPending ? null : isReminded,
  };
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-[0.95rem] text-ink-soft">{text}</p>
    </>
  );
}

function Skip({ label, onSkip }: { label: string; onSkip: () => void }) {
  return (
    <Button variant="ghost" size="sm" className="-ml-3.5" aria-label={label} onClick={onSkip}>
      {words.skip}
    </Button>
  );
}

function NameCard({ onSkip }: { onSkip: () => void }) {
  const store = usePlanStore();
  const session = useSession();
  const reader = useReader();
  const title = wordFor(words.name.title, reader);
  // The name given at sign-up is most often the student's own.
  const isTheirs = session.status === "signedIn" && (reader === null || reader === "student");
  const [typed, setTyped] = useState(isTheirs ? session.user.name : "");
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name === "") setError(words.name.empty);
    else if (name.length > planLimits.nameLength) setError(words.name.tooLong(planLimits.nameLength));
    else store.give({ kind: "renameStudent", studentName: name }, makeSettledDraft("name"));
  };
  return (
    <form onSubmit={submit}>
      <Heading title={title} text={words.name.text} />
      <TextField
        className="mt-3"
        label={wordFor(words.name.label, reader)}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button type="submit" size="sm">
          {words.name.save}
        </Button>
        <Skip label={words.skipFull(title)} onSkip={onSkip} />
      </div>
    </form>
  );
}

function InviteCard(props: {
  planId: string;
  link: string | null;
  onInvited: (link: string) => void;
  onSkip: () => void;
}) {
  const store = usePlanStore();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const reader = useReader();
  const give = wordFor(words.invite.student, reader);
  async function invite(role: InvitedRole): Promise<void> {
    setBusy(true);
    setProblem(null);
    // A plan is in the account from its first change on, and only then can it be shared.
    const settled = store.give(makeSettledDraft("invite"));
    try {
      await settled.outcome;
      await syncNow();
      const { url } = await invitePerson(props.planId, { role, scopes: ["plan"], email: null });
      props.onInvited(url);
    } catch (error) {
      settled.undo();
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }
  /** A plan for good needs more explaining than a card has room for. */
  async function giveToStudent(): Promise<void> {
    setBusy(true);
    const begun = store.give(makeSettledDraft("invite"));
    await begun.outcome;
    await syncNow();
    navigate(`/sharing?plan=${props.planId}&invite=student#invite`);
  }
  if (props.link !== null) {
    const { link } = props;
    return (
      <>
        <Heading title={words.invite.madeTitle} text={words.invite.made} />
        <TextField
          className="mt-3"
          label={words.invite.link}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
          <Button
            size="sm"
            onClick={() =>
              void navigator.clipboard?.writeText(link).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            {isCopied ? words.invite.copied : words.invite.copy}
          </Button>
          <Button variant="ghost" size="sm" onClick={props.onSkip}>
            {words.done}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Heading title={words.invite.title} text={words.invite.text} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" disabled={isBusy} onClick={() => void invite("parent")}>
          {wordFor(words.invite.parent, reader)}
        </Button>
        <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void invite("counselor")}>
          {wordFor(words.invite.counselor, reader)}
        </Button>
      </div>
      <p role="alert" className={problem === null ? "sr-only" : "mt-2 font-medium text-danger"}>
        {problem}
      </p>
      {give !== null && (
        <Button
          variant="link"
          size="sm"
          className="mt-1 -ml-3.5 justify-start text-left"
          disabled={isBusy}
          onClick={() => void giveToStudent()}
        >
          {give}
        </Button>
      )}
      <Skip label={words.skipFull(words.invite.title)} onSkip={props.onSkip} />
    </>
  );
}

function RemindersCard({ onSkip }: { onSkip: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Heading {...words.reminders} />
      <Disclosure summary={words.reminders.choose} className="mt-2" onToggle={setOpen}>
        {isOpen && <RemindersForm />}
      </Disclosure>
      <Skip label={words.skipFull(words.reminders.title)} onSkip={onSkip} />
    </>
  );
}
