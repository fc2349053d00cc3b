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
