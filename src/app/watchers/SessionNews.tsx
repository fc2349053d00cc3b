/** Says that a session has ended, with the way back in, and asks about the plan when somebody logs out. */
import { Suspense, useEffect, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { IdentityProblem } from "#client/identity/identityErrors.ts";
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { joinSession, signOut } from "#client/session/session.ts";
import { useToast } from "#ui/Toast.tsx";
import { getSessionMessage } from "./sessionMessages.ts";

/** Downloaded by those who log out. */
const signOutDialog = createLazyPart<object>(() => import("../chrome/SignOutDialog.tsx"));

export type SessionNewsProps = { problem: IdentityProblem | null; isLeavingAsked: boolean };

/** A default export because it is loaded when there is news. */
export default function SessionNews({ problem, isLeavingAsked }: SessionNewsProps) {
  const showToast = useToast();
  useEffect(() => {
    const message = getSessionMessage(problem, window.location.pathname);
    if (message === null) return;
    const { action, ...words } = message;
    showToast({ ...words, variant: "destructive", action: { label: action, run: () => void signInHere() } });
  }, [problem, showToast]);
  return isLeavingAsked ? <SignOutAsk /> : null;
}

function SignOutAsk() {
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => {
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
  }, []);
  if (!canAsk) return null;
  return (
    <Suspense fallback={null}>
      <signOutDialog.Part />
    </Suspense>
  );
}

/** In a window of its own, so that the page stays as it is; where the browser opens none, by leaving the page. */
async function signInHere(): Promise<void> {
  await joinSession(async () => {
    const { sessionSteps } = await loadIdentity();
    const problem = await sessionSteps.signInWithPopup("sign-in");
    if (problem?.code !== "popup_open") return problem;
    saveReturnPlaceOfPage();
    return sessionSteps.startSignIn("sign-in");
  });
}
