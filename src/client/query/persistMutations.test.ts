/** Requests made offline, with the device's storage and the other tabs in memory. */
import { type MutationOptions, onlineManager, type QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RequestError } from "#client/http/requestError.ts";
import {
  type MutationStore,
  type PersistPorts,
  persistMutations,
  readStoredMutation,
  type SendResult,
  toSendResult,
} from "./persistMutations.ts";
import { createQueryClient } from "./queryClient.ts";

const message = { id: "0123456789abcdef0123456789abcdef", name: "Ana", message: "Is Rice far?" };
const key = `contact ${message.id}`;

let rows: Map<string, unknown>;
let turns: Map<string, Promise<void>>;
let onlineListeners: Set<() => void>;
let settled: [string, SendResult][];
let stored: boolean[];
let fetchStandIn: ReturnType<typeof vi.fn<(path: string, init: RequestInit) => Promise<Response>>>;
let opened: (() => void)[];

beforeEach(() => {
  rows = new Map();
  turns = new Map();
  onlineListeners = new Set();
  settled = [];
  stored = [];
  opened = [];
  fetchStandIn = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(new Response('{"status":"received"}')),
  );
  vi.stubGlobal("fetch", fetchStandIn);
  onlineManager.setOnline(true);
});

afterEach(() => {
  for (const close of opened) close();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function memoryStore(): MutationStore {
  return {
    readAll: () => Promise.resolve([...rows].map(([rowKey, row]) => ({ key: rowKey, row }))),
    read: (rowKey) => Promise.resolve(rows.get(rowKey)),
    put: (row) => Promise.resolve(void rows.set(row.key, structuredClone(row))),
    remove: (rowKey) => Promise.resolve(void rows.delete(rowKey)),
  };
}

/** Runs work under one name one at a time, across all tabs of the test. */
function alone(name: string, work: () => Promise<void>): Promise<void> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work);
  turns.set(name, turn);
  return turn;
}

/** A tab with its own client; `close` is what happens to it on reload. */
function openTab(changes: Partial<PersistPorts> = {}): { client: QueryClient; close: () => void } {
  const client = createQueryClient(false);
  client.mount();
  const stop = persistMutations(client, {
    openStore: () => Promise.resolve(memoryStore()),
    alone,
    onOnline(listener) {
      onlineListeners.add(listener);
      return () => onlineListeners.delete(listener);
    },
    onStored: (isKept) => stored.push(isKept),
    onRestoredSettled: (form, result) => settled.push([form, result]),
    ...changes,
  });
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    stop();
    client.unmount();
    client.clear();
  };
  opened.push(close);
  return { client, close };
}

function send(client: QueryClient, body: unknown = message, form = "contact") {
  const options: MutationOptions<unknown, Error, unknown> = { mutationKey: [form] };
  const mutation = client.getMutationCache().build(client, client.defaultMutationOptions(options));
  const end = mutation.execute(body).catch((error: unknown) => error);
  return { mutation, end };
}

function goOnline(): void {
  onlineManager.setOnline(true);
  for (const listener of onlineListeners) listener();
}

/** Waits for a state, not for a fixed time. */
const until = (check: () => void) => vi.waitFor(check, { interval: 1 });

