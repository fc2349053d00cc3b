/** What a page of the account shows to whom: the page itself to who is signed in, a plain sentence to everyone else. */
import type { ReactNode } from "react";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { hasSessionHint } from "#client/session/hint.ts";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { useSession } from "#client/session/session.ts";
import type { SessionUser } from "#client/session/sessionUser.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

export function AccountGate(props: {
  /** For who is surely signed out, where the page has words of its own for that. */
  signedOut?: ReactNode;
  children: (user: SessionUser) => ReactNode;
}) {
  const isMounted = useIsMounted();
  const session = useSession();
  if (session.status === "signedIn") return props.children(session.user);
  if (!isMounted || session.status === "loading") {
    return (
      <div>
        <Skeleton label={words.looking} lines={3} />
        <noscript>{words.noScript}</noscript>
      </div>
    );
  }
  // Somebody signed in here: who it is cannot be asked now.
  if (session.problem === null && hasSessionHint()) return <Unasked />;
  return props.signedOut ?? <SignedOut {...words.signedOut} />;
}

function Unasked() {
  const isOnline = useIsOnline();
  return (
    <div className="max-w-xl">
      <Notice
        tone="attention"
        title={words.offline.title}
        actions={
          <>
            <Button disabled={!isOnline} onClick={() => window.location.reload()}>
              {words.offline.tryAgain}
            </Button>
            <ButtonLink variant="light" to="/my-plan">
              {words.plan}
            </ButtonLink>
          </>
        }
      >
        {words.offline.text}
      </Notice>
    </div>
  );
}

export function SignedOut({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-w-xl">
      <Notice
        title={title}
        actions={
          <>
            <ButtonLink to="/sign-in" onClick={saveReturnPlaceOfPage}>
              {words.signIn}
            </ButtonLink>
            <ButtonLink variant="light" to="/my-plan">
              {words.plan}
            </ButtonLink>
          </>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
