/** Who is signed in: the session's states. */
import { describe, expect, test, vi } from "vitest";
import type { IdentityProblem } from "#client/identity/identityErrors.ts";
import { createSessionHolder, type HolderParts } from "./sessionHolder.ts";
import { createSessionStore, type SessionParts, type SessionState } from "./sessionStore.ts";
import type { SessionUser } from "./sessionUser.ts";

const ada: SessionUser = {
  name: "Ada Example",
  email: "ada@example.org",
  picture: null,
  isAdministrator: false,
  isPrimaryAdmin: false,
};

const ended: IdentityProblem = { code: "login_required", message: "Get access token failed" };
const listRequests =
  (user: SessionUser | null, problem: IdentityProblem | null = null) =>
  () =>
    Promise.resolve({ user, problem });
const failToReach = () => Promise.reject(new Error("Failed to fetch"));
const visitor = { status: "none", problem: null };
/** Someone signed in on this device, and the host does not say whether they still are. */
const unconfirmed = { ...visitor, isUnconfirmed: true };

type AllParts = SessionParts &
  Pick<
    HolderParts,
    | "onHintChange"
    | "onComeBack"
    | "after"
    | "isReturning"
    | "dropReturn"
    | "load"
    | "leaveWithout"
    | "forget"
  >;

/** The holder and the store together, as on a page; `changed` replaces parts of the browser, host and server. */
function createStore(changed: Partial<AllParts>) {
  let isHinted = true;
  const own = {
    hasHint: () => isHinted,
    keepHint: vi.fn(() => {
      isHinted = true;
    }),
    dropHint: vi.fn(() => {
      isHinted = false;
    }),
    forgetTokens: vi.fn(),
    onHintChange: () => undefined,
    onComeBack: () => undefined,
    after: () => () => undefined,
    isReturning: () => false,
    dropReturn: vi.fn(),
    finishReturn: () => Promise.resolve<IdentityProblem | null>(null),
    askProfile: vi.fn(listRequests(null)),
    leave: vi.fn(() => Promise.resolve()),
    leaveWithout: vi.fn(),
    forget: vi.fn(() => {
      isHinted = false;
    }),
    ...changed,
  };
  const load = vi.fn(
    changed.load ?? (() => Promise.resolve((state: SessionState) => createSessionStore(state, own))),
  );
  const parts = { ...own, load };
  return { parts, store: createSessionHolder(parts) };
}

