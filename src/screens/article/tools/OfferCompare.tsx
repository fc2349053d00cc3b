/** Two offers typed line by line as the award letters name them: sorted, with their net prices side by side. */
import { useState } from "react";
import { createFormId } from "#client/forms/draft.ts";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { AmountField } from "#components/aid/AmountField.tsx";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { compareOffers, type SummarizedOffer } from "#domain/offers/compareOffers.ts";
import { findLineKind, findRenewability, findSource } from "#domain/offers/letterWords.ts";
import {
  type Offer,
  type OfferLine,
  type OfferLineKind,
  offerLimits,
  offerLineKinds,
} from "#domain/offers/offer.ts";
import { summarizeOffer } from "#domain/offers/summarizeOffer.ts";
import { priceGrowth } from "#domain/price/priceGrowth.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField, TextField } from "#ui/Field.tsx";
import { OfferTable } from "./OfferTable.tsx";
import { words } from "./offerCompareWords.ts";

const places = [0, 1] as const;
const mostLines = 20;
const studyYears = 4;

/** A line as typed; it is written to the plan once it has content. */
type TypedLine = OfferLine & { key: number };
type TypedOffer = { id: string; collegeName: string; lines: readonly TypedLine[] };

export default function OfferCompare() {
  const { plan } = usePlan();
  const store = usePlanStore();
  const [typed, setTyped] = useState<readonly (TypedOffer | null)[]>([null, null]);
  // Stable until something is typed, so that the fields keep their identity.
  const [draftIds] = useState(() => places.map(createOfferId));
  // The plan's offer fills a slot until something is typed into it.
  const kept = plan.offers.filter(({ id }) => !typed.some((one) => one?.id === id));
  const offers = places.map((place) => {
    const fromPlan = kept[place - countTypedBefore(typed, place)];
    return (
      typed[place] ?? (fromPlan === undefined ? createOffer(draftIds[place] ?? "") : toTypedOffer(fromPlan))
    );
  });

  function change(place: number, next: TypedOffer) {
    setTyped(places.map((one) => (one === place ? next : (typed[one] ?? null))));
    const before = store.getState().plan.offers.find(({ id }) => id === next.id);
    const offer: Offer = {
      ...(before ?? { unitId: null, academicYear: null, practices: {} }),
      id: next.id,
      collegeName: next.collegeName,
      lines: listStatedLines(next),
    };
    const isEmpty = offer.lines.length === 0 && offer.collegeName === "";
    store.give({ kind: "setOffer", offerId: offer.id, offer: isEmpty ? null : offer });
  }

  const growthShare = plan.assumptions.growthShare ?? priceGrowth.nationalShare;
  const summaries = offers.map((offer): SummarizedOffer => {
    const whole: Offer = {
      id: offer.id,
      unitId: null,
      collegeName: offer.collegeName,
      academicYear: null,
      lines: listStatedLines(offer),
      practices: {},
    };
    const figures = summarizeOffer(whole, { growthShare, years: studyYears, loanTerms: loanTerms2026 });
    return { offer: whole, figures };
  });
  return (
    <div className="space-y-6">
      <div className="space-y-6">
        {offers.map((offer, place) => (
          <OfferFields
            key={place === 0 ? "a" : "b"}
            place={place}
            offer={offer}
            onChange={(next) => change(place, next)}
          />
        ))}
      </div>
      {plan.offers.length > places.length && <p>{words.more(plan.offers.length)}</p>}
      <OfferTable
        summaries={summaries}
        comparison={compareOffers(summaries)}
        getName={(at) => getCollegeName(offers[at]?.collegeName ?? "", at)}
        growthShare={growthShare}
      />
    </div>
  );
}

/** Counts earlier slots with an offer of their own, so that the plan's offers keep their slots. */
function countTypedBefore(typed: readonly (TypedOffer | null)[], place: number): number {
  return typed.slice(0, place).filter((one) => one !== null).length;
}

function getCollegeName(collegeName: string, place: number): string {
  return collegeName.trim() === "" ? words.offer(place) : collegeName;
}

const emptyLine: OfferLine = {
  label: "",
  kind: "other",
  amountUsd: null,
  source: "unknown",
  isRenewable: null,
};

/** A new offer starts with its cost and two empty lines. */
function createOffer(id: string): TypedOffer {
  const cost: OfferLine = { ...emptyLine, label: words.firstLabel, kind: "totalCost" };
  return { id, collegeName: "", lines: toKeyedLines([cost, emptyLine, emptyLine]) };
}

function toTypedOffer({ id, collegeName, lines }: Offer): TypedOffer {
  return { id, collegeName, lines: toKeyedLines(lines) };
}

function toKeyedLines(lines: readonly OfferLine[]): TypedLine[] {
  return lines.map((line, key) => ({ ...line, key }));
}

