/** `npm run dev`: the browser's files straight from the sources with reloading, the API from a built server beside it. */
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { createServer } from "vite";

const rootFolder = dirname(import.meta.dirname);
const apiPort = "3001";

const api = spawn(process.execPath, [join(rootFolder, "build", "start.ts")], {
  stdio: "inherit",
  env: { ...process.env, PORT: apiPort, HOST: "127.0.0.1", LOG_LEVEL: "warn" },
});
const vite = await createServer({ root: rootFolder, server: { port: Number(process.env["PORT"] ?? 3000) } });
await vite.listen();
vite.printUrls();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    api.kill(signal);
    void vite.close();
  });
}
