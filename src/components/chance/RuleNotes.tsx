/** What a college's published admission rules mean for the plan's student, and what would decide. Nothing where there are none. */
import { usePlan } from "#client/plan/usePlan.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { isPromise } from "#domain/admission/assuredRules.ts";
import { listRuleFindings, type RuleFinding } from "#domain/admission/checkRule.ts";
import { checkGuarantees, type GuaranteeStatus } from "#domain/admission/guarantees.ts";
import type { Source } from "#lib/source.ts";
import { ruleNoteWords as words } from "./ruleNoteWords.ts";
import { words as chanceWords } from "./words.ts";

type Note = { id: string; isMet: boolean; sentences: readonly string[]; source: Source };

/** `isBesideChance`: the chance beside it says already which rule is met. */
export function RuleNotes({ unitId, isBesideChance }: { unitId: number; isBesideChance?: boolean }) {
  const { profile } = usePlan().plan;
  const all = [
    ...describePromise(checkGuarantees(profile).get(unitId)),
    ...listRuleFindings(profile, unitId).flatMap(describeRule),
  ];
  const notes = all.map((note) =>
    note.isMet && isBesideChance === true ? { ...note, sentences: [] } : note,
  );
  if (notes.length === 0) return null;
  return (
    <div className="mt-3" data-rule-notes="">
      <p className="font-medium">{words.title}</p>
      <ul className="mt-1 space-y-1.5">
        {notes.map(({ id, sentences, source }) => (
          <li key={id} className="text-[0.95rem]">
            {sentences.length > 0 && <p>{sentences.join(" ")}</p>}
            <SourceNote source={source} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function describePromise(status: GuaranteeStatus | undefined): Note[] {
  if (status === undefined || !("promises" in status.guarantee)) return [];
  const { id, name, source, promises } = status.guarantee;
  if (status.status === "guaranteed") return [describeMet(id, name, source)];
  const reached = promises === "each" ? words.reached : words.reachedOneOf;
  const sentences = [reached(name, source.year), words.holdsIf(status.stillNeeds)];
  return [{ id, isMet: false, sentences, source }];
}

function describeMet(id: string, name: string, source: Source): Note {
  return { id, isMet: true, sentences: [chanceWords.guaranteedDetail(name, source.year)], source };
}

function describeRule({ rule, outcome, doubts, missing }: RuleFinding): Note[] {
  const { id, name, source } = rule;
  const { year } = source;
  const note = (...sentences: string[]): Note[] => [{ id, isMet: false, sentences, source }];
  switch (outcome) {
    case "guaranteed":
      return [describeMet(id, name, source)];
    case "check":
      return note(words.reached(name, year), ...doubts.map(words.doubt));
    case "minimum":
      return note(words.minimum(name, year));
    case "cannotTell":
      return isPromise(rule) ? note(words.open(name, year, missing)) : [];
    case "notMet":
    default:
      return [];
  }
}
