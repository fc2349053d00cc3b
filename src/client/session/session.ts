/** Who is signed in, for the whole page. What a session needs is loaded only where there is a reason to ask. */
import { useSyncExternalStore } from "react";
import type { IdentityProblem } from "#client/identity/identityErrors.ts";
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { isSignInReturn } from "#client/identity/signInReturn.ts";
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

/** "none" in a prerendered page and in the render that takes it over. */
export function useSession(): Session {
  const { subscribe, getSession } = getPageSession();
  return useSyncExternalStore(subscribe, getSession, () => nobody);
}

/** Asks again who is signed in, where somebody is; "renewed" with a new token past the kept one, or it rejects. */
export function refreshSession(request: "kept" | "renewed" = "kept"): Promise<void> {
  return getPageSession().refresh(request);
}

/** Signs in without leaving the page: the session is loading until `signIn` is done. */
export function joinSession(signIn: () => Promise<IdentityProblem | null>): Promise<void> {
  return getPageSession().join(signIn);
}

/** Forgets the user and goes to the first page of the site, by the identity host. */
export function signOut(): Promise<void> {
  return getPageSession().signOut();
}

/** Forgets the user on this device and stays on the page: where the account, or all that is on the device, was erased. */
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
    load: async () => (await loadIdentity()).openSession,
    leaveWithout() {
      forget();
      window.location.assign("/");
    },
  });
  return holder;
}
