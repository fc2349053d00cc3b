/** The field of the search, with a button that sends it where no script runs. */
import type { RefObject } from "react";
import { getButtonClasses } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { inputClasses } from "#ui/Field.tsx";
import { useEarlyInput } from "#ui/useEarlyInput.ts";
import { words } from "./words.ts";

export function SearchField(props: {
  id: string;
  label: string;
  field: RefObject<HTMLInputElement | null>;
  query: string;
  isTooLong: boolean;
  onQuery: (query: string) => void;
  onFocus: () => void;
}) {
  const { id, field, query, isTooLong, onQuery } = props;
  useEarlyInput(field, query);
  return (
    <>
      <label htmlFor={id} className="block font-semibold">
        {props.label}
      </label>
      <div className="mt-1.5 flex gap-2">
        <div className="relative min-w-0 flex-1">
          <input
            ref={field}
            id={id}
            name="q"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.placeholder}
            value={query}
            aria-describedby={isTooLong ? `${id}-long` : `${id}-keys`}
            onFocus={props.onFocus}
            onChange={(event) => onQuery(event.target.value)}
            className={joinClasses(inputClasses, "pr-12")}
          />
          {query !== "" && (
            <button
              type="button"
              aria-label={words.clear}
              className="absolute top-1/2 right-0.5 flex size-11 -translate-y-1/2 items-center justify-center rounded-xl text-ink-soft hover:bg-accent-soft"
              onClick={() => {
                onQuery("");
                field.current?.focus();
              }}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </button>
          )}
        </div>
        <button type="submit" className={getButtonClasses("default", "default", "min-h-12 shrink-0")}>
          {words.send}
        </button>
      </div>
      <p id={`${id}-long`} role="alert" className={isTooLong ? "mt-2 font-medium text-danger" : "sr-only"}>
        {isTooLong ? words.tooLong : null}
      </p>
      <p id={`${id}-keys`} className="sr-only">
        {words.keys}
      </p>
    </>
  );
}
