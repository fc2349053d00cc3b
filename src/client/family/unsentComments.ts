/**
 * Comments on plans of others that are not sent yet. The device keeps no plan of others; of a comment written without a
 * network it keeps that comment alone, for the account that wrote it, until the server has it.
 */
import { z } from "zod/mini";
import { createKeptText } from "#client/keptText.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import type { Command } from "#domain/plan/commands.ts";

export type UnsentComment = { accountId: string; command: Command };

const kept = createKeptText("tassel-unsent-comments");
const keptSchema = z.array(z.object({ accountId: z.string(), command: z.unknown() }));

export const subscribeToUnsent = kept.subscribe;
/** As text, so that React sees whether it changed. */
export const readUnsentText = kept.read;

/** Of this account and plan, in the order they were written. What this release cannot read is left alone. */
export function listUnsent(text: string | null, accountId: string, planId: string): Command[] {
  return parse(text).flatMap(({ accountId: writer, command }) => {
    if (writer !== accountId) return [];
    const read = readCommand(command);
    return read.ok && read.value.planId === planId ? [read.value] : [];
  });
}

export function keepUnsent({ accountId, command }: UnsentComment): void {
  save([...parse(kept.read()), { accountId, command }]);
}

/** Once the server has it, or refused it. */
export function dropUnsent(commandId: string): void {
  save(parse(kept.read()).filter(({ command }) => (command as { id?: unknown }).id !== commandId));
}

type Kept = z.infer<typeof keptSchema>;

function parse(text: string | null): Kept {
  if (text === null) return [];
  try {
    return keptSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

function save(all: Kept): void {
  kept.save(all.length === 0 ? null : JSON.stringify(all));
}
