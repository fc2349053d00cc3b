/** What a page of the account shows to whom: the page itself to who is signed in, a plain sentence to everyone else. */
import type { ReactNode } from "react";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { hasSessionHint } from "#client/session/hint.ts";
import { keepReturnPlace } from "#client/session/keepReturnPlace.ts";
import { useSession } from "#client/session/session.ts";
import type { SessionUser } from "#client/session/sessionUser.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

export function AccountGate(props: {
  /** What is said to who is signed out, where the page is about something else than the account. */
  signedOut?: { title: string; text: string };
  children: (user: SessionUser) => ReactNode;
}) {
  const signedOut = props.signedOut ?? words.signedOut;
  const isMounted = useIsMounted();
  const isOnline = useIsOnline();
  const session = useSession();
  if (session.status === "signedIn") return props.children(session.user);
  if (!isMounted || session.status === "loading") {
    return (
      <div className="mt-8">
        <Skeleton label={words.looking} lines={3} />
        <noscript>{words.noScript}</noscript>
      </div>
    );
  }
  // Somebody signed in here: who it is cannot be asked now.
  const isUnasked = session.problem === null && hasSessionHint();
  return (
    <div className="mt-8 max-w-xl">
      {isUnasked ? (
        <Notice
          tone="attention"
          title={words.offline.title}
          actions={
            <>
              <Button disabled={!isOnline} onClick={() => window.location.reload()}>
                {words.offline.tryAgain}
              </Button>
              <ButtonLink variant="light" to="/my-plan">
                {words.signedOut.plan}
              </ButtonLink>
            </>
          }
        >
          {words.offline.text}
        </Notice>
      ) : (
        <Notice
          title={signedOut.title}
          actions={
            <>
              <ButtonLink to="/sign-in" onClick={keepReturnPlace}>
                {words.signedOut.signIn}
              </ButtonLink>
              <ButtonLink variant="light" to="/my-plan">
                {words.signedOut.plan}
              </ButtonLink>
            </>
          }
        >
          {signedOut.text}
        </Notice>
      )}
    </div>
  );
}
