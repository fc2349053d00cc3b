/** An essay as sentences to press: one tab stop, with arrow keys from sentence to sentence. */
import { type KeyboardEvent, type RefObject, useState } from "react";
import type { Passage } from "#domain/essays/text/passages.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { essayWords as words } from "./essayWords.ts";

export function EssayText(props: {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  passages: readonly Passage[];
  /** How many comments each passage has, by where it starts. */
  counts: ReadonlyMap<number, number>;
  onChoose: (passage: Passage) => void;
}) {
  const { ref, text, passages, counts, onChoose } = props;
  const [stop, setStop] = useState(0);
  const current = Math.min(stop, passages.length - 1);

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const passage = passages[index];
    if (passage !== undefined && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      onChoose(passage);
      return;
    }
    const next = passages[getTargetIndex(event.key, index, passages.length)];
    if (next === undefined) return;
    event.preventDefault();
    focusPassage(ref.current, next.start);
  }

  return (
    <div
      ref={ref}
      role="group"
      aria-label={words.text}
      className="rounded-2xl border border-line bg-card px-4 py-4 text-[1.125rem] leading-[1.75] break-words whitespace-pre-wrap sm:px-7 sm:py-6"
    >
      {passages.map((passage, index) => {
        const count = counts.get(passage.start) ?? 0;
        return (
          <span key={passage.start}>
            {text.slice(passages[index - 1]?.end ?? 0, passage.start)}
            {/* A button element would not break across lines. */}
            <span
              role="button"
              data-passage={passage.start}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setStop(index)}
              onClick={() => {
                // Who marks words with the mouse wants to copy them.
                if (window.getSelection()?.isCollapsed !== false) onChoose(passage);
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
              className={joinClasses(
                "cursor-pointer rounded-sm hover:bg-support-soft focus-visible:bg-support-soft",
                count > 0 && "underline decoration-support decoration-3 underline-offset-4",
              )}
            >
              {passage.quote}
              {count > 0 && <span className="sr-only">{words.hasComments(count)}</span>}
            </span>
          </span>
        );
      })}
      {text.slice(passages.at(-1)?.end ?? 0)}
    </div>
  );
}

export function focusPassage(container: HTMLElement | null, start: number): void {
  const passage = container?.querySelector<HTMLElement>(`[data-passage="${start}"]`);
  passage?.focus({ preventScroll: true });
  passage?.scrollIntoView({ block: "nearest" });
}

/** The index that an arrow, Home or End key moves the focus to; -1 for any other key. */
function getTargetIndex(key: string, at: number, count: number): number {
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(at + 1, count - 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(at - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}
