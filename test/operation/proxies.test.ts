/** Behind a real nginx, which appends, and a real Caddy, which replaces: whose address counts, and the site's own name. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestServer, type TestServer } from "../support/testServer.ts";
import { proxyOnThisMachine } from "../support/testSettings.ts";

const client = "127.0.0.9";
const forged = "198.51.100.7";

const proxies = [
  {
    name: "nginx",
    program: "/usr/sbin/nginx",
    file: "nginx.conf",
    configure: (folder: string, port: number, target: string) => `
      daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
      events { worker_connections 64; }
      http {
        access_log off;
        client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
        fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
        server {
          listen 127.0.0.1:${port};
          location / {
            proxy_pass ${target};
            proxy_set_header Host plan.example;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          }
        }
      }`,
    words: (file: string, folder: string) => ["-p", folder, "-c", file, "-e", "stderr"],
  },
  {
    name: "Caddy",
    program: "/usr/bin/caddy",
    file: "Caddyfile",
    configure: (_folder: string, port: number, target: string) => `
      {
        admin off
        auto_https off
      }
      http://:${port} {
        bind 127.0.0.1
        reverse_proxy ${target} {
          header_up Host plan.example
        }
      }`,
    words: (file: string) => ["run", "--adapter", "caddyfile", "--config", file],
  },
] as const;

let site: TestServer;
let target: string;
beforeAll(async () => {
  site = await createTestServer({ trustedProxies: proxyOnThisMachine });
  site.server.get("/test/asker", (request) => ({ ip: request.ip, host: request.host }));
  target = await site.server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => site.close());

describe.each(proxies)("$name", ({ program, file, configure, words }) => {
  let folder: string;
  let proxy: ChildProcess | null = null;
  let address: string;

  beforeEach(async (context) => {
    if (!existsSync(program)) context.skip(`${program} is not installed here.`);
    folder = await mkdtemp(join(tmpdir(), "tassel-proxy-"));
    const port = await findFreePort();
    address = `http://127.0.0.1:${port}`;
    const path = join(folder, file);
    await writeFile(path, configure(folder, port, target));
    proxy = spawn(program, words(path, folder), { stdio: "ignore", env: { HOME: folder } });
    await vi.waitFor(() => tryConnection(port), { timeout: 20_000, interval: 50 });
  });
  afterEach(async () => {
    if (proxy !== null && proxy.exitCode === null) {
      const ended = once(proxy, "exit");
      proxy.kill("SIGTERM");
      await ended;
    }
    proxy = null;
    await rm(folder, { recursive: true, force: true });
  });

  test("whatever a browser claims, the address that the proxy saw counts", async () => {
    const claims = [
      {},
      { "x-forwarded-for": forged },
      { "x-forwarded-for": `${forged}, 127.0.0.1, 127.0.0.2` },
      { "x-forwarded-for": "evil", "x-forwarded-host": "evil.example", "x-forwarded-proto": "javascript" },
    ];
    for (const headers of claims) {
      expect(await askFrom(client, `${address}/test/asker`, headers)).toEqual({
        ip: client,
        host: "plan.example",
      });
    }
  });
});

/** Connects from this address of this machine, so that it is not the proxy's. */
function askFrom(localAddress: string, url: string, headers: Record<string, string>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { localAddress, headers }, (answer) => {
      let text = "";
      answer.on("data", (part: Buffer) => {
        text += part.toString();
      });
      answer.on("end", () => resolve(JSON.parse(text)));
    });
    asking.on("error", reject).end();
  });
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  // A listening TCP server reports its port.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function tryConnection(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.destroy();
}
