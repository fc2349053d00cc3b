/** What the college's own net price calculator said, below our range: entered, compared, changed and removed. */
import { useRef, useState } from "react";
import type { TallyAnswer } from "#client/calculatorTally/tallyState.ts";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePlan } from "#client/plan/usePlan.ts";
import { Leaving } from "#components/deadlines/Leaving.tsx";
import { useSave } from "#components/keeping/useSave.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { CalculatorPage } from "#domain/college/calculatorPage.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { findBandPlace } from "#domain/price/calculatorPlace.ts";
import { formatShownDifference } from "#domain/price/shownPrice.ts";
import { toTallyKind } from "#domain/price/tallyKind.ts";
import { formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { findCalculatorPrice, type ShownCalculatorPrice } from "./calculatorPrice.ts";
import { calculatorWords as words } from "./calculatorWords.ts";

type CalculatorNoteProps = {
  college: CollegeSummary;
  band: PriceBand | null;
  calculator: ShownCalculatorPrice | null;
  entryYear: number;
  /** Where its calculator is: null if the college reports none, undefined where that is not known or said elsewhere. */
  page?: CalculatorPage | null | undefined;
};

/** Few families open it, so what it takes is downloaded with the first press. */
const consent = createLazyPart(() => import("./CalculatorConsent.tsx"));
/** Null where it does not load: then nothing is counted. */
const loadTally = () => import("#client/calculatorTally/calculatorTally.ts").catch(() => null);
const form = createLazyPart(() => import("./CalculatorForm.tsx"));

export function CalculatorNote(props: CalculatorNoteProps) {
  const { college, band, calculator, entryYear } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { plan } = usePlan();
  const kind = band === null ? null : toTallyKind(college, band.residency, plan.profile.homeState);
  const toAnswer = (shown: ShownCalculatorPrice): TallyAnswer | null =>
    band === null || kind === null
      ? null
      : { kind, isInside: findBandPlace(shown.inEntryYearUsd, band) === "inside" };
  const close = () => {
    setOpen(false);
    // The form went with what had the focus.
    requestAnimationFrame(() => opener.current?.focus());
  };
  const open = () => {
    // What follows the form, so that it is here without a network, too.
    void consent.preload().catch(() => undefined);
    setOpen(true);
  };
  const asked = calculator === null ? null : toAnswer(calculator);
  return (
    <div className={joinClasses("mt-3 border-t border-line pt-2", calculator === null && "no-print")}>
      {calculator !== null && !isOpen && <Said {...props} calculator={calculator} />}
      {isOpen ? (
        <div className="no-print">
          <h4 className="font-serif text-lg">{words.title}</h4>
          <CalculatorLink page={props.page} />
          <ContentBoundary fallback={<p className="text-ink-soft">{words.loading}</p>}>
            <form.Part
              college={college}
              band={band}
              entryYear={entryYear}
              toAnswer={(price) => {
                const options = { entryYear, growthShare: plan.assumptions.growthShare };
                const entered = findCalculatorPrice(
                  { calculatorPrices: { [college.unitId]: price } },
                  college,
                  options,
                );
                return entered && toAnswer(entered);
              }}
              onClose={close}
            />
          </ContentBoundary>
        </div>
      ) : (
        <div className="no-print flex flex-wrap gap-x-4">
          <Button
            ref={opener}
            variant="link"
            className="text-left"
            onPointerEnter={() => void form.preload().catch(() => undefined)}
            onClick={open}
          >
            {calculator === null ? (
              words.ask
            ) : (
              <span>
                {words.change}
                <span className="sr-only">{words.of(college.name)}</span>
              </span>
            )}
          </Button>
          {calculator !== null && <Remove college={college} onRemoved={() => opener.current?.focus()} />}
        </div>
      )}
      {asked !== null && !isOpen && (
        <ContentBoundary fallback={null}>
          <consent.Part unitId={college.unitId} answer={asked} />
        </ContentBoundary>
      )}
    </div>
  );
}

function Said({ college, band, calculator }: CalculatorNoteProps & { calculator: ShownCalculatorPrice }) {
  const { payPerYearUsd } = usePlan().plan.money;
  const { price, inEntryYearUsd, entryYear } = calculator;
  const place = band === null ? null : findBandPlace(inEntryYearUsd, band);
  const overUsd = payPerYearUsd === null ? null : inEntryYearUsd - payPerYearUsd;
  return (
    <div className="space-y-1.5 text-[0.95rem]">
      <h4 className="font-serif text-lg">{words.title}</h4>
      <p>{words.said(college.name, calculator)}</p>
      <p>
        {[
          price.fallYear === null ? words.yearUnknown(entryYear) : words.grown(calculator),
          place === null ? null : words.place[place],
          overUsd === null || payPerYearUsd === null
            ? null
            : overUsd <= 0
              ? words.fits(formatUsd(payPerYearUsd))
              : words.over(formatShownDifference(overUsd), formatUsd(payPerYearUsd)),
        ]
          .filter((sentence) => sentence !== null)
          .join(" ")}
      </p>
      {place !== null && place !== "inside" && <p>{words.differ}</p>}
      <p className="text-ink-soft">{words.notCounted}</p>
    </div>
  );
}

function Remove({ college, onRemoved }: { college: CollegeSummary; onRemoved: () => void }) {
  const save = useSave();
  return (
    <Button
      variant="link"
      onClick={() => {
        save(words.removed(college.name), {
          kind: "setCalculatorPrice",
          unitId: college.unitId,
          price: null,
        });
        void loadTally().then((tally) => tally?.takeBackAnswer(college.unitId));
        onRemoved();
      }}
    >
      <span>
        {words.remove}
        <span className="sr-only">{words.of(college.name)}</span>
      </span>
    </Button>
  );
}

function CalculatorLink({ page }: Pick<CalculatorNoteProps, "page">) {
  if (page === undefined) return null;
  return (
    <p className="mt-1 max-w-md text-[0.95rem]">
      {words.rule}{" "}
      {page === null ? (
        words.missing
      ) : (
        <>
          {page.kind !== "calculator" && `${words.elsewhere} `}
          <a
            href={page.url}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-text underline underline-offset-4"
          >
            {words.link[page.kind]}
            <Leaving />
          </a>
        </>
      )}
    </p>
  );
}
