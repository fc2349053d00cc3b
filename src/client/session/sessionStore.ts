/** The session's states: none, loading, signed in. It asks once, when the first part of the page wants to know. */
import type { IdentityProblem } from "#client/identity/identityErrors.ts";
import type { Asked } from "#client/identity/sessionSteps.ts";
import type { Session } from "./sessionUser.ts";

export type SessionParts = {
  /** Whether somebody signed in on this device. */
  hasHint: () => boolean;
  keepHint: () => void;
  dropHint: () => void;
  /** Removes the tokens from the device, whatever became of the identity code. */
  forgetTokens: () => void;
  /** Tells when another tab signs in or out; returns how to stop. */
  onHintChange: (listener: () => void) => () => void;
  /** Whether the page's address is the way back from the identity host. */
  isReturning: () => boolean;
  /** Takes the way back, and tells what went wrong with it. */
  finishReturn: () => Promise<IdentityProblem | null>;
  /** "renewed" goes past the token that is kept. Rejects where nobody can be asked. */
  askProfile: (wish: "kept" | "renewed") => Promise<Asked>;
  /** Ends the session at the identity host and leaves for the first page of the site. */
  leave: () => Promise<void>;
};

export type SessionStore = {
  getSession: () => Session;
  subscribe: (listener: () => void) => () => void;
  refresh: (wish: "kept" | "renewed") => Promise<void>;
  /** Loading while `signIn` goes on, then signed in or none with what went wrong. */
  join: (signIn: () => Promise<IdentityProblem | null>) => Promise<void>;
  signOut: () => Promise<void>;
};

const none: Session = { status: "none", problem: null };
/** The identity code did not come. */
const notBegun: IdentityProblem = { code: "unreachable", message: "Login failed" };

export function createSessionStore(parts: SessionParts): SessionStore {
  let session = none;
  let hasBegun = false;
  let isLeaving = false;
  const listeners = new Set<() => void>();

  function set(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  async function ask(wish: "kept" | "renewed"): Promise<void> {
    try {
      const { user, problem } = await parts.askProfile(wish);
      if (isLeaving) return;
      if (user === null) {
        // The session is over, and the next page need not ask.
        parts.dropHint();
        parts.forgetTokens();
      }
      set(user === null ? { status: "none", problem } : { status: "signedIn", user });
    } catch {
      // Not reached: somebody known stays, and a page that does not know yet goes on without an account.
      if (session.status === "loading") set(none);
    }
  }

  async function join(signIn: () => Promise<IdentityProblem | null>): Promise<void> {
    set({ status: "loading" });
    const problem = await signIn().catch(() => notBegun);
    if (problem === null) parts.keepHint();
    // A way back taken twice fails and ends nothing.
    if (problem === null || parts.hasHint()) await ask("kept");
    else set({ status: "none", problem });
  }

  /** Another tab signed in, or out: this one follows, and stays where it is. */
  function followOtherTab(): void {
    if (isLeaving) return;
    if (!parts.hasHint()) set(none);
    else if (session.status === "none") {
      set({ status: "loading" });
      void ask("kept");
    }
  }

  function begin(): void {
    parts.onHintChange(followOtherTab);
    if (parts.isReturning()) void join(parts.finishReturn);
    else if (parts.hasHint()) {
      set({ status: "loading" });
      void ask("kept");
    }
  }

  return {
    getSession: () => session,
    subscribe(listener) {
      listeners.add(listener);
      if (!hasBegun) {
        hasBegun = true;
        begin();
      }
      return () => listeners.delete(listener);
    },
    async refresh(wish) {
      if (session.status === "signedIn") await ask(wish);
    },
    join,
    async signOut() {
      isLeaving = true;
      parts.dropHint();
      set(none);
      // The host is told with the last of the tokens.
      await parts.leave();
      parts.forgetTokens();
    },
  };
}
