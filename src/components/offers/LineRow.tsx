/** One line as a row: what the letter calls it, what it is, and its amount; a press opens its fields. */
import { useId, useState } from "react";
import { formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { KindMark } from "./KindMark.tsx";
import { LineFields, type LineProps } from "./LineFields.tsx";
import { lineWords } from "./lineWords.ts";

/** `areNotesAbove`: what is doubtful about its lines is asked once, above them. */
export function LineRow({ areNotesAbove, ...props }: LineProps & { areNotesAbove: boolean }) {
  const { line } = props;
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const name = line.label === "" ? lineWords.kinds[line.kind] : line.label;
  return (
    <div className="border-b border-line pb-1">
      <div className="flex items-center gap-2.5">
        <KindMark kind={line.kind} />
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block [overflow-wrap:anywhere] first-letter:uppercase">{name}</span>
          <span className="block text-[0.88rem] text-ink-soft">{lineWords.kinds[line.kind]}</span>
        </span>
        {/* One above the other on a phone, so that the name has room for its words. */}
        <span className="flex shrink-0 flex-col items-end @sm:flex-row @sm:items-center @sm:gap-2.5">
          <span className="figures font-semibold">
            {line.amountUsd === null ? lineWords.noAmount : formatUsd(line.amountUsd)}
          </span>
          <Button
            variant="link"
            size="sm"
            className="px-0"
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            aria-label={lineWords.change(name)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? lineWords.done : lineWords.changeShort}
          </Button>
        </span>
      </div>
      {line.note !== undefined && line.note !== "unproven" && !areNotesAbove && !isOpen && (
        <p className="pb-1 pl-6 text-[0.88rem] text-ink-soft">{lineWords.notes[line.note]}</p>
      )}
      <div id={fieldsId}>{isOpen && <LineFields {...props} />}</div>
    </div>
  );
}
