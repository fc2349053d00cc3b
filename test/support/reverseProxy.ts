/** A door on one address behind which a test changes the server: another release, one that hangs, none at all. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";

export type ProxyAnswer = { status?: number; contentType: string; body: string };

export type ReverseProxy = {
  address: string;
  /** From now on everything comes from here. */
  lead: (toAddress: string) => void;
  /** From now on nothing is answered, and nothing refused. */
  stall: () => void;
  /** Nobody is there, until it opens again at the same address. */
  close: () => Promise<void>;
  reopen: () => Promise<void>;
  /** In place of the server's answer, made of it where `answer` is a function; null leaves it to the server again. */
  answer: (path: string, answer: ProxyAnswer | ((served: string) => ProxyAnswer) | null) => void;
  /** Addresses asked for so far. */
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
    // What is changed on its way has to come as it is written.
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
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, "127.0.0.1", resolve);
    });
  await listen(0);
  // A listening TCP server says its port.
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
