/** The query client with the specification's defaults. */
import { type DefaultOptions, QueryCache, QueryClient } from "@tanstack/react-query";
import { onQueryError } from "#client/errors/reportError.ts";
import { readPath } from "#client/http/api.ts";
import { readConnectionNow } from "#client/lifecycle/connection.ts";
import { type ConnectionSettings, settingsForConnection } from "./connectionSettings.ts";
import { setMutationDefaults } from "./mutations.ts";
import { pathOfKey } from "./pathOfKey.ts";
import { mutationRetriesFor, mutationRetryDelayMs, readRetriesFor, readRetryDelayMs } from "./retryRules.ts";

/** `isPrerender` sets no timers, so that the prerender process can exit. */
export function createQueryClient(isPrerender: boolean): QueryClient {
  const settings = settingsForConnection(isPrerender ? null : readConnectionNow().effectiveType);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onQueryError(error, query.queryKey) }),
    defaultOptions: defaultOptions(
      isPrerender ? { ...settings, gcTime: Number.POSITIVE_INFINITY } : settings,
    ),
  });
  setMutationDefaults(client);
  return client;
}

/** From now on new queries use the connection's settings; explicit options still win. */
export function applyConnectionSettings(client: QueryClient, effectiveType: string | null): void {
  client.setDefaultOptions(defaultOptions(settingsForConnection(effectiveType)));
}

function defaultOptions({ staleTime, gcTime, retries }: ConnectionSettings): DefaultOptions {
  return {
    queries: {
      // A GET to the path in the query's key.
      queryFn: ({ queryKey, signal }) => readPath(pathOfKey(queryKey), { signal, on401: "throw" }),
      staleTime,
      gcTime,
      // Queries run even offline, because the service worker may have the response.
      networkMode: "offlineFirst",
      refetchInterval: false,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      retry: (attempt, error) => attempt < readRetriesFor(error.message, retries),
      retryDelay: readRetryDelayMs,
    },
    mutations: {
      // Offline, a mutation is paused and stored on the device instead of failing first.
      networkMode: "online",
      retry: (attempt, error) => attempt < mutationRetriesFor(error.message),
      retryDelay: mutationRetryDelayMs,
    },
  };
}
