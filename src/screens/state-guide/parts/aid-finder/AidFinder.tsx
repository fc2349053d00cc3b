/** What the state might pay: its programs as rules, evaluated with the family's own answers on this device. */
import { useEffect, useMemo, useRef, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { KnownLine } from "#components/answer/KnownLine.tsx";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { type AidFinderData, aidFinderSchema } from "#content/parts/aidFinder.ts";
import { checkStatePrograms } from "#domain/aid/statePrograms.ts";
import type { StateCode } from "#domain/college/states.ts";
import { formatInteger } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import type { StatePartProps } from "../partProps.ts";
import { AnswerShape } from "../shared/AnswerMark.tsx";
import { PartSection } from "../shared/PartSection.tsx";
import { type Counts, countResults, sortResults } from "./groups.ts";
import { ProgramRow } from "./ProgramRow.tsx";
import { Questions } from "./Questions.tsx";
import { useFinder } from "./useFinder.ts";
import { words } from "./words.ts";

export default function AidFinder({ data, state }: StatePartProps) {
  const read = useMemo(() => aidFinderSchema.safeParse(data), [data]);
  if (!read.success || read.data.programs.length === 0) return null;
  return <LoadedFinder data={read.data} state={state} />;
}

function LoadedFinder({ data, state }: { data: AidFinderData; state: StateCode }) {
  const { programs } = data;
  const finder = useFinder(state, data);
  const { input, results, closed, isTold, asked } = finder;
  const { homeZip } = usePlan().plan.profile;
  const [isReopened, setReopened] = useState(false);
  // The questions weigh more than the programs, and most who read a guide never open them.
  const [isAsking, setAsking] = useState(false);
  const questions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Opened before the page ran.
    if (questions.current?.closest("details")?.open === true) setAsking(true);
  }, []);
  // Sorted by the answers only, so that a row stays in place when its box is checked.
  const shown = useMemo(
    () =>
      isTold
        ? sortResults(results, checkStatePrograms({ ...input, confirmed: [] }, programs), closed)
        : results,
    [isTold, results, input, programs, closed],
  );
  return (
    <PartSection
      title={words.title(state)}
      lead={
        <>
          <span className="noscript:hidden print:hidden">{words.lead}</span>{" "}
          <span className="hidden noscript:inline print:inline">{words.leadWithoutScripts}</span>
        </>
      }
    >
      <div className="border-t-4 border-accent bg-card shadow-card print:shadow-none">
        <KnownLine
          ids={asked.known.map((id) => (id === "homeState" && homeZip !== null ? "homeZip" : id))}
          className="rounded-none! border-b border-line sm:px-6"
        />
        {asked.fields.length > 0 && (
          <Disclosure
            summary={words.answerQuestions}
            isOpen={isReopened || undefined}
            onToggle={(isOpen) => isOpen && setAsking(true)}
            className="no-print border-b border-line bg-accent-soft noscript:hidden [&>div]:bg-card [&>summary]:px-4 [&>summary]:py-2 sm:[&>summary]:px-6"
          >
            <div ref={questions} id={asked.fieldsId} tabIndex={-1} className="outline-none">
              {isAsking ? (
                <Questions finder={finder} state={state} />
              ) : (
                <p className="px-4 py-5 sm:px-6">{words.loading}</p>
              )}
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-6 px-4 py-2.5 sm:px-6">
              <KeptNote about="money" kept={words.kept} className="max-w-lead py-1.5" />
              <p className="flex flex-wrap items-center gap-x-5">
                {asked.fields.includes("studentAidIndex") && (
                  <Link
                    to="/tools/fafsa-calculator"
                    className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
                  >
                    {words.saiTool}
                  </Link>
                )}
                <Button variant="link" onClick={asked.leaveRest}>
                  {words.leaveRest}
                </Button>
              </p>
            </div>
          </Disclosure>
        )}
        <div
          role="status"
          className={joinClasses(
            "bg-accent-soft px-4 sm:px-6 noscript:hidden",
            isTold || finder.hasNoFederalAid ? "py-3.5" : "no-print",
          )}
        >
          {finder.hasNoFederalAid && <p className="mb-2">{words.citizenship(state, finder.status)}</p>}
          {isTold && <Tally counts={countResults(results, closed)} />}
        </div>
        {asked.left.length > 0 && (
          <p className="no-print bg-accent-soft px-4 pb-2 sm:px-6">
            <Button
              id={asked.leftId}
              variant="link"
              onClick={() => {
                setReopened(true);
                asked.showLeft();
              }}
            >
              {words.showLeft(asked.left.length)}
            </Button>
          </p>
        )}
        <ol className="divide-y divide-line border-t border-line">
          {shown.map((result) => (
            <ProgramRow key={result.program.id} result={result} finder={finder} isTold={isTold} />
          ))}
        </ol>
      </div>
      <p className="mt-3 max-w-text text-[0.92rem] text-ink-soft">{words.noSum}</p>
    </PartSection>
  );
}

const tallied = ["meets", "mayMeet", "open", "no"] as const;
const tallyTones = { meets: "yes", mayMeet: "maybe", open: "open", no: "no" } as const;

/** How many programs have each status, with the same marks as below. */
function Tally({ counts }: { counts: Counts }) {
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-1">
      {tallied
        .filter((standing) => counts[standing] > 0)
        .map((standing) => (
          <li key={standing} className="flex items-center gap-2">
            <AnswerShape tone={tallyTones[standing]} size={22} />
            <span className="figures font-serif text-2xl">{formatInteger(counts[standing])}</span>
            {words.counts[standing]}
          </li>
        ))}
    </ul>
  );
}
