/** An open invitation: what it is for, and accepting it. */
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { getAccountScope } from "#client/family/accountScope.ts";
import { acceptInvitation } from "#client/family/familyApi.ts";
import { deleteStoredToken, storeAcceptance, takeAcceptance } from "#client/family/invitationToken.ts";
import { syncNow } from "#client/planSync/usePlanSync.ts";
import { noteReaderIfUnknown } from "#client/reader.ts";
import { useSession } from "#client/session/session.ts";
import { describeFailure } from "#components/family/failure.ts";
import { BeginSignIn } from "#components/family/SignInFirst.tsx";
import { words as family } from "#components/family/words.ts";
import type { AcceptBody, Invitation } from "#contract/family.ts";
import type { Reader } from "#domain/people/reader.ts";
import { scopes } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { navigate } from "#ui/router.tsx";
import { DecidedHandover } from "./DecidedHandover.tsx";
import { words } from "./words.ts";

export function Offer({ token, invitation }: { token: string; invitation: Invitation }) {
  const { studentName, invitedBy, role, scopes: given, expiresAt } = invitation;
  const hidden = scopes.filter((scope) => !given.includes(scope));
  if (role === "student") return <TakeOver token={token} invitation={invitation} />;
  return (
    <Card>
      <h2 className="text-3xl break-words">
        {words.heading(invitedBy, studentName === null ? "a college plan" : family.planOf(studentName))}
      </h2>
      <p className="mt-3 text-lg">{words.as[role]}</p>
      <dl className="mt-3 space-y-1">
        <Part name={words.see}>{words.seen(given)}</Part>
        <Part name={words.hidden}>{hidden.length === 0 ? words.hiddenNone : family.shared(hidden)}</Part>
      </dl>
      <Accept
        token={token}
        as={role}
        label={words.accept}
        signedOut={words.signedOut}
        describeWho={words.signedIn}
        leadsTo="/family"
        isAcceptedFirst
      />
      <div className="mt-5 border-t border-line pt-2">
        <Disclosure summary={words.more}>
          <ul className="space-y-2">
            {given.map((scope) => (
              <li key={scope}>
                <p className="font-semibold">{family.part(scope).label}</p>
                <p className="text-[0.95rem] text-ink-soft">{words.detail[scope]}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
        <p className="mt-1 text-[0.95rem] text-ink-soft">
          {words.until(expiresAt.slice(0, 10))} {words.back}
        </p>
      </div>
    </Card>
  );
}

function Part(props: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline font-semibold">{props.name}</dt> <dd className="inline">{props.children}</dd>
    </div>
  );
}

/** For the student: the plan becomes theirs, once they have said who goes on seeing what. */
function TakeOver({ token, invitation }: { token: string; invitation: Invitation }) {
  const { studentName, invitedBy, expiresAt } = invitation;
  const session = useSession();
  const renderAccept = (decide?: AcceptProps["decide"]) => (
    <Accept
      token={token}
      as="student"
      label={words.takeOver.accept}
      signedOut={words.takeOver}
      describeWho={(email) => words.takeOver.signedIn(email, invitedBy)}
      leadsTo="/my-plan"
      decide={decide}
    />
  );
  return (
    <Card>
      <h2 className="text-3xl break-words">{words.takeOver.heading(invitedBy)}</h2>
      {studentName !== null && <p className="mt-1 font-semibold break-words">{family.planOf(studentName)}</p>}
      <p className="mt-3 text-lg">{words.as.student}</p>
      <p className="mt-2">{words.takeOver.all}</p>
      {session.status === "signedIn" ? (
        <DecidedHandover
          key={getAccountScope(session.user.email)}
          token={token}
          invitedBy={invitedBy}
          renderAccept={renderAccept}
        />
      ) : (
        <>
          <p className="mt-2">{words.takeOver.choose}</p>
          {renderAccept()}
        </>
      )}
      <p className="mt-5 text-[0.95rem] text-ink-soft">
        {words.until(expiresAt.slice(0, 10))} {words.takeOver.back}
      </p>
    </Card>
  );
}

type AcceptProps = {
  token: string;
  /** What the person becomes: from then on this device's pages speak to them. */
  as: Reader;
  label: string;
  /** Both ways to an account, and what it takes or shows. */
  signedOut: { signUp: string; signIn: string; who: string };
  /** Who would accept, and who will see that. */
  describeWho: (email: string) => string;
  leadsTo: "/family" | "/my-plan";
  /** Whether the press that leads to an account says yes as well; not where accepting cannot be taken back. */
  isAcceptedFirst?: boolean;
  /** With a plan that becomes one's own: what each person sees from now on; null while a choice is missing, which is then said. */
  decide?: (() => AcceptBody["people"] | null) | undefined;
};

function Accept(props: AcceptProps) {
  const { token, as, leadsTo, isAcceptedFirst = false } = props;
  const session = useSession();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isSignedIn = session.status === "signedIn";

  async function accept(): Promise<void> {
    if (isBusy) return;
    const people = props.decide?.();
    if (people === null) return;
    setBusy(true);
    setProblem(null);
    try {
      await acceptInvitation(token, people);
      deleteStoredToken();
      noteReaderIfUnknown(as);
      await client.invalidateQueries({ queryKey: ["account-plans"] });
      // A plan that is one's own now comes to this device.
      if (leadsTo === "/my-plan") await syncNow();
      navigate(leadsTo);
    } catch (error) {
      setProblem(describeFailure(error));
      setBusy(false);
    }
  }

  useEffect(() => {
    if (isSignedIn && isAcceptedFirst && takeAcceptance(token)) void accept();
    // Once for each sign-in: what was said before it counts once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSignedIn]);

  if (session.status === "loading") {
    return (
      <p role="status" className="mt-5 text-ink-soft">
        {words.checking}
      </p>
    );
  }
  const say = () => {
    if (isAcceptedFirst) storeAcceptance(token);
  };
  if (session.status === "none") {
    const { signUp, signIn, who } = props.signedOut;
    return (
      <div className="mt-5">
        <div className="flex flex-wrap gap-3">
          <BeginSignIn screen="sign-up" variant="cta-primary" size="lg" label={signUp} onBegin={say} />
          <BeginSignIn screen="sign-in" variant="outline" size="lg" label={signIn} onBegin={say} />
        </div>
        <p className="mt-3 text-[0.95rem] text-ink-soft">{who}</p>
      </div>
    );
  }
  return (
    <div className="mt-5">
      {problem !== null && (
        <div className="mb-4">
          <Notice tone="problem" title={words.refused}>
            {problem}
          </Notice>
        </div>
      )}
      <Button variant="cta-primary" size="lg" aria-disabled={isBusy} onClick={() => void accept()}>
        {isBusy ? words.busy : props.label}
      </Button>
      <p className="mt-3 text-[0.95rem] break-words text-ink-soft">{props.describeWho(session.user.email)}</p>
      <BeginSignIn
        screen="sign-in-again"
        variant="link"
        label={words.other}
        // Refused for this account, it is accepted with the other one.
        onBegin={() => problem !== null && say()}
      />
    </div>
  );
}
