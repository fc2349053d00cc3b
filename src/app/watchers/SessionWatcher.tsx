/** Watches for an ended session, a failed sign-in or a sign-out, and loads the code that handles it. */
import { Suspense, useEffect, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { signOut, useSession } from "#client/session/session.ts";
import { useIsSignOutDialogOpen } from "#client/session/signOutDialogState.ts";
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
      // The plan stays on the device, so nothing is lost.
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
