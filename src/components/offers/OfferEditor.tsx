/** The lines of one offer, editable: label, kind, amount, source and duration. */
import { useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { getToday } from "#client/today.ts";
import { useTypedField } from "#components/answer/useTypedField.ts";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { useCollegesLookedAt } from "#components/college-picker/useCollegesLookedAt.ts";
import { type Answer, readUsd } from "#domain/answers/readTyped.ts";
import {
  type Offer,
  type OfferLine,
  type OfferLineKind,
  offerLimits,
  offerLineKinds,
  offerSources,
} from "#domain/offers/offer.ts";
import { renameLine } from "#domain/offers/renameLine.ts";
import { formatInteger, formatSchoolYear } from "#lib/format.ts";
import { fail } from "#lib/result.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField, TextField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { lineWords } from "./lineWords.ts";
import { emptyLine, useOfferChanges } from "./useOffers.ts";

export function OfferEditor({ offer, all }: { offer: Offer; all: AllColleges | null }) {
  const { change } = useOfferChanges();
  /** Incremented on each removal, so that no field keeps the text of another line. */
  const [removals, setRemovals] = useState(0);
  const { lines } = offer;
  return (
    <div className="space-y-4">
      <Whose offer={offer} all={all} />
      <ol className="@container space-y-4">
        {lines.map((line, position) => (
          <li key={`${removals}-${position}`}>
            <LineFields
              offer={offer}
              line={line}
              position={position}
              onRemove={() => {
                setRemovals(removals + 1);
                change(offer.id, { lines: lines.filter((_, index) => index !== position) });
              }}
            />
          </li>
        ))}
      </ol>
      {lines.length < offerLimits.lines ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => change(offer.id, { lines: [...lines, emptyLine] })}
        >
          {lineWords.add}
        </Button>
      ) : (
        <p>{lineWords.full}</p>
      )}
    </div>
  );
}

/** School years an offer may be for: the current one and the next three. */
function listSchoolYears(): string[] {
  const [year = 0, month = 0] = getToday().split("-").map(Number);
  const first = month >= 7 ? year : year - 1;
  return Array.from({ length: 4 }, (_, index) => formatSchoolYear(first + index));
}

