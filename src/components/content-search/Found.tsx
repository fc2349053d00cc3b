/** What a search found, or why there is nothing to show yet: loading, failed, offline, no results. */
import { Fragment, type ReactNode } from "react";
import { useEmptySearch } from "#client/analytics/useEmptySearch.ts";
import type { ContentFound, ContentSearch } from "#client/contentSearch/contentSearch.ts";
import type { LoadState } from "#client/query/loadState.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { PlaceLink } from "#components/place-link/PlaceLink.tsx";
import { guidesPath, territoriesAnchor } from "#content/guideStates.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { AnswerCard } from "#domain/counselor/cards/answerCard.ts";
import { fafsaDeadlinesSource } from "#facts/sources/admission.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { CardAnswer } from "./CardAnswer.tsx";
import { CollegeHits } from "./CollegeHits.tsx";
import { Hits } from "./Hits.tsx";
import {
  arrangeFound,
  type CollegeFound,
  type CollegesFound,
  extractCollegeName,
  isAnswerFirst,
  type Part,
} from "./matchColleges.ts";
import { words } from "./words.ts";

/** How much of the query is repeated back. */
const announcedCharacters = 60;

export function Found(props: {
  load: LoadState<ContentSearch>;
  query: string;
  found: ContentFound | null;
  colleges: CollegesFound | null;
  /** Of a question that an answer card has. */
  card: AnswerCard | null;
  onMore: () => void;
}) {
  const { load, query, found } = props;
  const card = isAnswerFirst(props.colleges, found) ? props.card : null;
  const {
    found: colleges,
    search,
    isComparison,
    state,
    order,
    nearPages,
  } = arrangeFound(props.colleges, found);
  const closed = props.colleges?.closed ?? null;
  const isAlone =
    colleges.length === 0 && search === null && state === null && closed === null && card === null;
  const parts: Record<Part, ReactNode> = {
    state: state !== null && <StateWithoutGuide code={state} />,
    colleges: (colleges.length > 0 || search !== null) && (
      <CollegeHits
        found={colleges}
        search={search}
        isComparison={isComparison}
        query={extractCollegeName(query)}
      />
    ),
    pages: (
      <>
        {load.status === "loading" && (
          <>
            <p className="mb-3 text-ink-soft">{words.loading}</p>
            <Skeleton label={words.loading} lines={3} />
          </>
        )}
        {load.status === "failed" && (
          <LoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />
        )}
        {found !== null && !(found.isGuess && nearPages === "left out") && (
          <Pages
            saysNear={nearPages === "said"}
            found={found}
            query={query}
            isAlone={isAlone}
            onMore={props.onMore}
          />
        )}
      </>
    ),
  };
  return (
    <div className="mt-5">
      <p role="status" className="sr-only">
        {describeFound(load, found, colleges)}
      </p>
      {closed !== null && <p className="mb-3 font-semibold">{closed.text}</p>}
      {/* A card in general does not tell how it is at one college. */}
      {card !== null && (colleges.length === 0 || card.about === "college") && <CardAnswer card={card} />}
      {order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </div>
  );
}

/** What a screen reader announces about the list. */
function describeFound(
  load: LoadState<ContentSearch>,
  found: ContentFound | null,
  colleges: readonly CollegeFound[],
): string {
  if (load.status === "loading") return words.loading;
  if (found === null) return "";
  const pages = words.found(found.total);
  return colleges.length === 0 ? pages : words.bothFound(pages, words.collegesFound(colleges.length));
}

type PagesProps = {
  found: ContentFound;
  query: string;
  isAlone: boolean;
  /** False where what was asked for stands above, so that it is no miss. */
  saysNear: boolean;
  onMore: () => void;
};

function Pages({ found, query, isAlone, saysNear, onMore }: PagesProps) {
  const sentence = query.length > announcedCharacters ? `${query.slice(0, announcedCharacters)}…` : query;
  if (found.total === 0) return isAlone ? <NothingFound query={query} said={sentence} /> : null;
  const { length } = found.hits;
  return (
    <>
      {found.isGuess && saysNear && <p className="mb-3">{words.guess(sentence)}</p>}
      <Hits hits={found.hits} />
      {length < found.total && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" onClick={onMore}>
            {words.more}
          </Button>
          <p className="text-[0.95rem] text-ink-soft">{words.showing(length, found.total)}</p>
        </div>
      )}
    </>
  );
}

function NothingFound({ query, said: sentence }: { query: string; said: string }) {
  useEmptySearch("site", query);
  return (
    <EmptyState
      title={words.nothing(sentence)}
      actions={
        <>
          <ButtonLink to={`/colleges?q=${encodeURIComponent(query)}`}>{words.toColleges}</ButtonLink>
          <ButtonLink variant="outline" to="/faq">
            {words.toFaq}
          </ButtonLink>
          <ButtonLink variant="light" to="/contact">
            {words.toContact}
          </ButtonLink>
        </>
      }
    >
      <p>{words.nothingDetail}</p>
    </EmptyState>
  );
}

/** What a search for a territory without a guide leads to: its colleges, what is missing here, and where it can be looked up. */
function StateWithoutGuide({ code }: { code: StateCode }) {
  const name = stateNames[code];
  const { url } = fafsaDeadlinesSource;
  return (
    <section className="my-5" aria-label={name}>
      <h2 className="text-2xl">{name}</h2>
      <ul className="mt-2 grid gap-2">
        <li>
          <PlaceLink place={{ ...words.collegesOf(name), to: `/colleges?state=${code}` }} />
        </li>
        <li>
          <PlaceLink place={{ ...words.territories, to: `${guidesPath}#${territoriesAnchor}` }} />
        </li>
        {url !== null && (
          <li>
            <PlaceLink place={{ ...words.stateDeadlines, to: url }} />
          </li>
        )}
      </ul>
      <p className="mt-2 max-w-prose text-ink-soft">{words.noGuide(name)}</p>
    </section>
  );
}
