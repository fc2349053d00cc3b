/** `npm run dev`: serves the browser's files from source with hot reload, and the API and sign-in from a built server. */
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { createServer } from "vite";
import { fillPage } from "#server/pageFilling.ts";
import { readSettings } from "#server/settings.ts";

const rootFolder = dirname(import.meta.dirname);
const apiPort = "3001";
/** Paths handled by the built server; everything else comes from source. */
const servedBeside = ["/api", "/authorize", "/oauth", "/userinfo", "/.well-known", "/v2"];

// The public address is the dev server's, so that signing in returns there.
const publicUrl = process.env["PUBLIC_URL"] ?? `http://localhost:${process.env["PORT"] ?? 3000}`;
const environment = { ...process.env, PUBLIC_URL: publicUrl };
const read = readSettings(environment);
if (!read.ok) {
  console.error(read.problem);
  process.exit(1);
}
const settings = read.value;

const api = spawn(process.execPath, [join(rootFolder, "build", "start.ts")], {
  stdio: "inherit",
  env: { ...environment, PORT: apiPort, HOST: "127.0.0.1", LOG_LEVEL: "warn" },
});
const vite = await createServer({
  root: rootFolder,
  plugins: [{ name: "settings", transformIndexHtml: (html) => fillPage(html, settings) }],
  server: {
    port: settings.port,
    strictPort: true,
    proxy: Object.fromEntries(servedBeside.map((path) => [path, `http://127.0.0.1:${apiPort}`])),
  },
});
await vite.listen();
vite.printUrls();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    api.kill(signal);
    void vite.close();
  });
}
