/** An open invitation: what it is for, and the accept button. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { acceptInvitation } from "#client/family/familyApi.ts";
import { deleteStoredToken } from "#client/family/invitationToken.ts";
import { syncNow } from "#client/planSync/usePlanSync.ts";
import { useSession } from "#client/session/session.ts";
import { describeFailure } from "#components/family/failure.ts";
import { SignInFirst } from "#components/family/SignInFirst.tsx";
import { words as family } from "#components/family/words.ts";
import type { Invitation } from "#contract/family.ts";
import { scopes } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Notice } from "#ui/Notice.tsx";
import { navigate } from "#ui/router.tsx";
import { words } from "./words.ts";

export function Offer({ token, invitation }: { token: string; invitation: Invitation }) {
  const { studentName, invitedBy, role, scopes: given, expiresAt } = invitation;
  const hidden = scopes.filter((scope) => !given.includes(scope));
  if (role === "student") return <TakeOver token={token} invitation={invitation} />;
  return (
    <div className="space-y-6">
      <Card>
        <h2 className="text-2xl break-words sm:text-3xl">
          {words.heading(invitedBy, studentName === null ? "a college plan" : family.planOf(studentName))}
        </h2>
        <p className="mt-3 text-lg">{words.as[role]}</p>
        <div className="mt-5 grid gap-6 sm:grid-cols-2">
          <div>
            <h3 className="text-xl">{words.see}</h3>
            <ul className="mt-2 space-y-2">
              {given.map((scope) => (
                <li key={scope}>
                  <p className="font-semibold">{family.part(scope).label}</p>
                  <p className="text-[0.95rem] text-ink-soft">{family.part(scope).detail}</p>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="text-xl">{words.hidden}</h3>
            {hidden.length === 0 ? (
              <p className="mt-2">{words.hiddenNone}</p>
            ) : (
              <ul className="mt-2 space-y-2">
                {hidden.map((scope) => (
                  <li key={scope} className="font-semibold">
                    {family.part(scope).label}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <p className="mt-5 border-t border-line pt-4 text-[0.95rem] text-ink-soft">
          {words.until(expiresAt.slice(0, 10))} {words.back}
        </p>
      </Card>
      <Accept
        token={token}
        label={words.accept}
        why={words.signIn}
        describeWho={words.signedIn}
        leadsTo="/family"
      />
    </div>
  );
}

/** For the student: the plan becomes theirs, and whoever began it stays as a parent. */
function TakeOver({ token, invitation }: { token: string; invitation: Invitation }) {
  const { studentName, invitedBy, scopes: given, expiresAt } = invitation;
  return (
    <div className="space-y-6">
      <Card>
        <h2 className="text-2xl break-words sm:text-3xl">{words.takeOver.heading(invitedBy)}</h2>
        {studentName !== null && (
          <p className="mt-1 font-semibold break-words">{family.planOf(studentName)}</p>
        )}
        <p className="mt-3 text-lg">{words.as.student}</p>
        <div className="mt-5 grid gap-6 sm:grid-cols-2">
          <div>
            <h3 className="text-xl">{words.takeOver.get}</h3>
            <p className="mt-2">{words.takeOver.all}</p>
          </div>
          <div className="min-w-0">
            <h3 className="text-xl break-words">{words.takeOver.keeps(invitedBy)}</h3>
            <ul className="mt-2 space-y-2">
              {given.map((scope) => (
                <li key={scope} className="font-semibold">
                  {family.part(scope).label}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <p className="mt-5 border-t border-line pt-4 text-[0.95rem] text-ink-soft">
          {words.until(expiresAt.slice(0, 10))} {words.takeOver.back}
        </p>
      </Card>
      <Accept
        token={token}
        label={words.takeOver.accept}
        why={words.takeOver.signIn}
        describeWho={(email) => words.takeOver.signedIn(email, invitedBy)}
        leadsTo="/my-plan"
      />
    </div>
  );
}

function Accept(props: {
  token: string;
  label: string;
  /** Why it takes an account. */
  why: string;
  /** Who would accept, and who will see that. */
  describeWho: (email: string) => string;
  leadsTo: "/family" | "/my-plan";
}) {
  const { token } = props;
  const session = useSession();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function accept(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await acceptInvitation(token);
      deleteStoredToken();
      await client.invalidateQueries({ queryKey: ["account-plans"] });
      // A plan that is one's own now comes to this device.
      if (props.leadsTo === "/my-plan") await syncNow();
      navigate(props.leadsTo);
    } catch (error) {
      setProblem(describeFailure(error));
      setBusy(false);
    }
  }

  if (session.status === "loading") {
    return (
      <p role="status" className="text-ink-soft">
        {words.checking}
      </p>
    );
  }
  if (session.status === "none") {
    return (
      <SignInFirst title={words.signInTitle} isForNew>
        <p>{props.why}</p>
      </SignInFirst>
    );
  }
  return (
    <div className="space-y-4">
      {problem !== null && (
        <Notice tone="problem" title={words.refused}>
          {problem}
        </Notice>
      )}
      <Button variant="cta-primary" size="lg" aria-disabled={isBusy} onClick={() => void accept()}>
        {isBusy ? words.busy : props.label}
      </Button>
      <p className="text-[0.95rem] break-words text-ink-soft">{props.describeWho(session.user.email)}</p>
    </div>
  );
}
