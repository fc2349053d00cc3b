/** The text with its marks, its count, and the characters that a form may garble. */
import { type ReactNode, type RefObject, useDeferredValue, useId, useMemo } from "react";
import type { EssayEditorState } from "#client/essays/essayEditor.ts";
import type { WatchInput } from "#client/essays/useAuthorship.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";
import type { LengthLimit } from "#domain/essays/text/countText.ts";
import { type FormMark, findFormMarks } from "#domain/essays/text/formMarks.ts";
import { Button } from "#ui/Button.tsx";
import { CountBar } from "./CountBar.tsx";
import { MarkedTextArea, type TextMark } from "./MarkedTextArea.tsx";
import { writeWords as words } from "./writeWords.ts";

const noMarks: readonly TextMark[] = [];

export function TextPane(props: {
  area: RefObject<HTMLTextAreaElement | null>;
  state: EssayEditorState;
  limit: LengthLimit | null;
  prompt: EssayPrompt | null;
  /** What is being looked at; null if nothing is. */
  place: { start: number; end: number } | null;
  watch: RefObject<WatchInput | null>;
  onType: (text: string) => void;
  onShow: (start: number, end: number) => void;
  /** Shown above the count of words or characters, and stays in view with it. */
  children?: ReactNode;
}) {
  const { area, state, place, limit, prompt, watch, onType, onShow, children } = props;
  const id = useId();
  // Marks may come a moment after the letter: typing goes first.
  const marked = useDeferredValue(state.text);
  const odd = useMemo(() => findFormMarks(marked), [marked]);
  const [start, end] = [place?.start, place?.end];
  const { text } = state;
  const marks = useMemo((): readonly TextMark[] => {
    if (odd.length === 0 && start === undefined) return noMarks;
    const characters = moveMarks(odd, marked, text);
    if (start === undefined || end === undefined) return characters;
    return [...characters, { start, end, kind: "remark" }];
  }, [odd, marked, text, start, end]);
  return (
    <>
      <MarkedTextArea
        ref={area}
        id={`${id}-text`}
        label={words.textField}
        describedBy={`${id}-count`}
        text={text}
        marks={marks}
        placeholder={words.placeholder}
        isInvalid={state.isTooLong}
        watch={watch}
        onType={onType}
      />
      <CountBar id={`${id}-count`} text={text} limit={limit} state={state} prompt={prompt}>
        {children}
      </CountBar>
      <CharacterMarks marks={odd} onShow={onShow} />
    </>
  );
}

/** Where the marks are after the last letter, so that they don't flicker until the text has been looked through again. */
function moveMarks(odd: readonly FormMark[], before: string, text: string): TextMark[] {
  const by = text.length - before.length;
  return odd.flatMap((mark): TextMark[] => {
    const at = [mark.start, mark.start + by].find((start) => text.startsWith(mark.text, start));
    return at === undefined ? [] : [{ start: at, end: at + mark.text.length, kind: "character" }];
  });
}

/** For print only, and therefore in no hurry. */
export function PrintedText({ text }: { text: string }) {
  const shown = useDeferredValue(text);
  return (
    <article className="print-only">
      <p className="mt-6 whitespace-pre-wrap">{shown}</p>
    </article>
  );
}

const maxMarks = 5;

/** Characters that an application form may drop or garble, each with a way to it. */
function CharacterMarks(props: { marks: readonly FormMark[]; onShow: (start: number, end: number) => void }) {
  const { marks } = props;
  return (
    <div role="status" className="mt-3">
      {marks.length > 0 && (
        <div className="rounded-2xl border border-line bg-card px-4 py-3">
          <p className="font-semibold">{words.marksTitle(marks.length)}</p>
          <ul className="mt-1">
            {marks.slice(0, maxMarks).map((mark) => (
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
          {marks.length > maxMarks && (
            <p className="text-[0.95rem] text-ink-soft">{words.moreMarks(marks.length - maxMarks)}</p>
          )}
        </div>
      )}
    </div>
  );
}
