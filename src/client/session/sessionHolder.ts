/** Holds who is signed in, for every page: none, until a hint on the device or the way back from signing in gives a reason to ask. */
import type { IdentityProblem } from "#client/identity/identityErrors.ts";
import type { SessionState, SessionStore, TokenWish } from "./sessionStore.ts";
import type { Session } from "./sessionUser.ts";

export type HolderParts = {
  /** Whether somebody signed in on this device. */
  hasHint: () => boolean;
  /** Tells when another tab signs in or out. */
  onHintChange: (listener: () => void) => void;
  /** Whether the page's address is the way back from the identity host. */
  isReturning: () => boolean;
  /** Fetches what a session needs; a visitor does without. Rejects where it does not come. */
  load: () => Promise<(state: SessionState) => SessionStore>;
  /** Leaves for the first page with nothing kept, where that did not come. */
  leaveWithout: () => void;
  /** Removes hint and tokens from the device. */
  forget: () => void;
};

export type SessionHolder = {
  getSession: () => Session;
  subscribe: (listener: () => void) => () => void;
  refresh: (wish: TokenWish) => Promise<void>;
  /** Loading while `signIn` goes on, then signed in or none with what went wrong. */
  join: (signIn: () => Promise<IdentityProblem | null>) => Promise<void>;
  signOut: () => Promise<void>;
  /** The account is no more: nothing of it is kept on the device, and the page stays. */
  end: () => void;
};

const none: Session = { status: "none", problem: null };
const notBegun: Session = { status: "none", problem: { code: "unreachable", message: "Login failed" } };

export function createSessionHolder(parts: HolderParts): SessionHolder {
  let session = none;
  let hasBegun = false;
  let store: SessionStore | null = null;
  const listeners = new Set<() => void>();

  function set(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  async function loaded(): Promise<SessionStore> {
    const create = await parts.load();
    store ??= create({ get: () => session, set });
    return store;
  }

  /** A page that does not know yet goes on without an account where the code did not come. */
  async function load(act: (store: SessionStore) => Promise<void>, otherwise: Session = none): Promise<void> {
    set({ status: "loading" });
    await loaded().then(act, () => set(otherwise));
  }

  function begin(): void {
    parts.onHintChange(() => {
      if (store !== null) store.followOtherTab();
      else if (parts.hasHint()) void load((store) => store.ask("kept"));
    });
    if (parts.isReturning()) void load((store) => store.finishReturn(), notBegun);
    else if (parts.hasHint()) void load((store) => store.ask("kept"));
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
      if (session.status === "signedIn") await store?.ask(wish);
    },
    join: (signIn) => load((store) => store.join(signIn), notBegun),
    signOut: () =>
      loaded().then(
        (store) => store.signOut(),
        () => {
          set(none);
          parts.leaveWithout();
        },
      ),
    end() {
      parts.forget();
      set(none);
    },
  };
}
