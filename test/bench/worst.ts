/**
 * How long the worst input of each endpoint holds up everyone else, and what a visitor waits for a page while another
 * address asks as much as it may.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { toRequest } from "../support/sendWorst.ts";
import { loadShippedColleges } from "../support/shippedColleges.ts";
import { listWorstInputs, type WorstInput, type WorstWorld } from "../support/worstInputs.ts";
import { median } from "./measure.ts";

/** A school's lab behind one address. */
const connections = 40;
export const crowdedSeconds = 10;
const pauseMs = 20;
const anaAddress = "203.0.113.1";
const benAddress = "198.51.100.7";

export type WorstFigures = {
  inputs: number;
  /** The longest hold of the event loop, with the input it came with; once everything has run once. */
  longest: { what: string; ms: number };
  /** The same the first time, when code is compiled and data is laid out. */
  longestFirst: { what: string; ms: number };
  /** GET /pricing of another address: alone, and while one is at its limits. */
  aloneMs: number;
  crowded: { medianMs: number; p95Ms: number; worstMs: number; asked: number; answered: number };
};

type Server = { process: ChildProcess; address: string; tokens: WorstWorld["tokens"] };

export async function measureWorst(): Promise<WorstFigures> {
  const server = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: connections + 2 });
  try {
    const inputs = listInputs();
    const first: { what: string; ms: number }[] = [];
    const again: { what: string; ms: number }[] = [];
    for (const holds of [first, again]) {
      for (const { endpoint, input } of inputs) {
        await readLongest(server);
        await send(server, agent, endpoint, input, anaAddress);
        holds.push({ what: `${endpoint.id}: ${input.what}`, ms: await readLongest(server) });
      }
    }
    const alone: number[] = [];
    await askForPricing(server, agent, performance.now() + 1_000, alone);
    // A minute later the limits of these addresses begin anew.
    const crowded = await crowd(server, agent, inputs);
    return {
      inputs: inputs.length,
      longest: findLongest(again),
      longestFirst: findLongest(first),
      aloneMs: median(alone),
      crowded,
    };
  } finally {
    agent.destroy();
    server.process.kill("SIGTERM");
  }
}

type Input = { endpoint: Endpoint; input: WorstInput };

function listInputs(): Input[] {
  // Only the list of colleges is asked for.
  const world = { colleges: loadShippedColleges() } as WorstWorld;
  const worst: Readonly<Record<string, readonly WorstInput[]>> = listWorstInputs(world);
  return (endpoints as readonly Endpoint[]).flatMap((endpoint) =>
    (worst[endpoint.id] ?? []).map((input) => ({ endpoint, input })),
  );
}

function findLongest(holds: readonly { what: string; ms: number }[]) {
  return holds.toSorted((one, other) => other.ms - one.ms)[0] ?? { what: "nothing", ms: Number.NaN };
}

async function startServer(): Promise<Server> {
  const started = fork(join(import.meta.dirname, "worstServer.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // The process's first message.
  const [message] = (await once(started, "message")) as [Omit<Server, "process">];
  return { process: started, ...message };
}

async function readLongest({ process: child }: Server): Promise<number> {
  child.send("read");
  // The process's only answer.
  const [message] = (await once(child, "message")) as [{ longestMs: number }];
  return message.longestMs;
}

/** Everything that one address may ask of what is calculated, over 40 connections, while another one looks at a page. */
async function crowd(
  server: Server,
  agent: Agent,
  inputs: readonly Input[],
): Promise<WorstFigures["crowded"]> {
  const calculated = inputs.filter(
    ({ endpoint: { id } }) =>
      id === "counselorAnswer" || id === "aidOfferReading" || id === "collegeMatches" || id === "colleges",
  );
  const until = performance.now() + crowdedSeconds * 1_000;
  const waited: number[] = [];
  let asked = 0;
  let answered = 0;
  const attack = async (index: number) => {
    for (let number = index; performance.now() < until; number += connections) {
      const one = calculated[number % calculated.length];
      if (one === undefined) throw new Error("There is nothing to ask.");
      asked += 1;
      const status = await send(server, agent, one.endpoint, one.input, "192.0.2.55");
      if (status === 200) answered += 1;
    }
  };
  await Promise.all([
    ...Array.from({ length: connections }, (_, index) => attack(index)),
    askForPricing(server, agent, until, waited),
  ]);
  const sorted = waited.toSorted((a, b) => a - b);
  return {
    medianMs: median(waited),
    p95Ms: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN,
    worstMs: sorted.at(-1) ?? Number.NaN,
    asked,
    answered,
  };
}

async function askForPricing(server: Server, agent: Agent, until: number, waited: number[]): Promise<void> {
  const headers = { "x-forwarded-for": benAddress };
  while (performance.now() < until) {
    const startedAt = performance.now();
    await exchange(server, agent, { method: "GET", url: "/pricing", headers, payload: null });
    waited.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function send(server: Server, agent: Agent, endpoint: Endpoint, input: WorstInput, from: string) {
  const { headers, ...asked } = toRequest(server.tokens, endpoint, input);
  return exchange(server, agent, { ...asked, headers: { ...headers, "x-forwarded-for": from } });
}

type Asked = { method: string; url: string; headers: Record<string, string>; payload: string | null };

function exchange(
  { address }: Server,
  agent: Agent,
  { method, url, headers, payload }: Asked,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${url}`, { agent, method, headers }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    });
    // A refused body may end the connection before it was read: that is an answer too.
    sent.once("error", (error) => ("code" in error && error.code === "EPIPE" ? resolve(413) : reject(error)));
    sent.end(payload ?? undefined);
  });
}
