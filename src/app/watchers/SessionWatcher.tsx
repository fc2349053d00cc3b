/** Watches for news of the session: its end, a sign-in that failed, somebody who logs out. What is done about it is loaded then. */
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#client/chunks/lazyPart.tsx";
import { useIsLeavingAsked } from "#client/session/leaving.ts";
import { signOut, useSession } from "#client/session/session.ts";
import type { SessionNewsProps } from "./SessionNews.tsx";

const sessionNews = lazyPart<SessionNewsProps>(() => import("./SessionNews.tsx"));

export function SessionWatcher() {
  const session = useSession();
  const isLeavingAsked = useIsLeavingAsked();
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
