/**
 * A text area that grows with its text, over a mirror of the same text that carries the marks. The mirror sets the
 * height, so both always break their lines at the same places.
 */
import { type ClipboardEvent, memo, type Ref, type RefObject, useRef } from "react";
import type { WatchInput } from "#client/essays/useAuthorship.ts";
import { cleanText } from "#domain/essays/text/cleanText.ts";

/** Positions in the text. "remark": the sentence a remark is about. "character": one that a form may garble. */
export type TextMark = { start: number; end: number; kind: "remark" | "character" };

/** The same type, breaks and spacing for both layers. */
const layer =
  "col-start-1 row-start-1 w-full min-w-0 whitespace-pre-wrap break-words px-4 py-4 font-sans text-[1.125rem] leading-[1.75] tracking-normal sm:px-7 sm:py-6";

export const MarkedTextArea = memo(function MarkedTextArea({
  ref,
  id,
  label,
  describedBy,
  text,
  marks,
  placeholder,
  isInvalid,
  watch,
  onType,
}: {
  ref: Ref<HTMLTextAreaElement>;
  id: string;
  label: string;
  describedBy: string;
  text: string;
  marks: readonly TextMark[];
  placeholder: string;
  isInvalid: boolean;
  /** Called with each change while the writing record is on. */
  watch: RefObject<WatchInput | null>;
  onType: (text: string) => void;
}) {
  const isPasting = useRef(false);
  return (
    <div className="relative grid rounded-2xl border-2 border-line-strong bg-card focus-within:border-accent focus-within:outline-2 focus-within:outline-accent">
      <Mirror text={text} marks={marks} />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        value={text}
        placeholder={placeholder}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        spellCheck
        autoCapitalize="sentences"
        onChange={(event) => {
          const { value } = event.target;
          watch.current?.(text, value, isPasting.current ? paste : readInputType(event.nativeEvent));
          onType(value);
        }}
        onPaste={(event) => {
          // Text put in by the page itself looks typed to the browser.
          isPasting.current = true;
          pastePlain(event, (pasted) => {
            watch.current?.(text, pasted, paste);
            onType(pasted);
          });
          isPasting.current = false;
        }}
        className={`${layer} block min-h-[22rem] resize-none overflow-hidden bg-transparent text-ink outline-none placeholder:text-ink-soft sm:min-h-[28rem]`}
      />
    </div>
  );
});

/** As browsers name it in `InputEvent.inputType`. */
const paste = "insertFromPaste";

function readInputType(event: Event): string {
  return event instanceof InputEvent ? event.inputType : "";
}

const Mirror = memo(function Mirror({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  return (
    <div aria-hidden="true" className={`${layer} pointer-events-none text-transparent`}>
      {marks.length === 0 ? text : splitAtMarks(text, marks)}
      {/* A last empty line has no height of its own. */}
      {"\n\u200b"}
    </div>
  );
});

function splitAtMarks(text: string, marks: readonly TextMark[]) {
  const edges = new Set([0, text.length]);
  for (const { start, end } of marks) edges.add(Math.min(start, text.length)).add(Math.min(end, text.length));
  const sorted = [...edges].toSorted((a, b) => a - b);
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length;
    const kinds = marks.filter((mark) => mark.start <= start && mark.end >= end).map(({ kind }) => kind);
    const piece = text.slice(start, end);
    if (kinds.length === 0) return piece;
    const classes = [
      kinds.includes("remark") && "rounded-sm bg-support-soft",
      kinds.includes("character") && "rounded-sm bg-danger-soft underline decoration-danger decoration-2",
    ];
    return (
      <mark
        key={start}
        data-kind={kinds.join(" ")}
        className={`${classes.filter(Boolean).join(" ")} text-transparent`}
      >
        {piece}
      </mark>
    );
  });
}

/** Pasted text comes without what word processors hide in it. Where nothing is hidden, the browser pastes. */
function pastePlain(event: ClipboardEvent<HTMLTextAreaElement>, onType: (text: string) => void): void {
  const raw = event.clipboardData.getData("text/plain");
  const clean = cleanText(raw);
  if (clean === raw) return;
  event.preventDefault();
  const area = event.currentTarget;
  // Deprecated, but the only way that leaves the browser's own undo intact.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand("insertText", false, clean)) return;
  area.setRangeText(clean, area.selectionStart, area.selectionEnd, "end");
  onType(area.value);
}
