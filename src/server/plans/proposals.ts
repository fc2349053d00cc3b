/**
 * What the server holds about proposals beyond the command itself: that a person speaks in their own name, changes only what
 * they proposed themselves, and not too often; and who may read a proposal and its answer (decision 0065).
 */
import type { Command } from "#domain/plan/commands.ts";
import type { PlanRole } from "#domain/plan/membership.ts";
import { proposalLimits } from "#domain/plan/proposals.ts";
import type { DatabaseTransaction } from "#server/store/tables.ts";
import { readOwnNames } from "./ownNames.ts";

type Sending = { planId: string; accountId: string; role: PlanRole; commands: readonly Command[] };

export type Checked =
  | { kind: "allowed"; addresseeOf: (command: Command) => string | null }
  | { kind: "notAllowed" }
  | { kind: "tooManyProposals" };

type ProposalCommand = Extract<Command, { kind: "setProposal" | "answerProposal" }>;

/** Two reads where the commands include proposals or answers, and none where they do not. The plan is locked. */
export async function checkProposals(
  transaction: DatabaseTransaction,
  { planId, accountId, role, commands }: Sending,
  now: Date,
): Promise<Checked> {
  const about = commands.filter(isAboutProposal);
  if (about.length === 0) return { kind: "allowed", addresseeOf: () => null };
  const rows = await transaction
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("kind", "in", ["setProposal", "answerProposal"])
    .select(["account_id", "received_at", "command_id", "body"])
    .orderBy("revision")
    .execute();
  const known = rows.map((row) => ({ ...row, command: JSON.parse(row.body) as ProposalCommand }));
  const proposerOf = new Map(
    known.flatMap(({ command, account_id }) =>
      command.kind === "setProposal" ? [[command.proposalId, account_id] as const] : [],
    ),
  );
  const addresseeOf = (command: Command) =>
    isAboutProposal(command) ? (proposerOf.get(command.proposalId) ?? accountId) : null;
  const made = about.filter((command) => command.kind === "setProposal");
  if (made.length === 0) return { kind: "allowed", addresseeOf };

  const names = await readOwnNames(transaction, accountId);
  for (const { proposalId, proposal } of made) {
    if ((proposerOf.get(proposalId) ?? accountId) !== accountId) return { kind: "notAllowed" };
    if (proposal === null) continue;
    const isOwn = proposal.id === proposalId && proposal.byRole === role && names.includes(proposal.byName);
    if (!isOwn) return { kind: "notAllowed" };
  }
  const sentBefore = new Set(rows.map(({ command_id }) => command_id));
  const fresh = made.filter(({ id }) => !sentBefore.has(id));
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000).toISOString();
  const today = known.filter(
    ({ command, account_id, received_at }) =>
      command.kind === "setProposal" && account_id === accountId && received_at > dayAgo,
  );
  // Withdrawing is always possible.
  const adding = fresh.filter(({ proposal }) => proposal !== null);
  if (adding.length > 0 && today.length + fresh.length > proposalLimits.perDay)
    return { kind: "tooManyProposals" };
  const own = [
    ...known.filter(({ account_id }) => account_id === accountId).map((row) => row.command),
    ...fresh,
  ];
  const answered = known.map(({ command }) => command);
  if (adding.length > 0 && countOpen(own, answered) > proposalLimits.open)
    return { kind: "tooManyProposals" };
  if (adding.length === 0) return { kind: "allowed", addresseeOf };
  const ownIds = [...proposerOf].flatMap(([id, proposer]) => (proposer === accountId ? [id] : []));
  const withAdded = (ids: Iterable<string>) =>
    new Set([...ids, ...adding.map(({ proposalId }) => proposalId)]).size;
  const isOver =
    withAdded(ownIds) > proposalLimits.byOnePerson || withAdded(proposerOf.keys()) > proposalLimits.all;
  return isOver ? { kind: "tooManyProposals" } : { kind: "allowed", addresseeOf };
}

/** How many of these proposals wait for an answer, with the last command about each counting. */
function countOpen(own: readonly ProposalCommand[], all: readonly ProposalCommand[]): number {
  const open = new Set<string>();
  for (const command of own) {
    if (command.kind !== "setProposal") continue;
    if (command.proposal === null) open.delete(command.proposalId);
    else open.add(command.proposalId);
  }
  for (const command of all) {
    if (command.kind === "answerProposal" && command.answer !== null) open.delete(command.proposalId);
  }
  return open.size;
}

function isAboutProposal(command: Command): command is ProposalCommand {
  return command.kind === "setProposal" || command.kind === "answerProposal";
}
