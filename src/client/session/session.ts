/** Who is signed in, for the whole page. Session code is loaded only when there is a reason to ask. */
import { useSyncExternalStore } from "react";
import type { IdentityProblem } from "#client/identity/identityErrors.ts";
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { isSignInReturn } from "#client/identity/signInReturn.ts";
import { navigate } from "#ui/router.tsx";
import {
  deleteSessionHint,
  deleteTokens,
  hasSessionHint,
  noteUnfinishedSignOut,
  onHintChange,
} from "./hint.ts";
import { createSessionHolder, type SessionHolder } from "./sessionHolder.ts";
import type { Session } from "./sessionUser.ts";

const nobody: Session = { status: "none", problem: null };

let holder: SessionHolder | null = null;

/** "none" in a prerendered page and in the hydrating render. */
export function useSession(): Session {
  const { subscribe, getSession } = getPageSession();
  return useSyncExternalStore(subscribe, getSession, () => nobody);
}

/** Checks again who is signed in, if anyone is; "renewed" uses a fresh token and rejects on failure. */
export function refreshSession(request: "kept" | "renewed" = "kept"): Promise<void> {
  return getPageSession().refresh(request);
}

/** Signs in without leaving the page; the session is loading until `signIn` is done. */
export function joinSession(signIn: () => Promise<IdentityProblem | null>): Promise<void> {
  return getPageSession().join(signIn);
}

/** Asks again who is signed in, after the identity host did not answer. */
export function retrySession(): Promise<void> {
  return getPageSession().retry();
}

/** Clears the user and redirects to the home page through the identity host. */
export function signOut(): Promise<void> {
  return getPageSession().signOut();
}

/** Clears the user on this device and stays on the page, after the account or all local data was erased. */
export function endSession(): void {
  getPageSession().end();
  noteUnfinishedSignOut();
}

function getPageSession(): SessionHolder {
  const forget = () => {
    deleteSessionHint();
    deleteTokens();
  };
  holder ??= createSessionHolder({
    hasHint: hasSessionHint,
    onHintChange,
    onComeBack(listener) {
      window.addEventListener("online", listener);
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") listener();
      });
    },
    after(waitMs, run) {
      const timer = setTimeout(run, waitMs);
      return () => clearTimeout(timer);
    },
    forget,
    isReturning: () => isSignInReturn(window.location),
    dropReturn: () => navigate(window.location.pathname, { replace: true }),
    load: async () => (await loadIdentity()).openSession,
    leaveWithout: () => window.location.assign("/"),
  });
  return holder;
}
