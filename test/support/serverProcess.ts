/**
 * A separate process: runs the server by its settings, with a site of two pages, as the entry point does;
 * prints its address.
 */

import { flushCompileCache } from "node:module";
import { openInstallation } from "#server/openInstallation.ts";
import { chooseMail } from "#server/parts/mail/chooseMail.ts";
import { readSettings } from "#server/settings.ts";
import { startJobsOf } from "#server/startJobs.ts";
import { stopServing } from "#server/stopping.ts";
import { createTestServer } from "./testServer.ts";

/** A clock that is set wrong by so much. */
const shiftMs = Number(process.env["TEST_CLOCK_SHIFT_MS"] ?? 0);
const now = () => new Date(Date.now() + shiftMs);
const read = readSettings();
if (!read.ok) throw new Error(read.problem);
const settings = read.value;
const opened = await openInstallation(settings, now);
if (!opened.ok) {
  console.error(opened.problem);
  process.exit(1);
}
const { secrets } = opened.value;
const { server, store, allowances, colleges } = await createTestServer(
  settings,
  now,
  null,
  () => Promise.resolve(opened.value.store),
  { secrets },
);
const address = await server.listen({ port: settings.port, host: settings.host });
const mail = await chooseMail(settings);
const reminders = {
  colleges,
  allowances,
  dataKeys: secrets.dataKeys,
  publicUrl: settings.publicUrl,
  release: "release-1",
};
const jobs = startJobsOf(settings, {
  store,
  mail,
  keptDays: settings.keptDays,
  payments: null,
  secretsFile: settings.secretsFile,
  reminders,
  now,
  log: server.log,
});
const stopLimitMs = Number(process.argv[2] ?? 8_000);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void stopServing({ server, jobs, mail, store, log: server.log }, stopLimitMs).then((isWhole) => {
      process.stdout.write(`${JSON.stringify({ isWhole })}\n`);
      process.exit(0);
    });
  });
}
// Otherwise written at the end, which a process that is killed does not have.
flushCompileCache();
// Last: whoever reads it may send a signal at once.
process.stdout.write(`${JSON.stringify({ address })}\n`);
