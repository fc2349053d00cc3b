/** Watches for news of the session: its end, a sign-in that failed, somebody who logs out. What is done about it is loaded then. */
import { Suspense, useEffect, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useIsSignOutDialogOpen } from "#client/session/signOutDialogState.ts";
import { signOut, useSession } from "#client/session/session.ts";
import type { SessionNewsProps } from "./SessionNews.tsx";

const sessionNews = createLazyPart<SessionNewsProps>(() => import("./SessionNews.tsx"));

export function SessionWatcher() {
  const session = useSession();
  const isLeavingAsked = useIsSignOutDialogOpen();
  const problem = session.status === "none" ? session.problem : null;
  const isNews = problem !== null || isLeavingAsked;
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!isNews) return;
    sessionNews.preload().then(
      () => setIsThere(true),
      // The plan stays on the device, and nothing is lost.
      () => isLeavingAsked && void signOut(),
    );
  }, [isNews, isLeavingAsked]);
  if (!isThere || !isNews) return null;
  return (
    <Suspense fallback={null}>
      <sessionNews.Part problem={problem} isLeavingAsked={isLeavingAsked} />
    </Suspense>
  );
}
