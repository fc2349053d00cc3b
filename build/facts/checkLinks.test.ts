/** Asking addresses, against a local server that answers in every way a publisher's does. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLinks, describeLinkAnswer, isGood, listSourceAddresses } from "./checkLinks.ts";
import { checkFacts } from "./readFacts.ts";

let server: Server;
let site: string;
let asked: string[] = [];
let open = 0;
let mostOpen = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = "", url = "" } = request;
    asked.push(`${method} ${url}`);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on("close", () => {
      open -= 1;
    });
    if (url === "/silent") return;
    if (url === "/moved") response.writeHead(301, { location: "/page" }).end();
    else if (url === "/no-head") response.writeHead(method === "HEAD" ? 405 : 200).end();
    else if (url.startsWith("/slow")) setTimeout(() => response.writeHead(200).end(), 20);
    else response.writeHead(url === "/page" ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ["/page", 200, ["HEAD /page"]],
  ["/gone", 404, ["HEAD /gone", "GET /gone"]],
  ["/no-head", 200, ["HEAD /no-head", "GET /no-head"]],
])("%s: %i", async (path, status, requests) => {
  asked = [];
  const [answer] = await checkLinks([`${site}${path}`]);
  expect(answer).toMatchObject({ status, movedTo: null, reason: null });
  expect(asked).toEqual(requests);
});

test("a redirect is followed and reported", async () => {
  const [answer] = await checkLinks([`${site}/moved`]);
  expect(answer).toMatchObject({ status: 200, movedTo: `${site}/page` });
  expect(answer && describeLinkAnswer(answer)).toBe(`200 ${site}/moved -> ${site}/page`);
});

test("a server that never answers is given up, and one that is not there has its reason", async () => {
  const [silent] = await checkLinks([`${site}/silent`], undefined, 100);
  expect(silent).toMatchObject({ status: null, reason: "no answer in time" });
  expect(silent && isGood(silent)).toBe(false);
  const [absent] = await checkLinks(["http://127.0.0.1:1/"]);
  expect(absent?.status).toBeNull();
  expect(absent?.reason).toMatch(/\S/);
});

test("never more than four at once, answers in the order of the addresses, each reported", async () => {
  mostOpen = 0;
  const addresses = Array.from({ length: 12 }, (_, index) => `${site}/slow/${index}`);
  const reported: string[] = [];
  const answers = await checkLinks(addresses, ({ address }) => reported.push(address));
  expect(answers.map(({ address }) => address)).toEqual(addresses);
  expect(reported.toSorted()).toEqual(addresses.toSorted());
  expect(mostOpen).toBeLessThanOrEqual(4);
});

test("each address is asked once; paths on this site are not", () => {
  const book = checkFacts([
    {
      name: "sources/all.yaml",
      text: `
- { id: one, kind: source, title: One, publisher: agency, year: "2026", url: https://agency.example/b }
- { id: two, kind: source, title: Two, publisher: agency, year: "2026", url: https://agency.example/b }
- { id: own, kind: source, title: Ours, publisher: agency, year: "2026", url: /methodology }
- { id: unlinked, kind: source, title: Book, publisher: agency, year: "2026", url: null }
- { id: agency, kind: publisher, name: Agency, url: https://agency.example/a }
`,
    },
  ]);
  expect(listSourceAddresses(book)).toEqual(["https://agency.example/a", "https://agency.example/b"]);
});
