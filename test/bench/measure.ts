/** Helpers for measuring: medians, free ports, waiting for a state. */
import { createServer } from "node:net";

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Waits until `isReady` returns true; throws once that took too long. */
export async function until(isReady: () => Promise<boolean>, limitSeconds = 30): Promise<void> {
  const giveUpAt = performance.now() + limitSeconds * 1_000;
  while (!(await isReady())) {
    if (performance.now() > giveUpAt) {
      throw new Error(`Waited ${limitSeconds} s for something that did not come.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
