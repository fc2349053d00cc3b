/** One remark: the sentence it is about, why a reader stops there, and one question. */
import type { ReactNode } from "react";
import { joinClasses } from "#ui/joinClasses.ts";

const maxQuoteLength = 220;

export function RemarkCard(props: {
  /** Its kind, in words. */
  label: string;
  /** Null where nobody says why. */
  why: string | null;
  question: string;
  quote: string;
  isCurrent?: boolean;
  children?: ReactNode;
}) {
  const { quote, why } = props;
  // A remark on the whole draft needs no quotation.
  const isShort = quote.length <= maxQuoteLength;
  return (
    <div
      className={joinClasses(
        "rounded-2xl border bg-card p-4 sm:p-5",
        props.isCurrent === true ? "border-support shadow-card" : "border-line",
      )}
    >
      <p className="text-[0.88rem] font-semibold tracking-wide text-ink-soft">{props.label}</p>
      <blockquote className="mt-1.5 border-l-4 border-support pl-3 text-[0.98rem] break-words">
        {isShort ? quote : `${quote.slice(0, maxQuoteLength).trimEnd()}…`}
      </blockquote>
      {why !== null && <p className="mt-2.5 text-[0.98rem] text-ink-soft">{why}</p>}
      <p className="mt-2 font-serif text-xl leading-snug">{props.question}</p>
      {props.children}
    </div>
  );
}
