/** Colleges that a parent or a counselor proposes to the student: add one to the list, or decline it, with a word or without. */
import { useState } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { listAnswerDrafts } from "#domain/plan/commands.ts";
import { hasRoom, type Plan } from "#domain/plan/plan.ts";
import { type AnsweredProposal, listOpenProposals, proposalLimits } from "#domain/plan/proposals.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { words } from "./words.ts";

/** Nothing where nothing is proposed. */
export default function OpenProposals({ className }: { className?: string }) {
  const { plan } = usePlan();
  const open = listOpenProposals(plan);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="proposals" className={className}>
      <h2 id="proposals" className="text-2xl sm:text-3xl">
        {words.title}
      </h2>
      <ul className="mt-3 grid gap-4 md:grid-cols-2">
        {open.map((proposal) => (
          <Proposed key={proposal.id} proposal={proposal} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function Proposed({ proposal, plan }: { proposal: AnsweredProposal; plan: Plan }) {
  const colleges = useColleges();
  const save = useSave();
  const [isDeclining, setDeclining] = useState(false);
  const [word, setWord] = useState("");
  const { unitId, byName, byRole, note } = proposal;
  const college = colleges.status === "ready" ? colleges.value.byUnitId.get(unitId) : undefined;
  const name = college?.name ?? words.college(unitId);
  const canAdd = hasRoom(plan);
  const answer = (kind: "accepted" | "declined") =>
    save(
      kind === "accepted" ? words.accepted(name) : words.declined(name),
      ...listAnswerDrafts(proposal, kind, word.trim(), readInstant()),
    );
  const isTooLong = word.trim().length > proposalLimits.wordLength;
  return (
    <li className="min-w-0 rounded-2xl border border-support bg-support-soft p-4 sm:p-5">
      <p className="font-serif text-xl leading-tight">
        {college === undefined ? (
          name
        ) : (
          <Link to={toCollegePath(college.slug)} className="underline decoration-1 underline-offset-4">
            {name}
          </Link>
        )}
      </p>
      <p className="mt-1">{words.by(byName, byRole)}</p>
      {note !== "" && <p className="mt-1 break-words text-ink-soft">{words.quote(note)}</p>}
      {isDeclining ? (
        <form
          className="mt-3 space-y-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isTooLong) answer("declined");
          }}
        >
          <TextAreaField
            label={words.word}
            hint={words.wordHint(byName)}
            rows={2}
            autoFocus
            value={word}
            error={isTooLong ? words.tooLong(proposalLimits.wordLength) : null}
            onChange={(event) => setWord(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm">
              {words.sendDecline}
            </Button>
            <Button variant="light" size="sm" onClick={() => setDeclining(false)}>
              {words.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            size="sm"
            aria-label={words.acceptFull(name)}
            disabled={!canAdd}
            onClick={() => answer("accepted")}
          >
            {words.accept}
          </Button>
          <Button
            variant="light"
            size="sm"
            aria-label={words.declineFull(name)}
            onClick={() => setDeclining(true)}
          >
            {words.decline}
          </Button>
        </div>
      )}
      {!canAdd && <p className="mt-2 text-[0.95rem]">{words.full}</p>}
    </li>
  );
}

function readInstant(): string {
  return new Date().toISOString();
}
