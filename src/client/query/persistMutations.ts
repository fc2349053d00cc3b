/** Persists TanStack Query's paused mutations: a form sent offline survives the page, and is sent once. */
import { hydrate, type Mutation, type QueryClient } from "@tanstack/react-query";
import { clearDraft } from "#client/forms/draft.ts";
import { RequestError } from "#client/http/requestError.ts";
import { isMutationKey } from "./mutations.ts";

/**
 * A paused mutation as stored, one row each: tabs share the store, and a snapshot of a whole client, as the
 * library's own persisters write it, would overwrite what another tab stored. The fields are those of the
 * first release, so that tabs of different releases can send each other's. `form` is the first part of the
 * mutation's key; the variables carry the id by which the server stores them once.
 */
export type StoredMutation = {
  key: string;
  form: string;
  variables: Readonly<Record<string, unknown>>;
  submittedAtMs: number;
};

/** Stores rows by their `key`; rows are validated again when read. */
export type MutationStore = {
  readAll: () => Promise<readonly { key: string; row: unknown }[]>;
  read: (key: string) => Promise<unknown>;
  put: (mutation: StoredMutation) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

export type PersistPorts = {
  /**
   * Rejects if the browser forbids storage: then what is pending is lost with the page, and nothing else
   * breaks.
   */
  openStore: () => Promise<MutationStore>;
  /** Whether the device has stored what waits for a network. */
  onStored: (isKept: boolean) => void;
  /** Runs the work once no other tab is working under the same name. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  onOnline: (listener: () => void) => () => void;
  /** The result of a mutation from an earlier visit, which no form on this page is waiting for. */
  onRestoredSettled: (form: string, result: SendResult) => void;
};

/** What happens to a finished mutation: sent, refused for good, or retried later. */
export type SendResult = "sent" | "refused" | "later";

/** A refusal that a retry may overcome stays stored: rate limited, server down, no response. */
export function toSendResult(status: "success" | "error", error: unknown): SendResult {
  if (status === "success") return "sent";
  if (!(error instanceof RequestError) || error.status === null) return "later";
  const isForGood = error.status >= 400 && error.status < 500 && ![401, 408, 425, 429].includes(error.status);
  return isForGood ? "refused" : "later";
}

/** Null for anything that is not a stored mutation of this release. */
export function readStoredMutation(row: unknown): StoredMutation | null {
  if (typeof row !== "object" || row === null || !("form" in row) || !("variables" in row)) return null;
  const submittedAtMs =
    "submittedAtMs" in row && typeof row.submittedAtMs === "number" ? row.submittedAtMs : 0;
  return toStoredMutation(row.form, row.variables, submittedAtMs);
}

function toStoredMutation(form: unknown, variables: unknown, submittedAtMs: number): StoredMutation | null {
  if (typeof form !== "string" || !isMutationKey(form)) return null;
  if (typeof variables !== "object" || variables === null || !("id" in variables)) return null;
  if (typeof variables.id !== "string" || variables.id === "") return null;
  return { key: `${form} ${variables.id}`, form, variables: { ...variables }, submittedAtMs };
}

/** Persists what is paused now and later, and resumes what earlier visits stored. Returns how to stop. */
export function persistMutations(client: QueryClient, ports: PersistPorts): () => void {
  const cache = client.getMutationCache();
  const opening = ports.openStore().catch(() => null);
  /** Releases this tab's lock on a mutation, by key. Until then no other tab sends it. */
  const turns = new Map<string, () => void>();
  const restored = new Set<string>();
  const asked = new Set<string>();
  let isStopped = false;

  /** Storage may fail at any time; the mutation continues in memory. */
  async function withStore<Value>(work: (store: MutationStore) => Promise<Value>): Promise<Value | null> {
    const store = await opening;
    return store === null ? null : work(store).catch(() => null);
  }

  function takeTurn(key: string): Promise<void> {
    return new Promise((end) => turns.set(key, end));
  }

  function endTurn(key: string): void {
    turns.get(key)?.();
    turns.delete(key);
  }

  function onUpdated(mutation: Mutation): void {
    const stored = describe(mutation);
    if (stored === null) return;
    const { status, isPaused, error } = mutation.state;
    if (status === "pending" && isPaused && !turns.has(stored.key)) {
      const turn = takeTurn(stored.key);
      void withStore((store) => store.put(stored).then(() => true)).then((isKept) =>
        ports.onStored(isKept === true),
      );
      void ports.alone(stored.key, () => turn);
    }
    if (status === "success" || status === "error") void settle(stored, toSendResult(status, error));
  }

  async function settle({ key, form, variables }: StoredMutation, result: SendResult): Promise<void> {
    // Even if it was never paused: an earlier attempt of the same form may be stored.
    if (result !== "later") await withStore((store) => store.remove(key));
    if (result === "sent") clearDraft(form, String(variables["id"]));
    endTurn(key);
    if (restored.delete(key)) ports.onRestoredSettled(form, result);
  }

  async function restoreAll(): Promise<void> {
    for (const { key, row } of (await withStore((store) => store.readAll())) ?? []) {
      if (readStoredMutation(row)?.key !== key) void withStore((store) => store.remove(key));
      else if (!isStopped && !isPending(key) && !asked.has(key)) {
        asked.add(key);
        void ports.alone(key, () => restore(key)).finally(() => asked.delete(key));
      }
    }
  }

  /** Another tab may have sent it while this one waited for the lock. */
  async function restore(key: string): Promise<void> {
    const stored = readStoredMutation(await withStore((store) => store.read(key)));
    if (stored === null || isStopped || isPending(key)) return;
    const turn = takeTurn(key);
    restored.add(key);
    ports.onStored(true);
    hydrate(client, { mutations: [toDehydrated(stored)] });
    // Offline it stays paused, and the client resumes it by itself.
    void client.resumePausedMutations();
    await turn;
  }

  function isPending(key: string): boolean {
    if (turns.has(key)) return true;
    return cache.findAll({ status: "pending" }).some((mutation) => describe(mutation)?.key === key);
  }

  const stopListening = cache.subscribe((event) => {
    if (event.type === "updated") onUpdated(event.mutation);
    // Erased by the person: it must not be sent.
    if (event.type === "removed" && event.mutation.state.status === "pending") {
      const stored = describe(event.mutation);
      if (stored !== null) endTurn(stored.key);
    }
  });
  const stopOnline = ports.onOnline(() => void restoreAll());
  for (const mutation of cache.getAll()) onUpdated(mutation);
  void restoreAll();

  return () => {
    isStopped = true;
    stopListening();
    stopOnline();
    for (const key of turns.keys()) endTurn(key);
  };
}

function describe({ options, state }: Mutation): StoredMutation | null {
  return toStoredMutation(options.mutationKey?.[0], state.variables, state.submittedAt);
}

function toDehydrated({ form, variables, submittedAtMs }: StoredMutation) {
  return {
    mutationKey: [form],
    state: {
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
      isPaused: true,
      status: "pending",
      variables,
      submittedAt: submittedAtMs,
    },
  } as const;
}
