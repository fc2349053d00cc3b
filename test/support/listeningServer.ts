/** A test server on a port of this machine, with browser requests over real HTTP. */
import type { RequestTimes } from "#server/http/clientErrors.ts";
import type { Settings } from "#server/settings.ts";
import type { Store } from "#server/store/store.ts";
import { createHttpTransport, openTestBrowser, type TestBrowser } from "./signInClient.ts";
import { createTestServer, type TestServer, type TestServerParts } from "./testServer.ts";

export type ListeningServer = TestServer & {
  address: string;
  /** Another browser, without cookies. */
  newBrowser: () => TestBrowser;
};

export async function openListeningServer(
  changed: Partial<Settings> = {},
  now: () => Date = () => new Date(),
  times?: RequestTimes,
  other: TestServerParts = {},
  openStore?: () => Promise<Store>,
): Promise<ListeningServer> {
  const timed = times === undefined ? other : { ...other, times };
  const site = await createTestServer(changed, now, null, openStore, timed);
  const address = await site.server.listen({ port: 0, host: "127.0.0.1" });
  return { ...site, address, newBrowser: () => openTestBrowser(createHttpTransport(address)) };
}
