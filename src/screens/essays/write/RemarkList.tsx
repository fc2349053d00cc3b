/** Remarks on a draft, each with a way to its sentence, and one to be rid of it. */
import { Button } from "#ui/Button.tsx";
import type { PlacedRemark } from "./placeRemarks.ts";
import { RemarkCard } from "./RemarkCard.tsx";
import { readWords as words } from "./readWords.ts";

/** Of a remark: its kind in words, and why a reader stops there, which a model does not say. */
type Said = { label: string; why: string | null };

export function RemarkList<One extends { question: string }>(props: {
  remarks: readonly PlacedRemark<One>[];
  describe: (remark: One) => Said;
  currentKey: string | null;
  onShow: (key: string, place: { start: number; end: number }) => void;
  onSetAside: (key: string) => void;
}) {
  return (
    <ol className="mt-3 space-y-3">
      {props.remarks.map(({ key, remark, quote, place }) => (
        <li key={key}>
          <RemarkCard
            {...props.describe(remark)}
            question={remark.question}
            quote={quote}
            isCurrent={key === props.currentKey}
          >
            <div className="mt-3 flex flex-wrap gap-2">
              {place === null ? (
                <p className="flex min-h-11 items-center text-[0.95rem] font-semibold">{words.gone}</p>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={words.showHeard(quote.slice(0, 60))}
                  onClick={() => props.onShow(key, place)}
                >
                  {words.show}
                </Button>
              )}
              <Button
                variant="ghost"
                size="sm"
                aria-label={words.setAsideHeard(quote.slice(0, 60))}
                onClick={() => props.onSetAside(key)}
              >
                {words.setAside}
              </Button>
            </div>
          </RemarkCard>
        </li>
      ))}
    </ol>
  );
}
