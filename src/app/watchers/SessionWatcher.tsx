/** Says when a session has ended, with the way back in, and asks about the plan when somebody logs out. */
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#client/chunks/lazyPart.tsx";
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { useIsLeavingAsked } from "#client/session/leaving.ts";
import { keepReturnPlace } from "#client/session/returnPlace.ts";
import { joinSession, signOut, useSession } from "#client/session/session.ts";
import { useToast } from "#ui/Toast.tsx";
import { sessionMessageOf } from "./sessionMessages.ts";

/** Downloaded by those who log out. */
const signOutDialog = lazyPart<object>(() => import("../chrome/SignOutDialog.tsx"));

export function SessionWatcher() {
  const session = useSession();
  const say = useToast();
  const problem = session.status === "none" ? session.problem : null;
  useEffect(() => {
    const message = sessionMessageOf(problem, window.location.pathname);
    if (message === null) return;
    const { action, ...words } = message;
    say({ ...words, variant: "destructive", action: { label: action, run: () => void signInHere() } });
  }, [problem, say]);
  return <SignOutAsk />;
}

function SignOutAsk() {
  const isAsked = useIsLeavingAsked();
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    signOutDialog.preload().then(
      () => {
        if (!isGone) setCanAsk(true);
      },
      // Without the question the plan stays: nothing is lost that way.
      () => void signOut(),
    );
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  if (!isAsked || !canAsk) return null;
  return (
    <Suspense fallback={null}>
      <signOutDialog.Part />
    </Suspense>
  );
}

/** In a window of its own, so that the page stays as it is; where the browser opens none, by leaving the page. */
async function signInHere(): Promise<void> {
  await joinSession(async () => {
    const steps = await loadIdentity();
    const problem = await steps.signInWithPopup("sign-in");
    if (problem?.code !== "popup_open") return problem;
    keepReturnPlace();
    return steps.startSignIn("sign-in");
  });
}
