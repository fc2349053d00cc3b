/** The session's states: none, loading, signed in. It asks once, when the first part of the page wants to know. */
import type { Session, SessionUser } from "./sessionUser.ts";

export type SessionParts = {
  /** Whether somebody signed in on this device. */
  hasHint: () => boolean;
  dropHint: () => void;
  /** Null where nobody is signed in; rejects where the server cannot be asked. */
  askProfile: () => Promise<SessionUser | null>;
  /** Leaves for the first page of the site. */
  leave: () => void;
};

export type SessionStore = {
  getSession: () => Session;
  subscribe: (listener: () => void) => () => void;
  refresh: () => Promise<void>;
  signOut: () => void;
};

const none: Session = { status: "none" };

export function createSessionStore(parts: SessionParts): SessionStore {
  let session = none;
  let hasBegun = false;
  const listeners = new Set<() => void>();

  function set(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<void> {
    try {
      const user = await parts.askProfile();
      // The server's word: the session is over, and the next page need not ask.
      if (user === null) parts.dropHint();
      set(user === null ? none : { status: "signedIn", user });
    } catch {
      // Not reached: somebody known stays, and a page that does not know yet goes on without an account.
      if (session.status === "loading") set(none);
    }
  }

  return {
    getSession: () => session,
    subscribe(listener) {
      listeners.add(listener);
      if (!hasBegun) {
        hasBegun = true;
        if (parts.hasHint()) {
          set({ status: "loading" });
          void ask();
        }
      }
      return () => listeners.delete(listener);
    },
    async refresh() {
      if (session.status === "signedIn") await ask();
    },
    signOut() {
      parts.dropHint();
      set(none);
      parts.leave();
    },
  };
}
