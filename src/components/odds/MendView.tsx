/** What would raise low odds: the colleges that would help most, each added with one press, and what else would. */
import type { ReactNode } from "react";
import type { Ranked } from "#client/engine/engine.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { ChanceLine } from "#components/chance/ChanceView.tsx";
import { useSave } from "#components/keeping/useSave.ts";
import { LabelMarks } from "#components/label/LabelMarks.tsx";
import { words as priceWords } from "#components/price/words.ts";
import type { ListMend } from "#domain/match/mendList.ts";
import { mendWords } from "#domain/match/mendWords.ts";
import { hasRoom } from "#domain/plan/plan.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

const text = words.mend;

export function MendView({ mend, payPerYearUsd }: { mend: ListMend<PriceBand>; payPerYearUsd: number }) {
  const ways = mendWords.ways(mend, payPerYearUsd);
  const lead = mendWords.lead(mend);
  return (
    <section aria-labelledby="mend-title" className="print:hidden border-t border-line pt-5 lg:col-span-2">
      <h3 id="mend-title" className="text-2xl">
        {mendWords.title}
      </h3>
      <p className="mt-1 max-w-prose">{mendWords.missing(mend, payPerYearUsd)}</p>
      {lead !== null && <p className="mt-2 max-w-prose font-semibold">{lead}</p>}
      <p className="mt-2 max-w-prose">{mendWords.colleges(mend)}</p>
      {mend.colleges.length > 0 && (
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          {mend.colleges.map((one) => (
            <AddableCollege key={one.row.college.unitId} row={one.row}>
              {mendWords.effect(one, mend)}
            </AddableCollege>
          ))}
        </ul>
      )}
      {ways.length > 0 && (
        <>
          <p className="mt-4 font-semibold">{text.ways}</p>
          <ul className="mt-1 max-w-prose list-disc space-y-1 pl-5">
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A college that is not on the list yet, and what it would do for it. */
export function AddableCollege({ row, children }: { row: Ranked; children: ReactNode }) {
  const { college, chance, priceBand } = row;
  const { plan } = usePlan();
  const save = useSave();
  const isInPlan = plan.colleges.some(({ unitId }) => unitId === college.unitId);
  return (
    <li className="keep-together rounded-2xl border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            to={toCollegePath(college.slug)}
            className="font-serif text-lg leading-tight underline-offset-4 hover:underline"
          >
            {college.name}
          </Link>
          <p className="text-[0.9rem] text-ink-soft">{text.place(college.city, college.state)}</p>
        </div>
        {isInPlan ? (
          <span className="text-[0.95rem] font-medium text-accent-text">{text.inPlan}</span>
        ) : (
          <Button
            size="sm"
            className="no-print"
            disabled={!hasRoom(plan)}
            aria-label={text.addLabel(college.name)}
            onClick={() => save(text.added(college.name), { kind: "addCollege", unitId: college.unitId })}
          >
            {text.add}
          </Button>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3 text-[0.95rem]">
        <LabelMarks of={row} />
        <ChanceLine chance={chance} className="figures text-ink-soft" />
      </div>
      {priceBand !== null && (
        <p className="figures text-[0.95rem]">
          {formatShownRange(priceBand)} <span className="text-ink-soft">{priceWords.aYear}</span>
        </p>
      )}
      <p className="mt-1.5 text-[0.95rem] font-medium text-accent-text">{children}</p>
    </li>
  );
}
