/** The fields of one line: label, kind, amount, source and duration. */
import { useTypedField } from "#components/answer/useTypedField.ts";
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
import { formatInteger } from "#lib/format.ts";
import { fail } from "#lib/result.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { lineWords } from "./lineWords.ts";
import { SavedText } from "./SavedText.tsx";
import { useOfferChanges } from "./useOffers.ts";

export type LineProps = { offer: Offer; line: OfferLine; position: number; onRemove: () => void };

const kindGroups: readonly { code: keyof typeof lineWords.groups; kinds: readonly OfferLineKind[] }[] = [
  { code: "gifts", kinds: ["grant"] },
  { code: "work", kinds: ["workStudy"] },
  { code: "loans", kinds: ["studentLoan", "parentLoan", "privateLoan"] },
  { code: "costs", kinds: ["tuitionFees", "housingFood", "books", "travel", "personal", "otherCost"] },
  { code: "sums", kinds: ["totalCost", "statedNetPrice"] },
];

export function LineFields({ offer, line, position, onRemove }: LineProps) {
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
          <KindOptions />
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

/** Every kind in its group, after "not sorted yet". */
export function KindOptions() {
  return (
    <>
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
    </>
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
