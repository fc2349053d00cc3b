/** What a rehearsal measured of one stretch of steady load, and how it is printed. */
import type { FaultWindow } from "./faults.ts";
import type { GeneratorReport } from "./generatorProcess.ts";

/** Processor time in milliseconds of each part. */
export type Cpu = { web: number; jobs: number; database: number; proxy: number };

/** Of the commands that were due in one part of a stretch. */
export type PartFigures = {
  what: string;
  seconds: number;
  commands: number;
  p50Ms: number;
  p99Ms: number;
  worstMs: number;
};

export type Stall = { fromSecond: number; commands: number; worstMs: number };

/** A command that waited longer counts as stalled; such commands within a second of each other are one stall. */
const stalledMs = 250;
const printedStalls = 12;

export type StretchFigures = {
  ratePerSecond: number;
  seconds: number;
  sent: number;
  acknowledged: number;
  unanswered: number;
  retried: number;
  /** From when a command was due until it was acknowledged. */
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  worstMs: number;
  /** Each fault while it lasted, and first everything else; empty without faults. */
  parts: readonly PartFigures[];
  /** Moments in which commands waited long, in order: when the first of them was due, from the start of the stretch. */
  stalls: readonly Stall[];
  troubles: Readonly<Record<string, number>>;
  /** Per acknowledged command; null where processes came and went. */
  cpuPerCommand: Cpu | null;
  generator: { cpuMsPerCommand: number; p99LateMs: number };
};

export function toFigures(
  report: GeneratorReport,
  ratePerSecond: number,
  cpu: Cpu | null,
  windows: readonly FaultWindow[] = [],
): StretchFigures {
  const sorted = report.latenciesMs.toSorted((a, b) => a - b);
  const at = (share: number) => atShare(sorted, share);
  const per = (ms: number) => ms / sorted.length;
  return {
    ratePerSecond,
    seconds: Math.round(report.seconds),
    sent: report.sent,
    acknowledged: sorted.length,
    unanswered: report.unanswered,
    retried: report.retried,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    worstMs: at(1),
    parts: toParts(report, windows),
    stalls: findStalls(report),
    troubles: report.troubles,
    cpuPerCommand:
      cpu === null
        ? null
        : {
            web: per(cpu.web),
            jobs: per(cpu.jobs),
            database: per(cpu.database),
            proxy: per(cpu.proxy),
          },
    generator: { cpuMsPerCommand: per(report.cpuMs), p99LateMs: report.p99LateMs },
  };
}

function atShare(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

function toParts(report: GeneratorReport, windows: readonly FaultWindow[]): PartFigures[] {
  if (windows.length === 0) return [];
  const isWithin =
    (dueMs: number) =>
    ({ fromMs, toMs }: FaultWindow) =>
      dueMs >= fromMs && dueMs < toMs;
  const toPart = (what: string, seconds: number, isIn: (dueMs: number) => boolean): PartFigures => {
    const latencies = report.latenciesMs.filter((_, index) => isIn(report.dueAtMs[index] ?? 0));
    const sorted = latencies.toSorted((a, b) => a - b);
    const at = (share: number) => atShare(sorted, share);
    return { what, seconds, commands: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), worstMs: at(1) };
  };
  const faults = windows.map((window) =>
    toPart(window.what, (window.toMs - window.fromMs) / 1_000, (dueMs) => isWithin(dueMs)(window)),
  );
  const faultSeconds = faults.reduce((total, { seconds }) => total + seconds, 0);
  const rest = toPart(
    "outside of all faults",
    report.seconds - faultSeconds,
    (dueMs) => !windows.some(isWithin(dueMs)),
  );
  return [rest, ...faults];
}

function findStalls({ latenciesMs, dueAtMs }: GeneratorReport): Stall[] {
  const firstMs = dueAtMs.reduce((least, ms) => Math.min(least, ms), Number.POSITIVE_INFINITY);
  const stalled = latenciesMs
    .flatMap((waitedMs, index) => {
      const second = ((dueAtMs[index] ?? firstMs) - firstMs) / 1_000;
      return waitedMs > stalledMs ? [{ second, waitedMs }] : [];
    })
    .toSorted((a, b) => a.second - b.second);
  const stalls: (Stall & { toSecond: number })[] = [];
  for (const { second, waitedMs } of stalled) {
    const last = stalls.at(-1);
    if (last !== undefined && second - last.toSecond <= 1) {
      last.toSecond = second;
      last.commands += 1;
      last.worstMs = Math.max(last.worstMs, waitedMs);
    } else stalls.push({ fromSecond: second, toSecond: second, commands: 1, worstMs: waitedMs });
  }
  return stalls.map(({ fromSecond, commands, worstMs }) => ({ fromSecond, commands, worstMs }));
}

/** Whether a stretch was held: everything acknowledged, and all but one in a hundred soon enough. */
export function isHeld(
  { sent, acknowledged, ratePerSecond, seconds, p99Ms }: StretchFigures,
  p99LimitMs: number,
) {
  // What could not even be sent, because everybody still waited, was not held either.
  const isWhole = acknowledged === sent && sent >= 0.99 * ratePerSecond * seconds;
  return isWhole && p99Ms <= p99LimitMs;
}

export function toLines(figures: StretchFigures): string[] {
  const { ratePerSecond, seconds, sent, acknowledged, retried, troubles, cpuPerCommand, generator } = figures;
  const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  const lines = [
    `${ratePerSecond} a second for ${seconds} s: ${acknowledged} of ${sent} acknowledged, ${retried} after another try`,
    `  p50 ${ms(figures.p50Ms)}, p95 ${ms(figures.p95Ms)}, p99 ${ms(figures.p99Ms)}, worst ${ms(figures.worstMs)} ms`,
  ];
  for (const part of figures.parts) {
    lines.push(
      `  ${part.what}, ${part.seconds.toFixed(1)} s: ${part.commands} commands, p50 ${ms(part.p50Ms)}, p99 ${ms(part.p99Ms)}, worst ${ms(part.worstMs)} ms`,
    );
  }
  if (figures.stalls.length > 0) {
    const longest = figures.stalls.toSorted((a, b) => b.commands - a.commands).slice(0, printedStalls);
    const each = longest
      .toSorted((a, b) => a.fromSecond - b.fromSecond)
      .map(
        ({ fromSecond, commands, worstMs }) =>
          `at ${fromSecond.toFixed(1)} s ${commands} (worst ${ms(worstMs)} ms)`,
      );
    lines.push(`  waited more than ${stalledMs} ms, in ${figures.stalls.length} stalls: ${each.join(", ")}`);
  }
  const kinds = Object.entries(troubles).map(([kind, count]) => `${kind} × ${count}`);
  if (kinds.length > 0) lines.push(`  troubles: ${kinds.join(", ")}`);
  if (cpuPerCommand !== null) {
    const { web, jobs, database, proxy } = cpuPerCommand;
    lines.push(
      `  CPU ms per command: web ${ms(web)}, database ${ms(database)}, proxy ${ms(proxy)}, jobs ${ms(jobs)}`,
    );
  }
  const { cpuMsPerCommand, p99LateMs } = generator;
  lines.push(
    `  the generator itself: ${ms(cpuMsPerCommand)} CPU ms per command, p99 ${ms(p99LateMs)} ms late`,
  );
  return lines;
}
