/** A separate process: a reverse proxy that deals requests out in turn and passes over a process that takes no connection. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

const [, , port = "0", ...targets] = process.argv;
const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
let turn = 0;

function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const parts: Buffer[] = [];
  incoming.on("data", (part: Buffer) => parts.push(part));
  incoming.on("end", () => {
    turn += 1;
    send(incoming, Buffer.concat(parts), outgoing, turn, targets.length);
  });
}

function send(
  asked: Pick<IncomingMessage, "url" | "method" | "headers">,
  body: Buffer,
  outgoing: ServerResponse,
  at: number,
  triesLeft: number,
): void {
  const { url, method, headers } = asked;
  const target = targets[at % targets.length] ?? "0";
  const { connection: _, ...passedOn } = headers;
  const asking = request({ agent, host: "127.0.0.1", port: target, path: url, method, headers: passedOn });
  asking.once("response", (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.once("error", () => outgoing.destroy());
  });
  asking.once("error", (error) => {
    if (outgoing.headersSent) return outgoing.destroy();
    // Nobody has read it yet, or it may be read twice, so it may go to another one.
    const isUnread = "code" in error && error.code === "ECONNREFUSED";
    if ((isUnread || isRepeatable(asked)) && triesLeft > 1) {
      return send(asked, body, outgoing, at + 1, triesLeft - 1);
    }
    return outgoing.writeHead(502).end();
  });
  asking.end(body);
}

/** The store takes each of a plan's commands once, under its id. */
function isRepeatable({ method, url }: Pick<IncomingMessage, "url" | "method">): boolean {
  return method === "GET" || /^\/api\/plans\/[^/]+\/commands$/.test(url ?? "");
}

const server = createServer(pass);
server.keepAliveTimeout = 80_000;
server.listen(Number(port), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
