/** One college of the results: the row that all lists share, with its reasons and what would change it. */
import { type ReactNode, useState } from "react";
import { CollegeRow } from "#pieces/college-row/CollegeRow.tsx";
import type { Matches, Ranked } from "#pieces/matches/useMatches.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./resultWords.ts";
import { WhatWouldChange } from "./WhatWouldChange.tsx";
import { WhyThisOne } from "./WhyThisOne.tsx";

export function ResultRow(props: { row: Ranked; input: Matches["input"] }) {
  const { row } = props;
  const miles = row.distanceMiles;
  return (
    <CollegeRow college={row.college} ranked={row} note={miles === null ? undefined : words.row.miles(miles)}>
      <div className="no-print mt-3 grid gap-x-8 border-t border-line pt-1">
        <Opened summary={words.why.summary}>{() => <WhyThisOne row={row} input={props.input} />}</Opened>
        <Opened summary={words.whatIf.summary}>{() => <WhatWouldChange row={row} />}</Opened>
      </div>
    </CollegeRow>
  );
}

/** Worked out when it is opened: a list of a hundred rows does not explain itself a hundred times. */
function Opened(props: { summary: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={props.summary} onToggle={setOpen}>
      {isOpen && props.children()}
    </Disclosure>
  );
}
