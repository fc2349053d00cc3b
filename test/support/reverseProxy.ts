/**
 * A reverse proxy with a fixed address, behind which a test swaps the server: another release, a hanging one,
 * none.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";

export type ProxyAnswer = { status?: number; contentType: string; body: string };

export type ReverseProxy = {
  address: string;
  /** Forwards everything here from now on. */
  lead: (toAddress: string) => void;
  /** From now on requests hang: neither answered nor refused. */
  stall: () => void;
  /** Refuses connections until it is opened again at the same address. */
  close: () => Promise<void>;
  reopen: () => Promise<void>;
  /**
   * Replaces the server's response, or derives it if `answer` is a function; null restores the server's own.
   */
  answer: (path: string, answer: ProxyAnswer | ((served: string) => ProxyAnswer) | null) => void;
  /** URLs requested so far. */
  asked: string[];
};

export async function openReverseProxy(toAddress: string): Promise<ReverseProxy> {
  let target: string | null = toAddress;
  const own = new Map<string, ProxyAnswer | ((served: string) => ProxyAnswer)>();
  const asked: string[] = [];

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = new URL(incoming.url ?? "/", "http://door").pathname;
    asked.push(path);
    if (target === null) return;
    const given = own.get(path);
    if (given !== undefined && typeof given !== "function") return send(outgoing, given);
    // A response to be modified must arrive uncompressed.
    const encoding = given === undefined ? incoming.headers["accept-encoding"] : "identity";
    const headers = { ...incoming.headers, "accept-encoding": encoding };
    if (given !== undefined) delete headers["if-none-match"];
    const asking = request(
      new URL(incoming.url ?? "/", target),
      { method: incoming.method, headers },
      (answer) => {
        if (given === undefined) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => send(outgoing, given(Buffer.concat(parts).toString())));
      },
    );
    asking.on("error", () => outgoing.destroy());
    incoming.pipe(asking);
  }

  const server = createServer(pass);
  // Answers pass on the server's promise to keep connections for 72 seconds; Node closes them after 5, and a request
  // sent at that moment fails.
  server.keepAliveTimeout = 80_000;
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, "127.0.0.1", resolve);
    });
  await listen(0);
  // A listening TCP server reports its port.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    lead(to) {
      target = to;
    },
    stall() {
      target = null;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    reopen: () => listen(port),
    answer(path, answer) {
      if (answer === null) own.delete(path);
      else own.set(path, answer);
    },
    asked,
  };
}

function send(outgoing: ServerResponse, { status = 200, contentType, body }: ProxyAnswer): void {
  outgoing.writeHead(status, { "content-type": contentType, "cache-control": "no-cache" });
  outgoing.end(body);
}
