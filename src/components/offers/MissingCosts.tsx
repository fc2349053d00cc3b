/** Costs that an offer omits, with estimates from what the college publishes. */
import { useEffect, useRef, useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useCollege } from "#client/colleges/useCollege.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { type CostEstimate, estimateMissingCosts, toEstimateLine } from "#domain/offers/costEstimates.ts";
import { offerLimits } from "#domain/offers/offer.ts";
import { findResidency } from "#domain/price/residency.ts";
import { formatSchoolYear, formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { type ShownOffer, useOfferChanges } from "./useOffers.ts";
import { words } from "./words.ts";

export function MissingCosts({ shown, all }: { shown: ShownOffer; all: AllColleges | null }) {
  const { offer, figures, growthShare } = shown;
  const { profile } = usePlan().plan;
  const { change } = useOfferChanges();
  const [filled, setFilled] = useState<readonly CostEstimate[]>([]);
  const [askedFor, setAskedFor] = useState<number | null>(null);
  const home = useRef<HTMLDivElement>(null);
  const isNeeded = figures.missing.length > 0;
  const reply = useCollege(isNeeded ? offer.unitId : null);
  const college = offer.unitId === null ? undefined : all?.byUnitId.get(offer.unitId);
  const fallYear =
    offer.academicYear === null
      ? toEntryYear(profile.gradeYear, getToday())
      : Number(offer.academicYear.slice(0, 4));
  const year = formatSchoolYear(fallYear);
  const record = reply.status === "ready" ? reply.value.college : null;
  const needsHome =
    college !== undefined &&
    figures.missing.includes("tuitionFees") &&
    college.tuitionInStateUsd !== null &&
    findResidency(college, profile.homeState) === "unknown";
  // Once asked, the field stays while it is typed into.
  if (needsHome && askedFor !== offer.unitId) setAskedFor(offer.unitId);
  const isHomeAsked =
    askedFor === offer.unitId && offer.unitId !== null && figures.missing.includes("tuitionFees");
  const estimates =
    college === undefined
      ? []
      : estimateMissingCosts(figures.missing, college, record, {
          fallYear,
          growthShare,
          home: profile.homeState,
        });
  const hasRoom = offer.lines.length + estimates.length <= offerLimits.lines;
  const canFill = (estimates.length > 0 && hasRoom) || isHomeAsked;
  const isLoading = offer.unitId !== null && (all === null || reply.status === "loading");

  function fill(): void {
    // Nothing to fill in until the home state is known.
    if (estimates.length === 0) return home.current?.querySelector("input")?.focus();
    change(offer.id, {
      lines: [
        ...offer.lines,
        ...estimates.map((estimate) => toEstimateLine(estimate, words.estimateLine(estimate.items))),
      ],
    });
    setFilled(estimates);
  }

  return (
    <>
      {filled.length > 0 && (
        <Filled key={filled.map(({ items }) => items.join()).join()} filled={filled} year={year} />
      )}
      {isNeeded && (
        <div className="mt-3 rounded-xl bg-sunk px-3 py-2.5">
          <p className="font-semibold">{words.missing(figures.missing)}</p>
          {isHomeAsked && (
            <div ref={home} className="mt-1 max-w-md">
              <p className="mb-2 text-[0.95rem]">{words.estimateAskHome}</p>
              <AnswerField id="homeState" />
            </div>
          )}
          {canFill ? (
            <>
              <p className="mt-1 text-[0.95rem]">{words.estimateNote(year)}</p>
              <Button variant="outline" size="sm" className="mt-2" onClick={fill}>
                {words.estimate}
              </Button>
            </>
          ) : (
            !isLoading && (
              <p className="mt-1 text-[0.95rem]">
                {offer.unitId === null ? words.estimateNoCollege : words.estimateNone}
              </p>
            )
          )}
        </div>
      )}
    </>
  );
}

/** Takes the focus from the button that is gone, and says what was filled in. */
function Filled({ filled, year }: { filled: readonly CostEstimate[]; year: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="mt-3 text-[0.95rem]">
      {words.estimateDone(
        filled.map(({ items, amountUsd }) => words.estimateItem(items, formatUsd(amountUsd))),
        year,
      )}
    </p>
  );
}
