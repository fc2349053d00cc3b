/** A Vite plugin for tests of screens: requests to /api/ are answered by the server's own code, started by the first of them. */
import type { FastifyInstance } from "fastify";
import type { Plugin } from "vite";

export function serveApi(): Plugin {
  let starting: Promise<FastifyInstance> | null = null;
  return {
    name: "tassel:serve-api",
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (request.url?.startsWith("/api/") !== true) return next();
        // The server would take the test runner's own origin for another site's.
        delete request.headers.origin;
        delete request.headers["sec-fetch-site"];
        starting ??= startApi();
        starting.then((api) => api.routing(request, response), next);
      });
    },
    async closeBundle() {
      const api = await starting;
      await api?.close();
    },
  };
}

async function startApi(): Promise<FastifyInstance> {
  // As an address, or the whole server would be bundled into the configuration.
  const file = new URL("./createApi.ts", import.meta.url).href;
  const { createApi } = (await import(file)) as typeof import("./createApi.ts");
  return createApi();
}
