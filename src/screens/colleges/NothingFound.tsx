/** No results: spelling help, and what there is without the filters or among all institutions. */
import { useEmptySearch } from "#client/analytics/useEmptySearch.ts";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import type { SearchResult } from "#domain/search/collegeSearch.ts";
import { countFilters, noFilters, type SearchQuery } from "#domain/search/filters.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { EmptyState } from "#ui/States.tsx";
import { ChosenFilters } from "./ChosenFilters.tsx";
import { useCountOtherwise } from "./useFound.ts";
import type { SearchQueryState } from "./useSearchQuery.ts";
import { words } from "./words.ts";

export function NothingFound({
  all,
  state,
  asked,
  closed,
}: {
  all: AllColleges;
  state: SearchQueryState;
  asked: SearchQuery;
  closed: SearchResult["closed"];
}) {
  const { ask } = state;
  const otherwise = useCountOtherwise(all, asked);
  const query = asked.query.trim();
  // Where filters hide colleges, the words are not at fault.
  const isAnswered = closed !== null || otherwise.unfiltered + otherwise.everything > 0;
  useEmptySearch("colleges", isAnswered ? "" : query);
  const isFiltered = countFilters({ ...asked.filters, isEverything: false }) > 0;
  return (
    <>
      <ChosenFilters state={state} />
      <div className="mt-4">
        <EmptyState
          title={
            closed === null
              ? words.nothingTitle(query.length > 60 ? `${query.slice(0, 60)}…` : query)
              : closed.text
          }
          actions={
            <>
              {isFiltered && otherwise.unfiltered > 0 && (
                <Button
                  onClick={() =>
                    ask({
                      ...asked,
                      filters: { ...noFilters, isEverything: asked.filters.isEverything },
                    })
                  }
                >
                  {words.withoutFilters}
                </Button>
              )}
              {otherwise.everything > 0 && (
                <Button
                  variant="outline"
                  onClick={() => ask({ ...asked, filters: { ...asked.filters, isEverything: true } })}
                >
                  {words.withEverything}
                </Button>
              )}
              {query !== "" && (
                <ButtonLink variant="outline" to={`/help?q=${encodeURIComponent(query)}`}>
                  {words.toHelp}
                </ButtonLink>
              )}
              <ButtonLink variant="light" to="/college-match-quiz">
                {words.toQuiz}
              </ButtonLink>
            </>
          }
        >
          {query !== "" && closed === null && <p>{words.nothingSpelling}</p>}
          {isFiltered && otherwise.unfiltered > 0 && <p>{words.nothingUnfiltered(otherwise.unfiltered)}</p>}
          {otherwise.everything > 0 && <p>{words.nothingEverything(otherwise.everything)}</p>}
        </EmptyState>
      </div>
    </>
  );
}
