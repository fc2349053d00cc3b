/** /colleges: search every college as you type, with filters kept in the address. */
import { useDeferredValue, useMemo, useState } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { useMajors } from "#client/colleges/useReferenceData.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useHasAnswers } from "#components/matches/hasAnswers.ts";
import { useFigures } from "#components/matches/useFigures.ts";
import { listFamiliesOffered } from "#domain/college/majorsIndex.ts";
import type { FilterContext } from "./createFilter.ts";
import { FilterPanel } from "./FilterPanel.tsx";
import type { SearchQuery } from "./filters.ts";
import { focusNextRow } from "./focusNextRow.ts";
import { Results } from "./Results.tsx";
import { SearchField } from "./SearchField.tsx";
import type { SearchContext } from "./sortColleges.ts";
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

/** What the search knows about majors, price and home. */
function useSearchContext(asked: SearchQuery, isKnown: boolean): SearchContext {
  const { plan } = usePlan();
  const { homeLatitude, homeLongitude, homeState } = plan.profile;
  const { sort, filters } = asked;
  const canFilterByPrice = isKnown && plan.money.payPerYearUsd !== null;
  const needsFigures =
    isKnown && (sort === "price" || sort === "match" || (filters.isWithinPrice && canFilterByPrice));
  const figures = useFigures(needsFigures);
  const needsMajors = filters.majorFamily !== null;
  const majors = useMajors(needsMajors);
  const known = majors.status === "ready" ? majors.value : null;
  const offers = useMemo<FilterContext["offers"]>(
    () =>
      known === null ? null : (unitId, family) => (listFamiliesOffered(known, unitId, [family]) ?? 0) > 0,
    [known],
  );
  const home = useMemo(
    () =>
      homeLatitude === null || homeLongitude === null
        ? null
        : { latitude: homeLatitude, longitude: homeLongitude },
    [homeLatitude, homeLongitude],
  );
  return {
    offers,
    isWithinPrice: canFilterByPrice ? (figures?.isWithinBudget ?? null) : null,
    canFilterByPrice,
    isKnown,
    figures,
    isWaiting: needsFigures && figures === null,
    home,
    homeState,
    majorsStatus: needsMajors ? majors.status : "notNeeded",
  };
}
