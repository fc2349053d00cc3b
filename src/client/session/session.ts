/** Who is signed in: nobody, unless a hint kept on the device makes the page ask the server. No identity code is loaded here. */
import { useSyncExternalStore } from "react";
import { readJson } from "#client/http/api.ts";
import { createSessionStore, type SessionStore } from "./sessionStore.ts";
import type { Session } from "./sessionUser.ts";

/** Set at sign-in, so that a page of someone who never signed in asks nothing. */
const hintKey = "tassel-session-hint";
const nobody: Session = { status: "none" };

let store: SessionStore | null = null;

/** "none" in a prerendered page and in the render that takes it over. */
export function useSession(): Session {
  const { subscribe, getSession } = sessionStore();
  return useSyncExternalStore(subscribe, getSession, () => nobody);
}

/** Asks again who is signed in, where somebody is: after a long rest, or when the connection came back. */
export function refreshSession(): Promise<void> {
  return sessionStore().refresh();
}

/** Forgets the user and goes to the first page of the site. */
export function signOut(): void {
  sessionStore().signOut();
}

function sessionStore(): SessionStore {
  store ??= createSessionStore({
    hasHint() {
      try {
        return localStorage.getItem(hintKey) !== null;
      } catch {
        // Storage is forbidden: nothing can have been kept.
        return false;
      }
    },
    dropHint() {
      try {
        localStorage.removeItem(hintKey);
      } catch {
        // As above.
      }
    },
    async askProfile() {
      const [{ readUser }, reply] = await Promise.all([
        import("./readUser.ts"),
        readJson("/api/user/profile", undefined, "empty"),
      ]);
      return readUser(reply);
    },
    leave: () => window.location.assign("/"),
  });
  return store;
}
