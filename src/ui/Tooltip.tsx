/** A word of explanation at a word: on hover, focus or press, closed by Escape, and always in reach of a screen reader. */
import { type PointerEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { openDelayMs, placeTooltip } from "./tooltipRules.ts";

/** Shared by all tooltips of the page: one is open at a time, and the next one opens at once. */
const last: { openId: string | null; close: () => void; closedAtMs: number | null } = {
  openId: null,
  close: () => undefined,
  closedAtMs: null,
};

/** `text` is a sentence or two. Whoever cannot hover presses the word; nobody has to, to understand the page. */
export function Tooltip(props: { text: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const close = useCallback(() => {
    clearTimeout(waiting.current);
    if (last.openId === id) {
      last.openId = null;
      last.closedAtMs = performance.now();
    }
    setIsOpen(false);
  }, [id]);
  const open = useCallback(() => {
    clearTimeout(waiting.current);
    if (last.openId !== null && last.openId !== id) last.close();
    last.openId = id;
    last.close = close;
    setIsOpen(true);
  }, [id, close]);
  useEffect(() => close, [close]);
  useEffect(() => {
    if (!isOpen || frame.current === null || bubble.current === null) return undefined;
    place(frame.current, bubble.current);
    return listenForEnd(frame.current, close);
  }, [isOpen, close]);

  const isTouch = (event: PointerEvent) => event.pointerType === "touch";
  return (
    <span
      ref={frame}
      className="inline-block"
      onPointerEnter={(event) => {
        // A finger has no hover: it presses.
        if (isTouch(event)) return;
        clearTimeout(waiting.current);
        waiting.current = setTimeout(open, openDelayMs(last.closedAtMs, performance.now()));
      }}
      onPointerLeave={(event) => {
        if (!isTouch(event)) close();
      }}
    >
      <button
        type="button"
        aria-describedby={id}
        className="-my-2 inline-flex min-h-11 cursor-help items-center text-left underline decoration-line-strong decoration-dotted underline-offset-4"
        onClick={() => (isOpen ? close() : open())}
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible")) open();
        }}
        onBlur={close}
      >
        {props.children}
      </button>
      {/* Reaches to the word without a gap, so that the pointer can move onto what it reads. */}
      <span
        ref={bubble}
        role="tooltip"
        id={id}
        className={
          isOpen
            ? "no-print fixed top-0 left-0 z-40 w-max max-w-[min(18rem,calc(100vw-1rem))] py-2"
            : "hidden"
        }
      >
        <span className="block rounded-xl bg-ink px-3.5 py-2.5 text-left text-[0.95rem] leading-snug font-normal text-paper shadow-lift">
          {props.text}
        </span>
      </span>
    </span>
  );
}

function place(frame: HTMLElement, bubble: HTMLElement): void {
  const root = document.documentElement;
  const view = { width: root.clientWidth, height: root.clientHeight };
  const { left, top } = placeTooltip(frame.getBoundingClientRect(), bubble.getBoundingClientRect(), view);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}

/** Escape, a press elsewhere, or a page that moves under it end a tooltip; returns how to stop listening. */
function listenForEnd(frame: HTMLElement, close: () => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: false };
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      // Only the tooltip: a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    options,
  );
  document.addEventListener(
    "pointerdown",
    (event) => {
      if (!(event.target instanceof Node) || !frame.contains(event.target)) close();
    },
    options,
  );
  window.addEventListener("scroll", close, options);
  window.addEventListener("resize", close, options);
  return () => stop.abort();
}
