/** An offer's lines: those read from a letter as rows that open, those that are typed as fields. */
import { useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { type Offer, offerLimits } from "#domain/offers/offer.ts";
import { Button } from "#ui/Button.tsx";
import { LineFields, type LineProps } from "./LineFields.tsx";
import { LineRow } from "./LineRow.tsx";
import { lineWords } from "./lineWords.ts";
import { OfferWhose } from "./OfferWhose.tsx";
import { emptyLine, useOfferChanges } from "./useOffers.ts";

export function OfferEditor({ offer, all }: { offer: Offer; all: AllColleges | null }) {
  const { change } = useOfferChanges();
  const { lines } = offer;
  return (
    <div className="space-y-4">
      <OfferWhose offer={offer} all={all} />
      <OfferLines offer={offer} positions={lines.map((_, position) => position)} />
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

/** Some lines of an offer, by their places. */
export function OfferLines(props: { offer: Offer; positions: readonly number[]; areNotesAbove?: boolean }) {
  const { offer, positions, areNotesAbove = false } = props;
  const { change } = useOfferChanges();
  /** Incremented on each removal, so that no field keeps the text of another line. */
  const [removals, setRemovals] = useState(0);
  return (
    <ol className="@container">
      {positions.map((position) => {
        const line = offer.lines[position];
        if (line === undefined) return null;
        const onRemove = () => {
          setRemovals(removals + 1);
          change(offer.id, { lines: offer.lines.filter((_, index) => index !== position) });
        };
        return (
          <li key={`${removals}-${position}`} className="not-first:mt-2">
            <EditableLine
              offer={offer}
              line={line}
              position={position}
              areNotesAbove={areNotesAbove}
              onRemove={onRemove}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** A row or fields, as the line was when it came: it doesn't change its form while someone types in it. */
function EditableLine({ areNotesAbove, ...props }: LineProps & { areNotesAbove: boolean }) {
  const [isRow] = useState(props.line.readFrom !== undefined || props.line.note !== undefined);
  return isRow ? <LineRow {...props} areNotesAbove={areNotesAbove} /> : <LineFields {...props} />;
}
