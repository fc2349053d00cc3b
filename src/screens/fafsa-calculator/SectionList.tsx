/** The parts of the questions: what is done, where one is, and the way back to each. */
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { flowWords } from "./flowWords.ts";
import { nameTogether } from "./people.ts";
import { listSections, type SectionName } from "./sections.ts";
import type { Fafsa } from "./useFafsa.ts";

export function SectionList(props: { fafsa: Fafsa; current: SectionName | null; className?: string }) {
  const { walk } = props.fafsa;
  const { whose } = nameTogether(walk.used);
  return (
    <nav aria-labelledby="sections" className={props.className}>
      <h2 id="sections" className="text-xl">
        {flowWords.sectionsTitle}
      </h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {listSections(walk).map(({ name, questions, answered }) => {
          const isDone = answered === questions.length;
          const isHere = name === props.current;
          const row = (
            <>
              <span className="flex items-center gap-3">
                <Mark isDone={isDone} isHere={isHere} />
                <span className={isHere ? "font-semibold" : undefined}>{flowWords.section(name, whose)}</span>
              </span>
              <span className="figures text-[0.95rem] text-ink-soft">
                {isHere
                  ? flowWords.sectionHere
                  : isDone
                    ? flowWords.sectionDone
                    : flowWords.sectionOpen(answered, questions.length)}
              </span>
            </>
          );
          const classes = "flex min-h-11 items-center justify-between gap-4 py-2";
          return (
            <li key={name} aria-current={isHere ? "step" : undefined}>
              {answered > 0 && !isHere ? (
                <Link
                  to={`#${questions[0] ?? ""}`}
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
