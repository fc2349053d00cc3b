/** What the recovery does to fetched data, on a real query client and a server that stands in. */
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { RequestError } from "#client/http/requestError.ts";
import { clearDataCache, isServerFailure, refetchAll } from "./recoveryQueries.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function makeClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } });
}

/** Every call is answered so. */
function stubResponse(status: number): void {
  vi.stubGlobal("fetch", async () => new Response('{"status":"ok"}', { status }));
}

/** Shows a query as a screen does; returns what it shows. */
async function show(queryClient: QueryClient, queryFn: () => Promise<unknown>) {
  const observer = new QueryObserver(queryClient, { queryKey: ["shown"], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
  return { observer, stop };
}

describe("clearing the cache of data", () => {
  test("drops what no screen shows, keeps what one shows, and touches nothing that is to be sent", async () => {
    const queryClient = makeClient();
    queryClient.setQueryData(["unseen"], 1);
    const { observer, stop } = await show(queryClient, async () => "list");
    queryClient.getMutationCache().build(queryClient, { mutationKey: ["contact"] });
    clearDataCache(queryClient);
    expect(queryClient.getQueryData(["unseen"])).toBeUndefined();
    expect(observer.getCurrentResult().data).toBe("list");
    expect(queryClient.getMutationCache().getAll()).toHaveLength(1);
    stop();
  });
});

describe("fetching everything again", () => {
  test("works where the server answers, and what is shown is fresh", async () => {
    stubResponse(200);
    const queryClient = makeClient();
    let reads = 0;
    const { observer, stop } = await show(queryClient, async () => (reads += 1));
    await refetchAll(queryClient);
    expect(observer.getCurrentResult().data).toBe(2);
    stop();
  });

  test("fails where the server itself still answers 500, even with nothing on the screen to fetch", async () => {
    stubResponse(500);
    await expect(refetchAll(makeClient())).rejects.toThrow("500");
  });

  test("fails where the server is up but what is shown cannot be fetched", async () => {
    stubResponse(200);
    const queryClient = makeClient();
    const { stop } = await show(queryClient, async () => {
      throw new RequestError("503: ", 503);
    });
    await expect(refetchAll(queryClient)).rejects.toThrow("503");
    stop();
  });

  test("takes a refusal for an answer", async () => {
    stubResponse(200);
    const queryClient = makeClient();
    const { stop } = await show(queryClient, async () => {
      throw new RequestError("404: ", 404);
    });
    await expect(refetchAll(queryClient)).resolves.toBeUndefined();
    stop();
  });
});

test.each([
  ["no network", new TypeError("Failed to fetch"), true],
  ["a timeout", new RequestError("Request timed out after 30 seconds", null), true],
  ["status 500", new RequestError("500: ", 500), true],
  ["status 499", new RequestError("499: ", 499), false],
  ["status 404", new RequestError("404: ", 404), false],
])("%s is the server's failure: %s", (_name, error, expected) => {
  expect(isServerFailure(error)).toBe(expected);
});
