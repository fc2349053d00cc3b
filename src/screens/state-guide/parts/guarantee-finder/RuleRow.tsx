/** A published rule with conditions on grades, scores and courses: whether it applies, what it asks for, and at which colleges. */
import { getToday } from "#client/today.ts";
import { ruleNoteWords } from "#components/chance/ruleNoteWords.ts";
import { splitConditions, type YesFact } from "#domain/admission/describeRule.ts";
import { dataDay } from "#facts/dataDay.ts";
import {
  AnsweredNeed,
  FinderRow,
  NeedList,
  type NeedStatus,
  Places,
  plainNeeds,
  summarizeRuleSource,
} from "./FinderRow.tsx";
import { hasPassed } from "./passedDays.ts";
import { listRuleFacts, type ShownRule } from "./rules.ts";
import type { Figures } from "./useFigures.ts";
import { words } from "./words.ts";

/** `name`: the rule's own, or what tells it from another of that name. */
export function RuleRow(props: { name: string; shown: ShownRule; figures: Figures }) {
  const { name, shown, figures } = props;
  const { rule, outcome, colleges } = shown;
  const { source, confidence, conditions } = rule;
  const { lines, needs } = splitConditions(conditions);
  return (
    <FinderRow
      name={name}
      source={source}
      sourceSummary={summarizeRuleSource(source, confidence, false)}
      outcome={figures.isTold ? outcome : null}
      because={tellBecause(shown)}
      lines={lines.map((line) => line.map(upperFirst))}
      needs={<Needs needs={needs} hasFigures={lines.length > 0} shown={shown} figures={figures} />}
      places={
        <Places
          title={nameWhere(rule, colleges.length)}
          colleges={colleges}
          summary={words.all(colleges.length)}
        />
      }
    />
  );
}

/** A letter names its own among those that take part. */
function nameWhere({ conditions }: ShownRule["rule"], count: number): string {
  if (count === 0) return words.whereLetter;
  return listRuleFacts(conditions).includes("getsLetter") ? words.where.byLetter : words.where.each;
}

function tellBecause({ rule, outcome, doubts, missing, unasked }: ShownRule): string {
  const left = unasked.length === 0 ? [] : [words.unasked(ruleNoteWords.nameFacts(unasked))];
  switch (outcome) {
    case "notMet":
      return rule.isFloor ? words.notMetFloor : words.because.notMet;
    case "missing":
      return [ruleNoteWords.missing(missing), ...left].join(" ");
    case "check":
      return [
        unasked.length === 0 ? words.ruleReached : words.ruleReachedSoFar,
        ...left,
        ...doubts.flatMap((doubt) => (doubt === "byLetter" ? [] : ruleNoteWords.doubt(doubt, rule.applyBy))),
      ].join(" ");
    default:
      return words.because[outcome];
  }
}

function Needs(props: {
  needs: readonly YesFact[];
  hasFigures: boolean;
  shown: ShownRule;
  figures: Figures;
}) {
  const { shown, figures } = props;
  const { rule } = shown;
  const { gradeYear } = figures.profile;
  const isForSeniors = gradeYear === null || gradeYear === 12;
  // Without scripts the day of the records tells: what had passed by then is past for every reader.
  const today = figures.isAlive ? getToday() : dataDay;
  const mark = (text: string) => (isForSeniors && hasPassed(text, today) ? words.passed(text) : text);
  const plain = [
    ...listTold(props.needs).flatMap((need) => (isAnswered(need) ? [] : (words.ruleNeeds[need] ?? []))),
    ...(rule.applyBy === null ? [] : [words.applyBy(rule.applyBy)]).map(mark),
    ...rule.alsoAsks.map(mark),
    ...(rule.guarantees === "yes" || rule.guarantees === "no" ? [] : [words.extents[rule.guarantees]]),
  ];
  const answered = props.needs.filter(isAnswered);
  if (plain.length + answered.length === 0) return null;
  return (
    <NeedList hasFigures={props.hasFigures}>
      <ul className="mt-1 space-y-1 empty:hidden">
        {answered.map((need) => (
          <AnsweredNeed
            key={need}
            text={words.ruleNeeds[need] ?? ""}
            status={figures.isTold ? toStatus(figures.profile[need]) : null}
          />
        ))}
      </ul>
      <ul className={plainNeeds}>
        {plain.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </NeedList>
  );
}

/** Who graduates in the state finishes high school. */
function listTold(needs: readonly YesFact[]): readonly YesFact[] {
  return needs.includes("finishesSchoolHere") ? needs.filter((need) => need !== "earnsDiploma") : needs;
}

type AnsweredFact = "hasRequiredCourses" | "attendsPublicSchool";

function isAnswered(need: YesFact): need is AnsweredFact {
  return need === "hasRequiredCourses" || need === "attendsPublicSchool";
}

function toStatus(told: boolean | null): NeedStatus {
  if (told === null) return "open";
  return told ? "yes" : "no";
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
