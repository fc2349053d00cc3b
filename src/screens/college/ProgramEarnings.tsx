/** What graduates of a college's programs earn, each as a dot beside a mark for the program's national middle. */
import { useState } from "react";
import { useCollege } from "#client/colleges/useCollege.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { Publication } from "#components/source/FieldSources.tsx";
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
  const handed = reply.programEarnings ?? [];
  const count = reply.programEarningsCount ?? handed.length;
  const families = usePlan().plan.profile.majorFamilies;
  const [isAll, setAll] = useState(false);
  if (count === 0) return null;
  const list = { count, families, isAll, onAll: () => setAll(true) };
  // A page that was prerendered has the largest programs only.
  const needsRest = count > handed.length && (isAll || families.length > 0);
  return (
    <div>
      <SubHeading>{words.programEarningsTitle}</SubHeading>
      <p className="mt-1 max-w-3xl text-[0.95rem] text-ink-soft">{words.programEarningsLead}</p>
      {needsRest ? (
        <WholeList unitId={reply.college.unitId} handed={handed} {...list} />
      ) : (
        <List programs={handed} waiting={null} {...list} />
      )}
      <ul className="mt-3 text-[0.88rem] text-ink-soft">
        <Publication source="programEarnings" />
      </ul>
    </div>
  );
}

type ListProps = { count: number; families: readonly string[]; isAll: boolean; onAll: () => void };

/** The largest programs until the others have come. */
function WholeList(props: ListProps & { unitId: number; handed: readonly Program[] }) {
  const { unitId, handed, ...list } = props;
  const whole = useCollege(unitId);
  const waiting = whole.status === "failed" ? words.programEarningsFailed : words.programEarningsLoading;
  return whole.status === "ready" ? (
    <List programs={whole.value.programEarnings ?? handed} waiting={null} {...list} />
  ) : (
    <List programs={handed} waiting={waiting} {...list} />
  );
}

function List(props: ListProps & { programs: readonly Program[]; waiting: string | null }) {
  const { programs, count, isAll, waiting } = props;
  const rows = orderPrograms(programs, props.families).slice(0, isAll ? count : shownPrograms);
  return (
    <>
      <ul className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {rows.map((program) => (
          <Row key={program.cip4} program={program} />
        ))}
      </ul>
      {count > shownPrograms && !isAll && (
        <Button variant="light" size="sm" className="no-print mt-3" onClick={props.onAll}>
          {words.programEarningsAll(count)}
        </Button>
      )}
      {isAll && waiting !== null && (
        <p role="status" className="mt-3">
          {waiting}
        </p>
      )}
    </>
  );
}

function Row({ program: { title, earningsUsd, middleUsd } }: { program: Program }) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">{title}</span>
        <span className="figures font-semibold">{formatUsd(earningsUsd)}</span>
      </p>
      <Track label={null} height={14}>
        <Rail tone="line" />
        {middleUsd !== null && <Pin at={scale(middleUsd)} height={14} of={14} tone="inkSoft" />}
        <Spot at={scale(earningsUsd)} radius={5} />
      </Track>
      <p className="figures text-[0.88rem] text-ink-soft">
        {middleUsd === null ? words.programMiddleNone : words.programMiddle(formatUsd(middleUsd))}
      </p>
    </li>
  );
}

/** 80 of 17,691 figures are above: they stand at the edge, with their figure beside them. */
const scale = createScale(0, 150_000);
