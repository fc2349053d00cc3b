/** Requests per CPU-second for one prerendered page: our server beside nginx with the same file, in turns. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { freePort, median, until } from "./measure.ts";
import { startServer } from "./startServer.ts";

const requestsPerRound = 20_000;
const connections = 32;
const rounds = 5;
const clockTicksPerSecond = 100;

export type ServerFigures = {
  ours: { requestsPerCpuSecond: number; memoryMb: number };
  nginx: { requestsPerCpuSecond: number } | null;
  ratio: number | null;
};

/** `path` is the page to request, with gzip on both sides, so that both send the same number of bytes. */
export async function measureServer(rootFolder: string, path: string): Promise<ServerFigures> {
  const { process: ours, port, address } = await startServer(rootFolder);
  const nginx = await startNginx(`${address}${path}`);
  try {
    const oursRates: number[] = [];
    const nginxRates: number[] = [];
    await load(port, path, requestsPerRound / 4);
    for (let round = 0; round < rounds; round += 1) {
      oursRates.push(await rate([ours.pid ?? 0], port, path));
      if (nginx !== null) nginxRates.push(await rate(nginx.workers(), nginx.port, "/page"));
    }
    const oursMedian = median(oursRates);
    const nginxMedian = nginx === null ? null : median(nginxRates);
    return {
      ours: { requestsPerCpuSecond: oursMedian, memoryMb: memoryMb(ours.pid ?? 0) },
      nginx: nginxMedian === null ? null : { requestsPerCpuSecond: nginxMedian },
      ratio: nginxMedian === null ? null : oursMedian / nginxMedian,
    };
  } finally {
    ours.kill("SIGTERM");
    await nginx?.stop();
  }
}

async function rate(processIds: readonly number[], port: number, path: string): Promise<number> {
  const before = cpuSeconds(processIds);
  await load(port, path, requestsPerRound);
  return requestsPerRound / (cpuSeconds(processIds) - before);
}

function load(port: number, path: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      request(
        { agent, port, path, host: "127.0.0.1", headers: { "accept-encoding": "gzip" } },
        (response) => {
          if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
          response.resume().once("end", resolve);
        },
      )
        .once("error", reject)
        .end();
    });
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  };
  return Promise.all(Array.from({ length: connections }, worker)).then(() => agent.destroy());
}

type Nginx = { port: number; workers(): number[]; stop(): Promise<void> };

/** Null if nginx is not installed: the ratio is then not measured, and the report says so. */
async function startNginx(pageAddress: string): Promise<Nginx | null> {
  const binary = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((path) => existsSync(path));
  if (binary === undefined) return null;
  const folder = await mkdtemp(join(tmpdir(), "tassel-nginx-"));
  const port = await freePort();
  const html = Buffer.from(await (await fetch(pageAddress)).arrayBuffer());
  await mkdir(join(folder, "html"));
  await writeFile(join(folder, "html", "page"), html);
  await writeFile(join(folder, "html", "page.gz"), gzipSync(html, { level: 6 }));
  await writeFile(join(folder, "nginx.conf"), nginxSettings(folder, port));
  const master = spawn(binary, ["-c", join(folder, "nginx.conf"), "-g", "daemon off;"], { stdio: "ignore" });
  await until(() => isUp(port, "/page"));
  return {
    port,
    workers: () => childrenOf(master.pid ?? 0),
    async stop() {
      master.kill("SIGQUIT");
      await new Promise((resolve) => master.once("exit", resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function nginxSettings(folder: string, port: number): string {
  // Run as root, nginx would switch its worker to an account that cannot read a temporary folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  return `${user}worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  open_file_cache max=100;
  keepalive_requests 1000000;
  types { }
  default_type text/html;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/html; gzip_static on; }
}
`;
}

async function isUp(port: number, path: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`)).ok;
  } catch {
    return false;
  }
}

function cpuSeconds(processIds: readonly number[]): number {
  let ticks = 0;
  for (const id of processIds) {
    const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / clockTicksPerSecond;
}

function childrenOf(processId: number): number[] {
  return readFileSync(`/proc/${processId}/task/${processId}/children`, "utf8").trim().split(" ").map(Number);
}

function memoryMb(processId: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
