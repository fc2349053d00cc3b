/**
 * `npm run rehearse`: can this machine carry a district, and is nothing lost while processes and the database are killed?
 * Uses 127.0.0.1 alone, a temporary folder, and at most the time that its options add up to.
 */
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod/mini";
import { build } from "../../build/build.ts";
import { isBuilt } from "../../build/stamp.ts";
import { chooseProxy } from "./proxy.ts";
import { Interrupted, type RehearsalOptions, runRehearsal } from "./runRehearsal.ts";

const passing = { ratePerSecond: 200, seconds: 600, p99LimitMs: 250 } as const;

const rate = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5_000));
const seconds = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3_600));
const wordsSchema = z.object({
  engine: z._default(z.enum(["postgresql", "sqlite", "both"]), "both"),
  processes: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(16)), 4),
  plans: z._default(z.coerce.number().check(z.int(), z.minimum(10), z.maximum(1_000_000)), 50_000),
  people: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 10_000),
  addresses: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_536)), 5_000),
  rates: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/, "it is a list of rates such as 50,100")),
    "50,100,200,300,400,500,600,800,1000",
  ),
  "step-seconds": z._default(seconds, 20),
  "hold-rate": z._default(rate, passing.ratePerSecond),
  "hold-seconds": z._default(
    z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3_600)),
    passing.seconds,
  ),
  proxy: z.optional(z.enum(["nginx", "caddy", "own"])),
  port: z.optional(z.coerce.number().check(z.int(), z.minimum(1_024), z.maximum(65_000))),
});

const options = readWords();
if (options !== null) {
  try {
    process.exitCode = (await rehearseAll(options)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    console.log("Interrupted: everything that was started has ended.");
    // What still waits for a process that is gone would keep this one from ending.
    process.exit(130);
  }
}

function readWords(): z.output<typeof wordsSchema> | null {
  const text = { type: "string" } as const;
  const names = Object.keys(wordsSchema.shape);
  try {
    const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, text])) });
    const parsed = wordsSchema.safeParse(values);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    console.error(`--${issue?.path.join(".")} is not valid: ${issue?.message}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.error(`Options: ${names.map((name) => `--${name}`).join(" ")}; see docs/operating.md.`);
  process.exitCode = 1;
  return null;
}

async function rehearseAll(words: z.output<typeof wordsSchema>): Promise<boolean> {
  const rootFolder = dirname(dirname(import.meta.dirname));
  const distFolder = join(rootFolder, "dist");
  if (!(await isBuilt(rootFolder, distFolder))) await build(rootFolder, distFolder);
  const engines = words.engine === "both" ? (["postgresql", "sqlite"] as const) : [words.engine];
  let hasPassed = true;
  for (const engine of engines) {
    const asked: RehearsalOptions = {
      engine,
      program: "built",
      proxy: chooseProxy(words.proxy ?? null),
      // More than two would only wait for each other's writes.
      processes: engine === "sqlite" ? Math.min(2, words.processes) : words.processes,
      plans: words.plans,
      people: Math.min(words.people, words.plans),
      addresses: words.addresses,
      warmUp: { ratePerSecond: 50, seconds: 10 },
      steps: { rates: words.rates.split(",").map(Number), seconds: words["step-seconds"] },
      hold:
        words["hold-seconds"] === 0
          ? null
          : { ratePerSecond: words["hold-rate"], seconds: words["hold-seconds"] },
      p99LimitMs: passing.p99LimitMs,
      firstPort: words.port ?? null,
      isDurable: true,
    };
    console.log(`${engine}, ${asked.processes} web processes behind ${asked.proxy}`);
    const rehearsal = await runRehearsal(asked, (line) => console.log(line));
    if (rehearsal === null) {
      console.log("Not rehearsed: PostgreSQL is not installed here.");
      hasPassed = false;
      continue;
    }
    const { verified, kneePerSecond, failures } = rehearsal;
    console.log(`The highest rate held: ${kneePerSecond ?? "none"} a second`);
    console.log(
      `Of ${verified.acknowledged} acknowledged commands all were looked up: ${verified.faults.length} lost, doubled or changed; ${verified.replaced} essay texts gave way to a later one; ${verified.storedUnanswered} more are stored whose answer was lost`,
    );
    for (const failure of failures) console.log(`FAILED: ${failure}`);
    if (failures.length === 0) console.log(`PASSED on ${engine}${describeLength(asked)}`);
    else hasPassed = false;
  }
  return hasPassed;
}

/** A shorter or gentler run passes, but does not say what the whole one says. */
function describeLength({ hold }: RehearsalOptions): string {
  if (hold === null) return ", without the steady load";
  const isWhole = hold.ratePerSecond >= passing.ratePerSecond && hold.seconds >= passing.seconds;
  return isWhole
    ? ""
    : `, for ${hold.seconds} s at ${hold.ratePerSecond} a second; the whole one is ${passing.seconds} s at ${passing.ratePerSecond}`;
}
