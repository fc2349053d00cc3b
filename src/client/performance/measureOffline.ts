/** Whether this browser's copy of the site opens without a network: everything a page needs, read from where the service worker keeps it. */
import { type Measurement, rounds } from "#domain/performance/measurements.ts";

/** Null where this browser has no service worker, or keeps nothing yet. */
export async function measureOffline(paths: readonly string[]): Promise<Measurement[] | null> {
  if (!("caches" in window) || !(await caches.keys()).some((name) => name.startsWith("tassel-pages")))
    return null;
  const measurements: Measurement[] = [];
  for (const path of paths) {
    const times: number[] = [];
    let missing = 0;
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      missing = await readCopy(path);
      times.push(performance.now() - startedAt);
    }
    measurements.push({ group: "offline", name: path, measure: "missing", samples: [missing] });
    if (missing === 0) measurements.push({ group: "offline", name: path, measure: "open", samples: times });
  }
  return measurements;
}

/** Reads the page and each script, style and font it names. How many are missing. */
async function readCopy(path: string): Promise<number> {
  const page = await caches.match(path, { ignoreVary: true });
  if (page === undefined) return 1;
  const html = await page.text();
  const files = new Set(
    [...html.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css|woff2))"/g)].map(([, file]) => file ?? ""),
  );
  const found = await Promise.all(
    [...files].map(async (file) => {
      const kept = await caches.match(file, { ignoreVary: true });
      await kept?.arrayBuffer();
      return kept !== undefined;
    }),
  );
  return found.filter((isKept) => !isKept).length;
}
