/** The server's entry point: puts the parts together, serves, and stops cleanly. */

import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Colleges, loadColleges } from "#server/colleges.ts";
import { createServer } from "#server/createServer.ts";
import { openInstallation } from "#server/openInstallation.ts";
import { chooseIdentity } from "#server/parts/identity/chooseIdentity.ts";
import { chooseMail } from "#server/parts/mail/chooseMail.ts";
import { chooseModel } from "#server/parts/model/chooseModel.ts";
import { choosePayments } from "#server/parts/payments/choosePayments.ts";
import type { Secrets } from "#server/secrets.ts";
import { keepSiteSummary } from "#server/seo/siteSummaries.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { type Renderer, loadSite as readBuiltSite, type Site } from "#server/site.ts";
import { startJobsOf } from "#server/startJobs.ts";
import { stopServing } from "#server/stopping.ts";
import { closeToOthers, keepNewFilesPrivate } from "#server/store/ownerOnly.ts";
import { isStoreFile } from "#server/store/sqlite.ts";
import type { Database } from "#server/store/tables.ts";
import { chooseAllowances } from "#server/subscription/allowances.ts";
import { listenForMetrics } from "#server/telemetry/serveMetrics.ts";
import { startTelemetry } from "#server/telemetry/startTelemetry.ts";
import { describeAssumedProxies } from "#server/trustedProxies.ts";

/** The same for these sources and for what the build makes of them in dist/server. */
const rootFolder = dirname(findPackageJSON("..", import.meta.url) ?? import.meta.dirname);

export type ServeOptions = {
  /** Where pages and their data come from; by default what `npm run build` left in dist/. */
  loadSite?: (settings: Settings, colleges: Colleges) => Promise<{ site: Site; renderer: Renderer }>;
  /** Called once the tables are up to date. */
  prepareStore?: (
    database: Database,
    parts: { colleges: Colleges; dataKeys: Secrets["dataKeys"]; publicUrl: string },
    now: () => Date,
  ) => Promise<void>;
};

const firstStartAdvice =
  "FIRST_START=1 is set: this start takes keys and a database that are not there for gone. Take the setting away again, so that later starts notice what is missing.";

/** Starts the server and shuts it down cleanly on SIGINT and SIGTERM. */
export async function runServer({
  loadSite = loadBuiltSite,
  prepareStore,
}: ServeOptions = {}): Promise<void> {
  const read = readSettings();
  if (!read.ok) {
    console.error(read.problem);
    process.exitCode = 1;
    return;
  }
  const settings = read.value;
  keepNewFilesPrivate();
  const advice = describeAssumedProxies(settings.trustedProxies);
  if (advice !== null) console.warn(advice);
  const now = () => new Date();
  if (settings.isFirstStart) console.warn(firstStartAdvice);
  const opened = await openInstallation(settings, now, (error) =>
    console.error(`A connection to the database was lost: ${error.message}`),
  );
  if (!opened.ok) {
    console.error(opened.problem);
    process.exitCode = 1;
    return;
  }
  const { store, secrets } = opened.value;
  for (const left of closeToOthers(settings.dataFolder, settings.secretsFile, isStoreFile))
    console.error(left);
  const colleges = loadColleges(join(rootFolder, "data"));
  const { dataKeys } = secrets;
  await prepareStore?.(store.database, { colleges, dataKeys, publicUrl: settings.publicUrl }, now);
  const { site, renderer } = await loadSite(settings, colleges);
  const identity = await chooseIdentity({
    settings,
    secrets,
    database: store.database,
    now,
    // Without a mail server, a person running this locally finds sign-up codes in the terminal.
    announce: settings.smtp === null ? (line) => console.log(line) : null,
  });
  const { telemetry, metrics } = await startTelemetry(settings.telemetry, site.release, store);
  const allowances = chooseAllowances(settings.payments !== null, store.database, now);
  const payments = await choosePayments(settings, (line) => console.error(line), now);
  const server = createServer({
    settings,
    site,
    renderer,
    colleges,
    store,
    identity,
    model: chooseModel(settings),
    payments,
    allowances,
    secrets,
    telemetry,
    metrics,
    now,
  });
  const { metricsListen, metricsToken } = settings.telemetry;
  if (metrics !== null && metricsListen !== null) {
    try {
      await listenForMetrics(metrics, metricsListen, metricsToken);
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown reason";
      console.error(
        `Setting METRICS_LISTEN cannot be used: ${reason}. Each process needs a port of its own.`,
      );
      process.exitCode = 1;
      await store.close();
      return;
    }
  }
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
  const jobs = startJobsOf(settings, {
    store,
    mail,
    keptDays: settings.keptDays,
    payments,
    secretsFile: settings.secretsFile,
    reminders: {
      colleges,
      allowances,
      dataKeys,
      publicUrl: settings.publicUrl,
      release: site.release,
    },
    keepSummary: () => keepSiteSummary(store.database, site, now()),
    now,
    log: server.log,
    telemetry,
  });
  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await stopServing({ server, jobs, mail, store, log: server.log });
    // What nobody took is dropped.
    await Promise.race([telemetry?.close(), new Promise((resolve) => setTimeout(resolve, 500))]);
    process.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop());
  }
  // Last: whoever reads it may send a signal at once.
  console.log(`Tassel is at ${settings.publicUrl}`);
}

async function loadBuiltSite(settings: Settings): Promise<{ site: Site; renderer: Renderer }> {
  const builtFolder = join(rootFolder, "dist");
  // The build's own bundle of src/prerender.tsx, imported by path so that the server's sources import no React.
  const renderer = (await import(
    pathToFileURL(join(builtFolder, "server", "prerender.js")).href
  )) as Renderer;
  return { site: await readBuiltSite(builtFolder, settings, renderer), renderer };
}
