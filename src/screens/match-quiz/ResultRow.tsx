/** One college in the results: the row shared by all lists, with its reasons and what would change it. */

import { type ReactNode, Suspense, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { Ranked } from "#client/engine/engine.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { CollegeRow } from "#components/college-row/CollegeRow.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { ListReason } from "#domain/match/firstList.ts";
import { describeListing, listWarnings } from "#domain/match/reasons.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words as reasonWords } from "./reasonWords.ts";
import { words } from "./resultWords.ts";

/** Few rows are opened, so their details are downloaded with the first one. */
const why = createLazyPart(() => import("./WhyThisOne.tsx"));
const whatIf = createLazyPart(() => import("#components/what-if/WhatWouldChange.tsx"));

export function ResultRow(props: {
  row: Ranked;
  /** Why it is on the first list. */
  reason?: ListReason | undefined;
}) {
  const { row, reason } = props;
  const { profile, money } = usePlan().plan;
  const miles = row.distanceMiles;
  return (
    <CollegeRow college={row.college} ranked={row} note={miles === null ? undefined : words.row.miles(miles)}>
      {reason !== undefined && (
        <p className="mt-3">
          {reasonWords.reason(describeListing(row, reason, profile, money), profile.gpaScale)}
        </p>
      )}
      {listWarnings(row, profile)
        .filter(reasonWords.isSaidHere)
        .map((warning) => (
          <p key={warning.code} className="mt-2 text-[0.95rem] text-ink-soft">
            {reasonWords.warning(warning)}
          </p>
        ))}
      <div className="no-print mt-3 grid gap-x-8 border-t border-line pt-1">
        <Opened summary={words.why}>{() => <why.Part row={row} />}</Opened>
        <Opened summary={words.whatIf}>{() => <whatIf.Part row={row} />}</Opened>
      </div>
    </CollegeRow>
  );
}

/** Calculated when opened: a list of a hundred rows does not explain itself a hundred times. */
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
