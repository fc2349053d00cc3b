/** Path traversal: no response ever contains one of this machine's files. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ListeningServer, openListeningServer } from "../support/listeningServer.ts";
import { openRawConnection } from "../support/rawHttp.ts";

let site: ListeningServer;
beforeAll(async () => {
  site = await openListeningServer();
});
afterAll(() => site.close());

const targets = ["etc/passwd", "package.json", "var/secrets.json", "data/sources.json"];
const climbs = [
  "/../../../../../../",
  "/assets/../../../../../../",
  "/assets/..%2f..%2f..%2f..%2f..%2f",
  "/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/",
  "/..%5c..%5c..%5c..%5c",
  "/%252e%252e/%252e%252e/",
  "/..%c0%af..%c0%af..%c0%af",
  "/colleges/../../../../",
  "/colleges/..%2f..%2f..%2f..%2f",
  "/api/page-data/..%2f..%2f..%2f..%2f",
  "/api/colleges/..%2f..%2f..%2f",
  "//",
  "/./././",
  "/assets/%00/../",
  "http://localhost/../../../",
  "file:///",
];

test.each(climbs)("%s", async (climb) => {
  for (const target of targets) {
    const connection = await openRawConnection(site.address);
    // Written by hand, because a client would normalize the path first.
    connection.send(`GET ${climb}${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    const answer = await connection.ended;
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404|414) /);
    expect(answer).not.toMatch(/root:|"name": "tassel"|signingKeys|publishedBy/);
  }
});
