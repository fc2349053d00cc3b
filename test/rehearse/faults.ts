/** What happens to the processes while the load goes on: a rolling restart, a killed process, a killed database. */
import type { TestPostgres } from "../support/postgres.ts";
import type { WebProcess } from "./webProcesses.ts";

/** When each begins, as a share of the whole time. */
const restartsAt = 0.15;
const killsAt = 0.5;
const crashesAt = 0.7;

/** From when something was taken away until it answered again, in milliseconds since 1970. */
export type FaultWindow = { what: string; fromMs: number; toMs: number };

/** Resolves once everything has happened and runs again. */
export async function causeFaults(
  { web, postgres }: { web: readonly WebProcess[]; postgres: TestPostgres | null },
  seconds: number,
  say: (line: string) => void,
): Promise<FaultWindow[]> {
  const windows: FaultWindow[] = [];
  const startedAt = performance.now();
  const sinceStart = () => (performance.now() - startedAt) / 1_000;
  const untilShare = (share: number) => {
    const restMs = share * seconds * 1_000 - (performance.now() - startedAt);
    return new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, restMs)));
  };
  const during = async (what: string, work: () => Promise<void>) => {
    const beganAt = sinceStart();
    const fromMs = performance.timeOrigin + performance.now();
    await work();
    windows.push({ what, fromMs, toMs: performance.timeOrigin + performance.now() });
    say(`  at ${beganAt.toFixed(1)} s: ${what}, done ${(sinceStart() - beganAt).toFixed(1)} s later`);
  };
  // With one process alone a restart is an outage, which nobody claims to hide.
  if (web.length > 1) {
    await untilShare(restartsAt);
    await during(`each of ${web.length} processes is stopped and started again`, async () => {
      for (const one of web) {
        const code = await one.stop();
        if (code !== 0) throw new Error(`A process that was told to stop ended with ${code}: ${one.said()}`);
        await one.start();
      }
    });
  }
  await untilShare(killsAt);
  const [killed] = web;
  if (killed !== undefined) {
    await during("a process is killed and started again", async () => {
      await killed.kill();
      await killed.start();
    });
  }
  if (postgres === null) return windows;
  await untilShare(crashesAt);
  await during("PostgreSQL is killed and started again", async () => {
    await postgres.crash();
    await postgres.restart();
  });
  return windows;
}
