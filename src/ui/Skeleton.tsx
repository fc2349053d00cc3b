/**
 * Gray placeholders for content that is loading; the label is announced to screen readers. Without JavaScript
 * nothing loads, so they are not shown, and the page says what can be read instead.
 */
import { joinClasses } from "./joinClasses.ts";
import { LoadingHint } from "./LoadingHint.tsx";

export function Skeleton(props: { label: string; lines?: number; className?: string }) {
  return (
    <div role="status" className={joinClasses("space-y-3 noscript:hidden", props.className)}>
      <p className="sr-only">{props.label}</p>
      {Array.from({ length: props.lines ?? 3 }, (_, index) => (
        <div
          key={index}
          aria-hidden="true"
          className="h-20 animate-pulse rounded-2xl bg-line motion-reduce:animate-none"
        />
      ))}
      <LoadingHint className="pt-2" />
    </div>
  );
}
