/** A fake routing server on this machine: answers as a test tells it to, and records its requests. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type FakeRouting = { address: string; asked: string[]; close: () => Promise<void> };
export type RoutingAnswer = (request: IncomingMessage, response: ServerResponse) => unknown;

export async function openFakeRouting(answer: RoutingAnswer): Promise<FakeRouting> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("It listens on no port.");
  return {
    address: `http://127.0.0.1:${at.port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A table of the requested size: an hour and a hundred kilometers between any two places. */
export const makeAnswerTable: RoutingAnswer = ({ url = "" }, response) => {
  const [, places = ""] = /\/driving\/([^?]*)/.exec(url) ?? [];
  const count = places.split(";").length;
  const tableOf = (value: number) =>
    Array.from({ length: count }, (_row, from) =>
      Array.from({ length: count }, (_cell, to) => (from === to ? 0 : value)),
    );
  response.end(JSON.stringify({ code: "Ok", durations: tableOf(3_600), distances: tableOf(100_000) }));
};
