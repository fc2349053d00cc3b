/** The big search field: the list follows each letter, arrow keys go into it, Escape clears. */
import { type KeyboardEvent, useRef } from "react";
import { joinClasses } from "#ui/joinClasses.ts";
import { inputClasses } from "#ui/Field.tsx";
import { useEarlyInput } from "#ui/useEarlyInput.ts";
import { searchFieldId } from "./focusNextRow.ts";
import type { SearchQueryState } from "./useSearchQuery.ts";
import { words } from "./words.ts";

/** The search reads so many characters. */
const readCharacters = 160;

/** `onOpenFirst` is asked for by Enter: open the surest college. */
export function SearchField({ state, onOpenFirst }: { state: SearchQueryState; onOpenFirst: () => void }) {
  const { asked, ask } = state;
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, asked.query);
  const isTooLong = asked.query.length > readCharacters;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Escape" && asked.query !== "") {
      event.preventDefault();
      ask({ ...asked, query: "" });
    }
    if (event.key === "Enter" && asked.query.trim() !== "" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onOpenFirst();
    }
  }

  return (
    <div role="search" className="no-print mt-6">
      <label htmlFor={searchFieldId} className="block text-lg font-semibold">
        {words.searchLabel}
      </label>
      <div className="relative mt-2">
        <svg
          viewBox="0 0 20 20"
          width="22"
          height="22"
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft"
        >
          <path
            d="M13 13l4.500 4.500M14.500 8.500a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <input
          ref={field}
          id={searchFieldId}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={words.placeholder}
          value={asked.query}
          aria-describedby={isTooLong ? `${searchFieldId}-long` : `${searchFieldId}-keys`}
          onChange={(event) => ask({ ...asked, query: event.target.value })}
          onKeyDown={onKeyDown}
          className={joinClasses(inputClasses, "min-h-16 rounded-2xl pr-14 pl-13 text-xl shadow-card")}
        />
        {asked.query !== "" && (
          <button
            type="button"
            aria-label={words.clear}
            className="absolute top-1/2 right-2 flex size-11 -translate-y-1/2 items-center justify-center rounded-xl text-ink-soft hover:bg-accent-soft"
            onClick={(event) => {
              ask({ ...asked, query: "" });
              event.currentTarget.parentElement?.querySelector("input")?.focus();
            }}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </div>
      <p
        id={`${searchFieldId}-long`}
        role="alert"
        className={isTooLong ? "mt-2 font-medium text-danger" : "sr-only"}
      >
        {isTooLong ? words.tooLong : null}
      </p>
      <p id={`${searchFieldId}-keys`} className="sr-only">
        {words.keys}
      </p>
    </div>
  );
}