describe("the session", () => {
  test("is none without a hint: nothing is asked, and no identity code is loaded", () => {
    const { store, parts } = createStore({ hasHint: () => false });
    store.subscribe(() => undefined);
    expect(store.getSession()).toEqual(visitor);
    expect(parts.askProfile).not.toHaveBeenCalled();
    expect(parts.load).not.toHaveBeenCalled();
  });

  test("goes on without an account where the identity code does not come, and forgets nobody", async () => {
    const { store, parts } = createStore({ load: () => Promise.reject(new Error("Loading chunk failed")) });
    store.subscribe(() => undefined);
    expect(store.getSession()).toEqual({ status: "loading" });
    await vi.waitFor(() => expect(store.getSession()).toEqual(unconfirmed));
    expect(parts.dropHint).not.toHaveBeenCalled();
  });

  test("ends on this device where somebody logs out and the identity code does not come", async () => {
    const { store, parts } = createStore({ load: () => Promise.reject(new Error("Loading chunk failed")) });
    await store.signOut();
    expect(parts.leaveWithout).toHaveBeenCalledTimes(1);
  });

  test("of an account that was erased ends where the page stands, with nothing kept and nobody asked", async () => {
    const { store, parts } = createStore({ askProfile: vi.fn(listRequests(ada)) });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession().status).toBe("signedIn"));
    store.end();
    expect(store.getSession()).toEqual(visitor);
    expect(parts.forget).toHaveBeenCalledTimes(1);
    expect(parts.leave).not.toHaveBeenCalled();
  });

  test("with a hint it loads, asks once for all parts of the page, and knows the user", async () => {
    const { store, parts } = createStore({ askProfile: vi.fn(listRequests(ada)) });
    const heard: string[] = [];
    store.subscribe(() => heard.push(store.getSession().status));
    store.subscribe(() => undefined);
    expect(store.getSession()).toEqual({ status: "loading" });
    await vi.waitFor(() => expect(store.getSession()).toEqual({ status: "signedIn", user: ada }));
    expect(parts.askProfile).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(["loading", "signedIn"]);
  });

  test.each([
    ["a server that knows nobody", null],
    ["a session that is over", ended],
  ])("%s ends it, and the next page does not ask", async (_, problem) => {
    const { store, parts } = createStore({ askProfile: listRequests(null, problem) });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession()).toEqual({ status: "none", problem }));
    expect(parts.dropHint).toHaveBeenCalledTimes(1);
    expect(parts.forgetTokens).toHaveBeenCalledTimes(1);
  });

  test("a server that is not reached ends the loading, and forgets nobody", async () => {
    const { store, parts } = createStore({ askProfile: failToReach });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession()).toEqual(unconfirmed));
    expect(parts.dropHint).not.toHaveBeenCalled();
  });

  test("who could not be found out is asked about again by the person, and the page stays as it is meanwhile", async () => {
    const answers = [failToReach, failToReach, listRequests(ada)];
    const { store, parts } = createStore({ askProfile: () => (answers.shift() ?? failToReach)() });
    const heard: string[] = [];
    store.subscribe(() => heard.push(store.getSession().status));
    await vi.waitFor(() => expect(store.getSession()).toEqual(unconfirmed));
    heard.length = 0;
    await store.retry();
    expect(store.getSession()).toEqual(unconfirmed);
    await store.retry();
    expect(store.getSession()).toEqual({ status: "signedIn", user: ada });
    expect(heard).not.toContain("loading");
    expect(parts.dropHint).not.toHaveBeenCalled();
  });

  test("a login that cannot be renewed is told to who asked for it, and who was signed in stays", async () => {
    const answers = [listRequests(ada), failToReach];
    const { store } = createStore({ askProfile: () => (answers.shift() ?? listRequests(null))() });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession().status).toBe("signedIn"));
    await expect(store.refresh("renewed")).rejects.toThrow("Failed to fetch");
    expect(store.getSession().status).toBe("signedIn");
  });

  test("asking again without a connection keeps who was signed in", async () => {
    const answers = [listRequests(ada), failToReach];
    const { store } = createStore({ askProfile: () => (answers.shift() ?? listRequests(null))() });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession().status).toBe("signedIn"));
    await store.refresh("kept");
    expect(store.getSession().status).toBe("signedIn");
    await store.refresh("renewed");
    expect(store.getSession().status).toBe("none");
  });

  test("signed out there is nothing to ask again", async () => {
    const { store, parts } = createStore({ hasHint: () => false });
    store.subscribe(() => undefined);
    await store.refresh("kept");
    expect(parts.askProfile).not.toHaveBeenCalled();
  });

  test("after a recovery it asks with a new token", async () => {
    const askProfile = vi.fn<SessionParts["askProfile"]>(listRequests(ada));
    const { store } = createStore({ askProfile });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession().status).toBe("signedIn"));
    await store.refresh("renewed");
    expect(askProfile.mock.calls).toEqual([["kept"], ["renewed"]]);
  });

  test("signing out forgets the user at once, leaves by the host, and clears the tokens last", async () => {
    const order: string[] = [];
    const { store } = createStore({
      askProfile: listRequests(ada),
      hasHint: () => order.length === 0,
      dropHint: () => order.push("hint"),
      forgetTokens: () => order.push("tokens"),
      leave: async () => void order.push(`leave as ${store.getSession().status}`),
    });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession().status).toBe("signedIn"));
    await store.signOut();
    expect(store.getSession()).toEqual(visitor);
    expect(order).toEqual(["hint", "leave as none", "tokens"]);
  });

  test("an answer that comes after signing out signs nobody in", async () => {
    let hasAsked = false;
    let answer: (asked: { user: SessionUser; problem: null }) => void = () => undefined;
    const { store } = createStore({
      askProfile: () =>
        new Promise((resolve) => {
          hasAsked = true;
          answer = resolve;
        }),
    });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(hasAsked).toBe(true));
    await store.signOut();
    answer({ user: ada, problem: null });
    await Promise.resolve();
    expect(store.getSession()).toEqual(visitor);
  });
});

describe("somebody signed in here of whom nobody could be asked", () => {
  function unreached(answers: SessionParts["askProfile"][]) {
    const waits: number[] = [];
    let run: () => void = () => undefined;
    let returnToPage: () => void = () => undefined;
    const { store, parts } = createStore({
      askProfile: vi.fn((wish) => (answers.shift() ?? failToReach)(wish)),
      after(waitMs, later) {
        waits.push(waitMs);
        run = later;
        return () => {
          run = () => undefined;
        };
      },
      onComeBack(listener) {
        returnToPage = listener;
      },
    });
    const heard: string[] = [];
    store.subscribe(() => heard.push(store.getSession().status));
    return { store, parts, waits, heard, wait: () => run(), comeBack: () => returnToPage() };
  }

  test("is asked for again, ever less often, and without a spinner", async () => {
    const { store, waits, heard, wait } = unreached([...Array(8).fill(failToReach), listRequests(ada)]);
    for (let count = 1; count <= 8; count += 1) {
      // In sequence: each waits for the one before.
      // oxlint-disable-next-line no-await-in-loop
      await vi.waitFor(() => expect(waits).toHaveLength(count));
      wait();
    }
    await vi.waitFor(() => expect(store.getSession()).toEqual({ status: "signedIn", user: ada }));
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    expect(heard).toEqual(["loading", "none", "signedIn"]);
  });

  test("is asked for at once when the page is looked at again or the network is back", async () => {
    const { store, parts, waits, wait, comeBack: returnToPage } = unreached([failToReach, listRequests(ada)]);
    await vi.waitFor(() => expect(waits).toEqual([1_000]));
    returnToPage();
    await vi.waitFor(() => expect(store.getSession()).toEqual({ status: "signedIn", user: ada }));
    wait();
    returnToPage();
    expect(parts.askProfile).toHaveBeenCalledTimes(2);
  });

  test("is not asked for any more once the server said that the session is over", async () => {
    const { store, parts, waits, comeBack: returnToPage } = unreached([failToReach, listRequests(null)]);
    await vi.waitFor(() => expect(waits).toEqual([1_000]));
    returnToPage();
    await vi.waitFor(() => expect(parts.dropHint).toHaveBeenCalledTimes(1));
    returnToPage();
    expect(store.getSession()).toEqual(visitor);
    expect(parts.askProfile).toHaveBeenCalledTimes(2);
    expect(waits).toEqual([1_000]);
  });
});

