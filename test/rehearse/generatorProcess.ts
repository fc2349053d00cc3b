/**
 * A separate process that sends commands at a steady rate, whether or not the last ones were answered, so that its own
 * processor time is known. Every acknowledged command goes into a file, one JSON line each, before it counts.
 */
import { appendFileSync, closeSync, openSync, readFileSync } from "node:fs";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createRandom, drawNext, stampCommand } from "./history.ts";
import type { Person } from "./seed.ts";
import { sendUntilAcknowledged } from "./sender.ts";

/** What the file named as the first word holds. */
export type GeneratorStart = {
  port: number;
  host: string;
  people: Person[];
  unitIds: number[];
  /** How many network addresses the people are spread over. */
  addresses: number;
  acknowledgedFile: string;
};

export type GeneratorOrder = {
  ratePerSecond: number;
  /** At least this long; with `isOpenEnded` also until "enough" is said. */
  seconds: number;
  isOpenEnded?: boolean;
  /** How long after its end it waits for what is not acknowledged yet. */
  settleSeconds: number;
};

export type GeneratorReport = {
  /** How long commands were due. */
  seconds: number;
  /** Commands that were due and sent. */
  sent: number;
  /** From when a command was due to its acknowledgement, all tries and waits included. */
  latenciesMs: number[];
  /** When each of them was due, in milliseconds since 1970. */
  dueAtMs: number[];
  unanswered: number;
  /** How many needed more than one try. */
  retried: number;
  /** Answers other than the wanted one, by status or error code. */
  troubles: Record<string, number>;
  /** This process's own processor time. */
  cpuMs: number;
  /** How late it began what was due: a generator that falls behind measures itself. */
  worstLateMs: number;
  p99LateMs: number;
};

/** What was acknowledged, or may have arrived without an answer (`revision` null). */
export type SentLine = { planId: string; revision: number | null; command: { id: string; kind: string } };

const [, , startFile = ""] = process.argv;
// Written by generator.ts.
const start = JSON.parse(readFileSync(startFile, "utf8")) as GeneratorStart;
const agent = new Agent({ keepAlive: true, maxSockets: 1_000, maxFreeSockets: 256 });
const log = openSync(start.acknowledgedFile, "a");

type Device = Person & { address: string; saves: number; made: number; isBusy: boolean };
const devices = start.people.map((person, index): Device => {
  const number = index % start.addresses;
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  return { ...person, address, saves: 0, made: 0, isBusy: false };
});
const random = createRandom(devices.length);
let turn = 0;
let isEnough = true;

/** The next one in turn that is not waiting for an answer; null if all are. */
function nextDevice(): Device | null {
  for (let tried = 0; tried < devices.length; tried += 1) {
    turn += 1;
    const device = devices[turn % devices.length];
    if (device !== undefined && !device.isBusy) return device;
  }
  return null;
}

async function run(order: GeneratorOrder): Promise<GeneratorReport> {
  const { ratePerSecond, seconds, settleSeconds } = order;
  isEnough = order.isOpenEnded !== true;
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const report: GeneratorReport = {
    seconds,
    sent: 0,
    latenciesMs: [],
    dueAtMs: [],
    unanswered: 0,
    retried: 0,
    troubles: {},
    cpuMs: 0,
    worstLateMs: 0,
    p99LateMs: 0,
  };
  const lateMs: number[] = [];
  const sending: Promise<void>[] = [];
  for (let number = 0; ; number += 1) {
    const dueMs = startedAt + (number * 1_000) / ratePerSecond;
    report.seconds = (dueMs - startedAt) / 1_000;
    if (report.seconds >= seconds && isEnough) break;
    const restMs = dueMs - performance.now();
    if (restMs > 0) await wait(restMs);
    const device = nextDevice();
    if (device === null) {
      report.troubles["nobody free to send"] = (report.troubles["nobody free to send"] ?? 0) + 1;
      continue;
    }
    lateMs.push(Math.max(0, performance.now() - dueMs));
    report.sent += 1;
    sending.push(sendFrom(device, dueMs, dueMs + settleSeconds * 1_000, report));
  }
  await Promise.all(sending);
  const sorted = lateMs.toSorted((a, b) => a - b);
  report.worstLateMs = sorted.at(-1) ?? 0;
  report.p99LateMs = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  const used = process.cpuUsage(cpuBefore);
  report.cpuMs = (used.user + used.system) / 1_000;
  return report;
}

async function sendFrom(
  device: Device,
  dueMs: number,
  giveUpAtMs: number,
  report: GeneratorReport,
): Promise<void> {
  device.isBusy = true;
  device.made += 1;
  const draft = drawNext(random, device.family, device.saves + 1, start.unitIds);
  if (draft.kind === "saveEssay") device.saves += 1;
  const { planId, revision: known, token, address } = device;
  const command = stampCommand(draft, planId, `rehearsal-${device.made}`, new Date());
  const sender = { port: start.port, host: start.host, agent, token, address, wait };
  const sent = await sendUntilAcknowledged(sender, { planId, command, known }, giveUpAtMs, (kind) => {
    report.troubles[kind] = (report.troubles[kind] ?? 0) + 1;
  });
  if (sent.tries > 1) report.retried += 1;
  const revision = sent.kind === "acknowledged" ? sent.revision : null;
  appendFileSync(log, `${JSON.stringify({ planId, revision, command })}\n`);
  if (revision === null) report.unanswered += 1;
  else {
    report.latenciesMs.push(performance.now() - dueMs);
    report.dueAtMs.push(performance.timeOrigin + dueMs);
    device.revision = revision;
  }
  device.isBusy = false;
}

process.on("message", (order: GeneratorOrder | "enough" | "end") => {
  if (order === "enough") {
    isEnough = true;
    return;
  }
  if (order === "end") {
    closeSync(log);
    process.exit(0);
  }
  void run(order).then((report) => process.send?.(report));
});
process.send?.("ready");
