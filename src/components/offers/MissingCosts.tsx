/** Costs that an offer omits, with estimates from what the college publishes. */

import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useCollege } from "#client/colleges/useCollege.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { estimateMissingCosts, toEstimateLine } from "#domain/offers/costEstimates.ts";
import { offerLimits } from "#domain/offers/offer.ts";
import { formatSchoolYear } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { type ShownOffer, useOfferChanges } from "./useOffers.ts";
import { words } from "./words.ts";

export function MissingCosts({ shown, all }: { shown: ShownOffer; all: AllColleges | null }) {
  const { offer, figures, growthShare } = shown;
  const { profile } = usePlan().plan;
  const { change } = useOfferChanges();
  const isNeeded = figures.missing.length > 0;
  const reply = useCollege(isNeeded ? offer.unitId : null);
  if (!isNeeded) return null;
  const college = offer.unitId === null ? undefined : all?.byUnitId.get(offer.unitId);
  const fallYear =
    offer.academicYear === null
      ? toEntryYear(profile.gradeYear, getToday())
      : Number(offer.academicYear.slice(0, 4));
  const record = reply.status === "ready" ? reply.value.college : null;
  const estimates =
    college === undefined
      ? []
      : estimateMissingCosts(figures.missing, college, record, {
          fallYear,
          growthShare,
          home: profile.homeState,
        });
  const hasRoom = offer.lines.length + estimates.length <= offerLimits.lines;
  return (
    <div className="mt-3 rounded-xl bg-sunk px-3 py-2.5">
      <p className="font-semibold">{words.missing(figures.missing)}</p>
      {estimates.length > 0 && hasRoom ? (
        <>
          <p className="mt-1 text-[0.95rem]">{words.estimateNote(formatSchoolYear(fallYear))}</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            onClick={() =>
              change(offer.id, {
                lines: [
                  ...offer.lines,
                  ...estimates.map((estimate) =>
                    toEstimateLine(estimate, words.estimateLine(estimate.items)),
                  ),
                ],
              })
            }
          >
            {words.estimate}
          </Button>
        </>
      ) : (
        (college === undefined || reply.status !== "loading") && (
          <p className="mt-1 text-[0.95rem]">
            {college === undefined ? words.estimateNoCollege : words.estimateNone}
          </p>
        )
      )}
    </div>
  );
}
