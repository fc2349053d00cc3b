/** A task's date and how reliable it is: the only place where a date of the timeline is rendered. */

import { SourceNote } from "#components/source/SourceNote.tsx";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { toCollegePath } from "#site/pages.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { DateStatusShape } from "./DateStatusShape.tsx";
import { words } from "./words.ts";

const text = words.date;

export type DateStatusProps = {
  task: Pick<TimelineTask, "due" | "standing" | "basis" | "movedFrom">;
  /** The task's college, for the link to check the date; null if there is none. */
  college: Pick<CollegeSummary, "name" | "slug"> | null;
  /**
   * "line": the day and one word, for a paragraph. "full": a block that also shows the date it depends on,
   * its source and its cycle.
   */
  detail?: "line" | "full";
  className?: string | undefined;
};

export function DateStatus({ task, college, detail = "line", className }: DateStatusProps) {
  if (detail === "line") return <Line task={task} college={college} className={className} />;
  const { basis, due, movedFrom } = task;
  const facts = [
    text.meaning(task),
    basis === null ? null : text.basis(basis),
    basis === null ? null : text.cycle(basis),
    basis?.code === "deadline" && basis.date === due ? text.lastDay : null,
    movedFrom == null ? null : text.moved(movedFrom),
  ].filter((fact) => fact !== null);
  return (
    <div className={className}>
      <p>
        <Line task={task} college={college} />
      </p>
      <p className="mt-1 text-[0.95rem] text-ink-soft">{facts.join(" ")}</p>
      {shouldAskCollege(task) && college !== null && task.standing !== "ask" && (
        <Ask college={college} className="text-[0.95rem]" />
      )}
      {basis?.source != null && <SourceNote source={basis.source} />}
    </div>
  );
}

function Line({ task, college, className }: Omit<DateStatusProps, "detail">) {
  const day = text.day(task);
  return (
    <span className={joinClasses("inline-flex flex-wrap items-center gap-x-2", className)}>
      {task.standing !== "ask" && <span className="figures font-semibold">{day ?? text.none}</span>}
      {task.standing === "ask" ? (
        <>
          {day !== null && <span className="figures font-semibold">{day}</span>}
          {college === null ? (
            <Mark standing="ask" word={text.askOthers} />
          ) : (
            <>
              <DateStatusShape standing="ask" />
              <Ask college={college} />
            </>
          )}
        </>
      ) : (
        (day !== null || task.standing !== "own") && (
          <Mark standing={task.standing} word={text.standing(task)} />
        )
      )}
    </span>
  );
}

function shouldAskCollege({ standing: status, basis }: DateStatusProps["task"]): boolean {
  return status === "expected" || status === "ask" || (basis !== null && basis.standing !== "published");
}

function Ask(props: { college: NonNullable<DateStatusProps["college"]>; className?: string }) {
  return (
    <Link
      to={`${toCollegePath(props.college.slug)}#deadlines`}
      className={joinClasses(
        "inline-flex min-h-11 items-center text-accent-text underline underline-offset-4 print:min-h-0 print:no-underline",
        props.className,
      )}
    >
      {text.ask}
      <span className="sr-only">: {props.college.name}</span>
    </Link>
  );
}

function Mark(props: { standing: TimelineTask["standing"]; word: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-[0.95rem] text-ink-soft">
      <DateStatusShape standing={props.standing} />
      {props.word}
    </span>
  );
}
