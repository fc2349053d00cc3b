/** Who is signed in: what the profile's answer means, and the session's states. */
import { describe, expect, test, vi } from "vitest";
import { readUser } from "./readUser.ts";
import { createSessionStore, type SessionParts } from "./sessionStore.ts";
import type { SessionUser } from "./sessionUser.ts";

const ada: SessionUser = {
  name: "Ada Example",
  email: "ada@example.org",
  picture: null,
  isAdministrator: false,
  isPrimaryAdmin: false,
};

describe("the profile's answer", () => {
  test.each([
    ["nothing", null, null],
    ["an empty text", "", null],
    ["nobody's fields", {}, null],
    ["a list", [], null],
    ["a name and an email", { name: "Ada Example", email: "ada@example.org" }, ada],
    ["an email alone", { email: "ada@example.org" }, { ...ada, name: "" }],
    ["a name that is no text", { name: 7, email: "ada@example.org" }, { ...ada, name: "" }],
    ["the primary administrator", { ...ada, primaryAdmin: true }, { ...ada, isPrimaryAdmin: true }],
    ["something like it", { ...ada, primaryAdmin: "yes" }, ada],
  ])("of %s", (_, reply, expected) => {
    expect(readUser(reply)).toEqual(expected);
  });

  test.each([
    [["Administrator"], true],
    [["Admin"], true],
    [["student", "admin"], true],
    [["ADMIN"], false],
    [["administrator"], false],
    [[], false],
    ["admin", false],
    [undefined, false],
  ])("with roles %j: administrator %s", (roles, expected) => {
    expect(readUser({ email: "ada@example.org", roles })?.isAdministrator).toBe(expected);
  });
});

function storeWith(parts: Partial<SessionParts>) {
  const all = {
    hasHint: () => true,
    dropHint: vi.fn(),
    askProfile: vi.fn(() => Promise.resolve<SessionUser | null>(null)),
    leave: vi.fn(),
    ...parts,
  };
  return { parts: all, store: createSessionStore(all) };
}

describe("the session", () => {
  test("is none without a hint, and nothing is asked", () => {
    const { store, parts } = storeWith({ hasHint: () => false });
    store.subscribe(() => undefined);
    expect(store.getSession()).toEqual({ status: "none" });
    expect(parts.askProfile).not.toHaveBeenCalled();
  });

  test("with a hint it loads, asks once for all parts of the page, and knows the user", async () => {
    const { store, parts } = storeWith({ askProfile: vi.fn(() => Promise.resolve(ada)) });
    const heard: string[] = [];
    store.subscribe(() => heard.push(store.getSession().status));
    store.subscribe(() => undefined);
    expect(store.getSession()).toEqual({ status: "loading" });
    await vi.waitFor(() => expect(store.getSession()).toEqual({ status: "signedIn", user: ada }));
    expect(parts.askProfile).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(["loading", "signedIn"]);
  });

  test("a server that knows nobody ends it, and the next page does not ask", async () => {
    const { store, parts } = storeWith({});
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession()).toEqual({ status: "none" }));
    expect(parts.dropHint).toHaveBeenCalledTimes(1);
  });

  test("a server that is not reached ends the loading, and the next page asks again", async () => {
    const { store, parts } = storeWith({ askProfile: () => Promise.reject(new Error("Failed to fetch")) });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession()).toEqual({ status: "none" }));
    expect(parts.dropHint).not.toHaveBeenCalled();
  });

  test("asking again without a connection keeps who was signed in", async () => {
    const answers = [() => Promise.resolve(ada), () => Promise.reject(new Error("Failed to fetch"))];
    const { store } = storeWith({ askProfile: () => (answers.shift() ?? (() => Promise.resolve(null)))() });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession().status).toBe("signedIn"));
    await store.refresh();
    expect(store.getSession().status).toBe("signedIn");
    await store.refresh();
    expect(store.getSession().status).toBe("none");
  });

  test("signed out there is nothing to ask again", async () => {
    const { store, parts } = storeWith({ hasHint: () => false });
    store.subscribe(() => undefined);
    await store.refresh();
    expect(parts.askProfile).not.toHaveBeenCalled();
  });

  test("signing out forgets the user and leaves for the first page", async () => {
    const { store, parts } = storeWith({ askProfile: () => Promise.resolve(ada) });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.getSession().status).toBe("signedIn"));
    store.signOut();
    expect(store.getSession()).toEqual({ status: "none" });
    expect(parts.dropHint).toHaveBeenCalledTimes(1);
    expect(parts.leave).toHaveBeenCalledTimes(1);
  });
});
