/** Opens a plan file and merges it into the plan, with a clear error if that fails and an undo if it works. */
import { useId, useRef, useState } from "react";
import type { Change } from "#client/plan/planStoreTypes.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { useConfirm } from "#components/keeping/useSave.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { type PlanFileProblem, planFileMaxBytes, readPlanFile } from "#domain/plan/exchange.ts";
import { makeEmptyPlan, type Plan, planLimits } from "#domain/plan/plan.ts";
import { listImportDrafts } from "#domain/plan/replay.ts";
import { fail, type Result } from "#lib/result.ts";
import { Button, getButtonClasses } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { type ImportSummary, summarizeImport } from "./importSummary.ts";
import { type UnreadableFile, words } from "./words.ts";

type Outcome =
  | { kind: "reading" }
  | { kind: "problem"; problem: ReadProblem }
  | { kind: "same" }
  | { kind: "added"; summary: ImportSummary; undo: () => void }
  | { kind: "undone" }
  | { kind: "whose"; imported: Plan; name: string; shown: string };

export default function OpenPlanFile() {
  const { isLoaded } = usePlan();
  const store = usePlanStore();
  const confirm = useConfirm();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const add = (imported: Plan) => {
    const { plan } = store.getState();
    const drafts = listImportDrafts(plan, imported);
    const count = new Set([...plan.colleges, ...imported.colleges].map((college) => college.unitId)).size;
    if (count > planLimits.colleges) {
      setOutcome({ kind: "problem", problem: { kind: "listFull", count } });
      return;
    }
    if (drafts.length === 0) {
      setOutcome({ kind: "same" });
      return;
    }
    report(drafts, store.give(...drafts));
  };

  /** Shown twice: here, and as a toast, because an empty plan's page is replaced by the list. */
  const report = (drafts: readonly CommandDraft[], change: Change) => {
    const summary = summarizeImport(drafts);
    confirm(words.added(summary), change);
    // Not kept, it is in the plan of this window only, which the frame says.
    void change.outcome.then(({ kept }) =>
      setOutcome(kept ? { kind: "added", summary, undo: change.undo } : null),
    );
  };

  /** A sibling's plan is added as a separate plan. */
  const addApart = (imported: Plan, name: string) => {
    store.begin(name);
    const { plan } = store.getState();
    const drafts = listImportDrafts(
      { ...makeEmptyPlan(plan.id, plan.createdAt), studentName: name },
      imported,
    );
    report(drafts, store.give(...drafts));
  };

  const open = async (file: File) => {
    setOutcome({ kind: "reading" });
    const read = await readPlanFrom(file);
    if (!read.ok) {
      setOutcome({ kind: "problem", problem: read.problem });
      return;
    }
    const shown = store.getState().plan.studentName;
    const name = read.value.studentName;
    if (name !== null && shown !== null && name !== shown) {
      setOutcome({ kind: "whose", imported: read.value, name, shown });
    } else add(read.value);
  };

  return (
    <div>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".json,application/json"
        className="peer sr-only"
        disabled={!isLoaded}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the same file be chosen again after it was fixed.
          event.target.value = "";
          if (file !== undefined) void open(file);
        }}
      />
      <label
        htmlFor={id}
        className={getButtonClasses(
          "outline",
          "default",
          "cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-55",
        )}
      >
        {outcome === null ? words.open : words.openAnother}
      </label>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{words.openDetail}</p>
      <div aria-live={outcome?.kind === "added" ? "off" : "polite"} className="mt-3 empty:hidden">
        {outcome !== null && (
          <OutcomeNotice
            outcome={outcome}
            onUndo={() => {
              if (outcome.kind === "added") outcome.undo();
              setOutcome({ kind: "undone" });
            }}
            onMerge={add}
            onKeepApart={addApart}
            onCancel={() => setOutcome(null)}
          />
        )}
      </div>
    </div>
  );
}

function OutcomeNotice(props: {
  outcome: Outcome;
  onUndo: () => void;
  onMerge: (imported: Plan) => void;
  onKeepApart: (imported: Plan, name: string) => void;
  onCancel: () => void;
}) {
  const { outcome } = props;
  switch (outcome.kind) {
    case "reading":
      return <p>{words.reading}</p>;
    case "problem":
      return (
        <Notice tone="problem" title={words.problemTitle}>
          <p>{words.problem(outcome.problem)}</p>
          <p>{words.nothingLost}</p>
        </Notice>
      );
    case "same":
      return <Notice title={words.sameTitle}>{words.same}</Notice>;
    case "undone":
      return <p>{words.undone}</p>;
    case "added":
      return (
        <Notice
          tone="attention"
          title={words.addedTitle}
          actions={
            <Button variant="light" onClick={props.onUndo}>
              {words.undo}
            </Button>
          }
        >
          {words.added(outcome.summary)}
        </Notice>
      );
    case "whose":
    default:
      return (
        <Notice
          tone="attention"
          title={words.whoseTitle(outcome.name)}
          actions={
            <>
              <Button onClick={() => props.onKeepApart(outcome.imported, outcome.name)}>
                {words.keepApart(outcome.name)}
              </Button>
              <Button variant="light" onClick={() => props.onMerge(outcome.imported)}>
                {words.merge(outcome.shown)}
              </Button>
              <Button variant="ghost" onClick={props.onCancel}>
                {words.cancel}
              </Button>
            </>
          }
        >
          {words.whose(outcome.name, outcome.shown)}
        </Notice>
      );
  }
}

/** Parses a chosen file as a plan; oversized files are rejected before they are read. */
type ReadProblem = PlanFileProblem | UnreadableFile;

async function readPlanFrom(file: Pick<File, "size" | "text">): Promise<Result<Plan, ReadProblem>> {
  if (file.size > planFileMaxBytes) return fail({ kind: "tooLarge" });
  let text: string;
  try {
    text = await file.text();
  } catch {
    return fail({ kind: "unreadable" });
  }
  return readPlanFile(text);
}
