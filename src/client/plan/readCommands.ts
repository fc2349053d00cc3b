/**
 * The stored commands that this release understands. Newer or damaged ones are left alone. The parser is
 * downloaded only if there are stored commands: a first visit has none.
 */
import type { Command } from "#domain/plan/commands.ts";
import { someoneGone } from "#domain/plan/proposals.ts";
import type { KeptCommand } from "./planStorage.ts";

export async function readCommands(
  kept: readonly KeptCommand[],
): Promise<{ commands: Command[]; sequences: number[] }> {
  const commands: Command[] = [];
  const sequences: number[] = [];
  if (kept.length === 0) return { commands, sequences };
  const { readCommand } = await import("#domain/plan/commandSchema.ts");
  for (const { command, sequence } of kept) {
    const read = readCommand(command);
    if (!read.ok) continue;
    commands.push(read.value);
    sequences.push(sequence);
  }
  return { commands, sequences };
}

/** The name of someone whose account was erased since, in what was signed anew: it goes from the device, too. */
export function hasErasedName(commands: readonly Command[]): boolean {
  const signed = commands.flatMap((command) => {
    if (command.kind === "setProposal" && command.proposal !== null)
      return [{ id: command.proposalId, byName: command.proposal.byName }];
    if ((command.kind === "setComment" || command.kind === "setPrivateComment") && command.comment !== null)
      return [{ id: command.commentId, byName: command.comment.byName }];
    return [];
  });
  const gone = new Set(signed.flatMap(({ id, byName }) => (byName === someoneGone ? [id] : [])));
  return signed.some(({ id, byName }) => gone.has(id) && byName !== someoneGone);
}
