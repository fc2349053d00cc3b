/** Brings a college list from a paste or a file into the plan: read on the device, checked by the family, then added. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { collegeDataQuery } from "#client/colleges/collegeDataQuery.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import { getToday } from "#client/today.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { words as listWords } from "#components/plan-list/words.ts";
import type { ListProblem, ListReading } from "#domain/listImport/listImport.ts";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { BringReview } from "./BringReview.tsx";
import { BringSource } from "./BringSource.tsx";
import { words } from "./bringWords.ts";

const readCollegeList = askEngine("collegeList");

/** A pasted text has no name. */
export type BroughtList = { source: string | ArrayBuffer; fileName: string | null };

type State =
  | { kind: "source" }
  | { kind: "reading" }
  | { kind: "problem"; problem: ListProblem | "unreadable" | "notLoaded"; fileName: string | null }
  | { kind: "review"; list: BroughtList; reading: ListReading; turn: number };

export default function BringList() {
  const index = useColleges();
  const queries = useQueryClient();
  const [pasted, setPasted] = useState("");
  const [state, setState] = useState<State>({ kind: "source" });
  const turn = useRef(0);

  async function read(list: BroughtList, sheet: string | null = null): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    setState({ kind: "reading" });
    const reply = await ask(list, sheet).catch(() => null);
    // Another list was chosen meanwhile.
    if (mine !== turn.current) return;
    if (reply === null) setState({ kind: "problem", problem: "notLoaded", fileName: list.fileName });
    else if (reply.ok) setState({ kind: "review", list, reading: reply.value, turn: mine });
    else setState({ kind: "problem", problem: reply.problem, fileName: list.fileName });
  }

  /** What was pasted before the colleges have loaded waits for them. */
  async function ask({ source }: BroughtList, sheet: string | null) {
    const { release } = await queries.ensureQueryData(collegeDataQuery);
    return readCollegeList({ release, source, sheet, today: getToday() });
  }

  async function readChosen(file: File): Promise<void> {
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) setState({ kind: "problem", problem: "unreadable", fileName: file.name });
    else await read({ source: bytes, fileName: file.name });
  }

  return (
    <section id="bring" aria-labelledby="bring-heading" className="mt-8 scroll-mt-24 outline-none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="bring-heading" tabIndex={-1} className="text-3xl outline-none">
          {words.title}
        </h2>
        <Link
          to="/my-plan"
          className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {words.back}
        </Link>
      </div>
      {index.status === "failed" && (
        <LoadFailed title={listWords.failedTitle} load={index} kept={words.nothingLost} />
      )}
      {state.kind === "review" ? (
        <BringReview
          key={state.turn}
          reading={state.reading}
          fileName={state.list.fileName}
          onSheet={(sheet) => void read(state.list, sheet)}
          onAgain={() => setState({ kind: "source" })}
        />
      ) : (
        <>
          <BringSource
            pasted={pasted}
            isReading={state.kind === "reading"}
            onPasted={setPasted}
            onRead={(text) => void read({ source: text, fileName: null })}
            onFile={(file) => void readChosen(file)}
          />
          <div className="mt-4 max-w-2xl empty:hidden">
            {state.kind === "problem" && (
              <Notice tone="problem" title={words.problemTitle(state.fileName)}>
                <p>{words.problem(state.problem)}</p>
                <p>{words.nothingLost}</p>
              </Notice>
            )}
          </div>
        </>
      )}
    </section>
  );
}
