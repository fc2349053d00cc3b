/** Which admissions the state guarantees the student: its laws and policies, compared with grades and class rank. */
import { useMemo } from "react";
import { useIsMounted } from "#client/useIsMounted.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { answerWords } from "#components/answer/answerWords.ts";
import { KnownLine } from "#components/answer/KnownLine.tsx";
import { type GuaranteeFinderData, guaranteeFinderSchema } from "#content/parts/guaranteeFinder.ts";
import { statesInDepth } from "#domain/college/stateGuides.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { ConditionFact } from "#domain/eligibility/condition.ts";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import type { StatePartProps } from "../partProps.ts";
import { PartSection } from "../shared/PartSection.tsx";
import { Besides } from "./Besides.tsx";
import { PromiseRow } from "./PromiseRow.tsx";
import { listShownPromises } from "./promises.ts";
import { RuleRow } from "./RuleRow.tsx";
import { getPromiseStatus, getRowId, nameApart, type PromiseStatus, sortRows } from "./rows.ts";
import { listRuleFacts, listShownRules } from "./rules.ts";
import { type Figures, listQuestions, useFigures } from "./useFigures.ts";
import { words } from "./words.ts";

export default function GuaranteeFinder({ data, state }: StatePartProps) {
  const read = useMemo(() => guaranteeFinderSchema.safeParse(data), [data]);
  if (!read.success) return null;
  return read.data.promises.length + read.data.rules.length === 0 ? (
    <PartSection title={words.titleNone(state)} lead={words.leadNone(state)}>
      <div className="border-t-4 border-accent bg-card px-4 py-5 shadow-card sm:px-6 print:shadow-none">
        <Besides data={read.data} state={state} />
      </div>
    </PartSection>
  ) : (
    <Promises data={read.data} state={state} />
  );
}

const testFacts = [
  "satTotal",
  "actComposite",
  "hasTestScore",
  "actMath",
  "actNationalPercentile",
  "rankPlusTestPercentile",
] as const satisfies readonly ConditionFact[];

function Promises({ data, state }: { data: GuaranteeFinderData; state: StateCode }) {
  // A guide of one page has no room for fields that do nothing before the script runs.
  const isAlive = useIsMounted();
  const figures = useFigures(state, data);
  const { profile } = figures;
  const rules = listShownRules(data, profile);
  const shown = [...listShownPromises(data, figures.figures, figures.confirmed, figures.denied), ...rules];
  // Sorted by the figures only, so that a row stays in place when its box is checked.
  const listed = figures.isTold
    ? sortRows(shown, [...listShownPromises(data, figures.figures, []), ...rules])
    : shown;
  const names = nameApart(rules.map(({ rule, colleges }) => ({ ...rule, colleges })));
  const { homeState, asked } = figures;
  const asksFigures = listQuestions(data).length > 0;
  const facts = new Set(data.rules.flatMap(({ rule }) => listRuleFacts(rule.conditions)));
  const asksTest =
    data.promises.some(({ guarantee }) => guarantee.furtherNeeds.includes("testTaken")) ||
    testFacts.some((fact) => facts.has(fact));
  // What a letter goes by is seldom published.
  const isByLetter = facts.has("getsLetter");
  // The guarantees are, by law; a rule says it where it is.
  const areAll = (...asked: readonly ConditionFact[]) =>
    data.rules.every(({ rule }) =>
      rule.conditions.some((one) => one.kind === "yes" && asked.includes(one.fact)),
    );
  const isForGraduates = areAll("finishesSchoolHere");
  const isForHere = areAll("finishesSchoolHere", "isResident");
  // An offer that is by law no acceptance is no guarantee: where there is nothing else, the words say so.
  const isGuaranteed =
    data.promises.length > 0 || data.rules.some(({ rule }) => rule.guarantees !== "provisional");
  return (
    <PartSection
      title={isGuaranteed ? words.title(state) : words.titleNone(state)}
      lead={isGuaranteed ? <Lead asksFigures={asksFigures} /> : words.leadNone(state)}
    >
      <div className="border-t-4 border-accent bg-card shadow-card print:shadow-none">
        <KnownLine ids={asked.known} className="rounded-none! border-b border-line sm:px-6" />
        {asked.fields.length > 0 &&
          (isAlive || statesInDepth.has(state) ? (
            <Fields figures={figures} state={state} />
          ) : (
            <div className="min-h-96 noscript:hidden print:hidden" />
          ))}
        {asked.left.length > 0 && (
          <p className="no-print px-4 pt-1 sm:px-6">
            <Button id={asked.leftId} variant="link" onClick={asked.showLeft}>
              {words.showLeft(asked.left.length)}
            </Button>
          </p>
        )}
        <p className="border-b border-line px-4 py-3 text-[0.92rem] text-ink-soft sm:px-6">
          {isForGraduates && isGuaranteed && words.forWhom(state)} {!asksTest && !isByLetter && words.noTests}{" "}
          {asksFigures && <span className="no-print noscript:hidden">{words.staysHere}</span>}
        </p>
        {homeState !== null && homeState !== state && isForHere && isGuaranteed && (
          <p className="border-b border-line bg-support-soft px-4 py-3 sm:px-6">
            {words.otherHome(homeState, state)}
          </p>
        )}
        {asksFigures && (
          <p
            role="status"
            className={joinClasses(
              "bg-accent-soft px-4 py-3.5 font-serif text-xl sm:px-6 noscript:hidden",
              !figures.isTold && "no-print",
            )}
          >
            {describeStatus(getPromiseStatus(shown, figures.isTold))}
          </p>
        )}
        <ol className="divide-y divide-line border-t border-line">
          {listed.map((row) =>
            "rule" in row ? (
              <RuleRow
                key={getRowId(row)}
                name={names.get(getRowId(row)) ?? row.rule.name}
                shown={row}
                figures={figures}
              />
            ) : (
              <PromiseRow key={getRowId(row)} promise={row} figures={figures} />
            ),
          )}
        </ol>
      </div>
      {isGuaranteed && <p className="mt-3 max-w-text text-[0.92rem] text-ink-soft">{words.notTheMajor}</p>}
      <h4 className="mt-8 mb-3 font-serif text-2xl">{words.besides}</h4>
      <Besides data={data} state={state} />
    </PartSection>
  );
}

function Lead({ asksFigures }: { asksFigures: boolean }) {
  if (!asksFigures) return words.leadOwnLines;
  return (
    <>
      <span className="noscript:hidden print:hidden">{words.lead}</span>{" "}
      <span className="hidden noscript:inline print:inline">{words.leadWithoutScripts}</span>
    </>
  );
}

function Fields({ figures: { isAlive, asked }, state }: { figures: Figures; state: StateCode }) {
  return (
    <fieldset
      disabled={!isAlive}
      className="no-print min-w-0 border-b border-line px-4 py-5 sm:px-6 noscript:hidden"
    >
      <legend className="sr-only">{words.title(state)}</legend>
      <div
        id={asked.fieldsId}
        tabIndex={-1}
        className="grid items-start gap-x-6 gap-y-5 outline-none sm:grid-cols-2"
      >
        {asked.fields.map((id) => (
          <AnswerField key={id} id={id} words={{ ...answerWords[id], ...words.asked[id] }} />
        ))}
      </div>
      <Button variant="link" className="mt-4" onClick={asked.leaveRest}>
        {words.leaveRest}
      </Button>
    </fieldset>
  );
}

function describeStatus(status: PromiseStatus): string {
  switch (status.kind) {
    case "sure":
    case "check":
      return words.status[status.kind](status.count);
    default:
      return words.status[status.kind];
  }
}
