/** Reading a draft: a button, then the remarks, each with a way to its sentence. */
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { RemarkCard } from "./RemarkCard.tsx";
import { readWords as words } from "./readWords.ts";
import type { PlacedRemark, Reading } from "./useReading.ts";

export function ReadingView(props: {
  reading: Reading;
  isEmpty: boolean;
  currentKey: string | null;
  onShow: (remark: PlacedRemark) => void;
}) {
  const { reading } = props;
  const { status, remarks } = reading;
  return (
    <div>
      <p className="text-[0.98rem]">{words.intro}</p>
      <p className="mt-1 text-[0.95rem] text-ink-soft">{words.noModel}</p>
      <Button
        className="mt-4"
        disabled={props.isEmpty || status === "reading"}
        onClick={reading.read}
        variant={status === "read" ? "outline" : "default"}
      >
        {status === "reading" ? words.reading : status === "read" ? words.readAgain : words.read}
      </Button>
      {props.isEmpty && <p className="mt-2 text-[0.95rem] text-ink-soft">{words.empty}</p>}
      {status === "failed" && (
        <div className="mt-4">
          <Notice tone="problem" title={words.failed} />
        </div>
      )}
      <p role="status" className="mt-5 font-serif text-xl empty:hidden">
        {status === "read" ? words.found(remarks.length) : ""}
      </p>
      {status === "read" && !reading.hasColleges && <p className="mt-1 text-[0.95rem]">{words.noColleges}</p>}
      {reading.isChanged && <p className="mt-1 text-[0.95rem] text-ink-soft">{words.changed}</p>}
      <ol className="mt-3 space-y-3">
        {remarks.map((one) => (
          <li key={one.key}>
            <RemarkCard remark={one.remark} quote={one.quote} isCurrent={one.key === props.currentKey}>
              <div className="mt-3 flex flex-wrap gap-2">
                {one.place === null ? (
                  <p className="flex min-h-11 items-center text-[0.95rem] font-semibold">{words.gone}</p>
                ) : (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={words.showHeard(one.quote.slice(0, 60))}
                    onClick={() => props.onShow(one)}
                  >
                    {words.show}
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={words.setAsideHeard(one.quote.slice(0, 60))}
                  onClick={() => reading.setAside(one.key)}
                >
                  {words.setAside}
                </Button>
              </div>
            </RemarkCard>
          </li>
        ))}
      </ol>
    </div>
  );
}
