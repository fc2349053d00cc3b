/** What a college's published admission rules mean for the plan's student, and what would decide. Nothing where there are none. */
import { usePlan } from "#client/plan/usePlan.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { isPromise } from "#domain/admission/assuredRules.ts";
import { listRuleFindings, type RuleFinding } from "#domain/admission/checkRule.ts";
import { checkGuarantees, type GuaranteeStatus } from "#domain/admission/guarantees.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import type { Source } from "#lib/source.ts";
import { ruleNoteWords as words } from "./ruleNoteWords.ts";

type Note = { id: string; sentences: readonly string[]; source: Source };

/** Stands beside the chance, which says already which rule is met; here is where that one is printed. */
export function RuleNotes({ unitId }: { unitId: number }) {
  const { profile } = usePlan().plan;
  const promise = describePromise(checkGuarantees(profile).get(unitId));
  const notes = [...promise, ...listRuleFindings(profile, unitId).flatMap(describeRule)];
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
  if (status.status === "guaranteed") return [{ id, sentences: [], source }];
  if (status.guarantee.ways.length === 0) {
    return [{ id, sentences: [words.ownLine(name, describeSourceYear(source))], source }];
  }
  const reached = promises === "each" ? words.reached : words.reachedOneOf;
  const sentences = [reached(name, describeSourceYear(source)), words.holdsIf(status.stillNeeds)];
  return [{ id, sentences, source }];
}

function describeRule({ rule, outcome, doubts, missing }: RuleFinding): Note[] {
  const { id, name, source } = rule;
  const year = describeSourceYear(source);
  const note = (...sentences: string[]): Note[] => [{ id, sentences, source }];
  switch (outcome) {
    case "guaranteed":
      return note();
    case "check": {
      const others = doubts.filter((doubt) => doubt !== "byLetter");
      const lead = doubts.includes("byLetter") ? words.letter : words.reached;
      return note(lead(name, year), ...others.map((doubt) => words.doubt(doubt, rule.applyBy)));
    }
    case "minimum":
      return note(words.minimum(name, year));
    case "cannotTell":
      return isPromise(rule) ? note(words.open(name, year, missing)) : [];
    case "notMet":
    default:
      return [];
  }
}
