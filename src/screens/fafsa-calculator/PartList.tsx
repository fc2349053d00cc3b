/** The five parts of the questions: what is done, where one is, what is not needed, and the way back to each. */
import type { FafsaPart, FafsaWalk } from "#domain/aid/fafsaFlow.ts";
import type { PartProgress } from "#domain/aid/fafsaPath.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { flowWords, namePart } from "./flowWords.ts";

export function PartList(props: {
  parts: readonly PartProgress[];
  walk: FafsaWalk;
  current: FafsaPart | null;
  className?: string;
}) {
  const { used } = props.walk;
  return (
    <nav aria-labelledby="parts" className={props.className}>
      <h2 id="parts" className="text-xl">
        {flowWords.partsTitle}
      </h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {props.parts.map(({ part, questions, answered }) => {
          const isSkipped = questions.length === 0;
          const isDone = !isSkipped && answered === questions.length;
          const isHere = part === props.current;
          const row = (
            <>
              <span className="flex items-center gap-3">
                <Mark isDone={isDone} isHere={isHere} />
                <span className={isHere ? "font-semibold" : undefined}>{namePart(part, used)}</span>
              </span>
              <span className="shrink-0 text-[0.95rem] text-ink-soft">
                {isHere
                  ? flowWords.partHere
                  : isSkipped
                    ? flowWords.partSkipped
                    : isDone
                      ? flowWords.partDone
                      : flowWords.partOpen(answered)}
              </span>
            </>
          );
          const classes = "flex min-h-11 items-center justify-between gap-4 py-2";
          return (
            <li key={part} aria-current={isHere ? "step" : undefined}>
              {answered > 0 && !isHere ? (
                <Link
                  to={`#${questions[0]?.id ?? ""}`}
                  className={joinClasses(classes, "underline underline-offset-4 hover:bg-accent-soft")}
                >
                  {row}
                </Link>
              ) : (
                <div className={classes}>{row}</div>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** A filled circle with a check, a ring with a dot, or an empty ring. */
function Mark({ isDone, isHere }: { isDone: boolean; isHere: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0 text-accent">
      <circle
        cx="10"
        cy="10"
        r="8.5"
        className={
          isDone
            ? "fill-current stroke-current"
            : isHere
              ? "fill-none stroke-current"
              : "fill-none stroke-line-strong"
        }
        strokeWidth="2"
      />
      {isDone && <path d="M6 10.4l2.8 2.8L14.2 7.4" className="fill-none stroke-card" strokeWidth="2" />}
      {!isDone && isHere && <circle cx="10" cy="10" r="4" className="fill-current" />}
    </svg>
  );
}
