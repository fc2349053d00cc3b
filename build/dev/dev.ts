/**
 * `npm run dev`: Vite serves and reloads the browser's sources; the API runs beside it and restarts when its
 * sources change. Nothing is prebuilt, and no content security policy is sent.
 */
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { createServer } from "vite";
import { fillPage } from "#server/pageFilling.ts";
import { readSettings } from "#server/settings.ts";
import { sampleFamily } from "./sampleFamily.ts";

const rootFolder = dirname(dirname(import.meta.dirname));
/** Paths handled by the API; everything else is served from the sources. */
const apiPaths = ["/api", "/authorize", "/oauth", "/userinfo", "/.well-known", "/v2"];

// Sign-in redirects to the address people use, which is Vite's.
const publicUrl = process.env["PUBLIC_URL"] ?? `http://localhost:${process.env["PORT"] ?? 3000}`;
const environment = {
  ...process.env,
  PUBLIC_URL: publicUrl,
  // Separate from the data of `npm start`.
  DATA_DIR: process.env["DATA_DIR"] ?? join("var", "dev"),
};
const read = readSettings(environment);
if (!read.ok) {
  console.error(read.problem);
  process.exit(1);
}
const settings = read.value;
const apiPort = settings.port + 1;

const api = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", join(import.meta.dirname, "api.ts")],
  {
    stdio: "inherit",
    env: { ...environment, PORT: `${apiPort}`, HOST: "127.0.0.1", LOG_LEVEL: "warn" },
  },
);
const vite = await createServer({
  root: rootFolder,
  plugins: [{ name: "settings", transformIndexHtml: (html) => fillPage(html, settings) }],
  server: {
    port: settings.port,
    strictPort: true,
    proxy: Object.fromEntries(apiPaths.map((path) => [path, `http://127.0.0.1:${apiPort}`])),
  },
});
// No page should be served before its API is up.
await waitForApi();
await vite.listen();
vite.printUrls();
console.log(
  `Sign in as ${sampleFamily.people.map(({ email }) => email).join(", ")} with the password “${sampleFamily.password}”.`,
);

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    api.kill(signal);
    void vite.close();
  });
}

/**
 * The first start fills the reference data cache, which takes a while; a failed start has already printed
 * why.
 */
async function waitForApi(): Promise<void> {
  const address = `http://127.0.0.1:${apiPort}/api/health`;
  while (api.exitCode === null) {
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