function Whose({ offer, all }: { offer: Offer; all: AllColleges | null }) {
  const { change } = useOfferChanges();
  const lookedAt = useCollegesLookedAt();
  const years = listSchoolYears();
  const { academicYear } = offer;
  const options = academicYear === null || years.includes(academicYear) ? years : [academicYear, ...years];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CollegePicker
        unitIds={offer.unitId === null ? [] : [offer.unitId]}
        maximum={1}
        label={lineWords.college}
        hint={lineWords.collegeHint}
        offered={lookedAt}
        onChange={([unitId]) => {
          const college = unitId === undefined ? undefined : all?.byUnitId.get(unitId);
          change(offer.id, {
            unitId: unitId ?? null,
            ...(college === undefined ? {} : { collegeName: college.name }),
          });
        }}
      />
      <div className="space-y-4">
        {offer.unitId === null && (
          <SavedText
            label={lineWords.freeName}
            kept={offer.collegeName}
            most={offerLimits.nameLength}
            onChange={(collegeName) => change(offer.id, { collegeName })}
          />
        )}
        <SelectField
          label={lineWords.year}
          value={academicYear ?? ""}
          onChange={(event) =>
            change(offer.id, { academicYear: event.target.value === "" ? null : event.target.value })
          }
        >
          <option value="">{lineWords.yearNone}</option>
          {options.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

/** Text that the plan stores if it is short enough; longer text stays in the field with an error. */
function SavedText(props: { label: string; kept: string; most: number; onChange: (text: string) => void }) {
  const [tooLong, setTooLong] = useState<string | null>(null);
  return (
    <TextField
      label={props.label}
      type="text"
      value={tooLong ?? props.kept}
      error={tooLong === null ? null : lineWords.tooLong(props.most)}
      onChange={(event) => {
        const text = event.target.value;
        setTooLong(text.length > props.most ? text : null);
        if (text.length <= props.most) props.onChange(text);
      }}
    />
  );
}

type LineProps = { offer: Offer; line: OfferLine; position: number; onRemove: () => void };

const kindGroups: readonly { code: keyof typeof lineWords.groups; kinds: readonly OfferLineKind[] }[] = [
  { code: "gifts", kinds: ["grant"] },
  { code: "work", kinds: ["workStudy"] },
  { code: "loans", kinds: ["studentLoan", "parentLoan", "privateLoan"] },
  { code: "costs", kinds: ["tuitionFees", "housingFood", "books", "travel", "personal", "otherCost"] },
  { code: "sums", kinds: ["totalCost", "statedNetPrice"] },
];

function LineFields({ offer, line, position, onRemove }: LineProps) {
  const { changeLine } = useOfferChanges();
  const set = (fields: Partial<OfferLine>) => changeLine(offer.id, position, fields);
  const amount = useTypedField<number>({
    kept: line.amountUsd,
    read: readAmount,
    write: formatInteger,
    // Once edited, it is no longer a guess.
    give: (amountUsd) => set({ amountUsd, note: undefined }),
  });
  return (
    <fieldset className="rounded-xl border border-line p-4">
      <legend className="px-1 text-[0.95rem] text-ink-soft">{lineWords.line(position + 1)}</legend>
      <div className="grid gap-3 @md:grid-cols-2 @3xl:grid-cols-[1.5fr_0.8fr_1.4fr_0.9fr_1.1fr]">
        <SavedText
          label={lineWords.label}
          kept={line.label}
          most={offerLimits.labelLength}
          onChange={(label) => set(renameLine(line, label, offer.collegeName))}
        />
        <NumberField
          label={lineWords.amount}
          before="$"
          value={amount.text}
          error={amount.problem === null ? null : lineWords.problem(amount.problem)}
          onChange={amount.onChange}
          onBlur={amount.onBlur}
        />
        <SelectField
          label={lineWords.kind}
          value={line.kind}
          onChange={(event) => {
            const kind = offerLineKinds.find((one) => one === event.target.value);
            if (kind !== undefined) set({ kind, note: undefined });
          }}
        >
          <option value="other">{lineWords.kinds.other}</option>
          {kindGroups.map(({ code, kinds }) => (
            <optgroup key={code} label={lineWords.groups[code]}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {lineWords.kinds[kind]}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        {isAid(line.kind) && (
          <SelectField
            label={lineWords.source}
            value={line.source}
            onChange={(event) => {
              const source = offerSources.find((one) => one === event.target.value);
              if (source !== undefined) set({ source });
            }}
          >
            {offerSources.map((source) => (
              <option key={source} value={source}>
                {lineWords.sources[source]}
              </option>
            ))}
          </SelectField>
        )}
        {line.kind === "grant" && (
          <SelectField
            label={lineWords.renewal}
            value={line.isRenewable === null ? "unsaid" : line.isRenewable ? "yes" : "no"}
            onChange={(event) =>
              set({ isRenewable: event.target.value === "unsaid" ? null : event.target.value === "yes" })
            }
          >
            <option value="unsaid">{lineWords.renewals.unsaid}</option>
            <option value="yes">{lineWords.renewals.yes}</option>
            <option value="no">{lineWords.renewals.no}</option>
          </SelectField>
        )}
      </div>
      {line.readFrom !== undefined && (
        <p className="mt-3 text-[0.95rem] text-ink-soft [overflow-wrap:anywhere]">
          {lineWords.readFrom(line.readFrom)}
        </p>
      )}
      {line.note !== undefined && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-[0.95rem]">
          {lineWords.notes[line.note]}
          {line.note !== "estimate" && (
            <Button variant="link" size="sm" className="px-0" onClick={() => set({ note: undefined })}>
              {lineWords.right}
            </Button>
          )}
        </p>
      )}
      <Button variant="ghost" size="sm" className="mt-2" onClick={onRemove}>
        {lineWords.remove(line.label)}
      </Button>
    </fieldset>
  );
}

function isAid(kind: OfferLineKind): boolean {
  return ["grant", "workStudy", "studentLoan", "parentLoan", "privateLoan"].includes(kind);
}

function readAmount(text: string): Answer<number> {
  const answer = readUsd(text);
  if (answer.ok && answer.value !== null && answer.value > offerLimits.mostUsd)
    return fail({ kind: "tooHigh", maximum: offerLimits.mostUsd });
  return answer;
}