describe("coming back from signing in", () => {
  test("loads at once, keeps the hint, and knows the user", async () => {
    const { store, parts } = createStore({ isReturning: () => true, askProfile: vi.fn(listRequests(ada)) });
    store.subscribe(() => undefined);
    expect(store.getSession()).toEqual({ status: "loading" });
    await vi.waitFor(() => expect(store.getSession()).toEqual({ status: "signedIn", user: ada }));
    expect(parts.keepHint).toHaveBeenCalledTimes(1);
    expect(parts.askProfile).toHaveBeenCalledTimes(1);
  });

  test("with an error says which, and keeps no hint", async () => {
    const problem: IdentityProblem = { code: "state_mismatch", message: "Invalid state" };
    const { store, parts } = createStore({
      hasHint: () => false,
      isReturning: () => true,
      finishReturn: () => Promise.resolve(problem),
    });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession()).toEqual({ status: "none", problem }));
    expect(parts.keepHint).not.toHaveBeenCalled();
    expect(parts.askProfile).not.toHaveBeenCalled();
  });

  test("where the identity code does not come, takes the return from the address and says that it did not finish", async () => {
    const { store, parts } = createStore({
      hasHint: () => false,
      isReturning: () => true,
      load: () => Promise.reject(new Error("Loading chunk failed")),
    });
    store.subscribe(() => undefined);
    const problem = { code: "unreachable", message: "Login failed", hasReturned: true };
    await vi.waitFor(() => expect(store.getSession()).toEqual({ status: "none", problem }));
    expect(parts.dropReturn).toHaveBeenCalledTimes(1);
  });

  test("a second time with the same address leaves who is signed in", async () => {
    const { store } = createStore({
      isReturning: () => true,
      finishReturn: () => Promise.resolve({ code: "missing_transaction", message: "Invalid state" }),
      askProfile: listRequests(ada),
    });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession().status).toBe("signedIn"));
  });
});

describe("signing in without leaving the page", () => {
  test("is loading, then the user", async () => {
    const { store } = createStore({ hasHint: () => false, askProfile: listRequests(ada) });
    const joining = store.join(() => Promise.resolve(null));
    expect(store.getSession()).toEqual({ status: "loading" });
    await joining;
    expect(store.getSession()).toEqual({ status: "signedIn", user: ada });
  });

  test("whose code does not come is a failed login", async () => {
    const { store } = createStore({ hasHint: () => false });
    await store.join(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(store.getSession()).toEqual({
      status: "none",
      problem: { code: "unreachable", message: "Login failed" },
    });
  });

  test("is loading, then the error", async () => {
    const problem: IdentityProblem = { code: "cancelled", message: "Popup closed" };
    const { store } = createStore({ hasHint: () => false });
    await store.join(() => Promise.resolve(problem));
    expect(store.getSession()).toEqual({ status: "none", problem });
  });
});

describe("another tab", () => {
  function inTwoTabs(askProfile: SessionParts["askProfile"], isHintedAtFirst: boolean) {
    let isHinted = isHintedAtFirst;
    let dispatch: () => void = () => undefined;
    const { store } = createStore({
      hasHint: () => isHinted,
      askProfile,
      onHintChange(listener) {
        dispatch = listener;
      },
    });
    store.subscribe(() => undefined);
    return {
      store,
      otherTab: (signedIn: boolean) => {
        isHinted = signedIn;
        dispatch();
      },
    };
  }

  test("that signs out takes this one along", async () => {
    const { store, otherTab } = inTwoTabs(listRequests(ada), true);
    await vi.waitFor(() => expect(store.getSession().status).toBe("signedIn"));
    otherTab(false);
    expect(store.getSession()).toEqual(visitor);
  });

  test("that signs in takes this one along", async () => {
    const { store, otherTab } = inTwoTabs(listRequests(ada), false);
    expect(store.getSession()).toEqual(visitor);
    otherTab(true);
    await vi.waitFor(() => expect(store.getSession().status).toBe("signedIn"));
  });
});
