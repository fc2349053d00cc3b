/** One address in front of several web processes: nginx where it is installed, Caddy as it is shipped, or a round robin of our own. */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { until } from "../bench/measure.ts";
import { caddyProgram, toLocalCaddyfile } from "../support/caddy.ts";
import { keepTrackOf } from "./children.ts";

export type ProxyKind = "nginx" | "caddy" | "own";

export type Proxy = {
  kind: ProxyKind;
  port: number;
  /** Its master process; what its workers use counts for it. */
  processId: number;
  stop: () => Promise<void>;
};

const nginxProgram = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((path) => existsSync(path)) ?? null;

/** `wanted` null: nginx if it is there. */
export function chooseProxy(wanted: ProxyKind | null): ProxyKind {
  if (wanted === "nginx" && nginxProgram === null) throw new Error("nginx is not installed here.");
  if (wanted === "caddy" && caddyProgram === null) throw new Error("Caddy is not installed here.");
  return wanted ?? (nginxProgram === null ? "own" : "nginx");
}

/** Resolves once it takes connections. `folder` is an empty one of its own. */
export async function startProxy(kind: ProxyKind, place: Place): Promise<Proxy> {
  const { port } = place;
  const started = await startProgram(kind, place);
  keepTrackOf(started);
  const ended = once(started, "exit");
  await until(() => isListening(port));
  return {
    kind,
    port,
    processId: started.pid ?? 0,
    async stop() {
      started.kill("SIGTERM");
      await ended;
    },
  };
}

type Place = { folder: string; port: number; targets: readonly number[] };

async function startProgram(kind: ProxyKind, { folder, port, targets }: Place): Promise<ChildProcess> {
  if (kind === "nginx" && nginxProgram !== null) {
    const file = join(folder, "nginx.conf");
    await writeFile(file, nginxSettings(folder, port, targets));
    return spawn(nginxProgram, ["-c", file, "-g", "daemon off;"], { stdio: ["ignore", "ignore", "inherit"] });
  }
  if (kind === "caddy" && caddyProgram !== null) {
    const file = join(folder, "Caddyfile");
    await writeFile(file, toLocalCaddyfile("Caddyfile.scale", { port, targets, passesForwardedFor: true }));
    return spawn(caddyProgram, ["run", "--adapter", "caddyfile", "--config", file], {
      env: { HOME: folder },
      stdio: "ignore",
    });
  }
  return fork(join(import.meta.dirname, "proxyProcess.ts"), [String(port), ...targets.map(String)]);
}

/**
 * As docs/operating.md asks of a proxy, but that X-Forwarded-For is passed on: here the load generator says whose
 * request it is, as the internet would. A plan's commands are tried at the next process if one hangs up, because the
 * store takes each id once; nothing else that was sent is sent to another process. No process is ever passed over for a
 * while (max_fails=0): a refused connection costs nothing, and while two were passed over at a time nobody would be left.
 */
function nginxSettings(folder: string, port: number, targets: readonly number[]): string {
  // Run as root, nginx would switch its worker to an account that cannot read a temporary folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const servers = targets.map((target) => `    server 127.0.0.1:${target} max_fails=0;`);
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return `${user}worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  access_log off;
${folders.join("\n")}
  client_body_buffer_size 256k;
  client_max_body_size 2m;
  keepalive_requests 1000000;
  upstream tassel {
    least_conn;
${servers.join("\n")}
    keepalive 64;
    keepalive_requests 1000000;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $http_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto http;
    proxy_connect_timeout 2s;
    proxy_read_timeout 40s;
    location / {
      proxy_pass http://tassel;
    }
    location ~ ^/api/plans/[^/]+/commands$ {
      proxy_pass http://tassel;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}
`;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
