/**
 * Tabs: one tab stop, arrow keys between tabs, and all panels stay in the document. A panel without anything to focus is a
 * tab stop itself, so that Tab leads from a tab to what it shows.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { joinClasses } from "./joinClasses.ts";

export type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode };

export function Tabs<Id extends string>(props: {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  /** For more tabs than a phone is wide: narrow ones, which go on in a second row rather than out of sight. */
  isTight?: boolean;
  onSelect(id: Id): void;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  // After every render: what a panel holds may have come or gone.
  useEffect(() => {
    const panel = shown.current;
    if (panel === null) return;
    if (panel.querySelector(focusable) === null) panel.tabIndex = 0;
    else panel.removeAttribute("tabindex");
  });

  function onKeyDown(event: KeyboardEvent) {
    const at = props.tabs.findIndex((tab) => tab.id === props.selected);
    const to = getTargetIndex(event.key, at, props.tabs.length);
    const next = to === null ? undefined : props.tabs[to];
    if (next === undefined || to === null) return;
    event.preventDefault();
    props.onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={props.label}
        className={joinClasses(
          "no-print flex gap-1 border-b border-line p-1 pb-0",
          props.isTight === true ? "flex-wrap" : "overflow-x-auto",
        )}
      >
        {props.tabs.map((tab) => {
          const isSelected = tab.id === props.selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}${tab.id}-tab`}
              aria-selected={isSelected}
              aria-controls={`${base}${tab.id}-panel`}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => props.onSelect(tab.id)}
              onKeyDown={onKeyDown}
              className={joinClasses(
                "min-h-11 shrink-0 rounded-t-lg border-b-3 font-semibold transition-colors duration-150",
                props.isTight === true ? "grow px-1.5 text-[0.95rem]" : "px-4",
                isSelected
                  ? "border-accent text-accent-text"
                  : "border-transparent text-ink-soft hover:text-ink",
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {props.tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          ref={tab.id === props.selected ? shown : null}
          id={`${base}${tab.id}-panel`}
          aria-labelledby={`${base}${tab.id}-tab`}
          hidden={tab.id !== props.selected}
          className="pt-5"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

const focusable = "a[href], button:not(:disabled), input, select, textarea, summary, [tabindex='0']";

/** The tab a key moves to; null if the key is not part of the pattern. */
function getTargetIndex(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
