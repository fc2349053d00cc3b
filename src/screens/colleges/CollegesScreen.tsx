/** /colleges: search every college as you type, with filters kept in the address. */
import { useDeferredValue, useState } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { useHasAnswers } from "#components/matches/hasAnswers.ts";
import { FilterPanel } from "./FilterPanel.tsx";
import { focusNextRow } from "./focusNextRow.ts";
import { Results } from "./Results.tsx";
import { SearchField } from "./SearchField.tsx";
import { useSearchContext } from "./searchContext.ts";
import { useSearchQuery } from "./useSearchQuery.ts";
import { words } from "./words.ts";

export default function CollegesScreen() {
  const isKnown = useHasAnswers();
  const index = useColleges();
  const state = useSearchQuery();
  const context = useSearchContext(state.asked, isKnown);
  // Typing stays smooth because the list may lag behind.
  const asked = useDeferredValue(state.asked);
  const [wantsFirst, setWantsFirst] = useState(false);
  return (
    // Arrow keys move from the field through the list; links and fields keep their own keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="page py-8 sm:py-12" onKeyDown={focusNextRow}>
      <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
      <p className="mt-3 max-w-2xl text-lg">{words.lead}</p>
      <SearchField state={state} onOpenFirst={() => setWantsFirst(true)} />
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FilterPanel
          state={state}
          all={index.status === "ready" ? index.value : null}
          majors={context.majorsStatus}
          canFilterByPrice={context.canFilterByPrice}
        />
        <Results
          index={index}
          state={state}
          asked={asked}
          context={context}
          wantsFirst={wantsFirst}
          onFirstOpened={() => setWantsFirst(false)}
        />
      </div>
    </div>
  );
}
