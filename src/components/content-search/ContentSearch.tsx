/** Site-wide search: a field and a list of pages that updates as people type. Without JavaScript, a form. */
import { type KeyboardEvent, type RefObject, useDeferredValue, useMemo, useRef, useState } from "react";
import { useCardAnswer } from "#client/contentSearch/useCardAnswer.ts";
import { useContentSearch } from "#client/contentSearch/useContentSearch.ts";
import { Found } from "./Found.tsx";
import { focusFirstHit, focusNextHit } from "./focusNextHit.ts";
import type { CollegesFound } from "./matchColleges.ts";
import { SearchField } from "./SearchField.tsx";
import { words } from "./words.ts";

/** The search reads no more characters than this. */
const readCharacters = 160;

export type ContentSearchProps = {
  query: string;
  onQuery: (query: string) => void;
  /** Unique on the page. */
  fieldId: string;
  field?: RefObject<HTMLInputElement | null>;
  label?: string;
  /** Colleges that match the query; without it only pages are searched. */
  colleges?: CollegesFound | null;
  /** Shown while the query is empty. */
  withExamples?: boolean;
  /** Whether Escape clears the field; if Escape closes a surrounding dialog, leave it to that. */
  escapeClears?: boolean;
};

export function ContentSearch({ query, onQuery, fieldId, colleges, ...props }: ContentSearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const ownField = useRef<HTMLInputElement>(null);
  const field = props.field ?? ownField;
  const [isWanted, setWanted] = useState(false);
  const load = useContentSearch(isWanted || query !== "");
  const asked = useDeferredValue(query);
  const card = useCardAnswer(asked);
  const [more, setMore] = useState({ query: "", pages: 0 });
  const shown = 8 + (more.query === asked ? more.pages : 0);
  const found = useMemo(
    () => (load.status === "ready" ? load.value.search(asked, shown) : null),
    [load, asked, shown],
  );

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === "Escape" && event.target === field.current && query !== "" && props.escapeClears) {
      event.preventDefault();
      onQuery("");
    }
    focusNextHit(event);
  }

  return (
    // Keys move from the field into the results and back; each of them is its own control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="no-print" onKeyDown={onKeyDown}>
      <form
        role="search"
        action="/help"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          // Hides a phone's keyboard, and the next key opens the first page.
          if (root.current !== null && !focusFirstHit(root.current)) field.current?.focus();
        }}
      >
        <SearchField
          id={fieldId}
          label={props.label ?? words.label}
          field={field}
          query={query}
          isTooLong={query.length > readCharacters}
          onQuery={onQuery}
          onFocus={() => setWanted(true)}
        />
      </form>
      {query.trim() === "" ? (
        props.withExamples && <Examples onPick={onQuery} field={field} />
      ) : (
        <Found
          load={load}
          query={asked.trim()}
          found={found}
          colleges={colleges ?? null}
          card={card}
          onMore={() => setMore({ query: asked, pages: shown })}
        />
      )}
    </div>
  );
}

type ExamplesProps = { onPick: (query: string) => void; field: RefObject<HTMLInputElement | null> };

function Examples({ onPick, field }: ExamplesProps) {
  return (
    <div className="mt-5">
      <p className="text-ink-soft">{words.try}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {words.examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="min-h-11 rounded-full border border-line-strong px-4 hover:bg-accent-soft"
              onClick={() => {
                onPick(example);
                field.current?.focus();
              }}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
