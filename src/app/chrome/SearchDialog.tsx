/** The search over the whole site, colleges with it, in a dialog over any page. */
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

  // After the dialog has opened, which gives the focus to its first button, and after it has closed.
  useEffect(() => {
    field.current?.focus();
    return () => void setTimeout(focusOpener);
  }, []);

  // A result was followed, or the browser went back.
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

/** What opened it may stand in a menu that has closed since: the focus goes to what opens the menu. */
function focusOpener(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  // What stands in a closed menu has a box in some browsers all the same.
  const selectors = ["[data-site-search]:not(details:not([open]) *)", "[data-site-nav] summary"];
  const shown = selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((one) => one.getClientRects().length > 0);
  shown?.focus();
}