/** Lines with content: an amount, or a custom name. */
function listStatedLines({ lines }: TypedOffer): OfferLine[] {
  return lines
    .filter(({ label, amountUsd }) => amountUsd !== null || (label !== "" && label !== words.firstLabel))
    .map(({ label, kind, amountUsd, source, isRenewable, note }) => ({
      label,
      kind,
      amountUsd,
      source,
      isRenewable,
      ...(note === undefined ? {} : { note }),
    }));
}

/** Starts with the timestamp, because the plan keeps offers in id order; the random part keeps two devices apart. */
function createOfferId(place: number): string {
  const instant = (Date.now() + place).toString(36).padStart(10, "0");
  return `${instant}${createFormId().slice(0, 16)}`;
}

function OfferFields(props: { place: number; offer: TypedOffer; onChange: (offer: TypedOffer) => void }) {
  const { place, offer, onChange } = props;
  const { lines } = offer;
  const [tooLong, setTooLong] = useState<string | null>(null);
  const setLine = (key: number, fields: Partial<OfferLine>) =>
    onChange({ ...offer, lines: lines.map((line) => (line.key === key ? { ...line, ...fields } : line)) });
  return (
    <section
      aria-label={getCollegeName(offer.collegeName, place)}
      className="rounded-2xl border border-line p-3 sm:p-4"
    >
      <h4 className="font-serif text-xl">{words.offer(place)}</h4>
      <TextField
        label={words.college}
        className="mt-2 max-w-md"
        value={tooLong ?? offer.collegeName}
        error={tooLong === null ? null : words.collegeTooLong(offerLimits.nameLength)}
        onChange={(event) => {
          const collegeName = event.target.value;
          const isTooLong = collegeName.length > offerLimits.nameLength;
          setTooLong(isTooLong ? collegeName : null);
          if (!isTooLong) onChange({ ...offer, collegeName });
        }}
      />
      <ol className="mt-4 space-y-4">
        {lines.map((line, at) => (
          <li key={line.key}>
            <LineFields
              name={words.line(words.offer(place), at + 1)}
              line={line}
              onChange={(fields) => setLine(line.key, fields)}
              collegeName={offer.collegeName}
            />
          </li>
        ))}
      </ol>
      {lines.length < mostLines ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={() => {
            const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
            onChange({ ...offer, lines: [...lines, { ...emptyLine, key }] });
          }}
        >
          {words.add}
        </Button>
      ) : (
        <p className="mt-3">{words.full}</p>
      )}
    </section>
  );
}

const kindGroups: readonly { code: keyof typeof words.groups; kinds: readonly OfferLineKind[] }[] = [
  { code: "gifts", kinds: ["grant"] },
  { code: "work", kinds: ["workStudy"] },
  { code: "loans", kinds: ["studentLoan", "parentLoan", "privateLoan"] },
  {
    code: "costs",
    kinds: ["totalCost", "tuitionFees", "housingFood", "books", "travel", "personal", "otherCost"],
  },
  { code: "sums", kinds: ["statedNetPrice", "other"] },
];

function LineFields(props: {
  name: string;
  line: TypedLine;
  collegeName: string;
  onChange: (fields: Partial<OfferLine>) => void;
}) {
  const { name, line, collegeName, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{name}</legend>
      <div className="grid grid-cols-[1fr_1.3fr] gap-3 sm:grid-cols-[1.5fr_1fr_1.4fr]">
        <TextField
          label={words.label}
          className="col-span-2 sm:col-span-1"
          value={line.label}
          maxLength={offerLimits.labelLength}
          onChange={(event) => onChange(labelLine(line, event.target.value, collegeName))}
        />
        <AmountField
          label={words.amount}
          kept={line.amountUsd}
          minimum={0}
          maximum={offerLimits.mostUsd}
          isMoney
          problem={(problem) => (problem.kind === "tooHigh" ? words.amountTooHigh : words.amountProblem)}
          give={(amountUsd) => onChange({ amountUsd })}
        />
        <SelectField
          label={words.kind}
          value={line.kind}
          onChange={(event) => {
            const kind = offerLineKinds.find((one) => one === event.target.value);
            if (kind !== undefined) onChange({ kind, note: undefined });
          }}
        >
          {kindGroups.map(({ code, kinds }) => (
            <optgroup key={code} label={words.groups[code]}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {words.kindName(kind)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}

/** A line is sorted by its label unless someone has chosen its kind. */
function labelLine(line: OfferLine, label: string, collegeName: string): Partial<OfferLine> {
  const name = collegeName.trim() === "" ? null : collegeName;
  const rest = { label, source: findSource(label, name), isRenewable: findRenewability(label) };
  const isChosen = line.kind !== "other" && line.kind !== findLineKind(line.label);
  return isChosen ? rest : { ...rest, kind: findLineKind(label) ?? "other" };
}
