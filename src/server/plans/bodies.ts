/** A command as a row keeps it: JSON, sealed where it holds a family's money or a student's essays. */
import { type Command, findCommandScope } from "#domain/plan/commands.ts";
import { KeyMissing, type Sealing } from "#server/store/sealing.ts";

export type BodyRow = { plan_id: string; command_id: string; body: string; key_id: string | null };

export function toCommandBody(command: Command, sealing: Sealing): { body: string; keyId: string | null } {
  const text = JSON.stringify(command);
  const scope = findCommandScope(command);
  if (scope !== "money" && scope !== "essay") return { body: text, keyId: null };
  return sealing.seal(text, `${command.planId} ${command.id}`);
}

/** The command as it was sent; null if it is damaged. Throws `KeyMissing`. */
export function openBody(row: BodyRow, sealing: Sealing): unknown {
  if (row.key_id === null) return JSON.parse(row.body);
  const opened = sealing.open({ keyId: row.key_id, body: row.body }, `${row.plan_id} ${row.command_id}`);
  if (!opened.ok && opened.problem === "unknownKey") throw new KeyMissing(row.key_id);
  return opened.ok ? JSON.parse(opened.value) : null;
}
