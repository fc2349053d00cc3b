/** One change: when, by whom and what kind, with buttons to view and restore that version. */
import { formatAnd, formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { listTopics } from "./topics.ts";
import type { Point } from "./useHistory.ts";
import { words } from "./words.ts";

/** More is counted: a restored plan may be a hundred changes. */
const mostShown = 3;

export function PointRow(props: {
  point: Point;
  /** What was done; empty until the log has loaded, and then the kinds say it. */
  done: readonly string[];
  isNow: boolean;
  isOwner: boolean;
  canGoBack: boolean;
  onLook: () => void;
  onBack: () => void;
}) {
  const { point } = props;
  const moment = formatMoment(point.at);
  const done =
    props.done.length > 0
      ? props.done
      : listTopics(point.kinds).map((topic) => words.changes.changed(words.topics[topic]));
  const rest = done.length - mostShown;
  const shown = rest > 0 ? [...done.slice(0, mostShown), words.changes.more(rest)] : done;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-64">
        <p className="break-words">
          <span className="font-semibold">{point.byYou ? words.you : (point.by ?? words.someone)}</span>{" "}
          {formatAnd(shown)}
        </p>
        <p className="mt-1 text-[0.95rem] text-ink-soft">
          <time dateTime={point.at}>{moment}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {props.isNow ? (
          <p className="flex min-h-11 items-center font-semibold text-accent-text">{words.now}</p>
        ) : (
          <>
            <Button variant="outline" size="sm" aria-label={words.lookAt(moment)} onClick={props.onLook}>
              {words.look}
            </Button>
            {props.isOwner && (
              <Button
                variant="light"
                size="sm"
                aria-label={words.backTo(moment)}
                disabled={!props.canGoBack}
                onClick={props.onBack}
              >
                {words.back}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}
