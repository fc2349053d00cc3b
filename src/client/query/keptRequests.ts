/** What a person sent without a network: kept on the device, also over a reload, and sent once the network is back. */
import type { Mutation, QueryClient } from "@tanstack/react-query";
import { clearDraft } from "#client/forms/draft.ts";
import { RequestError } from "#client/http/requestError.ts";
import { isMutationKey } from "./mutations.ts";

/** `form` is the first part of the mutation's key; the variables carry the id by which the server stores them once. */
export type KeptRequest = {
  key: string;
  form: string;
  variables: Readonly<Record<string, unknown>>;
  submittedAtMs: number;
};

/** Keeps rows by their `key`; what is read is checked again. */
export type KeptRequestStore = {
  readAll: () => Promise<readonly { key: string; row: unknown }[]>;
  read: (key: string) => Promise<unknown>;
  keep: (request: KeptRequest) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

export type KeptRequestPorts = {
  /** Rejects where the browser forbids storage: then what waits is lost with the page, and nothing else happens. */
  openStore: () => Promise<KeptRequestStore>;
  /** Runs the work once no other tab works under the same name. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  onOnline: (listener: () => void) => () => void;
  /** How a request of an earlier visit ended, which no form on this page waits for. */
  onEarlierSettled: (form: string, fate: Fate) => void;
};

/** What becomes of a request that is over: sent, refused for good, or to be tried again later. */
export type Fate = "sent" | "refused" | "later";

/** A refusal that a later try can change stays kept: too many at a time, a server that is down, no answer. */
export function fateOf(status: "success" | "error", error: unknown): Fate {
  if (status === "success") return "sent";
  if (!(error instanceof RequestError) || error.status === null) return "later";
  const isForGood = error.status >= 400 && error.status < 500 && ![401, 408, 425, 429].includes(error.status);
  return isForGood ? "refused" : "later";
}

/** Null for what is no kept request of this release. */
export function readKeptRequest(row: unknown): KeptRequest | null {
  if (typeof row !== "object" || row === null) return null;
  if (!("form" in row) || typeof row.form !== "string" || !("variables" in row)) return null;
  const submittedAtMs =
    "submittedAtMs" in row && typeof row.submittedAtMs === "number" ? row.submittedAtMs : 0;
  return keptRequestOf(row.form, row.variables, submittedAtMs);
}

function keptRequestOf(form: unknown, variables: unknown, submittedAtMs: number): KeptRequest | null {
  if (typeof form !== "string" || !isMutationKey(form)) return null;
  if (typeof variables !== "object" || variables === null || !("id" in variables)) return null;
  if (typeof variables.id !== "string" || variables.id === "") return null;
  return { key: `${form} ${variables.id}`, form, variables: { ...variables }, submittedAtMs };
}

function idOf({ key, form }: KeptRequest): string {
  return key.slice(form.length + 1);
}

type AnyMutation = Mutation;

/** Keeps what is paused now and later, and sends what earlier visits kept. Returns how to stop. */
export function keepPausedRequests(client: QueryClient, ports: KeptRequestPorts): () => void {
  const mutations = client.getMutationCache();
  const store = ports.openStore().catch(() => null);
  /** What this tab holds, by its key, with what to call when it is over. */
  const held = new Map<string, { release: () => void; isEarlier: boolean }>();
  const asked = new Set<string>();
  let isStopped = false;

  function requestOf({ options, state }: AnyMutation): KeptRequest | null {
    return keptRequestOf(options.mutationKey?.[0], state.variables, state.submittedAt);
  }

  /** The storage may fail at any time; the request goes on in memory. */
  async function withStore<Value>(work: (store: KeptRequestStore) => Promise<Value>): Promise<Value | null> {
    const opened = await store;
    return opened === null ? null : work(opened).catch(() => null);
  }

  function hold(key: string, isEarlier: boolean): Promise<void> {
    return new Promise((release) => held.set(key, { release, isEarlier }));
  }

  function look(mutation: AnyMutation): void {
    const request = requestOf(mutation);
    if (request === null) return;
    const { status, isPaused, error } = mutation.state;
    if (status === "pending" && isPaused && !held.has(request.key)) {
      const released = hold(request.key, false);
      void withStore((opened) => opened.keep(request));
      void ports.alone(request.key, () => released);
    }
    if (status === "success" || status === "error") void settle(request, fateOf(status, error));
  }

  async function settle(request: KeptRequest, fate: Fate): Promise<void> {
    const holding = held.get(request.key);
    held.delete(request.key);
    // Also where it was never paused: an earlier try of the same form may be kept.
    if (fate !== "later") await withStore((opened) => opened.remove(request.key));
    if (fate === "sent") clearDraft(request.form, idOf(request));
    holding?.release();
    if (holding?.isEarlier) ports.onEarlierSettled(request.form, fate);
  }

  async function restoreAll(): Promise<void> {
    const rows = (await withStore((opened) => opened.readAll())) ?? [];
    for (const { key, row } of rows) {
      const request = readKeptRequest(row);
      if (request?.key !== key) void withStore((opened) => opened.remove(key));
      else if (!isStopped && !isUnderWay(key) && !asked.has(key)) {
        asked.add(key);
        void ports.alone(key, () => restore(key)).finally(() => asked.delete(key));
      }
    }
  }

  function isUnderWay(key: string): boolean {
    if (held.has(key)) return true;
    return mutations.findAll({ status: "pending" }).some((mutation) => requestOf(mutation)?.key === key);
  }

  /** Another tab may have sent it while this one waited for its turn. */
  async function restore(key: string): Promise<void> {
    const request = readKeptRequest(await withStore((opened) => opened.read(key)));
    if (request === null || isStopped || isUnderWay(key)) return;
    const released = hold(key, true);
    const options = client.defaultMutationOptions({ mutationKey: [request.form] });
    const restored = mutations.build(client, options, {
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
      isPaused: true,
      status: "pending",
      variables: request.variables,
      submittedAt: request.submittedAtMs,
    });
    // Without a network it pauses, and the client resumes it; its end is seen by the listener below.
    void restored.continue().catch(() => undefined);
    await released;
  }

  const stopListening = mutations.subscribe((event) => {
    if (event.type === "updated") look(event.mutation);
    // Erased by the person: nothing of it is to be sent.
    if (event.type === "removed") {
      const request = requestOf(event.mutation);
      const holding = request === null ? undefined : held.get(request.key);
      if (request !== null && event.mutation.state.status === "pending") held.delete(request.key);
      if (event.mutation.state.status === "pending") holding?.release();
    }
  });
  const stopOnline = ports.onOnline(() => void restoreAll());
  for (const mutation of mutations.getAll()) look(mutation);
  void restoreAll();

  return () => {
    isStopped = true;
    stopListening();
    stopOnline();
    for (const { release } of held.values()) release();
    held.clear();
  };
}
