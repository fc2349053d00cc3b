/** Holds who is signed in: nobody, until a hint on the device or a return from sign-in gives a reason to ask. */
import type { IdentityProblem } from "#client/identity/identityErrors.ts";
import { retryDelayStartMs, sessionRetryDelayMaxMs } from "#client/limits.ts";
import type { SessionState, SessionStore, TokenRequest } from "./sessionStore.ts";
import type { Session } from "./sessionUser.ts";

export type HolderParts = {
  /** Whether someone signed in on this device. */
  hasHint: () => boolean;
  /** Calls back when another tab signs in or out. */
  onHintChange: (listener: () => void) => void;
  /** Calls back when the page becomes visible, and when the network is back. */
  onComeBack: (listener: () => void) => void;
  /** Calls back after a delay; returns a function that cancels it. */
  after: (waitMs: number, run: () => void) => () => void;
  /** Whether the page's address is the return from the identity host. */
  isReturning: () => boolean;
  /** Takes the return out of the page's address, where the session code could not. */
  dropReturn: () => void;
  /** Loads the session code, which visitors never download. Rejects if it cannot be loaded. */
  load: () => Promise<(state: SessionState) => SessionStore>;
  /** Redirects to the home page, if that code cannot be loaded. */
  leaveWithout: () => void;
  /** Removes the hint and tokens from the device. */
  forget: () => void;
};

export type SessionHolder = {
  getSession: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Asks again who is signed in, where that could not be found out. The page stays as it is meanwhile. */
  retry: () => Promise<void>;
  /** If someone is signed in; "renewed" rejects if the host or server could not be reached. */
  refresh: (request: TokenRequest) => Promise<void>;
  /** Loading while `signIn` runs, then signed in, or none with the problem. */
  join: (signIn: () => Promise<IdentityProblem | null>) => Promise<void>;
  signOut: () => Promise<void>;
  /** The account no longer exists: clear everything of it from the device and stay on the page. */
  end: () => void;
};

const none: Extract<Session, { status: "none" }> = { status: "none", problem: null };
const notBegun: IdentityProblem = { code: "unreachable", message: "Login failed", hasReturned: true };

export function createSessionHolder(parts: HolderParts): SessionHolder {
  let session: Session = none;
  let hasBegun = false;
  let store: SessionStore | null = null;
  let tries = 0;
  let callOff = (): void => undefined;
  const listeners = new Set<() => void>();

  function set(next: Session): void {
    session = next;
    if (isUnasked()) session = { ...none, isUnconfirmed: true };
    for (const listener of listeners) listener();
  }

  async function loaded(): Promise<SessionStore> {
    const create = await parts.load();
    store ??= create({ get: () => session, set });
    return store;
  }

  /** If the code cannot be loaded, a page that does not know yet continues without an account. */
  async function load(
    act: (store: SessionStore) => Promise<void>,
    problem: IdentityProblem | null = null,
  ): Promise<void> {
    set({ status: "loading" });
    await loaded().then(act, () => {
      if (parts.isReturning()) parts.dropReturn();
      set({ status: "none", problem });
    });
    askLater();
  }

  /** Someone signed in on this device, but we could not determine who. */
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

  /** Quietly: the page stays as it is until the user is known. */
  async function askAgain(): Promise<void> {
    if (!isUnasked()) return;
    callOff();
    await loaded().then(
      (store) => store.ask("kept"),
      () => undefined,
    );
    askLater();
  }

  function end(): void {
    parts.forget();
    set(none);
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
    retry: askAgain,
    join: (signIn) => load((store) => store.join(signIn), notBegun),
    signOut: () =>
      loaded().then(
        (store) => store.signOut(),
        () => {
          end();
          parts.leaveWithout();
        },
      ),
    end,
  };
}
