/** One change: when, by whom, of what kind; a look at the plan after it, and the way back to it. */
import { formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { listTopics } from "./topics.ts";
import type { Point } from "./useHistory.ts";
import { words } from "./words.ts";

export function PointRow(props: {
  point: Point;
  isNow: boolean;
  isOwner: boolean;
  canGoBack: boolean;
  onLook: () => void;
  onBack: () => void;
}) {
  const { point } = props;
  const moment = formatMoment(point.at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-64">
        <ul className="flex flex-wrap gap-x-2 gap-y-1 font-semibold">
          {listTopics(point.kinds).map((topic) => (
            <li key={topic} className="not-last:after:text-ink-soft not-last:after:content-[','] ">
              {words.topics[topic]}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-[0.95rem] text-ink-soft">
          <time dateTime={point.at}>{moment}</time>. {point.byYou ? words.byYou : words.byOther}.
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
