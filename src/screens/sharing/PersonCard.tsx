/** A person who sees the plan: what they may see as checkboxes, and removing them after a confirmation. */
import { type ReactNode, useState } from "react";
import { removePerson, shareWithPerson } from "#client/family/familyApi.ts";
import { AskFirst } from "#components/family/AskFirst.tsx";
import { describeFailure } from "#components/family/failure.ts";
import { ScopeChoices } from "#components/family/ScopeChoices.tsx";
import { words as family } from "#components/family/words.ts";
import type { Person } from "#contract/family.ts";
import type { Scope } from "#domain/plan/plan.ts";
import { useToast } from "#ui/Toast.tsx";
import { useChange } from "./useChange.ts";
import { words } from "./words.ts";

type PersonCardProps = {
  planId: string;
  person: Person;
  moneyNote: ReactNode;
  onChanged: () => Promise<void>;
};

export function PersonCard({ planId, person, moneyNote, onChanged }: PersonCardProps) {
  const showToast = useToast();
  const name = person.name === "" ? person.email : person.name;
  // Updated optimistically, and reverted if the server refuses.
  const [requested, setWished] = useState<readonly Scope[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const removal = useChange(async () => {
    await removePerson(planId, person.memberId);
    showToast({ title: words.removed(name) });
    // The pressed button disappears with its card.
    document.getElementById("people")?.focus({ preventScroll: true });
    await onChanged();
  });

  async function share(scopes: Scope[]): Promise<void> {
    setWished(scopes);
    setProblem(null);
    try {
      await shareWithPerson(planId, person.memberId, scopes);
      await onChanged();
      showToast({ title: words.changed(name, family.shared(scopes)) });
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setWished(null);
    }
  }

  return (
    <li className="min-w-0 rounded-2xl border border-line bg-card p-5">
      <h3 className="text-xl break-words">{name}</h3>
      {person.name !== "" && <p className="text-[0.95rem] break-words text-ink-soft">{person.email}</p>}
      <p className="mb-3 text-[0.95rem] text-ink-soft">
        {`${family.role(person.role)}, ${words.since(person.joinedAt)}`}
      </p>
      <ScopeChoices
        legend={words.maySeeOf(name)}
        values={requested ?? person.scopes}
        isBusy={requested !== null}
        moneyNote={moneyNote}
        onChange={(scopes) => void share(scopes)}
      />
      {(problem ?? removal.problem) !== null && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {problem ?? removal.problem}
        </p>
      )}
      <div className="mt-3 border-t border-line pt-3">
        <AskFirst
          label={words.remove}
          fullLabel={words.removeNamed(name)}
          question={words.removeAsk(name)}
          yes={words.removeYes}
          no={words.removeNo}
          isBusy={removal.isBusy}
          onYes={removal.run}
        />
      </div>
    </li>
  );
}
