/** Characters that an application form may drop or garble, each with a way to it. */
import type { FormMark } from "#domain/essays/text/formMarks.ts";
import { Button } from "#ui/Button.tsx";
import { writeWords as words } from "./writeWords.ts";

const shownMost = 5;

export function CharacterMarks(props: {
  marks: readonly FormMark[];
  onShow: (start: number, end: number) => void;
}) {
  const { marks } = props;
  return (
    <div role="status" className="mt-3">
      {marks.length > 0 && (
        <div className="rounded-2xl border border-line bg-card px-4 py-3">
          <p className="font-semibold">{words.marksTitle(marks.length)}</p>
          <ul className="mt-1">
            {marks.slice(0, shownMost).map((mark) => (
              <li key={mark.start} className="flex items-center justify-between gap-x-2">
                <span className="min-w-0 text-[0.95rem]">{words.mark(mark)}</span>
                <Button
                  variant="ghost"
                  size="sm"
                  className="-mr-3 shrink-0"
                  onClick={() => props.onShow(mark.start, mark.end)}
                >
                  {words.showMark}
                </Button>
              </li>
            ))}
          </ul>
          {marks.length > shownMost && (
            <p className="text-[0.95rem] text-ink-soft">{words.moreMarks(marks.length - shownMost)}</p>
          )}
        </div>
      )}
    </div>
  );
}
