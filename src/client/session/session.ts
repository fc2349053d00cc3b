/** Who is signed in: nobody, unless a hint kept on the device, or the way back from signing in, makes the page ask. No identity code is loaded here. */
import { useSyncExternalStore } from "react";
import type { IdentityProblem } from "#client/identity/identityErrors.ts";
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { isSignInReturn } from "#client/identity/returnPath.ts";
import { dropSessionHint, forgetTokens, hasSessionHint, keepSessionHint, onHintChange } from "./hint.ts";
import { createSessionStore, type SessionStore } from "./sessionStore.ts";
import type { Session } from "./sessionUser.ts";

const nobody: Session = { status: "none", problem: null };

let store: SessionStore | null = null;

/** "none" in a prerendered page and in the render that takes it over. */
export function useSession(): Session {
  const { subscribe, getSession } = sessionStore();
  return useSyncExternalStore(subscribe, getSession, () => nobody);
}

/** Asks again who is signed in, where somebody is; "renewed" with a new token, past the kept one. */
export function refreshSession(wish: "kept" | "renewed" = "kept"): Promise<void> {
  return sessionStore().refresh(wish);
}

/** Signs in without leaving the page: the session is loading until `signIn` is done. */
export function joinSession(signIn: () => Promise<IdentityProblem | null>): Promise<void> {
  return sessionStore().join(signIn);
}

/** Forgets the user and goes to the first page of the site, by the identity host. */
export function signOut(): Promise<void> {
  return sessionStore().signOut();
}

function sessionStore(): SessionStore {
  store ??= createSessionStore({
    hasHint: hasSessionHint,
    keepHint: keepSessionHint,
    dropHint: dropSessionHint,
    forgetTokens,
    onHintChange,
    isReturning: () => isSignInReturn(window.location),
    finishReturn: async () => (await loadIdentity()).finishReturn(),
    askProfile: async (wish) => (await loadIdentity()).askProfile(wish),
    leave: () =>
      loadIdentity().then(
        ({ leave }) => leave(),
        () => window.location.assign("/"),
      ),
  });
  return store;
}
