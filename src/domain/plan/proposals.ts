/** Colleges that a parent or a counselor proposes, and what the student answers (decision 0065). */

/** Who may propose: everyone the plan is shared with, and not the student, who simply adds a college. */
export const proposerRoles = ["parent", "counselor"] as const;
export type ProposerRole = (typeof proposerRoles)[number];

export const proposalLimits = {
  noteLength: 300,
  wordLength: 300,
  /** Not answered yet, by one person in one plan: beyond this it is a list, and no longer advice. */
  open: 8,
  /** Made or changed by one person in one plan in 24 hours. */
  perDay: 20,
  nameLength: 120,
  /** In one plan, withdrawn ones too; older ones stay in its history. */
  all: 500,
  /** The nine people a plan may be shared with cannot use up `all`, so nobody takes another's share. */
  byOnePerson: 50,
} as const;

/** Stands for the name of anyone whose account was erased, everywhere people read one. */
export const someoneGone = "Someone whose account was erased";

export type Proposal = {
  id: string;
  unitId: number;
  note: string;
  /** The proposer's name or address as their account has it; the server takes no other. `someoneGone` once that is erased. */
  byName: string;
  byRole: ProposerRole;
  /** When it was proposed, an instant. */
  at: string;
};

export const proposalAnswers = ["accepted", "declined"] as const;
/** `word` may be empty: nobody owes a reason. */
export type ProposalAnswer = { answer: (typeof proposalAnswers)[number]; word: string; at: string };

export type AnsweredProposal = Proposal & { answered: ProposalAnswer | null };

/** The part of a plan that these rules read. */
type Proposed = {
  proposals: readonly Proposal[];
  proposalAnswers: Readonly<Record<string, ProposalAnswer>>;
};

/** Those that were not withdrawn, the newest first. */
export function listProposals(plan: Proposed): AnsweredProposal[] {
  return plan.proposals
    .map((proposal) => ({ ...proposal, answered: plan.proposalAnswers[proposal.id] ?? null }))
    .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at > b.at ? -1 : 1));
}

/** Those the student has not answered, without colleges that are on the list by now. */
export function listOpenProposals(
  plan: Proposed & { colleges: readonly { unitId: number }[] },
): AnsweredProposal[] {
  const listed = new Set(plan.colleges.map(({ unitId }) => unitId));
  return listProposals(plan).filter(({ answered, unitId }) => answered === null && !listed.has(unitId));
}
