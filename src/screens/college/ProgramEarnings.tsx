/** What graduates of a college's programs earn, each as a dot beside a mark for the program's national middle. */

import { useState } from "react";
import { useCollege } from "#client/colleges/useCollege.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { words as factWords } from "#components/college-facts/words.ts";
import type { CollegePageData } from "#contract/colleges.ts";
import {
  orderPrograms,
  type ProgramEarnings as Program,
  shownPrograms,
} from "#domain/college/programEarnings.ts";
import { formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { createScale } from "#ui/chart/scale.ts";
import { Pin, Rail, Spot, Track } from "#ui/chart/Track.tsx";
import { words } from "./detailWords.ts";
import { SubHeading } from "./Section.tsx";

export function ProgramEarnings({ reply }: { reply: CollegePageData }) {
  const { programEarnings: handed = [] } = reply;
  const count = reply.programEarningsCount ?? handed.length;
  const families = usePlan().plan.profile.majorFamilies;
  const [isAll, setAll] = useState(false);
  if (count === 0) return null;
  const list = { families, most: isAll ? count : shownPrograms };
  return (
    <div>
      <SubHeading>{words.programsTitle}</SubHeading>
      <p className="mt-1 max-w-3xl text-[0.95rem] text-ink-soft">
        {words.programsLead}{" "}
        <a href="#sources" className="underline underline-offset-4">
          {factWords.middleSource}
        </a>
      </p>
      {/* A page that was prerendered has the largest programs only. */}
      {count > handed.length && (isAll || families.length > 0) ? (
        <WholeList unitId={reply.college.unitId} handed={handed} {...list} />
      ) : (
        <List programs={handed} {...list} />
      )}
      {count > list.most && (
        <Button variant="light" size="sm" className="no-print mt-3" onClick={() => setAll(true)}>
          {words.programsAll(count)}
        </Button>
      )}
    </div>
  );
}

type ListProps = { families: readonly string[]; most: number };

/** The largest programs until the others have come. */
function WholeList(props: ListProps & { unitId: number; handed: readonly Program[] }) {
  const whole = useCollege(props.unitId);
  return whole.status === "ready" ? (
    <List {...props} programs={whole.value.programEarnings ?? props.handed} />
  ) : (
    <>
      <List {...props} programs={props.handed} />
      <p role="status" className="mt-3">
        {words.programsRest[whole.status]}
      </p>
    </>
  );
}

function List({ programs, families, most }: ListProps & { programs: readonly Program[] }) {
  return (
    <ul className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2 print:gap-y-0">
      {orderPrograms(programs, families)
        .slice(0, most)
        .map((program) => (
          <Row key={program.cip4} program={program} />
        ))}
    </ul>
  );
}

function Row({ program: { title, earningsUsd, middleUsd } }: { program: Program }) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">{title}</span>
        <span className="figures font-semibold">{formatUsd(earningsUsd)}</span>
      </p>
      {/* On paper a college fits on two sheets, as its other figures without their middle. */}
      <div className="no-print">
        <Track label={null} height={14}>
          <Rail tone="line" />
          {middleUsd !== null && <Pin at={scale(middleUsd)} height={14} of={14} tone="inkSoft" />}
          <Spot at={scale(earningsUsd)} radius={5} />
        </Track>
        <p className="figures text-[0.88rem] text-ink-soft">
          {middleUsd === null ? words.programsNoMiddle : factWords.middle(formatUsd(middleUsd))}
        </p>
      </div>
    </li>
  );
}

/** 80 of 17,691 figures are above: they stand at the edge, with their figure beside them. */
const scale = createScale(0, 150_000);
