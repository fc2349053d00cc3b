/** What a college's published admission rules mean for the plan's student, and what would decide. Nothing where there are none. */
import { usePlan } from "#client/plan/usePlan.ts";
import { useToday } from "#client/useToday.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { isTransfer } from "#domain/admission/applicantStatus.ts";
import { findMissedFloors } from "#domain/admission/checkFloor.ts";
import type { RuleFinding } from "#domain/admission/checkRule.ts";
import { checkGuarantees, type GuaranteeStatus } from "#domain/admission/guarantees.ts";
import { listRuleFindings } from "#domain/admission/listRuleFindings.ts";
import { isPromise } from "#domain/admission/ruleTerms.ts";
import { findTransferChance, listTransferRules } from "#domain/admission/transfer.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import type { Profile } from "#domain/people/profile.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";
import { floorWords } from "./floorWords.ts";
import { ruleNoteWords as words } from "./ruleNoteWords.ts";
import { transferWords } from "./transferWords.ts";

type Note = { id: string; sentences: readonly string[]; source: Source };

/** Stands beside the chance, which says already which rule is met; here is where that one is printed. */
export function RuleNotes(props: { college: Pick<CollegeSummary, "unitId" | "state" | "control"> }) {
  const { college } = props;
  const { unitId } = college;
  const { profile } = usePlan().plan;
  const today = useToday();
  const status = checkGuarantees(profile).get(unitId);
  const promise = describePromise(status);
  const floor = findMissedFloors(profile).get(unitId);
  const missed: Note[] =
    floor === undefined || status?.status === "guaranteed"
      ? []
      : [{ id: floor.ruleId, sentences: [floorWords.missed(floor)], source: floor.source }];
  // A rule is said once: what is open by its own words may be missed by what was told.
  const others = listRuleFindings(profile, unitId).filter(({ rule }) => rule.id !== floor?.ruleId);
  const notes = [
    ...promise,
    ...missed,
    ...others.flatMap(describeRule),
    ...(isTransfer(profile) ? describeTransfer(college, profile, today) : []),
  ];
  if (notes.length === 0) return null;
  return (
    <div className="mt-3" data-rule-notes="">
      <p className="font-medium">{isTransfer(profile) ? words.transferTitle : words.title}</p>
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

function describeTransfer(
  college: Parameters<typeof listTransferRules>[0],
  profile: Profile,
  today: Day | null,
): Note[] {
  const start = today === null ? null : { today, fall: toEntryYear(profile.gradeYear, today) };
  const found = findTransferChance(college, profile, start);
  const others = listTransferRules(college, profile).map((rule): Note => {
    const year = describeSourceYear(rule.source);
    const sentence =
      rule.promises === "oneOf" ? transferWords.oneOf(rule.name, year) : transferWords.credits(rule, year);
    return { id: rule.id, sentences: [sentence], source: rule.source };
  });
  if (found.kind === "unknown") return others;
  const { rule } = found;
  const { id, name, source } = rule;
  if (found.kind === "guaranteed") return [{ id, sentences: [], source }, ...others];
  if (start !== null && found.closedOn !== null) {
    const year = describeSourceYear(source);
    return [
      { id, sentences: [transferWords.closed(name, year, found.closedOn, start.fall)], source },
      ...others,
    ];
  }
  const sentences = [
    transferWords.agreement(name, describeSourceYear(source), found.missing.length === 0),
    ...(found.missing.length === 0 ? [] : [transferWords.missing(found.missing, rule)]),
    ...(found.confirm.length === 0 ? [] : [transferWords.confirm(found.confirm)]),
    transferWords.notTheMajor,
  ];
  return [{ id, sentences, source }, ...others];
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
