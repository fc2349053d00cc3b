/** A letter's text with each amount marked as what it was read as; the words of a mark say the same as its color. */
import { useMemo } from "react";
import type { BillPartCode } from "#domain/offers/bill.ts";
import { markLetter } from "#domain/offers/markLetter.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { getPartOfKind } from "./KindMark.tsx";
import { readLetterText } from "./letterTexts.ts";
import { lineWords } from "./lineWords.ts";
import { reviewWords as text } from "./reviewWords.ts";

/** Behind letters every fill must leave them readable, so patterns become an underline. */
const markLooks: Readonly<Record<BillPartCode, string>> = {
  left: "bg-sunk text-ink border-b-2 border-accent-text",
  parentLoan: "bg-sunk text-ink border-b-2 border-dashed border-ink",
  privateLoan: "bg-sunk text-ink border-b-2 border-dotted border-ink",
  studentLoan: "bg-support-soft text-ink border-b-2 border-dashed border-support",
  workStudy: "bg-support-soft text-ink border-b-2 border-support",
  grant: "bg-accent-soft text-ink border-b-2 border-accent",
  other: "bg-card text-ink outline-2 outline-dashed outline-line-strong",
};

export function LetterText({ offer, className }: { offer: Offer; className?: string }) {
  const { id, lines, leftOut } = offer;
  const letter = useMemo(() => readLetterText(id), [id]);
  const parts = useMemo(
    () =>
      letter === null
        ? markLetter(quoteLines(lines, leftOut), lines.map(withoutPlace), (leftOut ?? []).map(withoutPlace))
        : markLetter(letter, lines, leftOut ?? []),
    [letter, lines, leftOut],
  );
  return (
    <div className={className}>
      <p className="text-[0.92rem] text-ink-soft">{letter === null ? text.quotesNote : text.letterNote}</p>
      {/* Focusable so that it can be scrolled with the keyboard. */}
      <div
        role="region"
        aria-label={text.letter}
        tabIndex={0}
        className="mt-1.5 max-h-64 overflow-auto rounded-xl border border-line bg-card p-3 text-[0.88rem] leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere] md:max-h-[26rem]"
      >
        {parts.map((part, index) => {
          if (part.at === null) return <span key={index}>{part.text}</span>;
          const line = "line" in part.at ? lines[part.at.line] : undefined;
          const name = line === undefined ? text.leftOutMark : lineWords.kinds[line.kind];
          return (
            <mark
              key={index}
              title={name}
              className={joinClasses(
                "figures rounded-xs px-0.5",
                line === undefined
                  ? "bg-transparent text-ink-soft line-through decoration-1"
                  : markLooks[getPartOfKind(line.kind)],
              )}
            >
              {part.text}
              <span className="sr-only"> ({name})</span>
            </mark>
          );
        })}
      </div>
    </div>
  );
}

/** Its place is in the letter, which is not here. */
function withoutPlace<Read extends { readAt?: unknown }>(read: Read): Omit<Read, "readAt"> {
  const { readAt: _readAt, ...rest } = read;
  return rest;
}

/** Without the text: the places that lines and amounts were read from, each once. */
function quoteLines(lines: Offer["lines"], leftOut: Offer["leftOut"] = []): string {
  const quotes = [...lines.flatMap(({ readFrom }) => readFrom ?? []), ...leftOut.map((one) => one.text)];
  return [...new Set(quotes)].join("\n");
}
