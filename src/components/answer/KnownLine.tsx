/** What a tool goes by, in one line that can be changed in place: "Using GPA 3.1 · Ohio · Income $72,000". */
import { useId, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { AnswerField } from "./AnswerField.tsx";
import { answerWords, describeReading, type WordedAnswerId } from "./answerWords.ts";
import { words } from "./flowWords.ts";
import { useAnswers } from "./useAnswers.ts";

/** Nothing is drawn until at least one of these is known. Those that are not are asked where the tool needs them. */
export function KnownLine(props: { ids: readonly WordedAnswerId[]; className?: string }) {
  const { plan, isLoaded } = usePlan();
  const { read } = useAnswers();
  const [open, setOpen] = useState<(typeof props.ids)[number] | null>(null);
  const panelId = useId();
  const known = props.ids.filter((id) => ["typed", "derived", "question"].includes(read(id).origin));
  if (!isLoaded || (known.length === 0 && open === null)) return null;
  return (
    <div
      className={joinClasses(
        "no-print rounded-2xl bg-accent-soft px-4 py-2.5 text-[0.95rem]",
        props.className,
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-ink-soft">{words.using}</span>
        {known.map((id) => (
          <button
            key={id}
            type="button"
            aria-expanded={open === id}
            aria-controls={panelId}
            onClick={() => setOpen(open === id ? null : id)}
            className="figures inline-flex min-h-11 items-center font-semibold text-accent-text underline decoration-dotted underline-offset-4 hover:decoration-solid"
          >
            <span className="sr-only">{words.changeHeard}</span>
            {describeReading(answerWords[id], id, read(id), plan)}
          </button>
        ))}
        <Link
          to="/my-plan#known"
          className="ml-auto inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {words.allKnown}
        </Link>
      </p>
      <div id={panelId}>
        {open !== null && (
          <div className="max-w-md border-t border-line pt-3 pb-2">
            <AnswerField key={open} id={open} />
            <Button variant="outline" size="sm" className="mt-3" onClick={() => setOpen(null)}>
              {words.done}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
