/** /colleges: search every college as you type, with filters kept in the address. */
import { useDeferredValue, useMemo, useState } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { useMajors } from "#client/colleges/useReferenceData.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useHasAnswers, useMatches } from "#components/matches/useMatches.ts";
import { listFamiliesOffered } from "#domain/college/majorsIndex.ts";
import { chooseBudgetLabel } from "#domain/price/budgetLabel.ts";
import type { FilterContext } from "./createFilter.ts";
import { FilterPanel } from "./FilterPanel.tsx";
import { focusNextRow } from "./focusNextRow.ts";
import { Results } from "./Results.tsx";
import { SearchField } from "./SearchField.tsx";
import type { OrderContext, SearchContext } from "./sortColleges.ts";
import { type SearchQueryState, useSearchQuery } from "./useSearchQuery.ts";
import { words } from "./words.ts";

export default function CollegesScreen() {
  const rankedOf = useRankedOf();
  const index = useColleges();
  const state = useSearchQuery();
  const context = useFilterContext(state, rankedOf);
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
          canFilterByPrice={context.isWithinPrice !== null}
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

/**
 * Null until something is known about the student. A hook rather than a screen of its own, which would mount
 * anew once the plan has been read, and lose what was typed meanwhile.
 */
function useRankedOf(): OrderContext["rankedOf"] {
  const isKnown = useHasAnswers();
  const matches = useMatches();
  return isKnown && matches.status === "ready" ? matches.value.of : null;
}

/** What the search knows about majors, price and home. */
function useFilterContext({ asked }: SearchQueryState, rankedOf: OrderContext["rankedOf"]): SearchContext {
  const { plan } = usePlan();
  const { homeLatitude, homeLongitude, homeState } = plan.profile;
  const { payPerYearUsd } = plan.money;
  const needsMajors = asked.filters.majorFamily !== null;
  const majors = useMajors(needsMajors);
  const known = majors.status === "ready" ? majors.value : null;
  const offers = useMemo<FilterContext["offers"]>(
    () =>
      known === null ? null : (unitId, family) => (listFamiliesOffered(known, unitId, [family]) ?? 0) > 0,
    [known],
  );
  const isWithinPrice = useMemo<FilterContext["isWithinPrice"]>(() => {
    if (rankedOf === null || payPerYearUsd === null) return null;
    return (unitId) => {
      const band = rankedOf(unitId)?.priceBand ?? null;
      return chooseBudgetLabel(band, payPerYearUsd) === "within";
    };
  }, [rankedOf, payPerYearUsd]);
  const home = useMemo(
    () =>
      homeLatitude === null || homeLongitude === null
        ? null
        : { latitude: homeLatitude, longitude: homeLongitude },
    [homeLatitude, homeLongitude],
  );
  return {
    offers,
    isWithinPrice,
    rankedOf,
    home,
    homeState,
    majorsStatus: needsMajors ? majors.status : "notNeeded",
  };
}