describe("a message sent without a network", () => {
  test("waits, is kept on the device, is sent once the network is back, and is forgotten then", async () => {
    const tab = openTab();
    onlineManager.setOnline(false);
    const { mutation, end } = send(tab.client);
    await until(() => expect(rows.get(key)).toMatchObject({ form: "contact", variables: message }));
    expect(mutation.state.isPaused).toBe(true);
    expect(fetchStandIn).not.toHaveBeenCalled();
    await until(() => expect(stored).toEqual([true]));
    goOnline();
    expect(await end).toEqual({ status: "received" });
    await until(() => expect(rows.size).toBe(0));
    expect(fetchStandIn).toHaveBeenCalledTimes(1);
    // The form itself shows it.
    expect(settled).toEqual([]);
  });

  test.each([
    ["forbids storage", () => Promise.reject(new DOMException("no", "SecurityError"))],
    [
      "has no room",
      () =>
        Promise.resolve({
          ...memoryStore(),
          put: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
        }),
    ],
  ])("is not said to be kept by a browser that %s, and is sent all the same", async (_name, openStore) => {
    const tab = openTab({ openStore });
    onlineManager.setOnline(false);
    const { end } = send(tab.client);
    await until(() => expect(stored).toEqual([false]));
    goOnline();
    expect(await end).toEqual({ status: "received" });
  });

  test("sent in the first second, before anything watches, it is kept all the same", async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient(false);
    send(client);
    opened.push(persistMutations(client, { ...quietPorts(), alone }));
    await until(() => expect(rows.has(key)).toBe(true));
    client.clear();
  });

  test("is still waiting after a reload, and is sent from there, once", async () => {
    onlineManager.setOnline(false);
    const before = openTab();
    send(before.client);
    await until(() => expect(rows.has(key)).toBe(true));
    before.close();

    const after = openTab();
    await until(() =>
      expect(after.client.getMutationCache().find({ mutationKey: ["contact"] })?.state).toMatchObject({
        isPaused: true,
        variables: message,
      }),
    );
    expect(fetchStandIn).not.toHaveBeenCalled();
    expect(rows.has(key)).toBe(true);
    goOnline();
    await until(() => expect(settled).toEqual([["contact", "sent"]]));
    expect(rows.size).toBe(0);
    expect(fetchStandIn).toHaveBeenCalledTimes(1);
    expect(fetchStandIn.mock.calls[0]?.[0]).toBe("/api/contact");
    expect(fetchStandIn.mock.calls[0]?.[1]).toMatchObject({ body: JSON.stringify(message) });
  });

  test("is sent by the page that opens with the network back", async () => {
    rows.set(key, { form: "contact", variables: message, submittedAtMs: 1 });
    openTab();
    await until(() => expect(settled).toEqual([["contact", "sent"]]));
    expect(rows.size).toBe(0);
  });

  test("a second tab takes over when the first one closes, and sends nothing that the first has sent", async () => {
    onlineManager.setOnline(false);
    const first = openTab();
    send(first.client);
    await until(() => expect(rows.has(key)).toBe(true));
    const second = openTab();
    const third = openTab();
    await until(() => expect(turns.has(key)).toBe(true));
    expect(second.client.getMutationCache().getAll()).toHaveLength(0);
    first.close();
    await until(() => expect(second.client.getMutationCache().getAll()).toHaveLength(1));
    goOnline();
    await until(() => expect(rows.size).toBe(0));
    await turns.get(key);
    expect(third.client.getMutationCache().getAll()).toHaveLength(0);
    expect(fetchStandIn).toHaveBeenCalledTimes(1);
  });

  test("a server that is down leaves it kept; the next return of the network tries again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    rows.set(key, { form: "contact", variables: message, submittedAtMs: 1 });
    fetchStandIn.mockImplementation(() => Promise.resolve(new Response("down", { status: 503 })));
    openTab();
    await vi.advanceTimersByTimeAsync(3_001);
    vi.useRealTimers();
    await until(() => expect(settled).toEqual([["contact", "later"]]));
    expect(fetchStandIn).toHaveBeenCalledTimes(3);
    expect(rows.has(key)).toBe(true);
    fetchStandIn.mockImplementation(() => Promise.resolve(new Response("{}")));
    goOnline();
    await until(() => expect(settled.at(-1)).toEqual(["contact", "sent"]));
    expect(rows.size).toBe(0);
  });

  test("what the server refuses for good is not sent again, and the person is told", async () => {
    rows.set(key, { form: "contact", variables: message, submittedAtMs: 1 });
    fetchStandIn.mockImplementation(() => Promise.resolve(new Response("wrong", { status: 400 })));
    openTab();
    await until(() => expect(settled).toEqual([["contact", "refused"]]));
    expect(fetchStandIn).toHaveBeenCalledTimes(1);
    expect(rows.size).toBe(0);
  });

  test("the same form sent again by hand takes the kept one with it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    rows.set(key, { form: "contact", variables: message, submittedAtMs: 1 });
    fetchStandIn.mockImplementation(() => Promise.resolve(new Response("often", { status: 429 })));
    const tab = openTab();
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    await until(() => expect(settled).toEqual([["contact", "later"]]));
    fetchStandIn.mockImplementation(() => Promise.resolve(new Response("{}")));
    await send(tab.client).end;
    await until(() => expect(rows.size).toBe(0));
  });

  test("erased by the person, it is not sent", async () => {
    onlineManager.setOnline(false);
    const tab = openTab();
    send(tab.client);
    await until(() => expect(rows.has(key)).toBe(true));
    rows.clear();
    tab.client.clear();
    goOnline();
    await turns.get(key);
    expect(fetchStandIn).not.toHaveBeenCalled();
  });
});

describe("storage that fails", () => {
  test("forbidden: the message waits as long as the page is open", async () => {
    const tab = openTab({ openStore: () => Promise.reject(new DOMException("no", "SecurityError")) });
    onlineManager.setOnline(false);
    const { end } = send(tab.client);
    goOnline();
    expect(await end).toEqual({ status: "received" });
  });

  test("full: the same", async () => {
    const store = memoryStore();
    const full = { ...store, put: () => Promise.reject(new DOMException("no room", "QuotaExceededError")) };
    const tab = openTab({ openStore: () => Promise.resolve(full) });
    onlineManager.setOnline(false);
    const { end } = send(tab.client);
    goOnline();
    expect(await end).toEqual({ status: "received" });
  });

  test("rubbish in it is removed, and what is good is sent", async () => {
    rows.set("rubbish", "rubbish");
    rows.set("contact other", { form: "contact", variables: message });
    rows.set("dance 1", { form: "dance", variables: { id: "1" } });
    rows.set(key, { form: "contact", variables: message, submittedAtMs: 1 });
    openTab();
    await until(() => expect(rows.size).toBe(0));
    expect(fetchStandIn).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ["a text", "rubbish"],
  ["nothing", null],
  ["a form that is none", { form: "dance", variables: message }],
  ["a form named like a built-in", { form: "constructor", variables: message }],
  ["no variables", { form: "contact" }],
  ["no id", { form: "contact", variables: { name: "Ana" } }],
  ["an empty id", { form: "contact", variables: { id: "" } }],
  ["a number for an id", { form: "contact", variables: { id: 3 } }],
])("%s is no kept request", (_name, row) => {
  expect(readStoredMutation(row)).toBeNull();
});

test.each([
  ["success", null, "sent"],
  ["error", new TypeError("Failed to fetch"), "later"],
  ["error", new RequestError("Request timed out after 30 seconds", null), "later"],
  ["error", new RequestError("500: x", 500), "later"],
  ["error", new RequestError("429: x", 429), "later"],
  ["error", new RequestError("401: x", 401), "later"],
  ["error", new RequestError("400: x", 400), "refused"],
  ["error", new RequestError("403: x", 403), "refused"],
  ["error", new RequestError("413: x", 413), "refused"],
] as const)("%s with %s: %s", (status, error, expected) => {
  expect(toSendResult(status, error)).toBe(expected);
});

function quietPorts(): PersistPorts {
  return {
    openStore: () => Promise.resolve(memoryStore()),
    alone,
    onOnline: () => () => undefined,
    onStored: () => undefined,
    onRestoredSettled: () => undefined,
  };
}
