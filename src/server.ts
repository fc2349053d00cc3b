/** The door of the server. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadColleges } from "#server/colleges.ts";
import { createServer } from "#server/createServer.ts";
import { readSettings } from "#server/settings.ts";
import { loadSite, type Renderer } from "#server/site.ts";

const rootFolder = join(import.meta.dirname, "..");

/** Starts serving and stops cleanly on SIGINT and SIGTERM. */
export async function serve(): Promise<void> {
  const read = readSettings();
  if (!read.ok) {
    console.error(read.problem);
    process.exitCode = 1;
    return;
  }
  const settings = read.value;
  const builtFolder = join(rootFolder, "dist");
  // The build's own bundle of src/prerender.tsx, handed in so that the server imports no React.
  const renderer = (await import(
    pathToFileURL(join(builtFolder, "renderer", "prerender.js")).href
  )) as Renderer;
  const colleges = loadColleges(join(rootFolder, "data"));
  const site = await loadSite(builtFolder, settings.publicUrl);
  const server = createServer({ settings, site, renderer, colleges });
  try {
    await server.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      console.error(`Port ${settings.port} is in use. Stop the other program or set PORT to a free one.`);
      process.exitCode = 1;
      return;
    }
    throw error;
  }
  console.log(`Tassel is at ${settings.publicUrl}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.close());
  }
}
