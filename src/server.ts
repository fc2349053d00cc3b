/** The door of the server. */

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadColleges } from "#server/colleges.ts";
import { createServer } from "#server/createServer.ts";
import { startJobs } from "#server/jobs/startJobs.ts";
import { chooseAllowances } from "#server/parts/allowances/stored.ts";
import { chooseIdentity } from "#server/parts/identity/chooseIdentity.ts";
import { chooseMail } from "#server/parts/mail/chooseMail.ts";
import { choosePayments } from "#server/parts/payments/choosePayments.ts";
import { readSecrets } from "#server/secrets.ts";
import { readSettings } from "#server/settings.ts";
import { loadSite, type Renderer } from "#server/site.ts";
import { stopServing } from "#server/stopping.ts";
import { openStore } from "#server/store/openStore.ts";

const rootFolder = join(import.meta.dirname, "..");

/** Starts serving and stops cleanly on SIGINT and SIGTERM. */
export async function runServer(): Promise<void> {
  const read = readSettings();
  if (!read.ok) {
    console.error(read.problem);
    process.exitCode = 1;
    return;
  }
  const settings = read.value;
  const now = () => new Date();
  const secrets = await readSecrets(settings.secretsFile);
  if (!secrets.ok) {
    console.error(secrets.problem);
    process.exitCode = 1;
    return;
  }
  const opened = await openStore(settings, now, (error) =>
    console.error(`A connection to the database was lost: ${error.message}`),
  );
  if (!opened.ok) {
    console.error(opened.problem);
    process.exitCode = 1;
    return;
  }
  const store = opened.value;
  const builtFolder = join(rootFolder, "dist");
  // The build's own bundle of src/prerender.tsx, handed in so that the server imports no React.
  const renderer = (await import(
    pathToFileURL(join(builtFolder, "renderer", "prerender.js")).href
  )) as Renderer;
  const colleges = loadColleges(join(rootFolder, "data"));
  const site = await loadSite(builtFolder, settings, renderer);
  const identity = await chooseIdentity({
    settings,
    secrets: secrets.value,
    database: store.database,
    now,
    // Without a mail server whoever runs this on one machine finds a code where they started it.
    announce: settings.smtp === null ? (line) => console.log(line) : null,
  });
  const allowances = chooseAllowances(settings.payments !== null, store.database, now);
  const server = createServer({
    settings,
    site,
    renderer,
    colleges,
    store,
    identity,
    payments: await choosePayments(settings, (line) => console.error(line), now),
    allowances,
    secrets: secrets.value,
    now,
  });
  try {
    await server.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      console.error(`Port ${settings.port} is in use. Stop the other program or set PORT to a free one.`);
      process.exitCode = 1;
      await store.close();
      return;
    }
    throw error;
  }
  const mail = await chooseMail(settings);
  const jobs = startJobs({
    store,
    mail,
    keptDays: settings.keptDays,
    reminders: {
      colleges,
      allowances,
      dataKeys: secrets.value.dataKeys,
      publicUrl: settings.publicUrl,
    },
    now,
    log: server.log,
  });
  console.log(`Tassel is at ${settings.publicUrl}`);
  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await stopServing({ server, jobs, mail, store, log: server.log });
    process.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop());
  }
}
