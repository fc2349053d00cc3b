/** The session of someone who signs in or has signed in: asks who it is, follows other tabs, ends. */
import type { IdentityProblem } from "#client/identity/identityErrors.ts";
import type { SessionSteps } from "#client/identity/sessionSteps.ts";
import type { Session } from "./sessionUser.ts";

export type TokenRequest = "kept" | "renewed";

/** Where the session is held, for the whole page. */
export type SessionState = { get: () => Session; set: (next: Session) => void };

export type SessionParts = Pick<SessionSteps, "askProfile" | "finishReturn" | "leave"> & {
  /** Whether somebody signed in on this device. */
  hasHint: () => boolean;
  keepHint: () => void;
  dropHint: () => void;
  /** Removes the tokens from the device, whatever the identity library did. */
  forgetTokens: () => void;
};

export type SessionStore = {
  /** Who is signed in; "renewed" goes past the token that is kept, and rejects where host or server were not reached. */
  ask: (request: TokenRequest) => Promise<void>;
  finishReturn: () => Promise<void>;
  join: (signIn: () => Promise<IdentityProblem | null>) => Promise<void>;
  /** Another tab signed in, or out: this one follows, and stays where it is. */
  followOtherTab: () => Promise<void>;
  signOut: () => Promise<void>;
};

const none: Session = { status: "none", problem: null };
/** The identity code or its host could not be reached. */
const notBegun: IdentityProblem = { code: "unreachable", message: "Login failed" };

export function createSessionStore(state: SessionState, parts: SessionParts): SessionStore {
  const { get, set } = state;
  let isLeaving = false;

  async function ask(request: TokenRequest): Promise<void> {
    try {
      const { user, problem } = await parts.askProfile(request);
      if (isLeaving) return;
      if (user === null) {
        // The session is over, and the next page need not ask.
        parts.dropHint();
        parts.forgetTokens();
      }
      set(user === null ? { status: "none", problem } : { status: "signedIn", user });
    } catch (error) {
      // Not reached: somebody known stays, and a page that does not know yet goes on without an account.
      if (get().status === "loading") set(none);
      if (request === "renewed") throw error;
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

  return {
    ask,
    join,
    finishReturn: () => join(parts.finishReturn),
    async followOtherTab() {
      if (isLeaving) return;
      if (!parts.hasHint()) set(none);
      else if (get().status === "none") {
        set({ status: "loading" });
        await ask("kept");
      }
    },
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
