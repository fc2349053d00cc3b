/** After a rehearsal: every acknowledged command is in the store exactly once, at its place, and says what was sent. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { openBody } from "#server/plans/bodies.ts";
import { createSealing, type DataKey } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";
import type { SentLine } from "./generatorProcess.ts";
import type { Person } from "./seed.ts";

export type Verified = {
  acknowledged: number;
  /** Acknowledged, and not in the store, or there twice, at another place, or with other content. */
  faults: string[];
  /** Essay texts that a later one of the same rehearsal replaced, as it should. */
  replaced: number;
  /** Stored, though nobody got an answer; they are there once too. */
  storedUnanswered: number;
};

type Row = { plan_id: string; revision: number; command_id: string; body: string; key_id: string | null };

const plansAtOnce = 200;
const faultsListed = 20;

export async function verifyStore(
  database: Database,
  dataKeys: readonly DataKey[],
  people: readonly Person[],
  acknowledgedFile: string,
): Promise<Verified> {
  const lines = readFileSync(acknowledgedFile, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    // Written by generatorProcess.ts.
    .map((line) => JSON.parse(line) as SentLine);
  const sentTo = Map.groupBy(lines, ({ planId }) => planId);
  const verified: Verified = {
    acknowledged: lines.filter(({ revision }) => revision !== null).length,
    faults: [],
    replaced: 0,
    storedUnanswered: 0,
  };
  const sealing = createSealing(dataKeys);
  const touched = people.filter(({ planId }) => sentTo.has(planId));
  for (let from = 0; from < touched.length; from += plansAtOnce) {
    const page = touched.slice(from, from + plansAtOnce);
    const ids = page.map(({ planId }) => planId);
    const rows = await database
      .selectFrom("plan_commands")
      .where("plan_id", "in", ids)
      .select(["plan_id", "revision", "command_id", "body", "key_id"])
      .execute();
    const plans = await database
      .selectFrom("plans")
      .where("id", "in", ids)
      .select(["id", "revision"])
      .execute();
    const rowsOf = Map.groupBy(rows, (row) => row.plan_id);
    for (const person of page) {
      const revision = plans.find(({ id }) => id === person.planId)?.revision ?? 0;
      const sent = sentTo.get(person.planId) ?? [];
      verifyPlan({ person, revision, sent, rows: rowsOf.get(person.planId) ?? [] }, sealing, verified);
    }
  }
  return verified;
}

function verifyPlan(
  plan: { person: Person; revision: number; sent: readonly SentLine[]; rows: readonly Row[] },
  sealing: ReturnType<typeof createSealing>,
  verified: Verified,
): void {
  const { person, revision, sent, rows } = plan;
  const fault = (what: string, id: string) => {
    if (verified.faults.length < faultsListed) verified.faults.push(`${person.planId} ${id}: ${what}`);
    else verified.faults[faultsListed] = "and more";
  };
  const rowsOf = Map.groupBy(rows, (row) => row.command_id);
  // A text gives way to the next one of its window that arrived.
  const saves = sent.filter(({ command }) => command.kind === "saveEssay");
  const isStored = ({ command }: SentLine) => rowsOf.has(command.id);
  const lastSave = saves.findLastIndex((line) => line.revision !== null || isStored(line));
  let arrived = 0;
  for (const line of sent) {
    const found = rowsOf.get(line.command.id) ?? [];
    const [row] = found;
    if (line.revision !== null || found.length > 0) arrived += 1;
    if (found.length > 1) fault(`is there ${found.length} times`, line.command.id);
    if (row === undefined) {
      const at = saves.indexOf(line);
      if (at !== -1 && at < lastSave) verified.replaced += 1;
      else if (line.revision !== null) fault("was acknowledged and is not there", line.command.id);
      continue;
    }
    if (!isDeepStrictEqual(openBody(row, sealing), line.command))
      fault("says something else", row.command_id);
    if (line.revision === null) verified.storedUnanswered += 1;
    else if (row.revision !== line.revision) {
      fault(`stands at ${row.revision}, acknowledged at ${line.revision}`, row.command_id);
    }
  }
  // Replaced texts among the unanswered cannot be seen any more, so the plan may be further by as many.
  const unseen = saves.filter((line) => line.revision === null && !isStored(line)).length;
  const beyond = revision - person.revision - arrived;
  if (beyond < 0 || beyond > unseen) fault(`its plan is ${beyond} revisions off`, "plan");
}
