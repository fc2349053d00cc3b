/** Which admissions the state guarantees the student: its laws and policies, compared with grades and class rank. */
import { useMemo, useState } from "react";
import { type GuaranteeFinderData, guaranteeFinderSchema } from "#content/parts/guaranteeFinder.ts";
import type { StateCode } from "#domain/college/states.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { NumberField } from "#ui/NumberField.tsx";
import type { StatePartProps } from "../partProps.ts";
import { GradeQuestion } from "../shared/GradeQuestion.tsx";
import { PartSection } from "../shared/PartSection.tsx";
import { Besides } from "./Besides.tsx";
import { PromiseRow } from "./PromiseRow.tsx";
import { getPromiseStatus, listShownPromises, type PromiseStatus, sortPromises } from "./promises.ts";
import { type Figures, useFigures } from "./useFigures.ts";
import { words } from "./words.ts";

export default function GuaranteeFinder({ data, state }: StatePartProps) {
  const read = useMemo(() => guaranteeFinderSchema.safeParse(data), [data]);
  if (!read.success) return null;
  return read.data.promises.length === 0 ? (
    <PartSection title={words.titleNone(state)} lead={words.leadNone(state)}>
      <div className="border-t-4 border-accent bg-card px-4 py-5 shadow-card sm:px-6 print:shadow-none">
        <Besides data={read.data} />
      </div>
    </PartSection>
  ) : (
    <Promises data={read.data} state={state} />
  );
}

function Promises({ data, state }: { data: GuaranteeFinderData; state: StateCode }) {
  const figures = useFigures();
  const shown = listShownPromises(data, figures.figures, figures.confirmed);
  // Sorted by the figures only, so that a row stays in place when its box is checked.
  const listed = figures.isTold ? sortPromises(shown, listShownPromises(data, figures.figures, [])) : shown;
  const { homeState } = figures;
  const asked = listAsked(data);
  const asksFigures = asked.gpa || asked.rank;
  const asksTest = data.promises.some(({ guarantee }) => guarantee.furtherNeeds.includes("testTaken"));
  return (
    <PartSection
      title={words.title(state)}
      lead={
        asksFigures ? (
          <>
            <span className="noscript:hidden print:hidden">{words.lead}</span>
            <span className="hidden noscript:inline print:inline">{words.leadWithoutScripts}</span>
          </>
        ) : (
          words.leadOwnLines
        )
      }
    >
      <div className="border-t-4 border-accent bg-card shadow-card print:shadow-none">
        {asksFigures && <Fields asked={asked} figures={figures} state={state} />}
        <p className="border-b border-line px-4 py-3 text-[0.92rem] text-ink-soft sm:px-6">
          {words.forWhom(state)} {!asksTest && words.noTests}{" "}
          {asksFigures && <span className="no-print noscript:hidden">{words.staysHere}</span>}
        </p>
        {homeState !== null && homeState !== state && (
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
          {listed.map((promise) => (
            <PromiseRow key={promise.guarantee.id} promise={promise} figures={figures} />
          ))}
        </ol>
      </div>
      <p className="mt-3 max-w-text text-[0.92rem] text-ink-soft">{words.notTheMajor}</p>
      <h4 className="mt-8 mb-3 font-serif text-2xl">{words.besides}</h4>
      <Besides data={data} />
    </PartSection>
  );
}

type AskedFacts = { gpa: boolean; rank: boolean };

/** Only the figures that one of the state's guarantees depends on. */
function listAsked({ promises }: GuaranteeFinderData): AskedFacts {
  const routes = promises.flatMap(({ guarantee }) => guarantee.ways);
  return {
    gpa: routes.some(({ minimumGpa }) => minimumGpa !== null),
    rank: routes.some(({ topPercent }) => topPercent !== null),
  };
}

function Fields({ asked, figures, state }: { asked: AskedFacts; figures: Figures; state: StateCode }) {
  return (
    <fieldset
      disabled={!figures.isAlive}
      className="no-print grid min-w-0 items-end gap-x-6 gap-y-5 border-b border-line px-4 py-5 sm:grid-cols-2 sm:px-6 lg:grid-cols-3 noscript:hidden"
    >
      <legend className="sr-only">{words.title(state)}</legend>
      {asked.gpa && (
        <GradeQuestion
          scale={figures.scale}
          text={figures.gpaText}
          scaleHint={figures.fromPlan.scale ? words.fromPlan : null}
          hint={figures.fromPlan.gpa ? words.fromPlan : null}
          onScale={(scale) => figures.set({ scale })}
          onText={(gpa) => figures.set({ gpa })}
        />
      )}
      {asked.rank && <RankField figures={figures} />}
    </fieldset>
  );
}

function RankField({ figures }: { figures: Figures }) {
  const [hasLeft, setLeft] = useState(false);
  const { rankProblem } = figures;
  const isShown = rankProblem !== null && (hasLeft || rankProblem.kind === "tooHigh");
  return (
    <NumberField
      label={words.rank}
      hint={figures.fromPlan.rank ? words.fromPlan : words.rankHint}
      keys="decimal"
      value={figures.rankText}
      error={isShown ? words.rankProblem : null}
      onChange={(rank) => {
        setLeft(false);
        figures.set({ rank });
      }}
      onBlur={() => setLeft(true)}
    />
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
