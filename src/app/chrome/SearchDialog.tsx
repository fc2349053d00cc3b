/** The site-wide search dialog, which covers pages and colleges. */
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { ContentSearch } from "#components/content-search/ContentSearch.tsx";
import { useCollegesFound } from "#components/content-search/useCollegesFound.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { useLocation } from "#ui/router.tsx";
import { words } from "./words.ts";

export type SearchDialogProps = { onClose: () => void };

export default function SearchDialog({ onClose }: SearchDialogProps) {
  const [query, setQuery] = useState("");
  const colleges = useCollegesFound(useDeferredValue(query));
  const field = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  // Focus after the dialog has opened (it focuses its first button itself) and again after it has closed.
  useEffect(() => {
    field.current?.focus();
    return () => void setTimeout(focusOpener);
  }, []);

  // Closes when a result is followed or the browser goes back.
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);

  return (
    <Dialog isOpen title={words.searchTitle} closeLabel={words.searchClose} onClose={onClose}>
      <div className="min-h-[60dvh]">
        <ContentSearch
          query={query}
          onQuery={setQuery}
          fieldId="site-search"
          field={field}
          label={words.searchLabel}
          colleges={colleges}
          withExamples
        />
      </div>
    </Dialog>
  );
}

/** The opener may be inside a menu that has closed since; then the menu's button gets focus. */
function focusOpener(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  // In some browsers an element in a closed menu still has a box, so check the menu itself.
  const selectors = ["[data-site-search]:not(details:not([open]) *)", "[data-site-nav] summary"];
  const shown = selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((one) => one.getClientRects().length > 0);
  shown?.focus();
}
