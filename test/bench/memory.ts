/** Memory of a server after a bounded load of reads: every page and file in each encoding, and 300 college pages. */
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { startServer } from "./startServer.ts";

const connections = 32;
const collegePages = 300;
/** A busy machine may not get through; the figure then says so. */
const limitMs = 60_000;

export type MemoryFigures = { startMb: number; afterMb: number; requests: number; isWhole: boolean };

export async function measureMemory(rootFolder: string): Promise<MemoryFigures> {
  const { process: server, port, address } = await startServer(rootFolder);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const startMb = residentMb(server.pid ?? 0);
    const work = await listReads(rootFolder, address);
    const endsAt = performance.now() + limitMs;
    let requests = 0;
    const worker = async () => {
      for (let next = work.pop(); next !== undefined && performance.now() < endsAt; next = work.pop()) {
        await read(agent, port, next);
        requests += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
    return { startMb, afterMb: residentMb(server.pid ?? 0), requests, isWhole: work.length === 0 };
  } finally {
    agent.destroy();
    server.kill("SIGTERM");
  }
}

type Read = { path: string; encoding: string };

/** College pages lie evenly among the others. */
async function listReads(rootFolder: string, address: string): Promise<Read[]> {
  const pagesFolder = join(rootFolder, "dist", "pages");
  const pages = (await readdir(pagesFolder, { recursive: true }))
    .filter((name) => name.endsWith(".html") && name !== "404.html")
    .map((name) => (name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`));
  const assets = (await readdir(join(rootFolder, "dist", "client", "assets")))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);
  const reads = ["br", "gzip", "identity"].flatMap((encoding) =>
    [...pages, ...assets].map((path) => ({ path, encoding })),
  );
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const colleges = [...sitemap.matchAll(/\/colleges\/[a-z0-9-]+(?=<)/g)].map(([path]) => path);
  const step = Math.floor(reads.length / collegePages);
  for (const [index, path] of colleges.slice(0, collegePages).entries()) {
    reads.splice(index * (step + 1), 0, { path, encoding: "br" });
  }
  return reads;
}

function read(agent: Agent, port: number, { path, encoding }: Read): Promise<void> {
  return new Promise((resolve, reject) => {
    request(
      { agent, port, path, host: "127.0.0.1", headers: { "accept-encoding": encoding } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
        response.resume().once("end", resolve);
      },
    )
      .once("error", reject)
      .end();
  });
}

function residentMb(processId: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
