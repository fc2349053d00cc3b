/** One college of the results: the row that all lists share, with its reasons and what would change it. */

import { type ReactNode, Suspense, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { CollegeRow } from "#components/college-row/CollegeRow.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { Matches, Ranked } from "#components/matches/useMatches.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./resultWords.ts";

/** Few rows are opened: what they tell is downloaded when the first one is. */
const why = createLazyPart(() => import("./WhyThisOne.tsx"));
const whatIf = createLazyPart(() => import("./WhatWouldChange.tsx"));

export function ResultRow(props: { row: Ranked; input: Matches["input"] }) {
  const { row } = props;
  const miles = row.distanceMiles;
  return (
    <CollegeRow college={row.college} ranked={row} note={miles === null ? undefined : words.row.miles(miles)}>
      <div className="no-print mt-3 grid gap-x-8 border-t border-line pt-1">
        <Opened summary={words.why}>{() => <why.Part row={row} input={props.input} />}</Opened>
        <Opened summary={words.whatIf}>{() => <whatIf.Part row={row} />}</Opened>
      </div>
    </CollegeRow>
  );
}

/** Worked out when it is opened: a list of a hundred rows does not explain itself a hundred times. */
function Opened(props: { summary: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={props.summary} onToggle={setOpen}>
      {isOpen && (
        <ContentBoundary>
          <Suspense fallback={<p className="text-ink-soft">{words.loadingDetail}</p>}>
            {props.children()}
          </Suspense>
        </ContentBoundary>
      )}
    </Disclosure>
  );
}
