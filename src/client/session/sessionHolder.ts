/** Holds who is signed in, for every page: none, until a hint on the device or the way back from signing in gives a reason to ask. */
import type { IdentityProblem } from "#client/identity/identityErrors.ts";
import { retryDelayStartMs, sessionRetryDelayMaxMs } from "#client/limits.ts";
import type { SessionState, SessionStore, TokenRequest } from "./sessionStore.ts";
import type { Session } from "./sessionUser.ts";

export type HolderParts = {
  /** Whether somebody signed in on this device. */
  hasHint: () => boolean;
  /** Tells when another tab signs in or out. */
  onHintChange: (listener: () => void) => void;
  /** Tells when the page is looked at again, and when the network is back. */
  onComeBack: (listener: () => void) => void;
  /** Calls back after a while; returns how to call it off. */
  after: (waitMs: number, run: () => void) => () => void;
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
  /** Where somebody is signed in; "renewed" rejects where host or server were not reached. */
  refresh: (request: TokenRequest) => Promise<void>;
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
  let tries = 0;
  let callOff = (): void => undefined;
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
    askLater();
  }

  /** Somebody signed in on this device, and nobody could be asked who it is. */
  const isUnasked = () => session.status === "none" && session.problem === null && parts.hasHint();

  function askLater(): void {
    callOff();
    if (!isUnasked()) {
      tries = 0;
      return;
    }
    const waitMs = Math.min(retryDelayStartMs * 2 ** tries, sessionRetryDelayMaxMs);
    tries += 1;
    callOff = parts.after(waitMs, () => void askAgain());
  }

  /** Without a word: the page stays as it is until somebody is known. */
  async function askAgain(): Promise<void> {
    if (!isUnasked()) return;
    callOff();
    await loaded().then(
      (store) => store.ask("kept"),
      () => undefined,
    );
    askLater();
  }

  function begin(): void {
    parts.onHintChange(() => {
      if (store !== null) void store.followOtherTab().then(askLater);
      else if (parts.hasHint()) void load((store) => store.ask("kept"));
    });
    parts.onComeBack(() => void askAgain());
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
    async refresh(request) {
      if (session.status === "signedIn") await store?.ask(request);
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
