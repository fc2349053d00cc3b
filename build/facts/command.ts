/** `npm run facts`: generates src/facts from /facts; with an option, lists what falls due or asks every source's address. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { addDays, isDay } from "#lib/dates.ts";
import { checkLinks, describeLinkAnswer, isGood, listSourceAddresses } from "./checkLinks.ts";
import { describeDueRecord, divideDueRecords } from "./dueRecords.ts";
import { writeFacts } from "./generate.ts";
import { FactProblems, readFacts } from "./readFacts.ts";

const rootFolder = resolve(import.meta.dirname, "../..");
/** About a season: long enough to look a figure up before it is past. */
const daysAhead = 90;

if (import.meta.main) {
  try {
    process.exitCode = await runCommand(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof FactProblems)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Returns the exit code. */
export async function runCommand(
  args: readonly string[],
  today = new Date().toISOString().slice(0, 10),
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { due: { type: "boolean" }, "check-links": { type: "boolean" } },
    allowPositionals: true,
  });
  const [before = addDays(today, daysAhead)] = positionals;
  if (!isDay(before) || positionals.length > (values.due === true ? 1 : 0)) {
    console.error("Usage: npm run facts [-- --due [2027-07-01] | -- --check-links]");
    return 1;
  }
  if (values.due === true) return printDue(today, before);
  if (values["check-links"] === true) return printLinks();
  const changed = await writeFacts(rootFolder);
  console.log(changed.length === 0 ? "src/facts is up to date." : `Written:\n  ${changed.join("\n  ")}`);
  return 0;
}

async function printDue(today: string, before: string): Promise<number> {
  const { overdue, ahead, renewed } = divideDueRecords(await readFacts(rootFolder), today, before);
  console.log("Overdue: the period is over or the date has passed, and pages say for which year each holds.");
  for (const record of overdue) console.log(describeDueRecord(record));
  console.log(`\nFalling due before ${before}:`);
  for (const record of ahead) console.log(describeDueRecord(record));
  console.log(
    `\n${overdue.length} overdue on ${today}, ${ahead.length} due before ${before}, ${renewed.length} renewed: a newer value stands beside an older one.`,
  );
  return 0;
}

async function printLinks(): Promise<number> {
  const addresses = listSourceAddresses(await readFacts(rootFolder));
  const answers = await checkLinks(addresses, (answer) => console.log(describeLinkAnswer(answer)));
  const bad = answers.filter((answer) => !isGood(answer));
  const moved = answers.filter(({ movedTo }) => movedTo !== null);
  console.log(`${answers.length} addresses, ${moved.length} moved, ${bad.length} without a good answer:`);
  for (const answer of bad) console.log(describeLinkAnswer(answer));
  return bad.length === 0 ? 0 : 1;
}
