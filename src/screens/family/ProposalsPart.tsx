/** Proposing a college to the student, and what became of each proposal. */
import { type FormEvent, useRef, useState } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import type { SharedPlan } from "#client/family/sharedPlan.ts";
import { useSession } from "#client/session/session.ts";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { describeFailure } from "#components/family/failure.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { canSend } from "#domain/plan/membership.ts";
import {
  type AnsweredProposal,
  listProposals,
  proposalLimits,
  proposerRoles,
} from "#domain/plan/proposals.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { useToast } from "#ui/Toast.tsx";
import { createMemberId, type SharedChange, useSharedChange } from "./useSharedChange.ts";
import { words as all } from "./words.ts";

const words = all.proposals;

type PartProps = { account: number; entry: PlanEntry; shared: SharedPlan };

export function ProposalsPart({ account, entry, shared }: PartProps) {
  const change = useSharedChange(account, entry, shared);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whatever was pressed is gone by then.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  if (!canSend(entry, "setProposal")) return null;
  const proposals = listProposals(shared.plan);
  const open = proposals.filter(({ answered }) => answered === null).length;
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {words.title}
      </h3>
      <p className="mt-1 text-[0.95rem] text-ink-soft">{words.text(entry.studentName)}</p>
      {proposals.length > 0 && (
        <ul className="mt-2">
          {proposals.map((proposal) => (
            <Proposed key={proposal.id} proposal={proposal} change={change} onWithdrawn={focusHeading} />
          ))}
        </ul>
      )}
      {open >= proposalLimits.open ? (
        <p className="mt-3 text-[0.95rem]">{words.enough(proposalLimits.open)}</p>
      ) : (
        <ProposalForm entry={entry} shared={shared} change={change} onProposed={focusHeading} />
      )}
    </div>
  );
}

function Proposed(props: { proposal: AnsweredProposal; change: SharedChange; onWithdrawn: () => void }) {
  const { proposal, change } = props;
  const colleges = useColleges();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { id, unitId, note, answered } = proposal;
  const college = colleges.status === "ready" ? colleges.value.byUnitId.get(unitId) : undefined;
  const name = college?.name ?? taskWords.college(unitId);
  const { answered: _answered, ...made } = proposal;
  async function withdraw(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await change(
        { kind: "setProposal", proposalId: id, proposal: null },
        { kind: "setProposal", proposalId: id, proposal: made },
      );
      showToast({ title: words.withdrawn(name) });
      props.onWithdrawn();
    } catch (error) {
      setBusy(false);
      showToast({ title: words.refused, description: describeFailure(error), variant: "destructive" });
    }
  }
  return (
    <li className="border-b border-line py-3">
      {college === undefined ? (
        <p className="font-semibold">{name}</p>
      ) : (
        <Link
          to={toCollegePath(college.slug)}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
        >
          {name}
        </Link>
      )}
      <p className="font-medium">
        {answered === null ? words.waiting : words.outcome(answered.answer, answered.at.slice(0, 10))}
      </p>
      {note !== "" && <p className="text-[0.95rem] break-words text-ink-soft">{words.quote(note)}</p>}
      {answered !== null && answered.word !== "" && (
        <p className="mt-1 text-[0.95rem] break-words">{words.answer(answered.word)}</p>
      )}
      {answered === null && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3.5"
          aria-label={words.withdrawFull(name)}
          aria-disabled={isBusy}
          onClick={() => void withdraw()}
        >
          {words.withdraw}
        </Button>
      )}
    </li>
  );
}

type FormProps = Omit<PartProps, "account"> & { change: SharedChange; onProposed: () => void };

function ProposalForm({ entry, shared, change, onProposed }: FormProps) {
  const session = useSession();
  const colleges = useColleges();
  const showToast = useToast();
  const [unitIds, setUnitIds] = useState<readonly number[]>([]);
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [unitId] = unitIds;
  const getName = (wanted: number) =>
    (colleges.status === "ready" ? colleges.value.byUnitId.get(wanted)?.name : undefined) ??
    taskWords.college(wanted);
  const byRole = proposerRoles.find((role) => role === entry.role);
  if (session.status !== "signedIn" || byRole === undefined) return null;
  const { name, email } = session.user;

  function findProblem(): string | null {
    if (unitId === undefined) return words.chooseFirst;
    if (note.trim().length > proposalLimits.noteLength) return words.tooLong(proposalLimits.noteLength);
    if (shared.plan.colleges.some((college) => college.unitId === unitId)) return words.onList;
    const isOpen = listProposals(shared.plan).some((one) => one.unitId === unitId && one.answered === null);
    return isOpen ? words.proposedAlready : null;
  }

  async function propose(): Promise<void> {
    if (isBusy) return;
    const problem = findProblem();
    setError(problem);
    if (problem !== null || unitId === undefined || byRole === undefined) return;
    setBusy(true);
    const id = createMemberId();
    const proposal = {
      id,
      unitId,
      note: note.trim(),
      byName: (name === "" ? email : name).slice(0, proposalLimits.nameLength),
      byRole,
      at: new Date().toISOString(),
    };
    try {
      await change(
        { kind: "setProposal", proposalId: id, proposal },
        { kind: "setProposal", proposalId: id, proposal: null },
      );
      showToast({ title: words.sent(getName(unitId)) });
      setUnitIds([]);
      setNote("");
      onProposed();
    } catch (failure) {
      setError(describeFailure(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="mt-4 space-y-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void propose();
      }}
    >
      <CollegePicker
        unitIds={unitIds}
        maximum={1}
        label={words.college}
        hint={words.collegeHint}
        onChange={(chosen) => {
          setUnitIds(chosen);
          setError(null);
        }}
      />
      {unitId !== undefined && (
        <TextAreaField
          label={words.note}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <p role="alert" className={error === null ? "sr-only" : "font-medium text-danger"}>
        {error}
      </p>
      {unitId !== undefined && (
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.sending : words.propose}
        </Button>
      )}
    </form>
  );
}
